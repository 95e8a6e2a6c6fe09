# Drachenland auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Drachenland
game-pitch = Rettet die Schätze der Drachen, bevor die Vulkane ausbrechen!
game-length = etwa 45 Minuten

### Wörter

colour-red = Rot
colour-green = Grün
colour-blue = Blau

die-a = A
die-b = B

power-die = mit der 4
power-tile = mit einem Kleinen Drachen

treasure-gems = alle Edelsteine der Figurenfarbe
treasure-clear = einen transparenten Edelstein
treasure-egg = ein Drachenei
treasure-ring = einen Zauberring

# Satzanfang in „… geht jetzt nicht“.
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
topic-opening = die Eröffnungsrunde
topic-reroll = den Wurf
topic-activate = Figur und Würfel
topic-move = die Bewegung der Figur
topic-collect = das Aufnehmen der Schätze
topic-hand = die Magische Hand

### Fragen

ask-opening = { $seat }, bring deine erste Figur ins Drachenland
ask-reroll = { $seat }, behältst du den Wurf, oder würfelst du neu?
ask-activate = { $seat }, wähle eine Figur und ihren Würfel
ask-move = { $seat }, wohin geht die Reise?
ask-collect = { $seat }, was nimmst du mit?
ask-hand = { $seat }, greifst du mit der Magischen Hand noch einmal zu?

### Züge

action-enter = Bring { $colour } auf { $to }
action-keep = Behalte den Wurf
action-reroll = Würfle neu
action-activate = Gib { $colour } den Würfel { $die }
action-walk = Lauf nach { $to }
action-swift = Spiel Schnelle Schritte aus
action-ferry = Fahr mit dem Bootsmann nach { $to }
action-call = Ruf den Königsdrachen { $power }
action-fly = Flieg { $power } nach { $to }
action-stop = Bleib stehen
action-take = Nimm { $treasure }
action-hand = Spiel die Magische Hand aus
action-done = Lass es gut sein

### Was geschieht

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
event-round-over = { $idle ->
    [0] Runde { $round } ist vorbei.
    [one] Runde { $round } ist vorbei, und niemand hat etwas genommen.
   *[other] Runde { $round } ist vorbei. Seit { $idle } Runden hat niemand etwas genommen.
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
event-called = { $figure } ruft { $king } { $power } von { $from } nach { $to }.
event-flew = { $figure } fliegt { $power } auf { $king } von { $from } nach { $to }.
event-revealed = Auf { $at } kommt zum Vorschein: { $tile }.
event-took-gems = { $figure } sammelt auf { $at } { $gem } ein: { $count ->
    [one] nur ein
   *[other] { $count }
} Stück.
event-took-clear = { $figure } nimmt auf { $at } einen transparenten Edelstein.
event-took-egg = { $figure } nimmt auf { $at } ein Drachenei.
event-took-tile = Die { $seat } bekommen dazu das Plättchen von { $at }: { $tile }.
event-took-ring = { $figure } nimmt auf { $at } einen Zauberring.
event-hand = { $figure } spielt die Magische Hand aus und darf noch einmal zugreifen.
event-last-egg = Die { $seat } nehmen das letzte Drachenei. Die Partie ist vorbei!
event-clock = Nach Runde { $round } brechen die Vulkane aus. Die Partie ist vorbei!
event-shown-tile = Auf { $at } lag noch verdeckt: { $tile }.
event-shown-removed = Das ungesehen entfernte Plättchen war: { $tile }.
event-screen-up = Die { $seat } heben ihren Sichtschirm: { $egg ->
    [0] kein Drachenei
    [one] ein Drachenei
   *[other] { $egg } Dracheneier
}; Edelsteine: { $red } rot, { $green } grün, { $blue } blau, { $clear } transparent.
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
why-dice-equal = Beide Würfel zeigen dieselbe Zahl: Nimm zuerst den anderen, nicht Würfel { $die }.
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
why-no-gems = Hier liegt kein Edelstein in der Farbe deiner Figur.
why-other-gems = Die Edelsteine hier haben andere Farben; jede Figur nimmt nur ihre eigene.
why-no-clear = Hier liegt kein transparenter Edelstein.
why-no-egg = Hier liegt kein Drachenei.
why-no-ring-tile = Hier liegt kein Ringplättchen.
why-has-ring = Deine Figur trägt schon einen Zauberring. Mehr als einen darf keine tragen.

### Das Ende

ended-last-egg = Das letzte Drachenei ist gerettet. Die Partie ist vorbei.
ended-clock = Die Vulkane sind ausgebrochen. Die Partie ist vorbei.

source-sets = Sätze
source-singles = Einzelne Schätze

### Optionen des Tisches

option-start_player = Startspieler
    .about = Wer den Anfang macht: das Los oder ein bestimmter Platz.
option-start_player-random = Das Los entscheidet
option-wild_gems = Wilde Edelsteine
    .about = Variante: Auf einem Vulkan dürfen beliebig viele Edelsteine derselben Farbe liegen.
option-open_treasures = Offene Schätze
    .about = Variante: ohne Sichtschirme. Alle sehen jederzeit, wer was gesammelt hat.
option-log_pickups = Aufnahmen im Protokoll
    .about = Wer was aufgenommen hat, bleibt nachlesbar. Ausgeschaltet muss man es sich merken.
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
terminal-die = Würfel { $die }: { $pips }{ $used ->
    [yes] {" "}(vergeben)
   *[no] {""}
}
terminal-active = { $figure }: { $pips ->
    [one] noch ein Schritt
   *[other] noch { $pips } Schritte
}
terminal-eggs-left = { $count ->
    [0] kein Drachenei mehr
    [one] noch ein Drachenei
   *[other] noch { $count } Dracheneier
}
terminal-egg = Drachenei
terminal-face-down = verdeckt
terminal-king = Königsdrache
terminal-ringed = Figur mit Zauberring
terminal-water = Wasserweg
terminal-people = Volk
terminal-you = du
terminal-tiles = Plättchen
terminal-loot = Schätze
terminal-points = Punkte (mit Ringen)
terminal-screen = hinter dem Schirm
terminal-volcano = Vulkan
terminal-eggs = Eier
terminal-gems = Steine
terminal-tile = Plättchen
terminal-here = steht hier
terminal-ferry = Boot nach
