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
map-round = { $who } is to play; turns go { $direction }{ $skip ->
    [true] ; the next sinner is skipped
   *[false] { "" }
}
map-supply = Penalty stones in the supply: { $count }
map-stock = Penance cards in the stock: { $count }
map-discard = Cards on the discard pile: { $count }
map-share = How many for { $who }?

own-hand = Your cards; what counts now: { $light }
own-no-cards = No cards left
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

ahead-field = { $how ->
    [together] together to field { $field }
    [alone] alone to field { $field }
   *[other] to field { $field }
}
ahead-heaven = { $how ->
    [together] together into heaven, place { $place }
    [alone] alone into heaven, place { $place }
   *[other] into heaven, place { $place }
}
ahead-place = Heaven { $place }
ahead-stones = stones { $change }
ahead-hour = then it is { $hour } ({ $light })
ahead-addio = ends the encounter
own-now = { $name }: { $value } to Addio, { $hour }
map-order = Everybody, in the order of play

zoom-fields = { $count ->
    [one] Field { $first }
   *[other] Fields { $first } to { $last }
}
zoom-toll = Stones taken on first arrival
zoom-encounter = Starts at { $value }, { $left } left.

score-won = Second in heaven, and crowned
score-first = First in heaven, too soon
