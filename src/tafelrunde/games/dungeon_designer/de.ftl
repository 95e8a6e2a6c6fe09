# Dungeon Designer auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Dungeon Designer
game-pitch = Baue Raum für Raum das tückischste Labyrinth unter dem Berg.
game-length = 45–60 Minuten

### Worum es geht, für alle, die das Spiel nicht kennen

intro-aim =
    Bau in vier Jahren ein Verlies aus 16 Räumen und ernte damit das meiste Ansehen. Es zählen die Räume, die mit
    Eingang und Ausgang verbunden sind, dazu Bauplan, Ziel, Aufgaben, Sterne und Rang.

intro-about =
    Ihr seid Baumeister unter dem Berg. Vier Jahre lang entsteht in jedem Jahr eine Reihe von vier Räumen, bis jeder ein
    Verlies aus 16 Räumen hat: mit Monstern, Fallen, Schatztruhen und Wegen, auf denen sich Abenteurer gründlich
    verlaufen. Wer das meiste Ansehen erntet, hat das tückischste Verlies gebaut.

intro-turn =
    Jedes Jahr beginnt mit fünf Räumen auf der Hand. Alle wählen gleichzeitig und verdeckt einen Raum und legen ihn in
    die Reihe dieses Jahres; die restliche Hand wandert zum Nachbarn. Nach vier Räumen bringt das Verlies Gold: die
    Werte der neuen Räume und 1 für jede Schatztruhe.

    Mit dem Gold geht es auf den Markt. Am Zug ist immer, wer gerade das meiste hat. Man kauft den oberen oder unteren
    Teil eines Marktstands und legt seine Plättchen in die eigenen Räume, oder man passt: Dann verfällt das restliche
    Gold, man nimmt eine der offenen Aufgaben und belegt den nächsten Platz der Rangfolge. Wer früh passt, hat also die
    bessere Wahl und den besseren Rang.

intro-win =
    Nach vier Jahren wird gewertet: der Rang, das gemeinsame Ziel, die eigenen drei Aufgaben, die Sterne, der Bauplan
    und die Wegenetze. Jeder Raum, der mit dem Eingang verbunden ist, zählt 1, und jeder, der mit dem Ausgang verbunden
    ist, noch einmal 1. Das höchste Ergebnis gewinnt; bei Gleichstand entscheidet der Rang.

intro-tips =
    Verbinde Eingang und Ausgang. Hängt alles in einem Netz, zählt jeder Raum doppelt, zusammen bis zu 32 Punkte.

    Schatztruhen früh, Aufgaben passend. Truhen bringen jedes Jahr Gold; Aufgaben lohnen sich, wenn sie dieselben Dinge
    wollen wie das Ziel.

    Passen ist ein Zug. Die richtige Aufgabe und ein guter Rang sind oft mehr wert als noch ein Plättchen.

### Wörter

half-top = oberer Teil
half-bottom = unterer Teil
shape-round = runde
shape-oval = ovale
shape-square = eckige
type-cave = Höhle
type-stone = Gemäuer
direction-left = links
direction-right = rechts

# Nach „Nutzt du …?“.
power-shrine = deinen neuen Schrein
power-fountain = deinen neuen Brunnen
power-either = deinen neuen Schrein oder Brunnen

## Felder und Kanten eines Verlieses

cell-r1c1 = Reihe 1, Spalte 1
cell-r1c2 = Reihe 1, Spalte 2
cell-r1c3 = Reihe 1, Spalte 3
cell-r1c4 = Reihe 1, Spalte 4
cell-r2c1 = Reihe 2, Spalte 1
cell-r2c2 = Reihe 2, Spalte 2
cell-r2c3 = Reihe 2, Spalte 3
cell-r2c4 = Reihe 2, Spalte 4
cell-r3c1 = Reihe 3, Spalte 1
cell-r3c2 = Reihe 3, Spalte 2
cell-r3c3 = Reihe 3, Spalte 3
cell-r3c4 = Reihe 3, Spalte 4
cell-r4c1 = Reihe 4, Spalte 1
cell-r4c2 = Reihe 4, Spalte 2
cell-r4c3 = Reihe 4, Spalte 3
cell-r4c4 = Reihe 4, Spalte 4

