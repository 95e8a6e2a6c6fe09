# What only the drawn dungeon says. de.ftl has the same texts.

map-label = The dungeon under the dragon's keep
map-unexplored = unexplored
map-monster = a monster lurks here
map-searched = searched
map-entrance = a way down into the catacombs
map-here = here: { $who }
map-below = in the catacombs below: { $who }
map-pile = { $pile }: { $left } in the deck, { $gone } discarded
hero-life = Life
map-sky = Sun { $sun } of { $last }
map-sun = The sun is on space { $sun } of its track, round { $round }
map-rage = { $left ->
    [0] The dragon rages!
   *[other] Rage: 1 in { $left }
}
map-tiles = in the stack
map-held = drawn
map-sum = Sum { $sum }

own-life = Life { $left } of { $life }
own-life-short = life { $left }
own-attributes = Attributes
own-grit = Determination: { $count }
own-gold = { $gold } gold
own-cards = Cards
own-no-cards = No loot yet.
own-row = Finds that are yours once you are up
own-flooded = Water bars the way: wait a turn.
own-no-hero = No hero chosen yet.
own-outside = still outside
own-out = got out alive
own-dead = dead, fell at { $space }
own-at = at { $space }
own-below = in the catacombs, { $space }, row of { $count }
own-monster = You play the monster against { $hero }!
other-monster = plays the monster
