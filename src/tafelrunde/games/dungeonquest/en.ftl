# DungeonQuest in English: all that is read in the game. de.ftl holds the same texts.

game-title = DungeonQuest
game-pitch = Into the dragon's keep and out with the treasure before the sun goes down.
game-length = 60–90 minutes

### What it is about, for whoever does not know the game

intro-aim =
    Fetch treasure from the dungeon, best of all from the dragon in the middle, and be out through a tower before
    sunset. Whoever brings the most gold out alive wins; whoever stays inside dies.

intro-about =
    Under the old castle a dragon sleeps on its hoard, and you are bold enough to rob it. Everybody leads a hero from
    one of the four tower rooms in the corners to the treasure chamber in the middle and, if all goes well, out again.
    The dungeon grows room by room before your feet: corridors, traps, pits and now and then a dead end. And the sun is
    sinking. At sunset everybody still inside dies.

intro-turn =
    In the status phase the first player moves the sun on, and the active player deals with cards kept from before. Then
    comes exactly one action: go one room further, search the room, or climb down into the catacombs.

    Going into the unknown you draw a room tile, lay it with its arrow towards you and live through what it brings.
    Doors ask for a door card, portcullises for a strength test. For a test you roll two dice whose total must not
    exceed the attribute; every failure earns a determination token that later lowers a roll by 1. If a hero meets a
    monster, the neighbour to the left plays it: both secretly choose ranged, melee or magic and reveal together. In the
    treasure chamber a sleeping dragon means two treasures. If it wakes, things get hot.

intro-win =
    The winner is whoever left the dungeon through a tower and brings home the most gold. That takes at least one loot
    card. A hero still in the dungeon at sunset is dead, however rich. If nobody gets out, everybody has lost. It
    happens.

intro-tips =
    Count backwards. Ten steps in, ten steps out, 25 safe rounds: there is little time to dawdle.

    Greed is the usual mistake. Each further dragon card brings treasure, but the danger grows with every one, and a
    hero with little loot beats any dead one.

    Save determination for the tests that kill: pit, swinging blade, bridge. At a portcullis a second try will often do.

### Words

attribute-strength = strength
attribute-agility = agility
attribute-toughness = toughness
attribute-luck = luck
roll-strength = strength test
roll-agility = agility test
roll-toughness = toughness test
roll-luck = luck test
roll-sun = sunset
roll-status = status phase
roll-wounds = wounds
roll-healing = healing
roll-darkness = way through the darkness
roll-leg = second leg
roll-combat = combat
roll-rage = Dragon Rage
ending-card = The card says so.
ending-again = The room is entered for the second time this turn.
ending-no-way = No way leads on.
ending-bridge = There is no way on at the far end of the bridge.
ending-hemmed-in = Other heroes are in the way.
offer-rune = the rune
offer-sacrifice = the sacrifice
offer-corpse = the corpse
offer-crypt = the crypt
offer-break = breaking the door
offer-pathfinder = another tile
offer-serenity = another roll
offer-secret-door = the secret door
offer-shield = the shield wall
offer-spark = the spark
offer-flee = fleeing
offer-cross = crossing the bridge
offer-leave = the way up
offer-haste = further hasty moves
offer-exit = leaving the dungeon
dice-first = the first die
dice-second = the second die
dice-both = both dice
rune-power-luck = the Rune of Fortune
rune-power-sun = the Rune of the Sun
half-N = north
half-E = east
half-NE = north and east
half-S = south
half-NS = north and south
half-ES = east and south
half-NES = north, east and south
half-W = west
half-NW = north and west
half-EW = east and west
half-NEW = north, east and west
half-SW = south and west
half-NSW = north, south and west
half-ESW = east, south and west
half-NESW = all sides
half-whole = the whole room
way-N = from the north
way-E = from the east
way-S = from the south
way-W = from the west
way-none = from nowhere
combat-ranged = ranged
combat-melee = melee
combat-magic = magic
direction-N = north
direction-E = east
direction-S = south
direction-W = west
bearing-left = left
bearing-right = right
obstacle-door = a door
obstacle-portcullis = a portcullis
hazard-pit = get past the pit
hazard-web = tear the spider web
hazard-rubble = climb over the rubble
hazard-bridge = cross the bridge
hazard-door = break the door
hazard-flee = flee from the monster
cause-wounds = died of wounds
cause-fight = fell in combat
cause-fire = was burnt by the dragon
cause-wall = was dashed against the outer wall
cause-card = was killed at a stroke
cause-pit = fell into the bottomless pit
cause-dead-end = perished at a dead end
cause-sunset = did not get out before sunset