edge-h01 = über Reihe 1, Spalte 1
edge-h02 = über Reihe 1, Spalte 2
edge-h03 = über Reihe 1, Spalte 3
edge-h04 = über Reihe 1, Spalte 4
edge-h11 = unter Reihe 1, Spalte 1
edge-h12 = unter Reihe 1, Spalte 2
edge-h13 = unter Reihe 1, Spalte 3
edge-h14 = unter Reihe 1, Spalte 4
edge-h21 = unter Reihe 2, Spalte 1
edge-h22 = unter Reihe 2, Spalte 2
edge-h23 = unter Reihe 2, Spalte 3
edge-h24 = unter Reihe 2, Spalte 4
edge-h31 = unter Reihe 3, Spalte 1
edge-h32 = unter Reihe 3, Spalte 2
edge-h33 = unter Reihe 3, Spalte 3
edge-h34 = unter Reihe 3, Spalte 4
edge-h41 = unter Reihe 4, Spalte 1
edge-h42 = unter Reihe 4, Spalte 2
edge-h43 = unter Reihe 4, Spalte 3
edge-h44 = unter Reihe 4, Spalte 4
edge-v10 = links von Reihe 1, Spalte 1
edge-v11 = rechts von Reihe 1, Spalte 1
edge-v12 = rechts von Reihe 1, Spalte 2
edge-v13 = rechts von Reihe 1, Spalte 3
edge-v14 = rechts von Reihe 1, Spalte 4
edge-v20 = links von Reihe 2, Spalte 1
edge-v21 = rechts von Reihe 2, Spalte 1
edge-v22 = rechts von Reihe 2, Spalte 2
edge-v23 = rechts von Reihe 2, Spalte 3
edge-v24 = rechts von Reihe 2, Spalte 4
edge-v30 = links von Reihe 3, Spalte 1
edge-v31 = rechts von Reihe 3, Spalte 1
edge-v32 = rechts von Reihe 3, Spalte 2
edge-v33 = rechts von Reihe 3, Spalte 3
edge-v34 = rechts von Reihe 3, Spalte 4
edge-v40 = links von Reihe 4, Spalte 1
edge-v41 = rechts von Reihe 4, Spalte 1
edge-v42 = rechts von Reihe 4, Spalte 2
edge-v43 = rechts von Reihe 4, Spalte 3
edge-v44 = rechts von Reihe 4, Spalte 4

# Satzanfang in „… geht jetzt nicht“.
verb-place = Einen Raum bauen
verb-discard = Einen Raum ablegen
verb-keep = Einen Raum behalten
verb-skip = Verzichten
verb-swap = Zwei Räume tauschen
verb-move = Ein Plättchen aufnehmen
verb-to = Ein Plättchen umsetzen
verb-buy = Kaufen
verb-token = Ein Plättchen legen
verb-passage = Einen Geheimgang graben
verb-pass = Mit einer Aufgabe passen
verb-leave = Ohne Aufgabe passen
verb-dual = Einen Raumtyp festlegen

# Nach „es geht um …“.
topic-commit = die Wahl des nächsten Raums
topic-place = den nächsten Raum
topic-discard = den Raum, der abgelegt wird
topic-keep = den Raum, der auf der Hand bleibt
topic-power = Schreine und Brunnen
topic-carry = das umgesetzte Plättchen
topic-market = den Markt
topic-token = das gekaufte Plättchen
topic-passage = den gekauften Geheimgang
topic-dual = den Typ der Doppelräume

### Fragen

