# Dungeon Designer in English: all that is read in the game. de.ftl holds the same texts.

game-title = Dungeon Designer
game-pitch = Build the most devious maze beneath the mountain, room by room.
game-length = 45–60 minutes

### What it is about, for whoever does not know the game

intro-aim =
    Build a dungeon of 16 rooms in four years and earn the most reputation with it. What counts is rooms connected to
    entrance and exit, and also blueprint, goal, challenges, stars and rank.

intro-about =
    You are master builders beneath the mountain. Over four years one row of four rooms is added each year, until
    everybody has a dungeon of 16 rooms: with monsters, traps, treasure chests and ways on which adventurers get
    thoroughly lost. Whoever earns the most reputation has built the most devious one.

intro-turn =
    Each year starts with five rooms in hand. All choose a room at the same time, in secret, and lay it in this year's
    row; the rest of the hand goes to a neighbour. After four rooms the dungeon yields gold: the values of the new rooms
    and 1 for every chest.

    With the gold you go to market. The turn always belongs to whoever has the most right now. You buy one half of a
    stall and put its tokens into your rooms, or you pass: your remaining gold is lost, you take one of the open
    challenges and fill the next place of the priority order. So passing early means the better choice and the better
    rank.

intro-win =
    After four years everything is scored: rank, the common goal, your own three challenges, stars, blueprint and path
    networks. Every room connected to the entrance counts 1, and every room connected to the exit 1 more. The highest
    total wins; the rank breaks ties.

intro-tips =
    Connect entrance and exit. If all hangs together in one network, every room counts twice, up to 32 points.

    Chests early, challenges to match. Chests bring gold every year; challenges pay when they want the same things as
    the goal.

    Passing is a move. The right challenge and a good rank are often worth more than one more token.

### Words

half-top = top half
half-bottom = bottom half
shape-round = round
shape-oval = oval
shape-square = square
type-cave = cave
type-stone = stone
direction-left = left
direction-right = right

# After “do you use …?”.
power-shrine = your new shrine
power-fountain = your new fountain
power-either = your new shrine or fountain

## Cells and edges of a dungeon

cell-r1c1 = row 1, column 1
cell-r1c2 = row 1, column 2
cell-r1c3 = row 1, column 3
cell-r1c4 = row 1, column 4
cell-r2c1 = row 2, column 1
cell-r2c2 = row 2, column 2
cell-r2c3 = row 2, column 3
cell-r2c4 = row 2, column 4
cell-r3c1 = row 3, column 1
cell-r3c2 = row 3, column 2
cell-r3c3 = row 3, column 3
cell-r3c4 = row 3, column 4
cell-r4c1 = row 4, column 1
cell-r4c2 = row 4, column 2
cell-r4c3 = row 4, column 3
cell-r4c4 = row 4, column 4

edge-h01 = above row 1, column 1
edge-h02 = above row 1, column 2
edge-h03 = above row 1, column 3
edge-h04 = above row 1, column 4
edge-h11 = below row 1, column 1
edge-h12 = below row 1, column 2
edge-h13 = below row 1, column 3
edge-h14 = below row 1, column 4
edge-h21 = below row 2, column 1
edge-h22 = below row 2, column 2
edge-h23 = below row 2, column 3
edge-h24 = below row 2, column 4
edge-h31 = below row 3, column 1
edge-h32 = below row 3, column 2
edge-h33 = below row 3, column 3
edge-h34 = below row 3, column 4
edge-h41 = below row 4, column 1
edge-h42 = below row 4, column 2
edge-h43 = below row 4, column 3
edge-h44 = below row 4, column 4
edge-v10 = left of row 1, column 1
edge-v11 = right of row 1, column 1
edge-v12 = right of row 1, column 2
edge-v13 = right of row 1, column 3
edge-v14 = right of row 1, column 4
edge-v20 = left of row 2, column 1
edge-v21 = right of row 2, column 1
edge-v22 = right of row 2, column 2
edge-v23 = right of row 2, column 3
edge-v24 = right of row 2, column 4
edge-v30 = left of row 3, column 1
edge-v31 = right of row 3, column 1
edge-v32 = right of row 3, column 2
edge-v33 = right of row 3, column 3
edge-v34 = right of row 3, column 4
edge-v40 = left of row 4, column 1
edge-v41 = right of row 4, column 1
edge-v42 = right of row 4, column 2
edge-v43 = right of row 4, column 3
edge-v44 = right of row 4, column 4

