### Womit es anfängt
game-title = Fireflies
game-pitch = Zeig ein Licht, das sonst niemand zeigt, und fang sie alle!
game-length = 10 Minuten

### Worum es geht, für alle, die das Spiel nicht kennen: alle fünf oder keiner
intro-aim = Fang die meisten Punkte: Zeig Lichter, die sonst niemand zeigt.
intro-about = Nacht liegt über der Wiese, und jeder birgt ein paar Lichter in der Hand, vom schwächsten Funken bis zum Stern.
intro-turn =
    Alle wählen geheim ein Licht und zeigen es zugleich. Von denen, die nur einmal gezeigt wurden, fängt das hellste so
    viele Punkte, wie Lichter gezeigt wurden.

    Danach zieht jeder eine Karte, solange sie für alle reichen.
intro-win = Sind die Hände leer, gewinnt, wer die meisten Punkte hat.
intro-tips =
    Funken haben viele, einen Stern nur wenige: Ein mittleres Licht ist oft allein.

    Merk dir, was gezeigt wurde: Es kommt nicht wieder.

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

### Zum Nachschlagen

lexicon-card = Licht
lexicon-light = Helligkeit { $rank }; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 } im Spiel.

### Das Brett im Browser
board-state = Runde { $round } · { $pack ->
    [one] 1 Karte
   *[other] { $pack } Karten
 } im Stapel
board-lights = Die Lichter, vom schwächsten zum hellsten
board-shown = { $shown } von { $cards } gezeigt
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-choosing = wählt gerade
board-chosen = hat gewählt

### Die Teile der Ansicht, wo das Haus sie zeichnet

view-round = Runde
view-points = Punkte
view-pack = Karten im Stapel
view-discard = Gezeigt
view-hands = Handkarten
view-hand = Deine Hand
