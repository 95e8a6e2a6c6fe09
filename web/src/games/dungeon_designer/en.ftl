# What only the drawn dungeon says. de.ftl holds the same texts.

dungeon-label = { $seat }’s dungeon
dungeon-back = Back to your dungeon
panes = View
pane-dungeon = Dungeon
pane-market = Market and challenges
pane-track = Priority, goal and gold
tab-dungeon = Dungeon
tab-market = Market
tab-track = Goal
tab-jael = Jael
pane-jael = Jael, goal and gold

room-label = { $name } ({ $type }); doors: { $doors }; inside: { $elements }
room-bare = nothing
room-cave = cave
room-stone = stone
room-dual = cave or stone
room-gold = { $gold } gold
door-N = top
door-E = right
door-S = bottom
door-W = left
rune-red = red rune
rune-green = green rune
rune-blue = blue rune
want-cave = a cave
want-stone = stone
want-trap = a trap
want-star = a star

cell-empty = no room yet
cell-wants = the blueprint asks for: { $what }
cell-met = blueprint fulfilled: { $what }
lit-in = connected to the entrance
lit-out = connected to the exit

track-label = State of play
track-year = Year { $year } of { $years }
track-turn = Turn { $turn } of { $turns }
track-market = Market
track-over = Scoring
track-direction = Hands are passed to the { $direction }
track-heir = Hand on to
track-compare = Compare dungeons
track-order = Priority and gold
track-gold = Gold
track-passed = has passed
track-to-move = to move
track-ready = is ready
track-show = Look at { $seat }’s dungeon
track-challenges = Challenges: { $seat }
track-blueprint = { $blueprint }: { $met } of { $of }
track-stock = Deck: { $deck }, discards: { $discard }

market-label = Market
market-challenges = Challenges: take one when you pass
market-no-challenges = In the last year there are no more challenges.
market-pass-early = Whoever passes earlier ranks higher.
market-keep-gold = What you do not spend counts against Jael’s gold in scoring.
half-label = { $wares } for { $price } gold
ware-price = For { $price } gold
challenge-now = now { $worth }
buy-wares = Buy { $wares } for { $price } gold
with-gain = { $move }: { $points }
gain-label = would bring { $points } reputation
half-sold = sold out
half-jael = Jael is after this

jael-gold = Jael has { $gold } gold
jael-has = Jael’s collection
jael-points = Jael: { $points } reputation
jael-gold-points = Final gold
jael-goal-points = Goal
jael-stars-points = Stars
jael-base-points = Cards
jael-bonus-points = Bonuses

own-hand = Hand
own-no-hand = During the market your hand is empty. New rooms come next year.
own-bag = To place:
own-jael = Jael collects this rune: what you neither build nor keep is his.

other-rank = Rank { $rank }
other-known = Rooms you know in this hand: { $rooms }

tally-sum = Reputation
tally-as-if = As if the game ended now.
tally-ties = Rank and goal count from the start: ties go to the higher rank.

zoom-stock = Supplies
zoom-discarded = Discarded, as far as you know: { $rooms }
zoom-supply = Tokens in supply: { $round } round, { $oval } oval, { $square } square
zoom-left = Stalls face down: { $stalls }, challenges: { $challenges }
zoom-gone = Out of the game: { $challenges }
zoom-goal-seat = { $seat }: { $value }, { $points } reputation
zoom-goal-tie = Ties go to whoever ranks higher, so somebody leads from the first turn on.
zoom-goal = Reputation by place: { $points }.
zoom-blueprint = What counts are conditions fulfilled exactly in their place.
zoom-met = { $met } fulfilled: { $points } reputation
zoom-jael = In the end Jael gets { $base } reputation, and { $bonus } more for every complete set: { $of }.
zoom-jael-takes = Unless you have more gold than he has, he empties the marked halves of the stalls and strikes out the challenge with the lowest number.
