# What is said where all must agree: to take back, to close. It comes when it is needed. de.ftl has the same texts.

vote = { $who } would like to take back { $count ->
    [one] one move
   *[other] { $count } moves
}.
vote-waiting = Still to answer: { $who }.
vote-yes = Agreed
vote-no = Rather not
vote-show = Show where to
vote-close = { $who } would like to break off the game and close the table. Then everything is laid open, and nobody has won.
took-back = { $who } took back { $count ->
    [one] one move
   *[other] { $count } moves
}.
took-back-agreed = { $who } took back { $count ->
    [one] one move
   *[other] { $count } moves
}. Agreed: { $agreed }.
sheet = At this table
table-link = Link to this table
table-link-about = Whoever opens it takes a free seat or watches.
give-up = Break off the game
give-up-alone = The table is closed and nobody has won. Record and secret are open then.
give-up-all = Everybody who holds a seat here is asked. Who has not come for three days need not agree; if nobody has moved for three days, the table closes at once.
give-up-ask = Ask everybody
give-up-now = Close the table
let-stand-in = Let a bot stand in
give-back = Give the seat back
seat-lent = A bot is playing for you.
seat-back = Take your seat again
close-outgrown = End this game

audience = Spectators
audience-count = { $count ->
    [0] Nobody is watching just now.
    [one] One person is watching just now.
   *[other] { $count } people are watching just now.
}
audience-mute = may not write
audience-away = sent away
audience-hush = Mute
audience-send = Send away
audience-pardon = Allow again
audience-quiet = Only those at the table may write