# At the start of “… is not possible”.
verb-place = Building a room
verb-discard = Discarding a room
verb-keep = Keeping a room
verb-skip = Skipping
verb-swap = Swapping two rooms
verb-move = Lifting a token
verb-to = Moving a token
verb-buy = Buying
verb-token = Placing a token
verb-passage = Digging a secret passage
verb-pass = Passing with a challenge
verb-leave = Passing without a challenge
verb-dual = Fixing a room type

# After “it is about …”.
topic-commit = choosing the next room
topic-place = the next room
topic-discard = the room to discard
topic-keep = the room to keep
topic-power = shrines and fountains
topic-carry = the token that moves
topic-market = the market
topic-token = the token that was bought
topic-passage = the secret passage that was bought
topic-dual = the type of dual rooms

### Questions

ask-commit = { $seat }: which room do you build in row { $row }, and in which column?
ask-place = { $seat }, which room do you build in row { $row }, and in which column?
ask-discard = { $seat }: which other room do you discard?
ask-keep = { $seat }, which room do you keep for the next turn?
ask-power = { $seat }: do you use { $power }?
ask-carry = { $seat }, where does the token “{ $face }” from { $cell } go?
ask-market = { $seat }, you have { $gold } gold: what do you buy, or do you pass?
ask-token = { $seat }, which room does the token “{ $face }” go to? { $left ->
    [0] It is the last one.
    [one] One more comes after it.
   *[other] { $left } more come after it.
}
ask-passage = { $seat }, which edge does the secret passage go to? { $left ->
    [0] It is the last token.
    [one] One more token comes after it.
   *[other] { $left } more tokens come after it.
}
ask-dual = { $seat }: does your next dual room count as cave or as stone?

### Moves

action-place = Build “{ $room }” in column { $column }
action-discard = Discard “{ $room }”
action-keep = Keep “{ $room }”
action-skip = Skip
action-swap = Swap the rooms of columns { $a } and { $b }
action-move = Lift the token “{ $face }” from { $from }
action-to = Move it to { $cell }
action-buy = Buy { $stall }, { $half }
action-token = Place it in { $cell }
action-passage = Dig the secret passage { $edge }
action-pass = Pass and take “{ $challenge }”
action-leave = Pass
action-dual = Count { $cell } as { $type }

### What happens