### Questions

ask-hero = { $seat }: choose a hero.
ask-start = { $seat }: choose a tower to start from.
ask-act = { $seat }: what does { $hero } do at { $space }?
ask-last-resort = { $seat }: { $hero } cannot get out of { $space }. Can anything still help?
ask-underground = { $seat }: down in the catacombs. Draw a card?
ask-status = { $seat }: which kept card acts first?
ask-haste = { $seat }: make haste. Where to?
ask-haste-next = { $seat }: hasten on ({ $count } left), or stop?
ask-find = { $seat }: which find counts? The other is discarded.
ask-save-sun = { $seat }: { $roller } rolls { $die }, and the sun sets up to { $number }. Use the Rune of the Sun?
ask-order = { $seat }: which rune comes first?
ask-reroll = { $seat }: { $total } rolled ({ $roll }{ $limit ->
    [0] { "" }
   *[other] : { $limit } or less succeeds, { $chance }%
}). Roll again with the Rune of Fortune?
ask-sacrifice = { $seat }: before the { $roll } ({ $limit } or less succeeds, { $chance }%), suffer a wound for three determination tokens?
ask-spend = { $seat }: { $total } rolled, but only { $limit } or less succeeds. Spend determination tokens ({ $count } of { $grit })?
ask-certainty = { $seat }: the test has failed with { $total }. Use the Rune of Certainty?
ask-resurrect = { $seat }: choose a tower where the hero of { $fallen } stands up again.
ask-may-draw = { $seat }: draw a card ({ $pile })?
ask-ward-off = { $seat }: ward off “{ $card }” with your rune?
ask-lull = { $seat }: Dragon Rage! Use the Rune of Slumber?
ask-break = { $seat }: break open the jammed door?
ask-pathfinder = { $seat }: drawn: { $tile }. Spend a determination token and draw another tile?
ask-side = { $seat }: { $tile }. On which side do you stand?
ask-light = { $seat }: where do you throw light first?
ask-head = { $seat }: in the catacombs below { $space }: which way does your marker point?
ask-leave = { $seat }: climb up? The first leg leads { $direction } to { $space }.
ask-squeeze = { $seat }: the chimney is narrow. Which loot do you leave behind?
ask-bear = { $seat }: turn off at { $space }: left ({ $left }) or right ({ $right })?
ask-lay = { $seat }: how do you lay the new tile ({ $tile }) at { $space }?
ask-rope = { $seat }: over the rubble with the rope, or by an agility test ({ $limit } or less succeeds, { $chance }%)?
ask-bridge = { $seat }: over the bridge by an agility test; { $limit } or less succeeds ({ $chance }%), your loot ({ $burden }) taken into account. Drop loot first?
ask-open-up = { $seat }: the hall to { $space } is barred. Use the Rune of Opening?
ask-move-on = { $seat }: { $tile }. Move on at once. Where to?
ask-cross = { $seat }: cross the bridge now?
ask-tower = { $seat }: in the tower. What now?
ask-tower-again = { $seat }: in this tower again. Leave the dungeon?
ask-serenity = { $seat }: { $first } and { $second } in the Dragon Rage. Roll again?
ask-secret-door = { $seat }: a secret door! Go through?
ask-banish = { $seat }: drive the monster away with the Rune of Banishing?
ask-combat = { $seat }: choose a combat card in secret. Hero: { $hero }; { $family }: { $monster }.
ask-shield = { $seat }: raise the shield and suffer a wound less (otherwise { $count })?
ask-spark = { $seat }: let sparks fly for a wound more?
ask-flee = { $seat }: flee from the monster ({ $family }; agility test, { $limit } or less succeeds, { $chance }%) or fight on?
ask-escape = { $seat }: where do you flee to?
ask-flee-first = { $seat }: something stirs. Flee (agility test, { $limit } or less succeeds, { $chance }%) or fight?

