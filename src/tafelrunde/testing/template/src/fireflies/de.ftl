### Womit es anfängt
game-title = Fireflies
game-pitch = Zeig ein Licht, das sonst niemand zeigt, und fang sie alle!
game-length = 10 Minuten

### Fragen, worum es dabei geht, Aktionen und ihre Verben
ask-show = { $seat }: Wähle ein Licht, das du zeigst.
topic-show = das Licht, das gezeigt wird
action-show = Zeigen: { $light }
verb-show = Ein Licht zeigen

### Was geschieht
event-round = Runde { $round } beginnt.
event-shown = { $seat } zeigt: { $light }.
event-caught = { $seat } fängt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-nothing = Kein Licht ist allein; niemand fängt etwas.
event-drew = { $seat } zieht eine Karte.
event-saw = Du ziehst: { $light }.
event-over = Das Spiel ist zu Ende.

### Warum etwas nicht geht
why-not-held = Dieses Licht hast du nicht auf der Hand: { $light }.

### Optionen und das Ende
option-catch = Welches Licht fängt
    .about = Unter den Lichtern, die nur einmal gezeigt wurden, fängt das hellste oder das schwächste.
option-catch-brightest = das hellste
option-catch-faintest = das schwächste
ended-dawn = Die Hände sind leer: Es wird Morgen.
source-caught = Gefangen

### Im Terminal und beim Nachschlagen
terminal-state = Runde { $round }, { $pack ->
    [one] 1 Karte
   *[other] { $pack } Karten
 } im Stapel
terminal-seat = Platz
terminal-points = Punkte
terminal-cards = Karten
terminal-light = Licht
terminal-shown = Gezeigt
terminal-hand = Deine Hand
terminal-you = du
terminal-gone = bisher gezeigt: { $cards }
lexicon-card = Licht
lexicon-light = Helligkeit { $rank }; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } im Spiel.

### Der Tisch im Browser

view-round = Runde
view-points = Punkte
view-pack = Karten im Stapel
view-discard = Gezeigt
view-hands = Handkarten
view-hand = Deine Hand