ask-commit = { $seat }: Welchen Raum baust du in Reihe { $row }, und in welcher Spalte?
ask-place = { $seat }, welchen Raum baust du in Reihe { $row }, und in welcher Spalte?
ask-discard = { $seat }: Welchen weiteren Raum legst du ab?
ask-keep = { $seat }, welchen Raum behältst du für den nächsten Durchgang?
ask-power = { $seat }: Nutzt du { $power }?
ask-carry = { $seat }, wohin kommt das Plättchen „{ $face }“ aus { $cell }?
ask-market = { $seat }, du hast { $gold } Gold: Was kaufst du, oder passt du?
ask-token = { $seat }, in welchen Raum kommt das Plättchen „{ $face }“? { $left ->
    [0] Danach ist alles gelegt.
    [one] Danach kommt noch eins.
   *[other] Danach kommen noch { $left }.
}
ask-passage = { $seat }, an welche Kante kommt der Geheimgang? { $left ->
    [0] Danach ist alles gelegt.
    [one] Danach kommt noch ein Plättchen.
   *[other] Danach kommen noch { $left } Plättchen.
}
ask-dual = { $seat }: Gilt dein nächster Doppelraum als Höhle oder als Gemäuer?

### Züge

action-place = Bau „{ $room }“ in Spalte { $column }
action-discard = Leg „{ $room }“ ab
action-keep = Behalte „{ $room }“
action-skip = Verzichte
action-swap = Tausch die Räume der Spalten { $a } und { $b }
action-move = Nimm das Plättchen „{ $face }“ aus { $from }
action-to = Setz es um in { $cell }
action-buy = Kauf { $stall }, { $half }
action-token = Leg es in { $cell }
action-passage = Grab den Geheimgang { $edge }
action-pass = Passe und nimm „{ $challenge }“
action-leave = Passe
action-dual = { $cell } gilt als { $type }

### Was geschieht

