# Was neben dem Brett gesagt wird: Rückblick, Regeln, Gespräch. Es kommt erst, wenn es gebraucht wird. en.ftl enthält dieselben
# Texte.

replay-at = Zug
replay-play = Abspielen
replay-stop = Anhalten
replay-pace = Tempo
replay-share = Diesen Moment teilen
replay-table = Zum Tisch
ask-back = Um Rücknahme bitten
reviewing = Rückblick: Zug { $seq } von { $last }
to-now = Zur Gegenwart
step-back = Einen Zug zurück
step-on = Einen Zug weiter
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-offline = Gerade besteht keine Verbindung. Versuche es gleich noch einmal.
rules-of = Die Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Dazu steht nichts in den Regeln. Versuche ein anderes Wort.
chat-hushed = Hier schreibt nur, wer am Tisch sitzt