topic-hero = choosing heroes
topic-start = choosing towers
topic-act = an action
topic-last-resort = a last resort
topic-underground = the catacombs
topic-status = the status phase
topic-haste = a hasty move
topic-haste-next = a further hasty move
topic-find = two finds
topic-save-sun = the sunset
topic-order = the order of two runes
topic-reroll = a roll of the dice
topic-sacrifice = a sacrifice
topic-spend = determination
topic-certainty = a failed test
topic-resurrect = a resurrection
topic-may-draw = a find
topic-ward-off = warding off a card
topic-lull = the dragon
topic-break = a jammed door
topic-pathfinder = a new tile
topic-side = the side of a room
topic-light = torchlight
topic-head = the travel marker
topic-leave = leaving the catacombs
topic-squeeze = the narrow chimney
topic-bear = turning the travel marker
topic-lay = laying a tile
topic-rope = the rubble
topic-bridge = the bridge
topic-open-up = obstacles
topic-move-on = moving on
topic-cross = crossing the bridge
topic-tower = the tower
topic-tower-again = the tower once more
topic-serenity = the Dragon Rage
topic-secret-door = a secret door
topic-banish = banishing
topic-combat = combat
topic-shield = the shield wall
topic-spark = the spark
topic-flee = flight
topic-escape = the refuge
topic-flee-first = flight before the fight

### Actions

action-hero = Take { $hero }
action-tower = To the tower { $space }
action-move = Go to { $space }
action-grope = Grope through the darkness
action-search = Search the room
action-descend = Climb down into the catacombs
action-exit = Leave the dungeon
action-dragon = Stay and draw a dragon card
action-draw = Draw a card
action-drink = Drink: { $potion }
action-rune = Use the rune
action-turn = Turn the room by { $angle }°
action-stop = Stop here
action-decline = No
action-accept = Let the test fail
action-spend = Spend determination
action-sacrifice = Make the sacrifice
action-again = Roll { $dice } again
action-order = First { $rune-power }
action-resolve = First: { $kept }
action-break = Break the door
action-replace = Draw another tile
action-side = Stand on this side: { $half }
action-light = Light up { $space }
action-roll = Roll the dice
action-rope = Use the rope
action-drop = Drop: { $loot }
action-cross = Cross the bridge
action-stay = Stay
action-perish = Use nothing more and die
action-secret = Through the secret door to { $space }
action-take = Resolve: { $find }
action-strike = Play { $combat }
action-shield = Raise the shield
action-spark = Let sparks fly
action-flee = Flee
action-fight = Fight
action-escape = Flee to { $space }
action-head = Point { $direction }
action-leave = Climb up
action-bear = Turn { $bearing }
action-lay = Lay it facing { $direction }

