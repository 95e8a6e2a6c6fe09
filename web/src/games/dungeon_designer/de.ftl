# Was nur das gezeichnete Verlies sagt. en.ftl enthält dieselben Texte.

dungeon-label = Verlies von { $seat }
dungeon-back = Zum eigenen Verlies
panes = Ansicht
pane-dungeon = Verlies
pane-market = Markt und Aufgaben
pane-track = Rangfolge, Ziel und Gold
tab-dungeon = Verlies
tab-market = Markt
tab-track = Ziel
tab-jael = Jael
pane-jael = Jael, Ziel und Gold

room-label = { $name } ({ $type }); Türen: { $doors }; darin: { $elements }
room-bare = nichts
room-cave = Höhle
room-stone = Gemäuer
room-dual = Höhle oder Gemäuer
room-gold = { $gold } Gold
door-N = oben
door-E = rechts
door-S = unten
door-W = links
rune-red = rote Rune
rune-green = grüne Rune
rune-blue = blaue Rune
want-cave = eine Höhle
want-stone = ein Gemäuer
want-trap = eine Falle
want-star = ein Stern

cell-empty = noch kein Raum
cell-wants = der Bauplan verlangt: { $what }
cell-met = Bauplan erfüllt: { $what }
lit-in = mit dem Eingang verbunden
lit-out = mit dem Ausgang verbunden

track-label = Spielstand
track-year = Jahr { $year } von { $years }
track-turn = Durchgang { $turn } von { $turns }
track-market = Markt
track-over = Wertung
track-direction = Die Hände wandern nach { $direction }
track-heir = Hand weiter an
track-compare = Verliese vergleichen
track-order = Rangfolge und Gold
track-gold = Gold
track-passed = hat gepasst
track-to-move = ist dran
track-ready = ist bereit
track-show = Verlies von { $seat } ansehen
track-challenges = Aufgaben: { $seat }
track-blueprint = { $blueprint }: { $met } von { $of }
track-stock = Stapel: { $deck }, Ablage: { $discard }

market-label = Markt
market-challenges = Aufgaben: eine gibt es beim Passen
market-no-challenges = Im letzten Jahr gibt es keine Aufgaben mehr.
market-pass-early = Wer früher passt, steht in der Rangfolge vorn.
market-keep-gold = Was du nicht ausgibst, zählt in der Wertung gegen Jaels Gold.
half-label = { $wares } für { $price } Gold
ware-price = Für { $price } Gold
challenge-now = jetzt { $worth }
buy-wares = Kaufen: { $wares } für { $price } Gold
with-gain = { $move }: { $points }
gain-label = brächte { $points } Ansehen
half-sold = ausverkauft
half-jael = Jael hat es darauf abgesehen

jael-gold = Jael hat { $gold } Gold
jael-has = Jaels Sammlung
jael-points = Jael: { $points } Ansehen
jael-gold-points = Letztes Gold
jael-goal-points = Ziel
jael-stars-points = Sterne
jael-base-points = Karten
jael-bonus-points = Prämien

own-hand = Handkarten
own-no-hand = Im Markt bleibt die Hand leer. Neue Räume kommen im nächsten Jahr.
own-bag = Zu legen:
own-jael = Diese Rune sammelt Jael: Was du weder baust noch behältst, bekommt er.

other-rank = Rang { $rank }
other-known = Auf dieser Hand kennst du: { $rooms }

tally-sum = Ansehen
tally-as-if = Als wäre jetzt Schluss.
tally-ties = Rang und Ziel zählen von Anfang an: Bei Gleichstand gewinnt, wer weiter vorn steht.

zoom-stock = Vorräte
zoom-discarded = Abgelegt, soweit du es weißt: { $rooms }
zoom-supply = Plättchen im Vorrat: { $round } runde, { $oval } ovale, { $square } eckige
zoom-left = Verdeckte Marktstände: { $stalls }, Aufgaben: { $challenges }
zoom-gone = Aus dem Spiel: { $challenges }
zoom-goal-seat = { $seat }: { $value }, { $points } Ansehen
zoom-goal-tie = Bei Gleichstand gewinnt, wer weiter vorn steht; darum führt schon im ersten Durchgang jemand.
zoom-goal = Ansehen nach Plätzen: { $points }.
zoom-blueprint = Gezählt werden die Bedingungen, die genau an ihrem Platz erfüllt sind.
zoom-met = { $met } erfüllt: { $points } Ansehen
zoom-jael = Am Ende bekommt Jael { $base } Ansehen und dazu { $bonus } für jeden vollständigen Satz: { $of }.
zoom-jael-takes = Hast du nicht mehr Gold als er, leert er die markierten Teile der Marktstände und streicht die Aufgabe mit der kleinsten Nummer.
