# Dungeon Designer auf Deutsch: alles, was man im Spiel liest. en.ftl enthält dieselben Texte.

game-title = Dungeon Designer
game-pitch = Baue Raum für Raum das tückischste Labyrinth unter dem Berg.
game-length = 45–60 Minuten

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

ask-commit = { $seat }: Welchen Raum baust du, und in welcher Spalte?
ask-place = { $seat }, welchen Raum baust du, und in welcher Spalte?
ask-discard = { $seat }: Welchen Raum legst du ab?
ask-keep = { $seat }, welchen Raum behältst du?
ask-power = { $seat }: Nutzt du deinen neuen Raum?
ask-carry = { $seat }, wohin kommt das Plättchen?
ask-market = { $seat }, was kaufst du, oder passt du?
ask-token = { $seat }, in welchen Raum kommt das Plättchen?
ask-passage = { $seat }, an welche Kante kommt der Geheimgang?
ask-dual = { $seat }: Höhle oder Gemäuer?

### Züge

action-place = Bau { $room } in Spalte { $column }
action-discard = Leg { $room } ab
action-keep = Behalte { $room }
action-skip = Verzichte
action-swap = Tausch die Räume der Spalten { $a } und { $b }
action-move = Nimm das Plättchen { $face } auf: { $from }
action-to = Setz es um: { $cell }
action-buy = Kauf { $stall }, { $half }
action-token = Leg es hin: { $cell }
action-passage = Grab den Geheimgang { $edge }
action-pass = Passe und nimm „{ $challenge }“
action-leave = Passe
action-dual = { $cell } gilt als { $type }

### Was geschieht

event-goal = Das Ziel dieser Partie: { $goal }.
event-blueprint = { $seat } baut nach { $blueprint }.
event-ranked = { $seat } beginnt auf Rang { $rank } mit { $gold } Gold.
event-challenge = Neue Aufgabe: { $challenge }.
event-stall = { $stall } öffnet.
event-ware = { $stall }, { $half }: { $face }.
event-recycled = Abgelegte { $shape } Plättchen kommen in den Vorrat zurück.
event-dealt = { $seat } zieht { $count ->
    [one] einen Raum
   *[other] { $count } Räume
}.
event-drew = Gezogen: { $room }.
event-reshuffled = Der Raumstapel ist leer: { $count ->
    [one] Ein abgelegter Raum wird
   *[other] { $count } abgelegte Räume werden
} neu gemischt.
event-year = Jahr { $year } beginnt.
event-turn = Durchgang { $turn }.
event-laid = { $seat } hat gewählt.
event-built = { $seat } baut { $room }: { $cell }.
event-dropped = { $seat } legt einen Raum ab.
event-left-over = { $seat } legt { $count ->
    [one] den letzten Raum
   *[other] die letzten { $count } Räume
} ab.
event-discard-shown = Abgelegt: { $room }.
event-hands-passed = Alle Hände wandern nach { $direction }.
event-received = Bekommen: { $room }.
event-swapped = { $seat } tauscht zwei Räume: { $a } und { $b }.
event-lifted = { $seat } nimmt ein Plättchen auf: { $face } ({ $from }).
event-moved = { $seat } setzt ein Plättchen um: { $face }, von { $from } nach { $to }.
event-income = { $seat } bekommt { $rooms } Gold für Räume und { $chests } für Schatztruhen und hat nun { $gold }.
event-bought = { $seat } kauft { $stall }, { $half }, für { $price } und hat noch { $gold } Gold.
event-put = { $seat } legt ein Plättchen: { $face } ({ $cell }).
event-dug = { $seat } gräbt einen Geheimgang { $edge }.
event-took = { $seat } nimmt die Aufgabe „{ $challenge }“ an.
event-passed = { $seat } passt als Nummer { $rank }.
event-new-order = Die neue Rangfolge gilt.
event-thrown = Unverkauft bleibt: { $face }.
event-market-cleared = Die Marktstände schließen.
event-challenge-gone = Niemand wollte „{ $challenge }“.
event-jael-card = Jael zeigt seine Karte: { $jael }.
event-kept = { $count ->
    [0] Ein Raum bleibt auf der Hand; abgelegt wird keiner.
    [one] Ein Raum bleibt auf der Hand, ein anderer wird abgelegt.
   *[other] Ein Raum bleibt auf der Hand, { $count } werden abgelegt.
}
event-jael-room = Jael bekommt { $room }.
event-jael-acted = Jael kommt zum Markt.
event-jael-took = Jael leert { $stall }, { $half }.
event-jael-swept = Jael nimmt, was auf dem Markt übrig ist.
event-jael-threw = Jael streicht die Aufgabe „{ $challenge }“.
event-dual-fixed = { $seat } wertet { $cell } als { $type }.
event-standing = { $seat } steht bei { $points } Ansehen.
event-jael-standing = Jael steht bei { $points } Ansehen.
event-end = Vier Jahre sind um. Meister Hortgully sieht sich die Verliese an.
event-scored = { $seat } hat { $points } Ansehen: Rang { $rank }, Ziel { $goal }, Aufgaben { $challenges }, Sterne { $stars }, Bauplan { $blueprint }, Wegenetze { $networks }.
event-jael-scored = Jael hat { $points } Ansehen: Gold { $gold }, Ziel { $goal }, Sterne { $stars }, Karten { $base }, Prämien { $bonus }.

