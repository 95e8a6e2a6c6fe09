# Dragonland in English: every word a player reads. de.ftl holds the same texts.

game-title = Dragonland
game-pitch = Rescue the dragons' treasures before the volcanoes erupt!
game-length = about 45 minutes

### What it is about, for whoever does not know the game

intro-aim =
    Collect sets of one dragon egg and one red, one green and one blue gem: each is worth 10 points. The last egg ends
    the game, and a colour counts only if its figure wears a magic ring.

intro-about =
    The volcanoes of Dragonland are about to erupt, and inside them lie the dragons' treasures: eggs and gems. Everybody
    leads a little people of three figures, one red, one green and one blue, and saves what can be saved. Each of the 15
    volcanoes also holds a face-down tile, turned over as soon as somebody arrives.

intro-turn =
    Two dice are rolled first. Then two of your three figures act, one after the other, each with one of the dice. A
    figure moves and then, if it stands on a volcano, may take once: all gems of its own colour, a clear gem, or a
    dragon egg. Where a ring tile lies, it may take a magic ring instead.

    Figures may jump over each other, but a field of the path holds only one. A face-down tile stops whoever reaches its
    volcano. With a dragon egg comes the tile: Ferryman, Swift Steps, Little Dragon or Magic Hand. King dragons and
    rings, however, stay there for everybody. With a rolled 4 a figure flies with the king dragon of its colour, or
    calls it.

intro-win =
    With the last dragon egg the game ends on the spot, even in the middle of a turn. An egg and one red, one green and
    one blue gem make a set worth 10 points, everything else is worth 1. Clear gems stand in for any colour but never
    for an egg. And mind: for every figure without a magic ring all gems of its colour are lost.

intro-tips =
    Think of the rings early. Three figures, three rings: wait until few eggs are left and you lose whole colours.

    Keep a balance. The fourth piece of a set is worth far more than a fifth red gem.

    Eggs are the clock. If you lead, take them fast; if you trail, leave them and gather gems.

### Words

# In “the … figure”.
colour-red = red
colour-green = green
colour-blue = blue

die-a = A
die-b = B

power-die = using the 4
power-tile = using a Little Dragon

treasure-gems = all gems of the figure's colour
treasure-clear = a clear gem
treasure-egg = a dragon egg
treasure-ring = a magic ring

# They begin the sentence “… is not possible”.
verb-lead = Choosing a people
verb-enter = Entering as in the opening round
verb-keep = Keeping the roll
verb-reroll = Rolling again
verb-activate = Giving out a die
verb-walk = Walking
verb-swift = Playing Swift Steps
verb-ferry = Sailing with the Ferryman
verb-call = Calling the king dragon
verb-fly = Flying with the king dragon
verb-stop = Standing still
verb-take = Taking treasure
verb-hand = Playing the Magic Hand
verb-done = Leaving treasure behind

# After “it is about …”.
topic-lead = the choice of peoples
topic-opening = the opening round
topic-reroll = the roll
topic-activate = a figure and its die
topic-move = the figure's movement
topic-collect = taking treasure
topic-hand = the Magic Hand

### Questions

ask-lead = { $seat }, which people will you lead?
ask-opening = { $seat }, bring your first figure { $steps ->
    [one] 1 field
   *[other] { $steps } fields
} into Dragonland
ask-reroll = { $seat }, do you keep { $a } and { $b } or roll again?
ask-activate = { $nth ->
    [1] { $seat }, choose your first figure and its die
   *[other] { $seat }, which figure gets the other die?
}
ask-move = { $seat }, where to with { $figure }? { $pips ->
    [0] No steps are left.
    [one] 1 step is left.
   *[other] { $pips } steps are left.
}
ask-collect = { $seat }, what does { $figure } take on { $at }?
ask-hand = { $seat }, does { $figure } take once more on { $at } with the Magic Hand?

### Moves

action-lead = Lead the { $people }
action-enter = Bring the { $colour } figure to { $to }
action-keep = Keep the roll
action-reroll = Roll again
action-activate = Use die { $die } for the { $colour } figure
action-walk = Walk to { $to }
action-swift = Play Swift Steps
action-ferry = Sail with the Ferryman to { $to }
action-call = Call the king dragon { $power }
action-fly = Fly to { $to } { $power }
action-stop = Stand still
action-take = Take { $treasure }
action-hand = Play the Magic Hand
action-done = Leave it at that

### What happens