event-goal = Das Ziel dieser Partie: „{ $goal }“.
event-blueprint = { $seat } baut nach { $blueprint }.
event-ranked = { $seat } beginnt auf Rang { $rank } mit { $gold } Gold.
event-challenge = Neue Aufgabe: „{ $challenge }“.
event-stall = { $stall } öffnet.
event-ware = { $stall }, { $half }: { $face }.
event-recycled = Abgelegte { $shape } Plättchen kommen in den Vorrat zurück.
event-dealt = { $seat } zieht { $count ->
    [one] einen Raum
   *[other] { $count } Räume
}.
event-drew = Gezogen: „{ $room }“.
event-drew-more = { $seat } zieht { $count ->
    [one] einen Raum
   *[other] { $count } Räume
} dazu.
event-drew-alone = { $seat } zieht { $count ->
    [one] einen Raum
   *[other] { $count } Räume
} nach.
event-reshuffled = Der Raumstapel ist leer: { $count ->
    [one] Ein abgelegter Raum wird
   *[other] { $count } abgelegte Räume werden
} neu gemischt.
event-year = Jahr { $year } beginnt.
event-turn = Durchgang { $turn }.
event-laid = { $seat } hat gewählt.
event-built = { $seat } baut „{ $room }“ in { $cell }.
event-dropped = { $seat } legt einen Raum ab.
event-left-over = { $seat } legt { $count ->
    [one] den letzten Raum
   *[other] die letzten { $count } Räume
} ab.
event-discard-shown = { $seat } legt „{ $room }“ offen ab.
event-hands-passed = Alle Hände wandern nach { $direction }.
event-received = Bekommen: „{ $room }“.
event-power-unused = { $seat } nutzt den neuen Raum nicht.
event-swapped = { $seat } tauscht zwei Räume: { $a } und { $b }.
event-lifted = { $seat } nimmt das Plättchen „{ $face }“ aus { $from }.
event-moved = { $seat } setzt das Plättchen „{ $face }“ um: aus { $from } in { $to }.
event-income = { $seat } bekommt { $rooms } Gold für Räume und { $chests } für Schatztruhen und hat nun { $gold }.
event-gold-lost = { $seat } ist am Ende der Goldleiste: { $lost } Gold { $lost ->
    [one] verfällt
   *[other] verfallen
}.
event-tied = Gleich viel Gold ({ $gold }): { $seat } steht in der Rangfolge weiter vorn und ist dran.
event-bought = { $seat } kauft { $a } für { $price } und hat noch { $gold } Gold.
event-bought-two = { $seat } kauft { $a } und { $b } für { $price } und hat noch { $gold } Gold.
event-bought-three = { $seat } kauft { $a }, { $b } und { $c } für { $price } und hat noch { $gold } Gold.
event-put = { $seat } legt das Plättchen „{ $face }“ in { $cell }.
event-dug = { $seat } gräbt einen Geheimgang { $edge }.
event-only-slot = { $seat } hat nur noch hier einen freien Platz: { $cell }.
event-must-pass = { $seat } kann nichts kaufen und muss passen.
event-took = { $seat } nimmt die Aufgabe „{ $challenge }“ an.
event-passed = { $lost ->
    [0] { $seat } passt.
    [one] { $seat } passt; 1 Gold verfällt.
   *[other] { $seat } passt; { $lost } Gold verfallen.
}
event-notch = { $seat } belegt Rang { $rank } der neuen Rangfolge.
event-new-order = Die neue Rangfolge gilt.
event-thrown = Unverkauft bleibt: { $face }.
event-market-cleared = Die Marktstände schließen.
event-challenge-gone = Niemand wollte „{ $challenge }“.
event-jael-card = Jaels Karte für dieses Jahr ist { $jael }.
event-kept = { $seat } behält einen Raum auf der Hand.
event-jael-room = Jael bekommt „{ $room }“: Die Rune passt zu seiner Karte.
event-jael-left = { $count ->
    [one] Abgelegt wird ein Raum, dessen Rune nicht passt.
   *[other] Abgelegt werden { $count } Räume, deren Rune nicht passt.
}
event-jael-acted = { $seat } hat { $gold } Gold, nicht mehr als Jael ({ $his }): Er kommt zum Markt.
event-jael-took = Jael nimmt { $face } vom Markt.
event-jael-missed = Worauf Jael aus war, das ist verkauft: Er bekommt dafür nichts.
event-gold-kept = { $seat } passt und behält { $gold } Gold für die Wertung.
event-jael-swept = Jael nimmt, was auf dem Markt übrig ist.
event-jael-swept-last = Jael nimmt den Rest des Marktes.
event-jael-threw = Jael streicht die Aufgabe „{ $challenge }“.
event-dual-fixed = { $seat } wertet „{ $room }“ in { $cell } als { $type }.
event-end = Vier Jahre sind um. Meister Hortgully sieht sich die Verliese an.
event-scored = { $seat } hat { $points } Ansehen: { $rank } für die Rangfolge, { $goal } für das Ziel, { $challenges } für Aufgaben, { $stars } für Sterne, { $blueprint } für den Bauplan und { $networks } für Wegenetze.
event-scored-alone = { $seat } hat { $points } Ansehen: { $gold } für das letzte Gold, { $goal } für das Ziel, { $challenges } für Aufgaben, { $stars } für Sterne, { $blueprint } für den Bauplan und { $networks } für Wegenetze.
event-jael-scored = Jael hat { $points } Ansehen: { $gold } für das letzte Gold, { $goal } für das Ziel, { $stars } für Sterne, { $base } für seine Karten und { $bonus } für Prämien.

### Warum etwas nicht geht

why-not-in-hand = „{ $room }“ hast du nicht auf der Hand.
why-column-taken = In Spalte { $column } steht in dieser Reihe schon ein Raum.
why-no-shrine = Räume tauschen kann nur, wer gerade einen Schrein gebaut hat.
why-no-swap = Tauschen kannst du zwei verschiedene Räume dieser Reihe; nenne die linke Spalte zuerst.
why-no-fountain = Plättchen umsetzen kann nur, wer gerade einen Brunnen gebaut hat.
why-no-such-token = In { $cell } liegt kein Plättchen „{ $face }“.
why-nowhere-free = In keinem anderen Raum ist noch ein Platz frei.
why-same-room = Dort liegt das Plättchen schon. Es muss in einen anderen Raum.
why-no-room-there = In { $cell } steht noch kein Raum.
why-room-full = In { $cell } sind alle vier Plätze belegt.
why-not-on-market = { $stall } ist gerade nicht auf dem Markt.
why-sold-out = Hier liegt nichts mehr.
why-too-dear = Das kostet { $price }, und du hast nur { $gold } Gold.
why-no-slots = Du hast in deinem Verlies nicht genug Platz für alle diese Plättchen.
why-passage-there = An dieser Kante liegt schon ein Geheimgang: { $edge }.
why-no-room-at-edge = An dieser Kante steht noch kein Raum von dir: { $edge }.
why-no-challenges = Jetzt liegt keine Aufgabe aus. Du kannst ohne eine passen.
why-not-on-display = Die Aufgabe „{ $challenge }“ liegt gerade nicht aus.
why-take-one = Wer jetzt passt, muss eine der ausliegenden Aufgaben nehmen.
why-not-next-dual = Dieser Raum ist nicht dran: { $cell }. Doppelräume werden in Leserichtung festgelegt.