verb-hero = Taking a hero
verb-tower = Choosing a tower
verb-move = Moving
verb-grope = Groping
verb-search = Searching
verb-descend = Climbing down
verb-exit = Leaving the dungeon
verb-dragon = Drawing a dragon card
verb-draw = Drawing a card
verb-drink = Drinking
verb-rune = Using a rune
verb-turn = Turning the room
verb-stop = Stopping
verb-decline = Saying no
verb-accept = Letting the test fail
verb-spend = Spending determination
verb-sacrifice = A sacrifice
verb-again = Rolling again
verb-order = Choosing the order
verb-resolve = Resolving a card
verb-break = Breaking a door
verb-replace = Replacing a tile
verb-side = Choosing a side
verb-light = Throwing light
verb-roll = Rolling
verb-rope = Using a rope
verb-drop = Dropping loot
verb-cross = Crossing the bridge
verb-stay = Staying
verb-perish = Giving in to death
verb-secret = Using a secret door
verb-take = Resolving a find
verb-strike = Striking
verb-shield = Raising the shield
verb-spark = A spark
verb-flee = Fleeing
verb-fight = Fighting
verb-escape = Fleeing to a room
verb-head = Turning the marker
verb-leave = Climbing up
verb-bear = Turning off
verb-lay = Laying a tile

### Events

event-first = { $seat } is the first player.
event-chose = { $seat } plays { $hero }.
event-dealt-rune = { $seat } gets the rune card “{ $card }”.
event-placed = { $seat } starts at { $space }.
event-round = Round { $round }.
event-turn = It is the turn of { $seat }.
event-turn-ends = { $seat }: the turn ends. { $ending }
event-no-choice = { $seat } has no other choice.
event-forgone = { $seat } forgoes { $offer }.
event-sun = The sun moves to space { $sun }{ $number ->
    [0] .
    [1] , where a 1 means sunset.
   *[other] , where { $number } or less means sunset.
}
event-sunset = The sun has set!
event-saved-sun = { $seat } holds the sun in the sky once more.
event-again = { $seat } makes haste.
event-status = { $seat }, status phase: “{ $card }”.
    .you = { $seat }, status phase: “{ $card }”. { $does }
event-rolled = { $seat } rolls { $second ->
    [0] { $first }
   *[other] { $first } and { $second }
} ({ $roll }).
event-tries = { $seat } tries to { $hazard }.
event-tested = { $seat } takes the { $roll }: { $score } or less succeeds{ $burden ->
    [0] { "" }
   *[other] , and loot adds { $burden }
} ({ $chance }%).
event-passed = { $seat } passes the test.
event-failed = { $seat } fails the test and now has { $grit ->
    [one] 1 determination token
   *[other] { $grit } determination tokens
}.
event-spent = { $seat } spends { $count ->
    [one] 1 determination token
   *[other] { $count } determination tokens
} and has { $grit } left.
event-sacrificed = { $seat } suffers a wound for three determination tokens.
event-wounded = { $seat } suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} and has { $life } life left.
event-healed = { $seat } heals { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} and has { $life } life again.
event-died = The hero of { $seat } { $cause } ({ $space }).
event-gone = { $seat } is out of the game.
event-plays-on = { $seat } goes on playing the monsters against { $hero }.
event-revived = The hero of { $seat } stands up again at { $space }.
event-drew = { $seat } draws “{ $card }”.
    .you = { $seat } draws “{ $card }”. { $does }
event-reshuffled = Cards are shuffled anew: { $pile }.
event-looted = { $seat } takes “{ $card }”{ $worth ->
    [0] .
   *[other] {" "}and now has { $gold } gold.
}
event-lost = { $seat } discards “{ $card }”.
event-kept = { $seat } keeps “{ $card }”.
event-unkept = { $seat } is rid of “{ $card }”.
event-rowed = { $seat } adds “{ $card }” to the row.
event-row-gone = { $seat } clears the row.
event-rune-used = { $seat } uses the rune card “{ $card }”.
event-rune-gone = { $seat } puts the rune card “{ $card }” back into the box.
event-potion = { $seat } drinks “{ $card }”.
event-rope = { $seat } uses “{ $card }”.
event-no-card = There is no card left to draw: { $pile }.
event-peeked = { $seat } looks at search cards ({ $count }).
event-peek = You see the card “{ $card }”.
event-unpeeked = { $seat } discards “{ $card }”.
event-picked = { $seat } settles on “{ $card }”.
    .you = { $seat } settles on “{ $card }”. { $does }
