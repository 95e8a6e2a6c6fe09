# What only the drawn board says. de.ftl holds the same texts.

map-label = Mount Purgatory
map-area-here = { $name }; here: { $who }
map-sinner = { $name }, { $seat }: field { $field }, { $area }, { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
}
map-mate = travels with { $who }
map-offer = offer from { $who } to travel together
map-encounter = Encounter: { $name }, { $value } left until the farewell
map-canto = Canto { $canto }
map-spiral = The remorse marker on the sin spiral stands at { $value }
map-to-addio = to Addio
map-addio = Addio!
map-sun = The sun: { $hour }, { $light }
map-round = { $who } is to play; turns go { $direction }
map-round-skip = { $who } is to play; turns go { $direction }, and the next sinner is skipped
map-supply = { $count ->
    [0] No penalty stone in the supply
    [one] One penalty stone in the supply
   *[other] { $count } penalty stones in the supply
}
map-stock = { $count ->
    [0] The stock of penance cards is empty
    [one] Stock with one penance card
   *[other] Stock with { $count } penance cards
}
map-discard = { $count ->
    [0] No card on the discard pile yet
    [one] Discard pile with one card
   *[other] Discard pile with { $count } cards
}
map-share = How many for { $who }?
map-glows = can be chosen
map-picked = chosen

own-hand = Your cards; what counts now: { $light }
own-no-cards = No cards left
own-persona = Look at your persona
own-at = { $area }, field { $field }
own-arrived = { $place ->
    [1] first in heaven
   *[other] second in heaven
}
own-stones = { $count ->
    [0] free of stones
    [one] one stone
   *[other] { $count } stones
}
own-offer = { $who } offers to travel together
own-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
own-way = Stones that wait along the way
own-leg = { $name }: { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
}

zoom-ring = Fields { $first } to { $last }. Whoever carries stones goes round in circles here; every lap returns one to the supply.
zoom-shore = Fields { $first } to { $last }. The shore is no terrace: stones hold nobody back here.
zoom-heaven = Whoever arrives here first has lost. Whoever comes second wins.
zoom-toll = Stones taken on first arrival
zoom-encounter = Starts at { $value }, { $left } left. Whoever's number brings the remorse marker to 0 ends the encounter.
zoom-number = The number that counts now first lowers the remorse marker, then moves the sun on, and moves your figure last.
zoom-sun = By day the light face of penance cards counts, by night the dark one. Every number played moves the sun on by so many hours.
zoom-spiral = Every number played lowers the remorse marker. At 0 it is Addio: the encounter ends and takes effect.
zoom-round = Turns go round the table this way. A Reversal flips it.
zoom-round-skip = Turns go round the table this way. Whoever is crossed out misses a turn after a Leap.

score-won = Second in heaven, and crowned
score-first = First in heaven, too soon

warn-first = That would make you the first in heaven, and you could no longer win.
