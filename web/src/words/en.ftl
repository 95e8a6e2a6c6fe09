# What only the page in the browser says. de.ftl holds the same texts.

## Everywhere

home = Back to the start
tools = Tools
settings = Settings
close = Close
cancel = Cancel
confirm = Do it
again = Try again
copy = Copy
copied = Copied.
copy-yourself = The browser did not allow copying. Select the address and copy it yourself.
on = on
off = off
number = { $value }
skip-to-content = Skip to the content
switch-lang = DE: auf Deutsch umschalten
to-dark = Candle instead of lamp: dark
to-light = Lamp instead of candle: light
sound-on = Sound on
sound-off = Sound off
zoom-in = Closer
zoom-out = Further away
zoom-all = Show everything
footer = Tafelrunde is free software. The printed games belong to their authors and publishers.
credits = Credits

## Start

start-title = Take a seat at the round table
start-lead = Board games at a table in your browser: with friends through a link, with bots when nobody has time. No account, no advertising.
start-mine = Play on
start-games = Games
start-sick = Only for you, as you sit at this machine: these games are installed and cannot be played.
start-open = Open tables
start-open-none = Nobody is looking for players right now. Open a table yourself.
start-finished = Finished games
start-older = Show older games
card-seats = Seats:
card-length = Length:
card-play = Play bots right now
card-laying = Laying the table …
card-new = Your own table
seat-open = open
seat-you = you
row-resume = Go on
row-join = Join
row-watch = Watch
row-look = Look

## New table

bot-level = Strength of the bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-search-easy = Search bot, easy
bot-search-normal = Search bot, medium
bot-search-strong = Search bot, strong
options = Rules of this table

## At the table

luck-title = Luck that can be checked
board = Board
spot-glows = can be chosen
spot-picked = chosen
prompt = What to do now
actions = All possible moves
own = Your area
others = The others
areas = Areas
log = Log
chat = Chat
log-and-chat = Log and chat
rules = Rules
tab-me = Me
tab-others = Others
tab-log = Log
tab-chat = Chat
prompt-outgrown = This game began under an older version of the rules. You can look at it, but not play on.
prompt-loading = Laying the table …
prompt-waiting = { $seat } to play: it is about { $topic }.
prompt-thinking = { $seat } to play: it is about { $topic }
prompt-answered = Your answer lies face down. The others are still thinking.
change-answer = Change your answer
candle = You have { $seconds } seconds; then you keep still.
candle-wait = Wait for me
go-on = Go on choosing: what is still needed glows.
final = Afterwards this can no longer be taken back freely.
undo = Take back
skip = Skip
away = away
stand-in = a bot stands in
thinks = is thinking
look-closer = A closer look
missed = { $count ->
    [one] One move was made meanwhile. Look
   *[other] { $count } moves were made meanwhile. Look
}
to-end = Scores
watching = You are watching.
invite-more = At this table

link-connecting = connecting …
link-open = connected
link-sent = sent …
link-stored = stored
link-offline = offline since { $since }
link-gone = disconnected

log-none = Nothing has happened yet.
rule = Look up rule { $clause }

shortcuts = Keys

## Replay

replay = Replay

## When something is not there

lost-title = There is no table here
lost = This address leads nowhere. Perhaps a piece of it got lost in copying.
no-table-title = You cannot reach this table
sent-away = The owner of this table has sent you away.
no-table = This table no longer exists. Check the link.
outdated = This page is older than the server. Reload it and play on.
closed-title = The table has been cleared
closed = This table was closed.
wrong-unknown = That did not work. Reload the page; stored moves are never lost.
wrong-offline = The server does not answer. Is it running, and are you online?
wrong-server = The server stumbled. Try again in a moment.
reject-unknown = That did not work. Nothing has happened.