### Das Ende

ended-four-years = Vier Jahre sind um. Die Partie ist vorbei.
ended-jael-beaten = Jael ist beeindruckt: Du hast gewonnen.
ended-jael-ahead = Jael ist nicht überzeugt: Du hast verloren.

source-priority = Rangfolge
source-gold = Letztes Gold
source-goal = Ziel
source-challenges = Aufgaben
source-stars = Sterne
source-blueprint = Bauplan
source-networks = Wegenetze

### Optionen des Tisches

option-shrines = Schreine & Brunnen
    .about = Mini-Erweiterung: Sieben besondere Räume kommen dazu.
option-shrine_powers = Kräfte der Schreine und Brunnen
    .about = Hausregel: Schreine tauschen Räume, Brunnen setzen Plättchen um. Ausgeschaltet sind es gewöhnliche Räume.
option-dual_choice = Typ der Doppelräume
    .about = Wer vor der Wertung bestimmt, ob ein Doppelraum Höhle oder Gemäuer ist.
option-dual_choice-auto = Von selbst das Beste
option-dual_choice-manual = Wem er gehört
option-reveal = Wahl der Räume
    .about = Gedruckt ist offenes Legen; verdeckt zu wählen ist die gedruckte Variante.
option-reveal-hidden = Verdeckt
option-reveal-open = Offen, der Reihe nach
option-open_discard = Offener Ablagestapel
    .about = Alle sehen, welche Räume abgelegt werden.
option-recycle_tokens = Plättchen wiederverwenden
    .about = Geht ein Vorrat zu Ende, kommen abgelegte Plättchen zurück. Ausgeschaltet bleiben Felder leer.
option-path = Durchgehender Weg
    .about = Ob ein Weg einen Raum mehrmals betreten darf.
option-path-simple = Jeden Raum einmal
option-path-trail = Jede Verbindung einmal
option-pair_goal = Ziele mit Paaren
    .about = Was man für einen Platz mindestens braucht. Gedruckt ist: ein Element.
option-pair_goal-pair = Ein Paar
option-pair_goal-element = Ein Element
option-varied = Bunte Mischung
    .about = Welche Gruppengrößen diese Aufgabe zählt.
option-varied-distinct = Jede, die vorkommt
option-varied-strict = Nur einmalige
option-difficulty = Jaels Stärke
    .about = Wie schwer es Jael im Solospiel macht.
option-difficulty-normal = Normal
option-difficulty-legendary = Legendär

### Der Tisch im Terminal

