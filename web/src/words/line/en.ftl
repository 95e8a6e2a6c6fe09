# How the line to the table stands. de.ftl holds the same texts.

link-connecting = connecting …
link-open = connected
link-sent = sent …
link-stored = stored
link-offline = offline since { $since }
link-try = Try now
link-gone = disconnected

# at the edge of a board that is looked at closely
more-there = There is more to choose over there

# in a log that is not at its end
log-newest = To the newest
