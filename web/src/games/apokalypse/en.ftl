# What only the drawn table says. de.ftl holds the same texts.

place-card = { $card }: { $nation }, { $wing }, { $plane }, column { $column }
place-free = { $nation }, { $wing }, { $plane }, column { $column }
place-doomed = Dies if the rider comes now
person-good = Good person
person-evil = Evil person

symbol-mask = Masks
symbol-helmet = Helmets
symbol-pig = Pig's heads
symbol-music = Music
counts-safe = { $safe } of { $people } safe from the next rider
fate = If the rider came now: { $killed ->
    [0] nobody dies
    [one] one person dies
   *[other] { $killed } people die
}, { $left ->
    [0] nobody is left
    [one] one is left
   *[other] { $left } are left
}. That scores { $points ->
    [-1] -1 point
    [one] one point
   *[other] { $points } points
}{ $wins ->
    [yes] {" "}and wins the rider card
   *[no] {""}
}.

talon-label = { $back }: { $known ->
    [no] somewhere in the draw pile waits the rider { $rider }
   *[yes] { $count ->
        [0] the rider { $rider } lies on top
        [one] one more card to the rider { $rider }
       *[other] { $count } more cards to the rider { $rider }
    }
}
balance-round = Round { $round }
balance-people = People on the whole table: { $good } good, { $evil } evil
balance-good = As it stands the good win, given more points.
balance-evil = As it stands the evil player with the most points wins.
balance-spared = If the rider came now: { $good } good, { $evil } evil
balance-riders = The four riders
balance-seals = { $count ->
    [0] No seal left
    [one] One seal left
   *[other] { $count } seals left
}

hands-label = { $back }: { $count } in hand
hands-riders = Rider cards won: { $riders }
nation-total = Points
nation-passed = passed
nation-start = began the round
nation-next = begins the next one

window-title = An attack
window-choice = Your choice
window-attack = { $seat } attacks: { $card }
window-target = Target: { $nation }, { $wing }, column { $column }
window-asked = Everybody who holds cards answers face down. Nobody sees who could parry.
window-answered = Your answer lies face down. Soon you will see whether anybody parries.
window-mine = The others answer face down.
window-watch = All who are asked answer face down.
window-gift = Your gift: { $card }

own-hand = Your hand
own-no-cards = Your hand is empty
own-back-too = With its back up this card is a person.
own-nation = Your nation
own-peek = Alignment
own-points = { $points ->
    [-1] -1 point
    [one] 1 point
   *[other] { $points } points
}
own-income = From the next deal
other-known = You know: { $cards }

scored-label = Scorings
scored-rider = { $rider }
scored-won = { $rider }: rider card won, { $points ->
    [one] one point
   *[other] { $points } points
} in the end

zoom-front = Only you know what is on its front: { $card }.
zoom-worth = { $points ->
    [one] In the end the rider card is worth one point.
   *[other] In the end the rider card is worth { $points } points.
}
zoom-discards = { $count ->
    [0] The discard pile is empty.
    [one] On the discard pile lies one card:
   *[other] On the discard pile lie { $count } cards:
}
zoom-people = The dead, face down
about-good = A good person brings one population card with every deal. Whoever lays them out gives a card away.
about-evil = An evil person brings one capital card with every deal. Whoever lays them out steals a card.
about-heaven-good = Room for protection or church music above a good person.
about-heaven-evil = Room for protection above an evil person, once a hell card lies below.
about-earth-good = Room for the next good person: any population card will do, with its back up.
about-earth-evil = Room for the next evil person: any population card will do, with its back up.
about-hell-good = Room for a hell card below a good person, once a heaven card lies above.
about-hell-evil = Room for a hell card or heavy metal below an evil person.

score-card = Rider card
score-people = People in the end: { $good } good, { $evil } evil

# where long names are broken on narrow cards
name-breaks = Moun|tain Hos|pital Unbri|dled Gam|bling Peace|maker Preach|er Poi|soner Conver|sion Or|phans
