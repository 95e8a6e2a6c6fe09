# Wie die Leitung zum Tisch steht. en.ftl enthält dieselben Texte.

link-connecting = verbinde …
link-open = verbunden
link-sent = gesendet …
link-stored = gespeichert
link-offline = offline seit { $since }
link-try = Jetzt versuchen
link-gone = getrennt

# at the edge of a board that is looked at closely
more-there = Dort ist noch mehr zu wählen

# in a log that is not at its end
log-newest = Zum Neuesten
