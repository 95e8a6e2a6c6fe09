# What only the drawn map says. de.ftl has the same texts.

map-label = Map of Dragonland
map-numbers = Numbers of all fields
map-eggs-left = { $count ->
    [0] No dragon egg left
    [one] One dragon egg left
   *[other] { $count } dragon eggs left
}
map-volcano = { $name }: { $eggs ->
    [0] no dragon egg
    [one] one dragon egg
   *[other] { $eggs } dragon eggs
}; gems: { $red } red, { $green } green, { $blue } blue, { $clear } clear
map-field = Field { $name }
map-tile-down = face-down tile
map-tile-up = tile: { $tile }
map-here = here: { $who }
map-figure-ringed = { $figure }, with a magic ring
map-die = Die { $die } shows { $pips }
map-king = King dragon { $king }
map-steps = { $count ->
    [one] one step left
   *[other] { $count } steps left
}
map-done = Leave it at that

own-figures = Figures
own-outside = outside the gates
own-ringed = wears a magic ring
own-ringless = no magic ring yet
own-tiles = Tiles
own-no-tiles = No tiles left
own-loot = Treasures
own-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
own-with-rings = { $points } with every ring
own-void = { $count ->
    [one] One gem does not count until its ring is found
   *[other] { $count } gems do not count while rings are missing
}
own-times = { $what }, { $count } of them
own-screen = Treasures behind the screen
own-egg = Dragon eggs
own-next = Next set +{ $gain }:
own-next-of = and { $count } of

say-enter = Bring { $figure } to { $to }
say-activate = { $figure }: die { $die } showing { $pips }
