# The words of the lab: reports, comparisons, radar and ladder.
# In the report everything is about games of bots; it never says more than the rows do.

lab-language = English
lab-seat = Seat { $number }
lab-between = { $low } to { $high }

report-title = { $game }: balance report
report-about =
    { $games } games with { $seats ->
        [1] one seat
       *[other] { $seats } seats
    }, played by { $bots }.{ $usual ->
        [yes] {""}
       *[other] {" "}Played differently from usual: { $options }.
    } Intervals are so wide that all of a kind (seats, bots, things){ $tables ->
        [1] {""}
       *[other] {" "}at all { $tables } tables of this page
    } hold together with 95 %. A full dot lies apart from the dashed line, a ring may lie there by chance.
report-made = Made from the rows of a run with version { $version }, from seed { $seed } on, editions { $editions }.
report-no-decisions = This run kept no decisions. With “lab run --decisions” the report also shows what is decided when, between how many moves, and how often there is nothing to choose.

report-share = share of wins
report-games = games
report-time = of the game
report-decisions = decisions
report-decisions-a-game = decisions in a game
report-choices = moves to choose from
report-dead-turns = rounds without a choice
report-winners = winners
report-others = others
report-mean-points = points
report-changes-a-game = lead changes in a game
report-games-led = games
report-chance-of-winner = chance
report-chance-said = chance said
report-chance-came = share that won
report-explained = of the result
report-points-more = wins more, of a hundred

report-seats = Who sits where
report-seats-says =
    { $apart ->
        [yes] The seats are not equal, sure with 95 % for all seats { $tables ->
            [1] together
           *[other] of all { $tables } tables together
        }: { $best } wins most often, { $share } of its games ({ $low } to { $high }), where { $fair } would be fair.
       *[no] No seat is sure to win more or less often than is fair ({ $fair }), looking at all seats { $tables ->
            [1] together
           *[other] of all { $tables } tables together
        }; { $best } is ahead with { $share } ({ $low } to { $high }).
    }
report-bots = Who plays
report-bots-says =
    { $apart ->
        [yes] { $best } wins most often: { $share } of the games in each seat it takes ({ $low } to { $high }), where equals would win { $fair }.
       *[no] No bot is sure to be stronger or weaker: { $best } is ahead with { $share } in each seat it takes ({ $low } to { $high }), equals would win { $fair }.
    }
report-skill = Luck and skill
report-part-bot = who plays
report-part-seat = which seat
report-part-deal = the deal
report-part-rest = all the rest
report-skill-says =
    { $bots ->
        [one] One bot plays every seat, so nothing comes of who plays; the seat explains { $seat } of who wins, luck and single decisions the other { $rest }.
       *[many] Who plays explains { $bot } of who wins, the seat { $seat } and the deal { $deal }; { $rest } is left to luck on the way and to single decisions.
    }
report-length = How long a game is
report-length-says =
    Half of all games take { $low } to { $high } decisions, the one in the middle { $median } and the longest { $longest }{ $counted ->
        [no] .
       *[other] ; on average there are { $rounds } rounds.
    }
report-endings = How it ends
report-endings-says = “{ $how }” ends { $share } of the games; { $shared } have several winners and { $nobody } none.
report-phases = What is decided
report-phases-says =
    { $kinds ->
        [one] There is one kind of decision, “{ $asks }”, with { $choices } moves to choose from on average.
       *[other] Of { $kinds } kinds of decisions “{ $asks }” comes most often: { $share } of all, with { $choices } moves to choose from on average.
    }
report-branching = How much there is to choose from
report-branching-says = On average one chooses between { $mean } moves, at most between { $most }; most of all, between { $peak }, around { $at } of the game. The band holds half of the decisions.
report-dead = Rounds without a choice
report-dead-says =
    { $any ->
        [no] Every seat has something to choose in every round
       *[yes] In { $dead } of all rounds a seat has nothing to choose, from { $early } at the beginning to { $late } at the end
    }; { $forced } of the decisions leave one move only.
report-points = Where points come from
report-points-says = Winners have { $winner } points, others { $other }. Most of the winners’ points come from “{ $source }” ({ $share }), most of the difference from “{ $apart }” ({ $gap } points).
report-changes = Changes of the lead
report-changes-says = The lead, by a good player’s judgement, changes { $mean } times in a game; in { $never } of the games it never does.
report-runaway = Who runs away
report-runaway-says = In { $runaway } of the games the winner has led without a break since before the half; whoever leads halfway wins { $halfway } of the time. The line tells in how many games the later winner has taken the lead for good.
report-chance = How early the winner is known
report-chance-says =
    At the beginning the later winner has a chance of { $begin }, halfway { $half }; { $late ->
        [yes] in most games it stays in doubt to the end.
       *[no] in half of the games it is above one half for good once { $known } of the game is over.
    } The band holds half of the winners.
