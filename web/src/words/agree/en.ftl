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
leave = Get up
leave-about = A bot plays for you until you come back. The seat stays yours.
leave-now = Let a bot play
resign = Resign
resign-about = A bot takes over your seat for good, if the others agree.
resign-ask = Ask the others
close-lobby = Close the table
close-lobby-about = Nothing has been played yet: the table goes, and whoever sits here goes home.
stand-up = Get up
stand-up-about = Your seat becomes free again.
erase = Delete the table
erase-about = It goes with all that happened here. That cannot be taken back.
erase-now = Delete
erase-sure = Really delete
vote-resign = { $who }: a wish to resign. A bot would play on there.
too-many = Too many tables
too-many-about = { $count ->
    [one] This table counts.
   *[other] These { $count } tables count, the one untouched for longest first.
} Close or delete one by ⋯, then there is room again.
give-up = Break off the game
give-up-alone = The table is closed and nobody has won. Record and secret are open then.
give-up-all = Everybody who holds a seat here is asked. Whoever has not come for three days need not agree; if nobody has moved for three days, the table closes at once.
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

row-resume = Go on
row-join = Join
row-watch = Watch
row-look = Look
row-turn = Your turn
row-round = round { $round }
row-asleep = no move for { $days } days
row-won = Won: { $who }
row-nobody = Nobody has won.
row-closed = Broken off
row-more = Leave or close this table: { $game }
a-bot = (bot)