### Warum etwas nicht geht

why-not-in-hand = { $room } hast du nicht auf der Hand.
why-column-taken = In Spalte { $column } steht in dieser Reihe schon ein Raum.
why-no-shrine = Räume tauschen kann nur, wer gerade einen Schrein gebaut hat.
why-no-swap = Tauschen kannst du zwei verschiedene Räume dieser Reihe; nenne die linke Spalte zuerst.
why-no-fountain = Plättchen umsetzen kann nur, wer gerade einen Brunnen gebaut hat.
why-no-such-token = Dort liegt kein solches Plättchen: { $cell }, { $face }.
why-nowhere-free = In keinem anderen Raum ist noch ein Platz frei.
why-same-room = Dort liegt das Plättchen schon. Es muss in einen anderen Raum.
why-no-room-there = Dort steht noch kein Raum: { $cell }.
why-room-full = Dort sind alle vier Plätze belegt: { $cell }.
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
    .about = Mini-Erweiterung: sieben besondere Räume kommen dazu.
option-shrine_powers = Kräfte der Schreine und Brunnen
    .about = Schreine tauschen Räume, Brunnen setzen Plättchen um. Ausgeschaltet sind es gewöhnliche Räume.
option-dual_choice = Typ der Doppelräume
    .about = Wer vor der Wertung bestimmt, ob ein Doppelraum Höhle oder Gemäuer ist.
option-dual_choice-auto = Von selbst das Beste
option-dual_choice-manual = Jeder für sich
option-reveal = Wahl der Räume
    .about = Ob alle verdeckt wählen oder der Reihe nach offen legen.
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
    .about = Was man für einen Platz mindestens braucht.
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

terminal-year = Jahr { $year }, Durchgang { $turn }
terminal-market-open = Jahr { $year }, Markt
terminal-deck = Raumstapel: { $count }
terminal-goal = Ziel: { $goal } – { $about }
terminal-seat = Rang
terminal-name = Name
terminal-gold = Gold
terminal-you = du
terminal-passed = gepasst
terminal-points = Ansehen
terminal-category-rank = Rang
terminal-category-goal = Ziel
terminal-category-challenges = Aufg.
terminal-category-stars = Sterne
terminal-category-blueprint = Bauplan
terminal-category-networks = Wege
terminal-stall = Marktstand
terminal-price = Preis
terminal-tokens = Plättchen
terminal-sold = verkauft
terminal-challenge = Aufgabe
terminal-about = Ansehen für
terminal-hand = Deine Hand
terminal-room = Raum
terminal-type = Typ
terminal-doors = Türen
terminal-elements = Elemente
terminal-rune = Rune
terminal-power = Kraft
terminal-dungeon = { $seat }: { $blueprint }, Eingang Spalte { $entrance }, Ausgang Spalte { $exit }
terminal-jael = Jael: { $gold } Gold, { $rooms } Räume, { $tokens } Plättchen, { $points } Ansehen
terminal-dual = Höhle/Gemäuer
terminal-trap = Fal
terminal-star = Stn
terminal-red = rot
terminal-green = grün
terminal-blue = blau
terminal-shrine = Schrein
terminal-fountain = Brunnen
terminal-legend = # Höhle, = Gemäuer, ~ beides; () Plättchen, ? Bauplan offen, + erfüllt, i Netz des Eingangs, o des Ausgangs, * beider