report-calibration = Whether these chances are right
report-calibration-says = Seats that were given a chance win as often as was said, with a mean error of { $error } of a hundred; right ones lie on the line.

report-effects = What goes with winning
report-effects-about =
    { $count } comparisons of seats that had to do with a thing with those that had not, after what seat and bot explain is taken off; { $out ->
        [0] none stands
        [one] one stands
       *[other] { $out } stand
    } out. Intervals are so wide that all of them{ $tables ->
        [1] {""}
       *[other] {" "}at { $tables } tables
    } together should hold with 95 %. How often they do not was tried on tables whose outcomes were dealt anew, where nothing can go with winning: { $alarms } of a hundred raised a false alarm ({ $low } to { $high }), by game and number of games { $least } to { $most }. What goes with winning need not be its cause: whoever is about to win comes by more.
report-effects-none = Too few games to compare seats that had to do with a thing with those that had not: either need ten victories and ten defeats to expect.
report-effect-says =
    { $out ->
        [0] None of { $count } stands out.
        [one] One of { $count } stands out.
       *[other] { $out } of { $count } stand out.
    } Most of all with { $best }: { $most } wins of a hundred ({ $best_from } to { $best_to }); least with { $worst }: { $least } ({ $worst_from } to { $worst_to }).{ $many ->
        [yes] {" "}Those at either end are drawn.
       *[no] {""}
    }
report-all = All { $count } comparisons
report-head-thing = thing
report-head-what = what happened
report-head-with = seats
report-head-effect = effect
report-head-interval = interval

# --- comparisons: every figure that changes, in a sentence

diff-about = { $games } pairs of games with { $seats } seats, played by { $bots }, each pair with the same luck as far as the rules draw alike. All intervals together hold with 95 %.
diff-same = Nothing differs for sure. A seat’s share of wins is known to { $precision } of a hundred (95 %).
diff-seat = { $of } wins { $by } of a hundred games { $more ->
        [yes] more
       *[no] fewer
    } ({ $low } to { $high }): { $after } instead of { $before }.
diff-score = A seat has { $by } points { $more ->
        [yes] more
       *[no] fewer
    } ({ $low } to { $high }): { $after } instead of { $before }.
diff-decisions = A game takes { $by } decisions { $more ->
        [yes] more
       *[no] fewer
    } ({ $low } to { $high }): { $after } instead of { $before }.
diff-rounds = A game takes { $by } rounds { $more ->
        [yes] more
       *[no] fewer
    } ({ $low } to { $high }): { $after } instead of { $before }.
diff-shared = Of a hundred games { $by } { $more ->
        [yes] more
       *[no] fewer
    } have several winners ({ $low } to { $high }): { $after } instead of { $before }.
diff-nobody = Of a hundred games { $by } { $more ->
        [yes] more
       *[no] fewer
    } have no winner ({ $low } to { $high }): { $after } instead of { $before }.
diff-ending = Of a hundred games { $by } { $more ->
        [yes] more
       *[no] fewer
    } end like this: “{ $of }” ({ $low } to { $high }): { $after } instead of { $before }.
diff-thing = { $of } (“{ $event }”) goes with { $by } wins of a hundred { $more ->
        [yes] more
       *[no] fewer
    } than it did ({ $low } to { $high }): { $after } instead of { $before }.
diff-busy = { $of } (“{ $event }”) goes with { $by } decisions { $more ->
        [yes] more
       *[no] fewer
    } than it did ({ $low } to { $high }): { $after } instead of { $before } beside those without.
diff-often = { $of } (“{ $event }”) comes up { $by } times { $more ->
        [yes] more
       *[no] fewer
    } in a hundred games ({ $low } to { $high }): { $after } instead of { $before }.
diff-rest = { $count ->
        [one] One further figure differs
       *[other] { $count } further figures differ
    } for sure; --json writes all of them.

# --- the radar and the ladder, as Markdown

radar-about = Of { $date }: { $games } games with { $seats } seats for each switch, played by { $bot }, on the same deals as the usual game. The switch that changes the game most stands first, with its weightiest change. All intervals of the table together hold with 95 %.
radar-switch = switched
radar-clause = clause
radar-does = what changes most
radar-nothing = Nothing that is sure with so many games.
radar-on = on
radar-off = off
ladder-about = Every two bots sit by turns, each deal in all rotations of the seats. Ratings are Elo points above the first bot, fitted to all games of a table at once as if each bot had drawn one game more; intervals hold with 95 % (profile likelihood, widened where deals differ by more than chance). A shared victory counts in part; the share is that of each seat.
ladder-title = { $game }, { $seats } seats
ladder-of = { $games } games, { $date }.
ladder-bot = bot
ladder-rating = rating
ladder-interval = interval
ladder-games = games
ladder-share = wins