terminal-year = Jahr { $year } von { $years }
terminal-turn = Durchgang { $turn } von { $turns }
terminal-market-open = Markt
terminal-pass-hands = dann gehen Hände nach { $direction }
terminal-pass-yours = (deine an { $seat })
terminal-swap-hands = dann werden die Hände getauscht
terminal-last-room = dann wird die letzte Karte abgelegt
terminal-piles = Raumstapel { $deck }, Ablage { $discard }
terminal-supply = Plättchen im Vorrat: { $round } runde, { $oval } ovale, { $square } eckige
terminal-left = verdeckte Marktstände: { $stalls }, Aufgaben: { $challenges }
terminal-gone = Aufgaben aus dem Spiel: { $challenges }
terminal-known-discard = abgelegt, soweit du es weißt: { $rooms }
terminal-known-hand = Auf dieser Hand kennst du: { $rooms }
terminal-goal = Ziel „{ $goal }“: { $about }
terminal-goal-points = Die Plätze bringen { $points } Ansehen.
terminal-goal-now = Stand: { $seats }.
terminal-goal-seat = { $points ->
    [0] { $seat } { $value }
   *[other] { $seat } { $value } ({ $points } Ansehen)
}
terminal-rank = Rang
terminal-name = Name
terminal-gold = Gold
terminal-passed = gepasst ({ $rank }.)
terminal-points = Summe
terminal-category-rank = Rangf.
terminal-final-gold = Letztes Gold
terminal-category-goal = Ziel
terminal-category-challenges = Aufg.
terminal-category-stars = Sterne
terminal-category-blueprint = Bauplan
terminal-category-networks = Wege
terminal-as-if = Ansehen nach Bereichen, als endete die Partie jetzt.
terminal-stall = Marktstand
terminal-price = Preis
terminal-tokens = Plättchen
terminal-sold = leer
terminal-marked = ← Jael
terminal-challenge = Aufgabe
terminal-about = Ansehen
terminal-now = jetzt
terminal-hand = Deine Hand
terminal-room = Raum
terminal-type = Typ
terminal-doors = Türen
terminal-elements = Elemente
terminal-rune = Rune
terminal-his-rune = { $rune } (Jael)
terminal-power = Kraft
terminal-dungeon = { $seat }: { $blueprint }, { $met } von 8 erfüllt
terminal-entrance = Eingang
terminal-exit = Ausgang
terminal-outside = außen
terminal-empty = noch leer
terminal-passages = Geheimgänge: { $edges }
terminal-laid = Verdeckt vor Spalte { $column } liegt { $room }: { $about }
terminal-bag = Noch zu legen: { $faces }
terminal-lift = { $seat } setzt um: { $face } aus { $cell }
terminal-card = Karte
terminal-base = Grundwert
terminal-bonus = Prämie
terminal-jael-card = { $jael }: { $gold } Gold, Rune { $runes }.
terminal-jael-takes = Hast du nicht mehr Gold als er, leert er: { $takes }.
terminal-jael-strikes = Dann streicht er auch die Aufgabe mit der kleinsten Nummer.
terminal-jael-took = In diesem Jahr war er schon am Markt: { $takes }.
terminal-jael-has = Gesammelt ({ $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
}, { $tokens } Plättchen):
terminal-jael = Jael hat { $points } Ansehen: letztes Gold { $gold }, Ziel { $goal }, Sterne { $stars }, Karten { $base }, Prämien { $bonus }.
terminal-trap = Fal
terminal-star = Stn
terminal-monster = Mon
terminal-shrine = Schrein
terminal-fountain = Brunnen

terminal-note-gold = { $gold } Gold
terminal-note-met = Bauplan +{ $what }
terminal-note-missed = Bauplan ?{ $what }
terminal-note-ways = Weg nach { $sides }
terminal-note-jael = Jael sammelt diese Rune.
terminal-note-buy = { $price } Gold für { $faces }; es { $left ->
    [one] bleibt
   *[other] bleiben
} { $left }
terminal-note-slots = „{ $room }“: { $inside }, { $free } frei
terminal-note-challenge = { $about } Jetzt: { $now }
terminal-note-keep-gold = { $gold } Gold gegen Jaels { $his }
terminal-note-rank = Rang { $rank }: { $points } Ansehen

terminal-legend-types = { $cave } Höhle, { $stone } Gemäuer, { $dual } beides; als Höhle gewertet { $cave }{ $dual }, als Gemäuer { $stone }{ $dual }.
terminal-legend-cells = Im Feld: Raum und Wegenetz (i mit dem Eingang verbunden, o mit dem Ausgang, * mit beiden), dann Türen und Wunsch des Bauplans (? offen, + erfüllt), dann Elemente; Plättchen stehen in Klammern.
terminal-legend-walls = { $across } { $down } verbundene Räume, { $passage } Geheimgang, { $gate } Pforte.
terminal-legend-doors = Türen: N oben, O rechts, S unten, W links.
terminal-legend-elements = Kürzel: { $elements }.

