# Was neben dem Brett gesagt wird: Rückblick, Regeln, Gespräch. Es kommt erst, wenn es gebraucht wird. en.ftl enthält dieselben
# Texte.

replay-at = Zug
replay-play = Abspielen
replay-stop = Anhalten
replay-pace = Tempo
replay-share = Moment teilen
replay-table = Zum Tisch
chapters = Kapitel
chapter-all = Alle
chapter-move = Zug { $seq }
chapter-back = Ein Kapitel zurück
chapter-on = Ein Kapitel weiter
eyes = Mit wessen Augen
eyes-mine = Wie ich es sah
eyes-none = Alle Blätter verdeckt
hand-of = Was { $who } sieht
since = Seit deinem letzten Zug
since-again = Auf dem Brett noch einmal zeigen
ask-back = Um Rücknahme bitten
reviewing = Rückblick: Zug { $seq } von { $last }
to-now = Zur Gegenwart
step-back = Einen Zug zurück
step-on = Einen Zug weiter
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-offline = Gerade besteht keine Verbindung. Versuche es gleich noch einmal.
how-of = So geht’s: { $game }
rules-all = Alle Regeln, Punkt für Punkt
rules-of = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Dazu steht nichts in den Regeln. Versuche ein anderes Wort.
chat-hushed = Hier schreibt nur, wer am Tisch sitzt
candle = Du hast { $seconds } Sekunden; dann hältst du still.
candle-wait = Wartet auf mich
quiet-wish = Nicht jedes Mal fragen
quiet-turn = Erst in meinem nächsten Zug wieder fragen
quiet-able = Nur fragen, wenn ich reagieren könnte
quiet-now = Du hältst von selbst still. Für die anderen sieht es aus wie von Hand.
quiet-end = Frag mich

# at the edge of a board that is looked at closely
more-there = Dort ist noch mehr zu wählen