event-led = { $seat } leads the { $people }.
event-started = The { $seat } begin.
event-opened = { $figure } enters Dragonland and stands on { $to }.
event-turn = Round { $round }: the { $seat } take their turn.
event-rolled = The { $seat } roll { $a } and { $b }.
event-roll-void = The { $seat } play Roll Again: that roll is void.
event-activated = { $figure } gets die { $die } with { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}.
event-rested = { $figure } has finished.
event-turn-over = The { $seat } end their turn.
event-round-over = Round { $round } is over.
event-idle = { $idle ->
    [one] Nobody has taken anything in this round.
   *[other] Nobody has taken anything for { $idle } rounds.
} { $most ->
    [one] The volcanoes erupt after 1 such round.
   *[other] The volcanoes erupt after { $most } such rounds.
}
event-entered = { $figure } enters Dragonland and walks { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $to }.
event-walked = { $figure } walks { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from { $from } to { $to }.
event-swift = { $figure } uses Swift Steps and now has { $pips ->
    [one] 1 step
   *[other] { $pips } steps
}.
event-ferried = The Ferryman takes { $figure } from { $from } to { $to }.
event-called = { $figure } calls the king dragon { $king } from { $from } to { $to } { $power }.
event-flew = { $figure } flies on the king dragon { $king } from { $from } to { $to } { $power }.
event-revealed = Revealed on { $at }: { $tile }.
event-took-gems = { $figure } takes { $count ->
    [one] 1 gem
   *[other] { $count } gems
} in { $gem } on { $at }.
event-took-clear = { $figure } takes a clear gem on { $at }.
event-took-egg = { $figure } takes a dragon egg on { $at }.
event-took-tile = The { $seat } also get the tile from { $at }: { $tile }.
event-took-ring = { $figure } takes a magic ring on { $at }.
event-hand = { $figure } plays the Magic Hand and may take once more.
event-last-egg = The { $seat } take the last dragon egg. The game is over!
event-clock = After round { $round } the volcanoes erupt. The game is over!
event-shown-tile = Still face down on { $at }: { $tile }.
event-shown-removed = The tile set aside unseen was: { $tile }.
event-screen-up = The { $seat } have collected: { $egg ->
    [0] no dragon egg
    [one] 1 dragon egg
   *[other] { $egg } dragon eggs
}; gems: { $red } red, { $green } green, { $blue } blue, { $clear } clear.
event-void = { $figure } wears no magic ring: { $count ->
    [one] 1 gem in { $gem } is void
   *[other] { $count } gems in { $gem } are void
}.
event-scored = The { $seat } score { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $sets ->
    [0] no set
    [one] 1 set
   *[other] { $sets } sets
} and { $singles ->
    [0] no single treasures
    [one] 1 single treasure
   *[other] { $singles } single treasures
}.

### Why something is not possible

why-people-taken = Somebody else already leads the { $people }.
why-no-pips = Your figure has no steps left.
why-stay-put = Your figure is there already. If it is to stay, choose “Stand still”.
why-occupied = Somebody already stands on { $space }. A field has room for one figure only.
why-blocked = A volcano with a face-down tile lies on the way to { $space }. Your figure has to stop there.
why-too-far = { $space } is too far away: your figure has { $pips ->
    [one] 1 step
   *[other] { $pips } steps
} left.
why-opening-distance = { $space } does not fit: in the opening round you move exactly { $steps ->
    [one] 1 field
   *[other] { $steps } fields
}.
why-same-figure = { $figure } has already been active this turn. The second die is for another figure.
why-die-used = Die { $die } has already been given out this turn.
why-dice-equal = Both dice show the same number, so it does not matter: take the other one instead of die { $die }.
why-no-roll-again = You have no Roll Again tile that you may play now.
why-roll-kept = You have kept the roll. Roll Again can only be played right after rolling.
why-die-chosen = One die of this roll has already been given out, and Roll Again always means both.
why-no-swift-steps = You have no Swift Steps tile that you may play now.
why-no-ferryman = You have no Ferryman that you may play now.
why-ferry-not-on-volcano = The Ferryman sails only from volcanoes, and your figure is not on one.
why-ferry-no-water = Neither river nor waterfall leads there from here.
why-king-unseen = Nobody has revealed the king dragon of this colour yet.
why-call-not-on-volcano = Only a figure that stands on a volcano can call.
why-king-here = The king dragon is here already; it needs no call.
why-king-elsewhere = Your figure is not with its king dragon.
why-no-dragon-power = King dragons obey only an unused 4 or a Little Dragon.
why-no-little-dragon = You have no Little Dragon that you may play now.
why-four-not-fresh = This 4 has already been used, at least in part. For a king dragon it must be whole.
why-no-four = This figure's die shows { $pips }; a king dragon needs a 4.
why-fly-elsewhere = You are on { $space } already. A flight must go to another volcano.
why-nothing-here = Nothing lies on this volcano for your figure: no dragon egg, no gem of its colour and no clear one.
why-no-gems = No gem of your figure's colour lies here.
why-other-gems = The gems here are of other colours; each figure only takes its own.
why-no-clear = No clear gem lies here.
why-no-egg = No dragon egg lies here.
why-no-ring-tile = No ring tile lies here.
why-no-magic-hand = You have no Magic Hand that you may play now.
why-nothing-taken = The Magic Hand gives a further pick-up: take something first, then you may play it.
why-has-ring = Your figure already wears a magic ring, and one is the limit.

### Cautions

caution-last-egg = This is the last dragon egg: it ends the game at once.
caution-no-ring = This figure wears no magic ring. Unless it gets one before the end, these gems will not count.

### The end

ended-last-egg = The last dragon egg has been rescued. The game is over.
ended-clock = The volcanoes have erupted. The game is over.

source-sets = Points for sets
source-singles = Points for singles

### Options of the table

option-peoples = Peoples
    .about = Who leads which people. Any number of seats can play with any of the four peoples.
option-peoples-order = In the order of the seats
option-peoples-choice = Everybody chooses
option-peoples-random = Drawn by lot
option-start_player = Start player
    .about = Who begins: drawn by lot, or a seat of your choice.
option-start_player-random = Drawn by lot
option-wild_gems = Wild gems
    .about = Variant: a volcano may hold any number of gems of one colour.
option-open_treasures = Open treasures
    .about = Variant: no screens. Everybody can always see who has collected what.
option-log_pickups = Pick-ups in the log
    .about = Who took what can be looked up later. When off, you see it only once and have to remember it.
option-split_pips = Split walks
    .about = After a crossing, call or flight the figure may walk on with its leftover pips.
option-instant_tiles = Tiles usable at once
    .about = Tiles you gain count in the same turn. When off, they rest until your next turn.
option-tie_break = Ties
    .about = What happens when scores are equal.
option-tie_break-shared = Victory is shared
option-tie_break-sets = More sets, then more eggs
option-clock_idle = The volcanoes' patience
    .about = After so many rounds in a row in which nobody takes anything, the volcanoes erupt.
option-clock_rounds = Last round
    .about = After so many rounds the volcanoes erupt in any case.

### The table in a terminal

terminal-round = { $round ->
    [0] Opening round
   *[other] Round { $round }
}: { $seat }
terminal-choosing = Choosing peoples: { $seat }
terminal-die = die { $die }: { $pips }{ $used ->
    [yes] {" "}(given out)
   *[no] {""}
}
terminal-active = { $figure }: { $pips ->
    [0] no steps left
    [one] 1 step left
   *[other] { $pips } steps left
}
terminal-eggs-left = { $count ->
    [0] no dragon egg left
    [one] 1 dragon egg left
   *[other] { $count } dragon eggs left
}
terminal-gem-colours = gems: red, green, blue, clear
terminal-egg = dragon egg
terminal-face-down = face down
terminal-king = king dragon
terminal-ringed = figure with a magic ring
terminal-tile-down = face-down tile
terminal-tile-up = { $tile } tile
terminal-path = path
terminal-water = waterway, for the Ferryman
terminal-people = people
terminal-tiles = tiles
terminal-loot = treasures
terminal-points =
    points
    (with rings)
terminal-screen = behind the screen
terminal-volcano = volcano
terminal-eggs = eggs
terminal-gems = gems
terminal-tile = tile
terminal-here = standing here
terminal-ferry = ferry to
terminal-unseen = Not seen yet (one of them is out of the game): { $tiles }

## What stands behind moves

terminal-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
terminal-stops = face down, stops
terminal-some-eggs = { $count ->
    [one] 1 dragon egg
   *[other] { $count } dragon eggs
}
terminal-bare = empty
terminal-outside = outside the gates
terminal-die-for = shows { $pips }; { $figure }, { $place }
terminal-comes = { $king } comes from { $place }
terminal-one-of = { $count ->
    [one] the only one here
   *[other] one of { $count }
}
terminal-ring-for = then { $gem } will count
terminal-along = { $tile } comes along
terminal-alone = no tile

### To look up

lexicon-tile = Tile
lexicon-king = King dragon
lexicon-people = People
lexicon-volcano = Volcano
lexicon-gate = Gate
lexicon-phase-1 = It belongs to movement.
lexicon-phase-2 = It belongs to taking treasures.
lexicon-figures = The figures: { $figures }.
lexicon-printed = { $id }. At the start { $eggs ->
    [one] 1 dragon egg
   *[other] { $eggs } dragon eggs (1 with two players)
} and { $gems ->
    [one] one gem
   *[other] { $gems } gems
}.
lexicon-ferries = From here the Ferryman sails to: { $volcanoes }.
lexicon-first = { $id }. The first field behind it is { $field }.

### The story at the end

story-curve-progress = Points, round by round
story-last-egg = The { $seat } take the last dragon egg, and with it they win.
story-last-egg-lost = The { $seat } take the last dragon egg and end the game, but victory goes to others.
story-clock = The volcanoes do not wait: they erupt after round { $round }.
story-screen = The treasures of the { $seat }: { $sets ->
    [0] no set
    [one] one set
   *[other] { $sets } sets
} and { $singles ->
    [0] no single treasure
    [one] one single treasure
   *[other] { $singles } single treasures
}, { $points ->
    [one] one point
   *[other] { $points } points
} in all.
story-void = { $count ->
    [one] One gem of the { $seat } has no ring and counts nothing.
   *[other] { $count } gems of the { $seat } have no ring and count nothing.
}
story-haul = The biggest grab at a volcano: { $count } gems for the { $seat }.
story-first-ring = The first magic ring goes to the { $seat }.