event-goal = The goal of this game: “{ $goal }”.
event-blueprint = { $seat } works from { $blueprint }.
event-ranked = { $seat } starts at rank { $rank } with { $gold } gold.
event-challenge = New challenge: “{ $challenge }”.
event-stall = { $stall } opens.
event-ware = { $stall }, { $half }: { $face }.
event-recycled = Discarded { $shape } tokens go back to the supply.
event-dealt = { $seat } draws { $count ->
    [one] one room
   *[other] { $count } rooms
}.
event-drew = Drawn: “{ $room }”.
event-drew-more = { $seat } draws { $count ->
    [one] one more room
   *[other] { $count } more rooms
}.
event-drew-alone = { $seat } draws { $count ->
    [one] one new room
   *[other] { $count } new rooms
}.
event-reshuffled = The room deck is empty: { $count ->
    [one] one discarded room is
   *[other] { $count } discarded rooms are
} shuffled anew.
event-year = Year { $year } begins.
event-turn = Turn { $turn }.
event-laid = { $seat } has chosen.
event-built = { $seat } builds “{ $room }” in { $cell }.
event-dropped = { $seat } discards a room.
event-left-over = { $seat } discards { $count ->
    [one] the last room
   *[other] the last { $count } rooms
}.
event-discard-shown = { $seat } discards “{ $room }” face up.
event-hands-passed = All hands go to the { $direction }.
event-received = Received: “{ $room }”.
event-power-unused = { $seat } does not use the new room.
event-swapped = { $seat } swaps two rooms: { $a } and { $b }.
event-lifted = { $seat } lifts the token “{ $face }” from { $from }.
event-moved = { $seat } moves the token “{ $face }” from { $from } to { $to }.
event-income = { $seat } gets { $rooms } gold for rooms and { $chests } for treasure chests and now has { $gold }.
event-gold-lost = { $seat } is at the end of the gold track: { $lost } gold is lost.
event-tied = Equal gold ({ $gold }): { $seat } stands further left in the priority order and is next.
event-bought = { $seat } buys { $a } for { $price } and has { $gold } gold left.
event-bought-two = { $seat } buys { $a } and { $b } for { $price } and has { $gold } gold left.
event-bought-three = { $seat } buys { $a }, { $b } and { $c } for { $price } and has { $gold } gold left.
event-put = { $seat } places the token “{ $face }” in { $cell }.
event-dug = { $seat } digs a secret passage { $edge }.
event-only-slot = { $seat } has a free slot in one place only: { $cell }.
event-must-pass = { $seat } can buy nothing and has to pass.
event-took = { $seat } takes the challenge “{ $challenge }”.
event-passed = { $lost ->
    [0] { $seat } passes.
   *[other] { $seat } passes; { $lost } gold is lost.
}
event-notch = { $seat } takes rank { $rank } of the new priority order.
event-new-order = The new priority order is in force.
event-thrown = Left unsold: { $face }.
event-market-cleared = The market stalls close.
event-challenge-gone = Nobody wanted “{ $challenge }”.
event-jael-card = Jael's card for this year is { $jael }.
event-kept = { $seat } keeps one room in hand.
event-jael-room = Jael gets “{ $room }”: its rune matches his card.
event-jael-left = { $count ->
    [one] Discarded: one room whose rune does not match.
   *[other] Discarded: { $count } rooms whose runes do not match.
}
event-jael-acted = { $seat } has { $gold } gold, no more than Jael ({ $his }): he comes to the market.
event-jael-took = Jael takes { $face } from the market.
event-jael-missed = What Jael was after is sold: he gets nothing for it.
event-gold-kept = { $seat } passes and keeps { $gold } gold for scoring.
event-jael-swept = Jael takes what is left on the market.
event-jael-swept-last = Jael takes the rest of the market.
event-jael-threw = Jael strikes out the challenge “{ $challenge }”.
event-dual-fixed = { $seat } counts “{ $room }” in { $cell } as { $type }.
event-end = Four years are over. Master Hortgully looks at the dungeons.
event-scored = { $seat } has { $points } reputation: { $rank } for priority, { $goal } for the goal, { $challenges } for challenges, { $stars } for stars, { $blueprint } for the blueprint and { $networks } for path networks.
event-scored-alone = { $seat } has { $points } reputation: { $gold } for the final gold, { $goal } for the goal, { $challenges } for challenges, { $stars } for stars, { $blueprint } for the blueprint and { $networks } for path networks.
event-jael-scored = Jael has { $points } reputation: { $gold } for the final gold, { $goal } for the goal, { $stars } for stars, { $base } for his cards and { $bonus } for bonuses.

### Why something is not possible

why-not-in-hand = You do not hold “{ $room }”.
why-column-taken = There already is a room in column { $column } of this row.
why-no-shrine = Only whoever has just built a shrine can swap rooms.
why-no-swap = You can swap two different rooms of this row; name the left column first.
why-no-fountain = Only whoever has just built a fountain can move a token.
why-no-such-token = There is no token “{ $face }” in { $cell }.
why-nowhere-free = No other room has a free slot.
why-same-room = The token lies there already. It has to go to another room.
why-no-room-there = There is no room in { $cell } yet.
why-room-full = All four slots in { $cell } are taken.
why-not-on-market = { $stall } is not on the market now.
why-sold-out = Nothing is left here.
why-too-dear = That costs { $price }, and you have only { $gold } gold.
why-no-slots = Your dungeon has too few free slots for all of these tokens.
why-passage-there = There already is a secret passage on this edge: { $edge }.
why-no-room-at-edge = There is no room of yours at this edge yet: { $edge }.
why-no-challenges = No challenge is on display now. You can pass without one.
why-not-on-display = The challenge “{ $challenge }” is not on display now.
why-take-one = Whoever passes now has to take one of the challenges on display.
why-not-next-dual = It is not this room's turn: { $cell }. Dual rooms are fixed in reading order.

### The end

ended-four-years = Four years are over. The game has ended.
ended-jael-beaten = Jael is impressed: you have won.
ended-jael-ahead = Jael is not convinced: you have lost.

source-priority = Priority
source-gold = Final gold
source-goal = Goal
source-challenges = Challenges
source-stars = Stars
source-blueprint = Blueprint
source-networks = Path networks

### Options of the table

option-shrines = Shrines & Fountains
    .about = Mini-expansion: seven special rooms join in.
option-shrine_powers = Powers of shrines and fountains
    .about = House rule: shrines swap rooms, fountains move tokens. Switched off, they are ordinary rooms.
