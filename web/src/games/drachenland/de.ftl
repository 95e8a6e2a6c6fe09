# Was nur der gezeichnete Spielplan sagt. en.ftl enthält dieselben Texte.

map-label = Karte des Drachenlands
map-numbers = Nummern aller Felder
map-eggs-left = { $count ->
    [0] Kein Drachenei mehr
    [one] Noch ein Drachenei
   *[other] Noch { $count } Dracheneier
}
map-volcano = { $name }: { $eggs ->
    [0] kein Drachenei
    [one] ein Drachenei
   *[other] { $eggs } Dracheneier
}; Edelsteine: { $red } rot, { $green } grün, { $blue } blau, { $clear } transparent
map-field = Feld { $name }
map-tile-down = verdecktes Plättchen
map-tile-up = Plättchen: { $tile }
map-here = hier: { $who }
map-figure-ringed = { $figure }, mit Zauberring
map-die = Würfel { $die } zeigt { $pips }
map-king = Königsdrache { $king }
map-steps = { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
}
map-done = Lass es gut sein

own-figures = Figuren
own-outside = vor den Toren
own-ringed = trägt einen Zauberring
own-ringless = noch ohne Zauberring
own-tiles = Plättchen
own-no-tiles = Keine Plättchen mehr
own-loot = Schätze
own-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
own-with-rings = { $points } mit allen Ringen
own-void = { $count ->
    [one] Ein Edelstein zählt nicht, solange der Ring fehlt
   *[other] { $count } Edelsteine zählen nicht, solange Ringe fehlen
}
own-times = { $what }, { $count } Stück
own-screen = Schätze hinter dem Sichtschirm
own-egg = Dracheneier
own-next = Nächster Satz +{ $gain }:
own-next-of = und { $count } von

say-enter = { $figure } auf { $to } bringen
say-activate = { $figure }: Würfel { $die } mit { $pips }