### Zum Nachschlagen

lexicon-room = Räume
lexicon-room-text = { $type }; Türen { $doors }; Elemente: { $elements }; { $gold } Gold; Rune { $rune }.
lexicon-dual = Höhle/Gemäuer
lexicon-door-N = N
lexicon-door-E = O
lexicon-door-S = S
lexicon-door-W = W
lexicon-red = rot
lexicon-green = grün
lexicon-blue = blau
lexicon-power = Kräfte der Mini-Erweiterung (Hausregel)
lexicon-shrine = Beim Bauen darfst du zwei Räume der neuen Reihe tauschen; Elementplättchen gehen mit, Geheimgänge bleiben.
lexicon-fountain = Beim Bauen darfst du ein Elementplättchen in einen anderen deiner Räume umsetzen.
lexicon-challenge = Aufgaben
lexicon-goal = Ziele
lexicon-goal-text = Die Plätze bringen { $points } Ansehen, zu zweit und allein nur die ersten beiden.
lexicon-token = Elemente und Marktplättchen
lexicon-is-monster = Monster.
lexicon-is-trap = Falle.
lexicon-is-chest = Bringt jedes Jahr 1 Gold.
lexicon-is-star = Bringt in der Wertung { $stars } Ansehen.
lexicon-is-secret = Kein Element: liegt an einer Kante und verbindet, was daran grenzt.
lexicon-tokens = Als Marktplättchen: { $count } { $shape }.
lexicon-symbol = Symbole
lexicon-any-monster = Monster
lexicon-any-trap = Falle
lexicon-any-star = Stern
lexicon-stall = Marktstände
lexicon-half = { $half }: { $price } Gold, Plättchen { $slots }
lexicon-round = rund
lexicon-oval = oval
lexicon-square = eckig
lexicon-blueprint = Baupläne
lexicon-gates = Eingang über Spalte { $entrance }, Ausgang unter Spalte { $exit }.
lexicon-row = Reihe { $row }: { $asks }.
lexicon-met = Ansehen nach erfüllten Bedingungen: { $points }.
lexicon-jael = Jaels Karten
lexicon-jael-text = { $mark }. Rune { $runes }; { $gold } Gold; leert { $takes }; Grundwert { $base }, dazu { $bonus }.
lexicon-bonus = { $points } je { $of }
lexicon-plain = Ohne Zeichen
lexicon-diamond = Diamant (normal)
lexicon-crown = Krone (legendär)
lexicon-left-top = links oben
lexicon-left-bottom = links unten
lexicon-right-top = rechts oben
lexicon-right-bottom = rechts unten

### Die Geschichte am Ende

story-curve-progress = Ansehen, Jahr um Jahr
story-edge = Den Ausschlag für { $seat } gibt dies: { $source }, mit { $points } mehr als auf dem zweiten Platz.
story-tie = Gleich viel Ansehen, doch { $seat } steht in der Rangfolge weiter vorn.
story-ahead-of-jael = { $seat } schlägt Jael mit { $points } zu { $his }.
story-behind-jael = Jael ist besser: { $his }. Für { $seat } reicht es nur zu { $points }.
story-strength = { $seat } holt das meiste hier: { $source }, { $points } Ansehen.
story-shopping = { $seat }: { $count ->
    [0] kein Einkauf auf dem Markt
    [one] ein Einkauf auf dem Markt für { $gold } Gold
   *[other] { $count } Einkäufe auf dem Markt für { $gold } Gold
}, { $challenges ->
    [0] keine Aufgabe
    [one] eine Aufgabe
   *[other] { $challenges } Aufgaben
} angenommen.
story-dearest = Der teuerste Einkauf: { $seat } zahlt { $gold } Gold.
story-year-taken = Im { $year }. Jahr wechselt die Führung zum letzten Mal: { $seat }.
story-year-leap = Das beste Jahr: { $seat }, { $points } Ansehen im { $year }. Jahr.
story-passage = Den ersten Geheimgang gräbt { $seat }.