option-dual_choice = Type of dual rooms
    .about = Who decides before scoring whether a dual room is cave or stone.
option-dual_choice-auto = The best, automatically
option-dual_choice-manual = Its owner
option-reveal = Choice of rooms
    .about = As printed, rooms are laid openly; choosing in secret is the printed variant.
option-reveal-hidden = Hidden
option-reveal-open = Open, in turn
option-open_discard = Open discard pile
    .about = Everybody sees which rooms are discarded.
option-recycle_tokens = Reuse tokens
    .about = If a supply runs out, discarded tokens come back. Switched off, slots stay empty.
option-path = Single path
    .about = Whether a path may enter a room several times.
option-path-simple = Every room once
option-path-trail = Every connection once
option-pair_goal = Goals of pairs
    .about = What it takes at least to get a place. As printed: one element.
option-pair_goal-pair = One pair
option-pair_goal-element = One element
option-varied = Varied Composition
    .about = Which group sizes this challenge counts.
option-varied-distinct = Every one that occurs
option-varied-strict = Only unique ones
option-difficulty = Jael's strength
    .about = How hard Jael makes it in the solo game.
option-difficulty-normal = Normal
option-difficulty-legendary = Legendary

### The table in a terminal

terminal-year = Year { $year } of { $years }
terminal-turn = Turn { $turn } of { $turns }
terminal-market-open = Market
terminal-pass-hands = then hands go to the { $direction }
terminal-pass-yours = (yours to { $seat })
terminal-swap-hands = then the hands are swapped
terminal-last-room = then the last card is discarded
terminal-piles = Room deck { $deck }, discards { $discard }
terminal-supply = tokens in supply: { $round } round, { $oval } oval, { $square } square
terminal-left = stalls face down: { $stalls }, challenges: { $challenges }
terminal-gone = challenges out of the game: { $challenges }
terminal-known-discard = discarded, as far as you know: { $rooms }
terminal-known-hand = Rooms you know in this hand: { $rooms }
terminal-goal = Goal “{ $goal }”: { $about }
terminal-goal-points = Places bring { $points } reputation.
terminal-goal-now = Standings: { $seats }.
terminal-goal-seat = { $points ->
    [0] { $seat } { $value }
   *[other] { $seat } { $value } ({ $points } reputation)
}
terminal-rank = Rank
terminal-name = Name
terminal-gold = Gold
terminal-passed = passed ({ $rank }.)
terminal-points = Sum
terminal-category-rank = Prior.
terminal-final-gold = Final gold
terminal-category-goal = Goal
terminal-category-challenges = Chall.
terminal-category-stars = Stars
terminal-category-blueprint = Blueprint
terminal-category-networks = Paths
terminal-as-if = Reputation by category as if the game ended now.
terminal-stall = Stall
terminal-price = Price
terminal-tokens = Tokens
terminal-sold = empty
terminal-marked = ← Jael
terminal-challenge = Challenge
terminal-about = Reputation
terminal-now = now
terminal-hand = Your hand
terminal-room = Room
terminal-type = Type
terminal-doors = Doors
terminal-elements = Elements
terminal-rune = Rune
terminal-his-rune = { $rune } (Jael)
terminal-power = Power
terminal-dungeon = { $seat }: { $blueprint }, { $met } of 8 met
terminal-entrance = Entrance
terminal-exit = Exit
terminal-outside = outside
terminal-empty = still empty
terminal-passages = Secret passages: { $edges }
terminal-laid = Face down before column { $column } lies { $room }: { $about }
terminal-bag = Still to place: { $faces }
terminal-lift = { $seat } moves: { $face } from { $cell }
terminal-card = Card
terminal-base = Base
terminal-bonus = Bonus
terminal-jael-card = { $jael }: { $gold } gold, rune { $runes }.
terminal-jael-takes = Unless you have more gold than he has, he empties: { $takes }.
terminal-jael-strikes = Then he also strikes out the challenge with the lowest number.
terminal-jael-took = This year he has been to the market: { $takes }.
terminal-jael-has = Collected ({ $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}):
terminal-jael = Jael has { $points } reputation: final gold { $gold }, goal { $goal }, stars { $stars }, cards { $base }, bonuses { $bonus }.
terminal-trap = Tra
terminal-star = Str
terminal-monster = Mon
terminal-shrine = shrine
terminal-fountain = fountain