event-tile = { $seat } finds: { $tile }.
event-tile-under = { $seat } puts { $tile } under the stack and looks for another way.
event-laid = { $tile } lies at { $space } now.
event-entered = { $seat } enters { $space }.
event-side = { $seat } stands on this side: { $side }.
event-turned = The room { $space } turns to face { $facing }.
event-searched = { $seat } searches { $space }.
event-no-secret-way = { $seat }: no secret door leads on from here.
event-entrance = At { $space } a way leads down into the catacombs.
event-obstacle = { $seat } faces { $obstacle }.
event-shifted = { $seat } changes over to the tower { $space }.
event-left = { $gold ->
    [0] { $seat } leaves the dungeon without gold.
   *[other] { $seat } leaves the dungeon with { $gold } gold!
}
event-crossed = { $seat } has crossed the bridge.
event-groped = { $seat } gropes { $direction }.
event-met = { $seat } meets a monster: { $family }!
event-met-unseen = { $seat } meets an unknown monster.
event-monster-card = Your monster: life { $life }, escape penalty { $penalty }.
event-token = A monster lurks at { $space }.
event-token-gone = No monster lurks at { $space } any more.
event-struck = { $seat } plays { $hero }, the monster { $monster }.
event-shielded = { $seat } raises the shield.
event-sparked = { $seat } lets sparks fly.
event-monster-hurt = The monster suffers { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} and now has { $wounds }.
event-monster-shown = It shows itself: { $family }, life { $life }, escape penalty { $penalty }.
event-slain = { $seat } has slain the monster.
event-monster-gone = The monster card is discarded: { $family }, life { $life }, escape penalty { $penalty }.
event-fled = { $seat } manages to flee{ $penalty ->
    [0] .
   *[other] ; escape penalty { $penalty }.
}
event-fled-to = { $seat } flees to { $space }.
event-rage = The dragon's rage strikes { $seat }.
event-went-down = { $seat } is in the catacombs below { $space }, heading { $heading }.
event-headed = { $seat } turns the travel marker { $heading }.
event-flooded = { $seat }: the water costs the next turn.
event-dried = { $seat }: the water costs the action phase.
event-first-leg = { $seat } gets to { $space }{ $lost ->
    [0] .
   *[other] , where the outer wall stands.
}
event-second-leg = { $seat } goes on { $heading } to { $space }.
event-walled = { $seat } runs into the outer wall (steps missing: { $count }).
event-came-up = { $seat } comes up at { $space }.
event-lamp = { $seat } rubs the Wishing Lamp: { $first } and { $second }, worth { $gold } gold.
event-end = The game is over.
event-scored = { $seat } ends with { $gold } gold.

### Refusals

