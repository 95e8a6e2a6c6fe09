# What is said only of things looked at closely. de.ftl holds the same texts.

zoom-pool = Not seen yet
zoom-phase-1 = for moving
zoom-phase-2 = for taking treasures
zoom-takes = Whoever stops here takes one thing: all gems of the figure's colour, one clear gem, an egg (with the tile) or the ring.
zoom-empty = Nothing is left here

score-sets = { $count ->
    [0] No set
    [one] One set
   *[other] { $count } sets
}
score-singles = { $count ->
    [0] Nothing left over
   *[other] { $count } left over
}
score-void = { $count ->
    [one] One gem without its ring is lost
   *[other] { $count } gems without their ring are lost
}
