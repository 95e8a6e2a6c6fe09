# Drachenland auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Drachenland
game-pitch = Rettet die Schätze der Drachen, bevor die Vulkane ausbrechen!
game-length = etwa 45 Minuten

### Worum es geht, für alle, die das Spiel nicht kennen

intro-aim =
    Sammle Sätze aus einem Drachenei und je einem roten, grünen und blauen Edelstein: Jeder ist 10 Punkte wert. Mit dem
    letzten Ei ist Schluss, und von jeder Farbe zählt nur, was eine Figur mit Zauberring schützt.

intro-about =
    Die Vulkane des Drachenlands stehen vor dem Ausbruch, und in ihnen liegen die Schätze der Drachen: Eier und
    Edelsteine. Jeder führt ein kleines Volk aus drei Figuren, einer roten, einer grünen und einer blauen, und bringt in
    Sicherheit, was zu retten ist. Auf jedem der 15 Vulkane liegt außerdem ein verdecktes Plättchen, das umgedreht wird,
    sobald jemand dort ankommt.

intro-turn =
    Zuerst fallen zwei Würfel. Dann kommen zwei deiner drei Figuren an die Reihe, eine nach der anderen und jede mit
    einem der Würfel. Eine Figur bewegt sich und darf danach, wenn sie auf einem Vulkan steht, einmal zugreifen: alle
    Edelsteine ihrer eigenen Farbe, einen transparenten Edelstein oder ein Drachenei. Wo ein Ringplättchen liegt, kann
    sie stattdessen einen Zauberring nehmen.

    Figuren dürfen übereinander hinwegspringen, aber auf einem Wegfeld steht immer nur eine. Ein verdecktes Plättchen
    hält jeden auf, der den Vulkan erreicht. Wer ein Drachenei nimmt, bekommt das Plättchen dazu: Bootsmann, Schnelle
    Schritte, Kleiner Drache oder Magische Hand. Die Königsdrachen und die Ringe bleiben dagegen für alle da. Mit einer
    gewürfelten 4 fliegt eine Figur mit dem Königsdrachen ihrer Farbe, oder sie ruft ihn zu sich.

intro-win =
    Mit dem letzten Drachenei endet die Partie auf der Stelle, auch mitten im Zug. Ein Drachenei und je ein roter,
    grüner und blauer Edelstein sind ein Satz und 10 Punkte wert, alles Übrige bringt 1 Punkt. Transparente Edelsteine
    ersetzen jede Farbe, nie aber ein Ei. Und Vorsicht: Für jede Figur ohne Zauberring verfallen alle Edelsteine ihrer
    Farbe.

intro-tips =
    Denk früh an die Ringe. Drei Figuren, drei Ringe: Wer damit wartet, bis nur noch wenige Eier liegen, verliert ganze
    Farben.

    Sammle ausgewogen. Der vierte Stein zu einem Satz ist weit mehr wert als der fünfte rote Stein.

    Eier sind die Uhr. Wer vorn liegt, nimmt sie schnell; wer hinten liegt, lässt sie liegen und sammelt Edelsteine.

### Wörter

# In „die … Figur“.
colour-red = rote
colour-green = grüne
colour-blue = blaue

die-a = A
die-b = B

power-die = mit der 4
power-tile = mit einem Kleinen Drachen

treasure-gems = alle Edelsteine der Figurenfarbe
treasure-clear = einen transparenten Edelstein
treasure-egg = ein Drachenei
treasure-ring = einen Zauberring

# Satzanfang in „… geht jetzt nicht“.
verb-lead = Ein Volk wählen
verb-enter = In der Eröffnungsrunde hereinkommen
verb-keep = Den Wurf behalten
verb-reroll = Neu würfeln
verb-activate = Einen Würfel vergeben
verb-walk = Laufen
verb-swift = Schnelle Schritte ausspielen
verb-ferry = Mit dem Bootsmann fahren
verb-call = Den Königsdrachen rufen
verb-fly = Mit dem Königsdrachen fliegen
verb-stop = Stehen bleiben
verb-take = Schätze aufnehmen
verb-hand = Die Magische Hand ausspielen
verb-done = Schätze liegen lassen

