# What is said beside the board: looking back, rules, chat. It comes when it is needed. de.ftl has the same texts.

replay-at = Move
replay-play = Play
replay-stop = Stop
replay-pace = Pace
replay-share = Share this moment
replay-table = To the table
ask-back = Ask to go back here
reviewing = Looking back: move { $seq } of { $last }
to-now = To the present
step-back = One move back
step-on = One move on
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-offline = There is no connection right now. Try again in a moment.
rules-of = The rules of { $game }
rules-search = Search the rules
rules-none = The rules say nothing about that. Try another word.
chat-hushed = Only those at the table write here