why-tower-taken = The tower { $space } is taken.
why-no-tower = There is no tower room at { $space }.
why-no-rope = You have no rope.
why-not-your-loot = “{ $card }” is not among your loot.
why-no-such-side = This room has no such side: { $half }.
why-not-dark = There is nothing to light up at { $space }.
why-same-orientation = Facing { $direction } looks the same as another way to lay it.
why-not-next = { $space } is not next to your room.
why-wall = A wall stands between you and { $space }.
why-no-tiles = { $space } is unexplored, and no tiles are left.
why-blocked = The hall to { $space } ends at a wall.
why-too-dark = In the darkness a die decides, so { $space } cannot be chosen.
why-occupied = Another hero is at { $space }.
why-over-chasm = The chasm lies between you and { $space }.
why-not-back = Out of a corridor you go back to { $space } only if no other way is open.
why-exit-no-tower = The dungeon is left through a tower room.
why-exit-no-loot = Without loot nobody leaves the dungeon.
why-exit-no-treasure = Alone you need a treasure card to leave the dungeon.
why-shifted = You have changed towers in this turn already.
why-no-secret-way = No secret door can lead to { $space }.
why-hero-taken = { $hero } is taken.
why-fled-there = You have fled to { $space } in this turn already.
why-no-flight = You cannot flee to { $space }.
why-no-status = “{ $card }” has nothing to do now.
why-not-dark-here = You are not in a chamber of darkness.
why-all-blocked = All halls are blocked.
why-searched = This room has been searched.
why-monster-here = Where a monster lurks nobody searches.
why-no-torch = Only rooms with a torch can be searched.
why-not-found = You have not found “{ $card }”.
why-no-closed-bridge = You are on no bridge with a closed far end.
why-bridge-closed = There is no way on at the far end of the bridge.
why-no-entrance = No way leads down from here.
why-no-dragon-here = The dragon sleeps in the treasure chamber.
why-no-potion = You have no potion.
why-not-your-potion = “{ $card }” is no potion of yours.
why-no-rune-now = You have no rune for this moment.
why-not-on-tile = Printed rooms cannot be turned.
why-no-waiting = You cannot wait: at a dead end the hero dies.
why-may-wait = Only other heroes are in the way: you may wait.

### Cautions

caution-gold = You leave without any gold.
caution-rage = The last dragon card is the Rage.
caution-death = Your hero will die.
caution-unhurt = Your hero is unhurt: there is nothing to heal.

### The end

ended-sunset = The sun has set. Whoever was still inside is dead.
ended-all-gone = Nobody is left in the dungeon.
source-treasure = Treasure
source-finds = Other finds

### Options

option-death_can_wait = Death can wait
    .about = Dead heroes lose all they carry and start again in a tower.
option-torchlight = Torchlight
    .about = Whoever enters a room sees the rooms behind its open halls at once.
option-hero_choice = Heroes
    .about = How heroes are given out.
option-hero_choice-choose = everybody chooses
option-hero_choice-random = drawn by lot
option-runes = Runes
    .about = Whether every hero gets a rune.
option-runes-dealt = one each
option-runes-none = none
option-sun_start = Start of the sun
    .about = The space of the sun track on which the sun begins.
option-sun_start-0 = before the first space
option-sun_start-1 = on the first space
option-sun_extra = Longer day
    .about = Further blank spaces of the sun track.
option-sun_extra-0 = none
option-sun_extra-2 = two more
option-multi_obstacle = Several obstacles
    .about = Whether two doors or two portcullises in one hall count singly.
option-multi_obstacle-each = each by itself
option-multi_obstacle-one_per_kind = once per kind
option-dead_end_by_hero = Hemmed in by heroes
    .about = What happens when only other heroes bar the way out.
option-dead_end_by_hero-die = dead end
option-dead_end_by_hero-wait = waits
option-combat_cycle = Order of combat cards
    .about = Which card beats which.
option-combat_cycle-melee_over_ranged = melee beats ranged
option-combat_cycle-ranged_over_melee = ranged beats melee
option-combat_symmetric = Strong blows for both
    .about = Between melee and ranged the winning card always deals two wounds, for hero and monster alike.
option-double_fall = Both fall
    .about = What holds when hero and monster fall together.
option-double_fall-both = both are dead, the token goes
option-double_fall-hero_first = the hero first, the token stays
option-flee_rubble = Flight over rubble
    .about = Whether a flight over the rubble of a cave-in takes an agility test.
option-flee_rubble-test = with a test
option-flee_rubble-free = without
option-dark_occupied = Heroes in the dark
    .about = What happens when the die leads to an occupied room.
option-dark_occupied-enter = he goes there
option-dark_occupied-reroll = he rolls again
option-bridge_blocked = Closed bridge
    .about = Whether one may cross a bridge with no way on behind it.