terminal-note-gold = { $gold } gold
terminal-note-met = blueprint +{ $what }
terminal-note-missed = blueprint ?{ $what }
terminal-note-ways = path to { $sides }
terminal-note-jael = Jael collects this rune.
terminal-note-buy = { $price } gold for { $faces }; { $left } left
terminal-note-slots = “{ $room }”: { $inside }, { $free } free
terminal-note-challenge = { $about } Now: { $now }
terminal-note-keep-gold = { $gold } gold against Jael's { $his }
terminal-note-rank = rank { $rank }: { $points } reputation

terminal-legend-types = { $cave } cave, { $stone } stone, { $dual } both; counted as cave { $cave }{ $dual }, as stone { $stone }{ $dual }.
terminal-legend-cells = In a cell: room and network (i connected to the entrance, o to the exit, * to both), then doors and the blueprint's wish (? open, + met), then elements; tokens stand in brackets.
terminal-legend-walls = { $across } { $down } connected rooms, { $passage } secret passage, { $gate } gate.
terminal-legend-doors = Doors: N top, E right, S bottom, W left.
terminal-legend-elements = In short: { $elements }.

### To look things up

lexicon-room = Rooms
lexicon-room-text = { $type }; doors { $doors }; elements: { $elements }; { $gold } gold; rune { $rune }.
lexicon-dual = cave/stone
lexicon-door-N = N
lexicon-door-E = E
lexicon-door-S = S
lexicon-door-W = W
lexicon-red = red
lexicon-green = green
lexicon-blue = blue
lexicon-power = Powers of the mini-expansion (house rule)
lexicon-shrine = When you build it, you may swap two rooms of the new row; element tokens go along, secret passages stay.
lexicon-fountain = When you build it, you may move one element token to another room of yours.
lexicon-challenge = Challenges
lexicon-goal = Goals
lexicon-goal-text = Places bring { $points } reputation, with two players and alone only the first two of them.
lexicon-token = Elements and market tokens
lexicon-is-monster = Monster.
lexicon-is-trap = Trap.
lexicon-is-chest = Brings 1 gold every year.
lexicon-is-star = Brings { $stars } reputation in scoring.
lexicon-is-secret = No element: lies on an edge and connects what borders on it.
lexicon-tokens = As market tokens: { $count } { $shape }.
lexicon-symbol = Symbols
lexicon-any-monster = Monster
lexicon-any-trap = Trap
lexicon-any-star = Star
lexicon-stall = Market stalls
lexicon-half = { $half }: { $price } gold, tokens { $slots }
lexicon-round = round
lexicon-oval = oval
lexicon-square = square
lexicon-blueprint = Blueprints
lexicon-gates = Entrance above column { $entrance }, exit below column { $exit }.
lexicon-row = Row { $row }: { $asks }.
lexicon-met = Reputation by conditions met: { $points }.
lexicon-jael = Jael's cards
lexicon-jael-text = { $mark }. Rune { $runes }; { $gold } gold; empties { $takes }; base { $base }, and { $bonus }.
lexicon-bonus = { $points } for each { $of }
lexicon-plain = No mark
lexicon-diamond = Diamond (normal)
lexicon-crown = Crown (legendary)
lexicon-left-top = left top
lexicon-left-bottom = left bottom
lexicon-right-top = right top
lexicon-right-bottom = right bottom

### The story at the end

story-curve-progress = Reputation, year by year
story-edge = What tips the scales for { $seat }: { $source }, { $points } more than in second place.
story-tie = The same reputation, but { $seat } stands further left in the order of priority.
story-ahead-of-jael = { $seat } beats Jael by { $points } to { $his }.
story-behind-jael = Jael is better: { $his }. All that { $seat } has is { $points }.
story-strength = { $seat } gets the most here: { $source }, { $points } reputation.
story-shopping = { $seat }: { $count ->
    [0] no purchase at the market
    [one] one purchase at the market for { $gold } gold
   *[other] { $count } purchases at the market for { $gold } gold
}, { $challenges ->
    [0] no challenge
    [one] one challenge
   *[other] { $challenges } challenges
} taken on.
story-dearest = The dearest purchase: { $seat } pays { $gold } gold.
story-year-taken = In year { $year } the lead changes hands for the last time: { $seat }.
story-year-leap = The best year: { $seat }, { $points } reputation in year { $year }.
story-passage = The first secret passage is dug by { $seat }.
