# What is said beside the board: looking back, rules, chat. It comes when it is needed. de.ftl has the same texts.

replay-at = Move
replay-play = Play
replay-stop = Stop
replay-pace = Pace
replay-share = Share moment
replay-table = To the table
chapters = Chapters
chapter-all = All
chapter-move = Move { $seq }
chapter-back = One chapter back
chapter-on = One chapter on
eyes = Through whose eyes
eyes-mine = As I saw it
eyes-none = All hands closed
hand-of = What { $who } sees
since = Since your last turn
since-again = Show it again on the board
ask-back = Ask to go back here
reviewing = Looking back: move { $seq } of { $last }
to-now = To the present
step-back = One move back
step-on = One move on
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-offline = There is no connection right now. Try again in a moment.
how-of = How it goes: { $game }
rules-all = All rules, clause by clause
rules-of = The rules of { $game }
rules-search = Search the rules
rules-none = The rules say nothing about that. Try another word.
chat-hushed = Only those at the table write here
candle = You have { $seconds } seconds; then you keep still.
candle-wait = Wait for me
quiet-wish = Don't ask every time
quiet-turn = Ask me again only on my next turn
quiet-able = Ask me only when I could react
quiet-now = You keep still by yourself. To the others it looks as if you had done it by hand.
quiet-end = Ask me

# at the edge of a board that is looked at closely
more-there = There is more to choose over there