option-bridge_blocked-stop = no
option-bridge_blocked-try = one may try
option-resurrect_tower = Tower of the fallen
    .about = Where a fallen hero may stand up again.
option-resurrect_tower-any = any tower
option-resurrect_tower-free = a free tower

### Terminal

terminal-round = Round { $round }, sun on space { $sun }
terminal-sun-safe = first roll for the sun in { $count } rounds
terminal-sun-odds = next round the sun sets on { $number ->
    [1] a 1
   *[other] { $number } or less
}
terminal-turn = { $seat } to play
terminal-asked = asked: { $seats }
terminal-stack = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
terminal-dice = dice { $dice }
terminal-held = Drawn: { $tile }. It can be laid like this:
terminal-held-entry = Drawn: { $tile }. You would walk in from below:
terminal-combat = Combat: { $hero } against { $monster }, wounds of the monster: { $wounds }.
terminal-monster-seat = { $seat } plays the monster.
terminal-monster = Life { $life }, escape penalty { $penalty }.
terminal-unknown = an unknown monster
terminal-blows = Wounds hero/monster
terminal-piles = Cards left (discarded)
terminal-hero = Player and hero
terminal-place = Place
terminal-life = Life
terminal-grit = Det.
terminal-strength = Str
terminal-agility = Agi
terminal-toughness = Tou
terminal-luck = Lck
terminal-gold = Gold
terminal-rune = Rune
terminal-loot = Loot
terminal-kept = Kept
terminal-row = Row
terminal-flooded = The water costs the next turn.
terminal-out = outside
terminal-dead = dead
terminal-below = below { $space }, row { $count }, { $heading }
terminal-side = { $space }, side { $side }
terminal-legend = Each room: mark at the edge, kind of room, then figures. A gap is an open hall.
terminal-wall = wall
terminal-open = open
terminal-door = door
terminal-portcullis = portcullis
terminal-monster-here = monster
terminal-searched = searched
terminal-way-down = way down
terminal-marker = travel marker
terminal-unexplored = unexplored
terminal-agility-test = agility test
terminal-strength-test = strength test
terminal-results = wounds hero/monster against { $results }
terminal-rage = Dragon Rage: 1 in { $count }

### Looking things up

lexicon-heroes = Heroes
lexicon-abilities = Hero abilities
lexicon-ability = { $hero }. { $about }
lexicon-runes = Rune cards
lexicon-rooms = Rooms
lexicon-monsters = Monsters
lexicon-cards = Cards: { $pile }
lexicon-hero = Life { $life }, { $scores }.
lexicon-monster = Monster. Cards (life/escape penalty): { $cards }.

### The story at the end

story-curve-progress = Gold in the bag, round by round
story-out-richest = { $seat } brings { $gold } gold to the light of day; nobody has more.
story-none-left = Nobody came out alive. The dungeon has won.
story-came-out = { $gold ->
    [0] { $seat } leaves the dungeon without gold, the sun at { $sun }.
   *[other] { $seat } leaves the dungeon with { $gold } gold, the sun at { $sun }.
}
story-died = { $seat }, last seen at { $space }: the hero { $cause }.
story-died-fighting = { $seat } falls in combat at { $space }. The foe: { $family }.
story-died-by = { $seat } dies at { $space }. What did it: “{ $card }”.
story-deeds = { $seat }: { $rooms ->
    [0] no room
    [one] one room
   *[other] { $rooms } rooms
} discovered, { $slain ->
    [0] no monster
    [one] one monster
   *[other] { $slain } monsters
} slain, { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
} suffered.
story-dragon = The dragon wakes, and its rage strikes { $seat }.
story-find = The best find is made by { $seat }: “{ $card }”.
story-blow = { $count ->
    [one] The hardest blow: one wound at once for { $seat }.
   *[other] The hardest blow: { $count } wounds at once for { $seat }.
}
story-revived = Thought dead, the hero of { $seat } stands up again at { $space }.
