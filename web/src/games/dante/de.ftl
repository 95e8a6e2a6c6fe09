# Was nur der gezeichnete Spielplan sagt. en.ftl enthält dieselben Texte.

map-label = Der Läuterungsberg
map-area-here = { $name }; hier: { $who }
map-sinner = { $name }, { $seat }: Feld { $field }, { $area }, { $stones ->
    [0] ohne Steine
    [one] ein Stein
   *[other] { $stones } Steine
}
map-mate = reist mit { $who }
map-offer = Angebot von { $who }, gemeinsam zu reisen
map-encounter = Begegnung: { $name }, noch { $value } bis zum Abschied
map-canto = Gesang { $canto }
map-spiral = Der Bußstein auf der Sündenspirale steht auf { $value }
map-to-addio = bis Addio
map-addio = Addio!
map-sun = Sonnenstand: { $hour }, { $light }
map-round = { $who } ist am Zug; es geht { $direction }{ $skip ->
    [true] ; die nächste Person setzt aus
   *[false] { "" }
}
map-supply = Strafsteine im Vorrat: { $count }
map-stock = Bußkarten im Stapel: { $count }
map-discard = Karten auf der Ablage: { $count }
map-share = Wie viele für { $who }?

own-hand = Deine Karten, es gilt: { $light }
own-no-cards = Keine Karten mehr
own-at = { $area }, Feld { $field }
own-arrived = { $place ->
    [1] an erster Stelle im Himmel
   *[other] an zweiter Stelle im Himmel
}
own-stones = { $count ->
    [0] frei von Steinen
    [one] ein Stein
   *[other] { $count } Steine
}
own-offer = { $who } bietet an, gemeinsam zu reisen
own-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
own-way = Steine, die auf dem Weg warten
own-leg = { $name }: { $stones ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $stones } Steine
}

ahead-field = { $how ->
    [together] zusammen auf Feld { $field }
    [alone] allein auf Feld { $field }
   *[other] auf Feld { $field }
}
ahead-heaven = { $how ->
    [together] zusammen in den Himmel, Platz { $place }
    [alone] allein in den Himmel, Platz { $place }
   *[other] in den Himmel, Platz { $place }
}
ahead-place = Himmel { $place }
ahead-stones = Steine { $change }
ahead-hour = dann ist es { $hour } ({ $light })
ahead-addio = beendet die Begegnung
own-now = { $name }: { $value } bis Addio, { $hour }
map-order = Alle in der Reihenfolge der Züge

zoom-fields = { $count ->
    [one] Feld { $first }
   *[other] Felder { $first } bis { $last }
}
zoom-toll = Steine beim ersten Betreten
zoom-encounter = Beginnt bei { $value }, es bleiben { $left }.

score-won = An zweiter Stelle im Himmel und gekrönt
score-first = An erster Stelle im Himmel, zu früh