# Nach „es geht um …“.
topic-lead = die Wahl der Völker
topic-opening = die Eröffnungsrunde
topic-reroll = den Wurf
topic-activate = Figur und Würfel
topic-move = die Bewegung der Figur
topic-collect = das Aufnehmen der Schätze
topic-hand = die Magische Hand

### Fragen

ask-lead = { $seat }, welches Volk führst du?
ask-opening = { $seat }, bring deine erste Figur { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weit ins Drachenland
ask-reroll = { $seat }, behältst du { $a } und { $b }, oder würfelst du neu?
ask-activate = { $nth ->
    [1] { $seat }, wähle deine erste Figur und ihren Würfel
   *[other] { $seat }, welche Figur bekommt den anderen Würfel?
}
ask-move = { $seat }, wohin mit { $figure }? { $pips ->
    [0] Kein Schritt ist übrig.
    [one] Ein Schritt ist übrig.
   *[other] { $pips } Schritte sind übrig.
}
ask-collect = { $seat }, was nimmt { $figure } auf { $at }?
ask-hand = { $seat }, greift { $figure } auf { $at } mit der Magischen Hand noch einmal zu?

### Züge

action-lead = Führe die { $people }
action-enter = Bring die { $colour } Figur auf { $to }
action-keep = Behalte den Wurf
action-reroll = Würfle neu
action-activate = Nimm Würfel { $die } für die { $colour } Figur
action-walk = Lauf bis { $to }
action-swift = Spiel Schnelle Schritte aus
action-ferry = Fahr mit dem Bootsmann nach { $to }
action-call = Ruf den Königsdrachen { $power }
action-fly = Flieg { $power } nach { $to }
action-stop = Bleib stehen
action-take = Nimm { $treasure }
action-hand = Spiel die Magische Hand aus
action-done = Lass es gut sein

### Was geschieht

event-led = { $seat } führt die { $people }.
event-started = Die { $seat } beginnen.
event-opened = { $figure } betritt das Drachenland und steht auf { $to }.
event-turn = Runde { $round }: Die { $seat } sind am Zug.
event-rolled = Die { $seat } würfeln { $a } und { $b }.
event-roll-void = Die { $seat } spielen Neu Würfeln aus: Der Wurf gilt nicht.
event-activated = { $figure } bekommt Würfel { $die } mit { $pips ->
    [one] einem Auge
   *[other] { $pips } Augen
}.
event-rested = { $figure } ist fertig.
event-turn-over = Die { $seat } beenden ihren Zug.
event-round-over = Runde { $round } ist vorbei.
event-idle = { $idle ->
    [one] In dieser Runde hat niemand etwas genommen.
   *[other] Seit { $idle } Runden hat niemand etwas genommen.
} { $most ->
    [one] Die Vulkane brechen nach einer solchen Runde aus.
   *[other] Die Vulkane brechen nach { $most } solchen Runden aus.
}
event-entered = { $figure } betritt das Drachenland und läuft { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} bis { $to }.
event-walked = { $figure } läuft { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} von { $from } nach { $to }.
event-swift = { $figure } nutzt Schnelle Schritte und hat nun { $pips ->
    [one] einen Schritt
   *[other] { $pips } Schritte
}.
event-ferried = Der Bootsmann bringt { $figure } von { $from } nach { $to }.
event-called = { $figure } ruft den Königsdrachen { $king } { $power } von { $from } nach { $to }.
event-flew = { $figure } fliegt { $power } auf dem Königsdrachen { $king } von { $from } nach { $to }.
event-revealed = Auf { $at } kommt zum Vorschein: { $tile }.
event-took-gems = { $figure } nimmt auf { $at } { $count ->
    [one] einen Edelstein
   *[other] { $count } Edelsteine
} in { $gem }.
event-took-clear = { $figure } nimmt auf { $at } einen transparenten Edelstein.
event-took-egg = { $figure } nimmt auf { $at } ein Drachenei.
event-took-tile = Die { $seat } bekommen dazu das Plättchen von { $at }: { $tile }.
event-took-ring = { $figure } nimmt auf { $at } einen Zauberring.
event-hand = { $figure } spielt die Magische Hand aus und darf noch einmal zugreifen.
event-last-egg = Die { $seat } nehmen das letzte Drachenei. Die Partie ist vorbei!
event-clock = Nach Runde { $round } brechen die Vulkane aus. Die Partie ist vorbei!
event-shown-tile = Auf { $at } lag noch verdeckt: { $tile }.
event-shown-removed = Das ungesehen entfernte Plättchen war: { $tile }.
event-screen-up = Die { $seat } haben gesammelt: { $egg ->
    [0] kein Drachenei
    [one] ein Drachenei
   *[other] { $egg } Dracheneier
}; Edelsteine: { $red } rot, { $green } grün, { $blue } blau, { $clear } transparent.
event-void = { $figure } trägt keinen Zauberring: { $count ->
    [one] Ein Edelstein in { $gem } verfällt
   *[other] { $count } Edelsteine in { $gem } verfallen
}.
event-scored = Die { $seat } haben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: { $sets ->
    [0] keinen Satz
    [one] einen Satz
   *[other] { $sets } Sätze
} und { $singles ->
    [0] keine einzelnen Schätze
    [one] einen einzelnen Schatz
   *[other] { $singles } einzelne Schätze
}.

### Warum etwas nicht geht

why-people-taken = Die { $people } führt schon jemand anders.
why-no-pips = Deine Figur hat keine Schritte mehr.
why-stay-put = Dort steht deine Figur schon. Wenn sie bleiben soll, wähle „Bleib stehen“.
why-occupied = Auf { $space } steht schon jemand. Auf einem Feld ist nur Platz für eine Figur.
why-blocked = Auf dem Weg nach { $space } liegt ein Vulkan mit verdecktem Plättchen. Dort muss deine Figur anhalten.
why-too-far = { $space } ist zu weit weg: Deine Figur hat noch { $pips ->
    [one] einen Schritt
   *[other] { $pips } Schritte
}.
why-opening-distance = { $space } passt nicht: In der Eröffnungsrunde ziehst du genau { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
} weit.
why-same-figure = { $figure } war in diesem Zug schon dran. Der zweite Würfel ist für eine andere Figur.
why-die-used = Würfel { $die } ist in diesem Zug schon vergeben.
why-dice-equal = Beide Würfel zeigen dieselbe Zahl, es ist also einerlei: Nimm den anderen statt Würfel { $die }.
why-no-roll-again = Du hast kein Plättchen Neu Würfeln, das du jetzt ausspielen darfst.
why-roll-kept = Du hast den Wurf behalten. Neu Würfeln geht nur unmittelbar nach dem Wurf.
why-die-chosen = Ein Würfel dieses Wurfs ist schon vergeben, und Neu Würfeln gilt immer für beide.
why-no-swift-steps = Du hast kein Plättchen Schnelle Schritte, das du jetzt ausspielen darfst.
why-no-ferryman = Du hast keinen Bootsmann, den du jetzt ausspielen darfst.
why-ferry-not-on-volcano = Der Bootsmann legt nur an Vulkanen ab, und deine Figur steht auf keinem.
why-ferry-no-water = Dorthin führt von hier weder Fluss noch Wasserfall.
why-king-unseen = Den Königsdrachen dieser Farbe hat noch niemand aufgedeckt.
why-call-not-on-volcano = Rufen kann nur eine Figur, die auf einem Vulkan steht.
why-king-here = Der Königsdrache ist schon hier; er braucht keinen Ruf.
why-king-elsewhere = Deine Figur steht nicht bei ihrem Königsdrachen.
why-no-dragon-power = Königsdrachen hören nur auf eine unverbrauchte 4 oder einen Kleinen Drachen.
why-no-little-dragon = Du hast keinen Kleinen Drachen, den du jetzt ausspielen darfst.
why-four-not-fresh = Diese 4 ist schon angebrochen oder verbraucht. Für einen Königsdrachen muss sie noch unberührt sein.
why-no-four = Der Würfel dieser Figur zeigt eine { $pips }; ein Königsdrache verlangt eine 4.
why-fly-elsewhere = Auf { $space } bist du schon. Der Flug muss zu einem anderen Vulkan gehen.
why-nothing-here = Auf diesem Vulkan liegt nichts für deine Figur: kein Drachenei, kein Edelstein ihrer Farbe und kein transparenter.
why-no-gems = Hier liegt kein Edelstein in der Farbe deiner Figur.
why-other-gems = Die Edelsteine hier haben andere Farben; jede Figur nimmt nur ihre eigene.
why-no-clear = Hier liegt kein transparenter Edelstein.
why-no-egg = Hier liegt kein Drachenei.
why-no-ring-tile = Hier liegt kein Ringplättchen.
why-no-magic-hand = Du hast keine Magische Hand, die du jetzt ausspielen darfst.
why-nothing-taken = Die Magische Hand bringt eine weitere Aufnahme: Nimm zuerst etwas, dann darfst du sie ausspielen.
why-has-ring = Deine Figur trägt schon einen Zauberring. Mehr als einen darf keine tragen.

### Warnungen

caution-last-egg = Das ist das letzte Drachenei: Damit endet die Partie sofort.
caution-no-ring = Diese Figur trägt keinen Zauberring. Bekommt sie bis zum Ende keinen, zählen diese Edelsteine nicht.

### Das Ende

ended-last-egg = Das letzte Drachenei ist gerettet. Die Partie ist vorbei.
ended-clock = Die Vulkane sind ausgebrochen. Die Partie ist vorbei.

source-sets = Punkte für Sätze
source-singles = Punkte für Einzelnes

### Optionen des Tisches

option-peoples = Völker
    .about = Wer welches Volk führt. Jede Zahl von Plätzen kann mit jedem der vier Völker spielen.
option-peoples-order = In der Reihenfolge der Plätze
option-peoples-choice = Alle wählen
option-peoples-random = Das Los entscheidet
option-start_player = Startspieler
    .about = Wer den Anfang macht: das Los oder ein bestimmter Platz.
option-start_player-random = Das Los entscheidet
option-wild_gems = Wilde Edelsteine
    .about = Variante: Auf einem Vulkan dürfen beliebig viele Edelsteine derselben Farbe liegen.
option-open_treasures = Offene Schätze
    .about = Variante: ohne Sichtschirme. Alle sehen jederzeit, wer was gesammelt hat.
option-log_pickups = Aufnahmen im Protokoll
    .about = Wer was aufgenommen hat, bleibt nachlesbar. Ausgeschaltet sieht man es nur einmal und muss es sich merken.
option-split_pips = Geteiltes Laufen
    .about = Nach Überfahrt, Ruf oder Flug darf die Figur mit den übrigen Augen weiterlaufen.
option-instant_tiles = Plättchen sofort einsetzbar
    .about = Gewonnene Plättchen gelten noch im selben Zug. Ausgeschaltet ruhen sie bis zum nächsten eigenen Zug.
option-tie_break = Gleichstand
    .about = Was bei gleicher Punktzahl gilt.
option-tie_break-shared = Der Sieg wird geteilt
option-tie_break-sets = Mehr Sätze, dann mehr Dracheneier
option-clock_idle = Geduld der Vulkane
    .about = Nach so vielen Runden in Folge, in denen niemand etwas nimmt, brechen die Vulkane aus.
option-clock_rounds = Letzte Runde
    .about = Nach so vielen Runden brechen die Vulkane auf jeden Fall aus.

### Der Tisch im Terminal

terminal-round = { $round ->
    [0] Eröffnungsrunde
   *[other] Runde { $round }
}: { $seat }
terminal-choosing = Völker wählen: { $seat }
terminal-die = Würfel { $die }: { $pips }{ $used ->
    [yes] {" "}(vergeben)
   *[no] {""}
}
terminal-active = { $figure }: { $pips ->
    [0] kein Schritt mehr
    [one] noch ein Schritt
   *[other] noch { $pips } Schritte
}
terminal-eggs-left = { $count ->
    [0] kein Drachenei mehr
    [one] noch ein Drachenei
   *[other] noch { $count } Dracheneier
}
terminal-gem-colours = Edelsteine: rot, grün, blau, transparent
terminal-egg = Drachenei
terminal-face-down = verdeckt
terminal-king = Königsdrache
terminal-ringed = Figur mit Zauberring
terminal-tile-down = verdecktes Plättchen
terminal-tile-up = Plättchen { $tile }
terminal-path = Weg
terminal-water = Wasserweg, für den Bootsmann
terminal-people = Volk
terminal-tiles = Plättchen
terminal-loot = Schätze
terminal-points =
    Punkte
    (mit Ringen)
terminal-screen = hinter dem Schirm
terminal-volcano = Vulkan
terminal-eggs = Eier
terminal-gems = Steine
terminal-tile = Plättchen
terminal-here = steht hier
terminal-ferry = Boot nach
terminal-unseen = Noch nicht gesehen (eines davon ist aus dem Spiel): { $tiles }

## Was hinter den Zügen steht

terminal-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
terminal-stops = verdeckt, hält an
terminal-some-eggs = { $count ->
    [one] 1 Drachenei
   *[other] { $count } Dracheneier
}
terminal-bare = leer
terminal-outside = vor den Toren
terminal-die-for = zeigt { $pips }; { $figure }, { $place }
terminal-comes = { $king } kommt von { $place }
terminal-one-of = { $count ->
    [one] der einzige hier
   *[other] einer von { $count }
}
terminal-ring-for = danach zählt { $gem }
terminal-along = dazu { $tile }
terminal-alone = ohne Plättchen

### Zum Nachschlagen

lexicon-tile = Plättchen
lexicon-king = Königsdrache
lexicon-people = Volk
lexicon-volcano = Vulkan
lexicon-gate = Eingang
lexicon-phase-1 = Gilt bei der Bewegung.
lexicon-phase-2 = Gilt beim Aufnehmen der Schätze.
lexicon-figures = Die Figuren: { $figures }.
lexicon-printed = { $id }. Zu Beginn { $eggs ->
    [one] ein Drachenei
   *[other] { $eggs } Dracheneier (zu zweit eines)
} und { $gems ->
    [one] ein Edelstein
   *[other] { $gems } Edelsteine
}.
lexicon-ferries = Der Bootsmann fährt von hier nach: { $volcanoes }.
lexicon-first = { $id }. Das erste Feld dahinter ist { $field }.

### Die Geschichte am Ende

story-curve-progress = Punkte, Runde um Runde
story-last-egg = Die { $seat } nehmen das letzte Drachenei und gewinnen damit.
story-last-egg-lost = Die { $seat } nehmen das letzte Drachenei und beenden die Partie, doch der Sieg geht an andere.
story-clock = Die Vulkane warten nicht: Nach Runde { $round } brechen sie aus.
story-screen = Die Schätze der { $seat }: { $sets ->
    [0] kein Satz
    [one] ein Satz
   *[other] { $sets } Sätze
} und { $singles ->
    [0] kein einzelner Schatz
    [one] ein einzelner Schatz
   *[other] { $singles } einzelne Schätze
}, zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
story-void = { $count ->
    [one] Ein Edelstein der { $seat } bleibt ohne Ring und zählt nichts.
   *[other] { $count } Edelsteine der { $seat } bleiben ohne Ring und zählen nichts.
}
story-haul = Der größte Griff in einen Vulkan: { $count } Edelsteine für die { $seat }.
story-first-ring = Den ersten Zauberring holen die { $seat }.
