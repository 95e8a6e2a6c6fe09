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
how = How it goes
aim = The aim
understood = Got it
seat-open = open
seat-you = you

## New table

bot-level = Strength of the bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-learned = Learned bot
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
moves-list = List of further moves: { $count }
own = Your area
others = The others
areas = Areas
log = Log
chat = Chat
log-and-chat = Log and chat
rules = Aim, course and rules
tab-others = Others
prompt-outgrown = This game began with rules or an edition that this house no longer has. You can look at it, but not play on.
prompt-loading = Laying the table …
prompt-waiting = { $seat } to play: it is about { $topic }.
prompt-thinking = { $seat } to play: it is about { $topic }
prompt-answered = Your answer lies face down. The others are still thinking.
change-answer = Change your answer
go-on = Go on choosing: what is still needed glows.
chosen = Done for you: { $move }. “Take back” if you meant it otherwise.
first = Not yet. First: { $ask }
final = Afterwards this can no longer be taken back freely.
undo = Take back
skip = Skip
away = away
stand-in = a bot stands in
thinks = is thinking
look-closer = A closer look
to-end = Scores
watching = You are watching.
invite-more = At this table

log-none = Nothing has happened yet.
rule = Look up rule { $clause }

shortcuts = Keys

## Replay

replay = Replay

## When something is not there

closed = This table was closed.
wrong-unknown = That did not work. Reload the page; stored moves are never lost.
wrong-offline = The server does not answer. Is it running, and are you online?
wrong-server = The server stumbled. Try again in a moment.
reject-unknown = That did not work. Nothing has happened.
