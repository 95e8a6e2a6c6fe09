# Apokalypse in English: everything one reads in the game. de.ftl holds the same texts.

game-title = Apokalypse
game-pitch = Heaven, earth, hell: lead your people through the end of the world, be they good or evil.
game-length = 60 to 90 minutes

### What it is about, for whoever does not know the game

intro-aim =
    Be on the side that wins. If more good than evil people live after the fourth rider and the good players have more
    points together, the good win together; if good people are not in the majority, the evil player with the most points
    wins.

intro-about =
    The end of the world is near, and it comes on horseback: war of bombs, civil war, exploitation and death. Everybody
    steers a nation between heaven and hell and bears a secret alignment, good or evil. Good people bring population
    cards, evil people capital. You need both, and both want protection when the next rider comes out of a draw pile.
    The game is black humour.

intro-turn =
    You play exactly one card, into your own display or somebody else's, or you pass for the rest of the round. A
    population card becomes a person with its back or a protection in heaven with its front. Laying a good person you
    then give away a hand card; laying an evil one you steal a card. Capital cards bring protection and vices into hell,
    music, special people and attacks: violence kills the outermost person, a conversion fetches somebody over to the
    other side. Every attack may be parried by anybody else, even by those who have passed: all who hold cards answer at
    the same time, face down.

    When all but one have passed, the round ends and every person brings a card. If a rider turns up meanwhile, it
    strikes right afterwards: each wing saves as many people as it has matching symbols and music, and the outer ones
    die first. Then every display counts its survivors and takes off its dead. Masks help against the War of Bombs,
    helmets against the Civil War, pig's heads against Exploitation, and against Death only all three together; their
    cards are worth 1, 2, 4 and 7 points in the end.

intro-win =
    After the fourth rider the masks come off. If there are more good than evil people on the whole table and the good
    players have more points together than the evil ones, the good win together. If good people are not in the majority,
    the evil player with the most points wins alone. Otherwise nobody wins. If with two or three players all have the
    same alignment, only the most points count, and even that only if your own side is the majority.

intro-tips =
    Know the clock. The cards until the next rider can be counted: first people for income, then protection in time. A
    dead person costs double.

    Music is the best protection: it helps against every rider and makes its person untouchable.

    Look at the whole. What counts for victory is the majority on the table, not in your display, and a draw helps evil.

### Words

wing-good = good wing
wing-evil = evil wing

plane-heaven = heaven
plane-earth = earth
plane-hell = hell

back-B = population card
back-K = capital card

# Begins "… is not possible now".
verb-pass = Passing
verb-person = Laying a person
verb-heaven = Laying a card in heaven
verb-hell = Laying a card in hell
verb-replace = Replacing a card
verb-neutralise = Neutralising music
verb-violence = Violence
verb-convert = Converting somebody
verb-give = Giving a card away
verb-to = Choosing whom to give to
verb-steal = Stealing
verb-spare = Forgoing a theft
verb-parry = Parrying an attack
verb-decline = Letting an attack happen
verb-settle = Settling somebody

# After "this is about …".
topic-turn = playing a card or passing
topic-give = a gift
topic-give-to = who gets a gift
topic-steal = a theft
topic-may-steal = a possible theft
topic-react = parrying an attack
topic-settle = the new home of a convert
topic-seal = the use of a seal

### Questions

ask-turn = { $seat }: play a card or pass
ask-give = { $seat }: which card do you give away for the good person?
ask-give-to = { $seat }: who gets your gift?
ask-steal = { $seat }: what do you steal for the evil person, and from whom?
ask-may-steal = { $seat }: do you want to steal something for the evil person?
ask-react = { $seat }: { $who } attacks with “{ $card }” ({ $nation }, { $wing }, column { $column }). Parry?
ask-settle = { $seat }: the person in column { $column } changes sides ({ $nation }, { $wing }). Where do you settle them?
ask-seal = { $seat }: use your seal at once, as church music or as heavy metal

### Moves

action-pass = Pass
action-person = Lay “{ $card }” as a person: { $nation }, { $wing }
action-heaven = Lay “{ $card }” in heaven: { $nation }, { $wing }
action-hell = Lay “{ $card }” in hell: { $nation }, { $wing }
action-replace = Replace the card in column { $column } with “{ $card }”: { $nation }
action-neutralise = Neutralise the music in column { $column } with “{ $card }”: { $nation }
action-violence = Violence against the outermost person: { $nation }, { $wing }
action-convert = Convert the person in column { $column }: { $nation }, { $wing }
action-give = Give away “{ $card }”
action-to = To { $nation }
action-steal = Steal a { $back } from { $from }
action-spare = Steal nothing
action-parry = Parry: { $card }
action-decline = Let it happen
action-settle = Settle the person here: { $nation }

### What happens

event-leads = You lead this nation: { $nation }.
event-aligned = Your alignment lies sealed before you. Keep it to yourself!
event-saw = You get “{ $card }”{ $count ->
    [one] {""}
   *[other] {" "}({ $count } times)
}.
event-round = Round { $round } begins with { $seat }.
event-turn = { $seat } is to play.
event-no-cards = { $seat } has no cards in hand.
event-passed = { $seat } passes.
event-starts-next = { $seat } passed first and will start the next round.
event-person = { $seat } lays a person: { $nation }, { $wing }.
event-special = { $seat } lays “{ $card }”: { $nation }, { $wing }.
event-chosen = You mean to give away: “{ $card }”.
event-gave = { $seat } gives { $to } a { $back }.
event-gift = The gift: “{ $card }”.
event-only-theft = { $seat } has no choice of theft: only { $from } holds cards, and of one kind only.
event-stole = { $seat } steals a { $back } from { $from }.
event-loot = The loot: “{ $card }”.
event-no-theft = Nobody else holds a card: { $seat } steals nothing.
event-spared = { $seat } forgoes the theft.
event-laid = { $seat } lays “{ $card }”: { $nation }, { $wing }, { $plane }, column { $column }.
event-replaced = { $seat } replaces “{ $old }” with “{ $card }”: { $nation }, { $wing }, { $plane }, column { $column }.
event-neutralised = { $seat } neutralises “{ $old }” with “{ $card }”: { $nation }, { $wing }, { $plane }, column { $column }.
event-attacked = { $seat } attacks with “{ $card }”: { $nation }, { $wing }, column { $column }.
event-parried = { $seat } parries the attack with “{ $card }”.
event-struck = Nobody parries: the person in column { $column } dies ({ $nation }, { $wing }).
event-unparried = Nobody parries: the person in column { $column } changes sides ({ $nation }, { $wing }).
event-converted = { $seat } converts the person in column { $column } ({ $nation }, { $wing }). The new home: { $to }.
event-dealt = { $seat } gets { $count ->
    [one] a { $back }
   *[other] a { $back } twice
} for { $column ->
    [0] the base population
   *[other] column { $column }
}.
event-took = { $seat } takes { $population ->
    [0] no population card
    [one] one population card
   *[other] { $population } population cards
} and { $capital ->
    [0] no capital card
    [one] one capital card
   *[other] { $capital } capital cards
}.
event-round-over = At most one nation has not passed: round { $round } is over.
event-surfaced = A rider surfaces: { $rider }. No further { $back } is dealt now.
event-strikes = The rider strikes: { $rider }.
event-fell = Without protection { $count ->
    [one] one person dies
   *[other] { $count } people die
}: { $nation }, { $wing }.
event-scored = { $rider }: { $seat } has { $left ->
    [0] no people
    [one] one person
   *[other] { $left } people
} and { $killed ->
    [0] no dead
    [one] one dead
   *[other] { $killed } dead
}, that is { $points ->
    [-1] -1 point
    [one] one point
   *[other] { $points } points
}.
event-refilled = The draw pile with the back “{ $back }” is refilled and shuffled: { $count ->
    [one] one card lies
   *[other] { $count } cards lie
} above the next rider.
event-refilled-uncounted = The draw pile with the back “{ $back }” is refilled and shuffled.
event-won-rider = { $seat } wins the rider card “{ $rider }”.
event-no-rider = Too many are tied: nobody wins the rider card “{ $rider }”.
event-won-seal = { $seat } has the most people and gets a seal.
event-only-use = { $seat } has only one use for the seal.
event-no-use = { $seat } has the most people but gets no seal: it could not be used anywhere.
event-none-left = { $seat } has the most people but gets no seal: none is left in the supply.
event-no-seal = Too many have the same number of people: nobody gets a seal.
event-counted = People on the whole table: { $good } good, { $evil } evil.
event-revealed = { $seat } reveals the alignment: { $alignment }.
event-good-win = Good prevails by { $good } to { $evil } points: all the good win together!
event-nobody-wins = Good people are the majority, but at { $good } to { $evil } points the good players are not ahead: nobody wins.
event-evil-wins = Evil prevails: { $seat } has the most points among the evil and wins!
event-alone = All are of one alignment: { $seat } has the most points and wins!
event-all-lose = All are of one alignment, but it is not the majority: everybody loses.

### Why something is not possible

why-not-in-hand = You do not hold this card: { $card }.
why-seal-now = This is about a seal now; “{ $card }” stays in your hand.
why-seal-later = Seals are used at once and never come into a hand: { $card }.
why-no-such-nation = This nation is not at the table: { $nation }.
why-no-person = This is no person: { $card }.
why-other-wing = “{ $card }” may lie only in the other wing.
why-nothing-to-give = For a good person you must give a card away, and you would have none left.
why-not-for-heaven = “{ $card }” does not belong in heaven.
why-not-for-hell = “{ $card }” does not belong in hell.
why-nobody-free = No person is free for it.
why-hell-first = Above the evil nothing may lie in heaven before a hell card lies in the same column.
why-heaven-first = Below the good nothing may lie in hell before a heaven card lies in the same column.
why-replaces-nothing = “{ $card }” cannot replace a laid card.
why-nothing-there = There is no card in column { $column } that could be replaced.
why-music-stays = Laid music cannot be replaced.
why-no-music = This is no music: { $card }.
why-no-music-there = There is no music in column { $column } that this could neutralise: { $card }.
why-music-protects = Music protects this person.
why-nobody-there = There is nobody to attack.
why-immune = Cannot be converted: { $card }.
why-not-outermost = At this table a conversion hits only the outermost person.
why-not-to-yourself = You cannot give yourself a present.
why-not-from-yourself = You cannot rob yourself.
why-no-such-back = { $from } holds no { $back }.
why-no-parry = This does not help against the attack: { $card }.
why-always-open = One can always let it happen.

### The end

ended-good = Good has prevailed. The game is over.
ended-nobody = Neither good nor evil has won. The game is over.
ended-evil = Evil has prevailed. The game is over.
ended-alone = All were of one alignment, and the strongest have won. The game is over.
ended-lost = All were of one alignment and have lost. The game is over.

source-first = War of Bombs
source-second = Civil War
source-third = Exploitation
source-fourth = Death
source-riders = Rider cards

### Options of the table

option-balanced_alignments = Balanced alignments
    .about = With two players one is good and one evil; with three or four at most two are of one alignment. With two rather for the experienced: it is hard for good.
option-start_player = Who starts
    .about = Which nation starts the first round.
option-start_player-random = Drawn by lot
option-round_end = End of a round
    .about = When the round ends once all but one have passed.
option-round_end-auto = At once; with two players after both had a turn
option-round_end-immediate = Always at once
option-round_end-everyone_once = Only after all had a turn
option-dealer = Who deals
    .about = Who deals at the end of a round and is served first.
option-dealer-current = Whoever started the round
option-dealer-next = Whoever starts the next one
option-rider_trigger = Surfacing of riders
    .about = When a rider strikes.
option-rider_trigger-surface = As soon as it lies on top
option-rider_trigger-drawn = Only when it would be drawn
option-conversion_targets = Conversion
    .about = Whom a conversion can hit.
option-conversion_targets-any = Any person
option-conversion_targets-outermost = Only the outermost
option-reaction_order = Order of parries
    .about = Whose parry counts if several want to parry.
option-reaction_order-clockwise = Clockwise from the attacker
option-reaction_order-target_first = The attacked nation first
option-theft = Theft
    .about = Whether one must steal after laying an evil person.
option-theft-forced = One must
option-theft-fiend_optional = After a fiend one may
option-theft-optional = One always may
option-score_base_population = Score the base population
    .about = The two people of the base population count in every scoring.
option-show_talon_counts = Count the draw piles
    .about = All see how many cards of both draw piles lie above the next rider.

### The table in a terminal

terminal-round = Round { $round }
terminal-turn = { $seat } to play
terminal-seal = { $seat } uses a seal
terminal-start = started by { $seat }
terminal-next = { $seat } starts next
terminal-rider = Next rider: { $rider }
terminal-later = then { $riders }
terminal-rider-card = { $rider } ({ $symbols }, { $points } VP)
terminal-talon = Draw pile { $back }: { $above ->
    [one] one more card
   *[other] { $above } more cards
} to the rider
terminal-people = People on the table: { $good } good, { $evil } evil
terminal-seals = Seals in the supply: { $seals }
terminal-discards = Discards { $back } ({ $count }): { $cards }
terminal-attack = { $seat } attacks: { $card } against { $nation }, { $wing }, column { $column }
terminal-window = parries possible
terminal-passed = has passed
terminal-backs = hand { $population } B, { $capital } K
terminal-income = income { $population } B, { $capital } K
terminal-total = { $total ->
    [-1] -1 point
    [one] 1 point
   *[other] { $total } points
}
terminal-riders = rider cards: { $riders }
terminal-counts = { $wing }: { $people ->
    [0] nobody
   *[other] { $safe } of { $people } protected
} ({ $signs })
terminal-special = special people, { $wing }, column { $people }
terminal-fronts = your cards as people, { $wing }, column { $people }
terminal-known = known: { $cards }
terminal-alignment = alignment: { $alignment }
terminal-hand = Your hand (back, good wing | evil wing):
terminal-hand-empty = Your hand is empty.
terminal-person = person
terminal-mask = mask
terminal-helmet = helmet
terminal-pig = pig's head
terminal-face-saint = saint
terminal-face-fiend = fiend
terminal-face-violence = attack or parry
terminal-face-conversion = attack or parry
terminal-shows = shows { $signs } there
terminal-replace = instead of “{ $card }” ({ $wing }, { $plane })
terminal-neutralise = “{ $card }” ({ $wing }, { $plane })
terminal-hits = column { $column }: { $person }, heaven { $heaven }, hell { $hell }
terminal-settles = { $wing }, column { $column }
terminal-loot = { $count ->
    [one] one card
   *[other] one of { $count } cards
}
terminal-legend =
    { $mask } mask, { $helmet } helmet, { $pig } pig's head, { $note } music, ({ $note }) a seal as music, { $none } nothing
    { $person } person (the base population in the middle), { $special } saint or fiend
    B population card, K capital card; +1B, -1B, +1K, -1K one card more or fewer when dealing
    { $mask }|{ $helmet }{ $pig } the half for the good wing on the left, for the evil wing on the right
    Columns count from the middle outwards; +2 means that two inner columns found no room
    Income: so many cards the next deal brings, unless a rider comes between
    VP victory points of the rider card in the end; protected means: from the next rider

### To look up

lexicon-seal = Seal
lexicon-people = People
lexicon-rider = Rider
lexicon-symbol = Protection symbol
lexicon-nation = Nation
lexicon-alignment = Alignment
lexicon-back = With its back up it is a person, good or evil.
lexicon-place-shield = A shield card: its front goes into heaven.
lexicon-place-metal = Music: its front goes into the hell of an evil wing.
lexicon-place-modifier = A way-of-life card: goes into hell.
lexicon-place-ward = A ward card: goes into hell.
lexicon-place-saint = A saint: goes into a good wing as a person.
lexicon-place-fiend = A fiend: goes into an evil wing as a person.
lexicon-place-church = Music: goes into the heaven of a good wing.
lexicon-half-good = Good wing: { $half }
lexicon-half-evil = Evil wing: { $half }
lexicon-always = In the game: { $most }.
lexicon-count = In the game: { $most }, with two or three players { $least }.
lexicon-many = In the game: { $most }, but not with two or three players.
lexicon-person = A population card with its back up, or a saint or fiend. With every deal the good bring a population card and the evil a capital card. Whoever lays a good one gives a card away; whoever lays an evil one steals one.
lexicon-base = base population
lexicon-base-people = One good and one evil person in the middle of each display. They bring their cards like others, cannot be attacked, never die and do not count in a scoring.
lexicon-rides = Rider { $number }. Protection: { $symbols }, or music. In the end its card is worth { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
lexicon-against = Protects from the rider “{ $rider }” and, together with the two other symbols, from “{ $last }”.
lexicon-looks = Colour: { $colour }. Emblem: { $emblem }.
lexicon-good = The good win together if there are more good than evil people and they have more points together than the evil.
lexicon-evil = If good people do not outnumber evil ones, the evil player with the most points wins alone.

### The story at the end

story-curve-progress = Points, round by round
story-people = People still alive after the last rider: { $good } good, { $evil } evil.
story-sums = Points of all the good together: { $good }, of all the evil: { $evil }.
story-victory = The strongest nation is { $seat }, with { $points ->
    [-1] -1 point
    [one] one point
   *[other] { $points } points
}.
story-was-good = { $seat } was good: { $points ->
    [-1] -1 point
    [one] one point
   *[other] { $points } points
}, { $saved ->
    [0] nobody
    [one] one person
   *[other] { $saved } people
} saved, { $fallen ->
    [0] nobody
    [one] one
   *[other] { $fallen }
} lost.
story-was-evil = { $seat } was evil: { $points ->
    [-1] -1 point
    [one] one point
   *[other] { $points } points
}, { $saved ->
    [0] nobody
    [one] one person
   *[other] { $saved } people
} saved, { $fallen ->
    [0] nobody
    [one] one
   *[other] { $fallen }
} lost.
story-deeds = { $seat }: { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
}, { $parries ->
    [one] one parry
   *[other] { $parries } parries
}, { $thefts ->
    [one] one theft
   *[other] { $thefts } thefts
}.
story-worst = { $count ->
    [one] The worst rider: “{ $rider }” takes one person.
   *[other] The worst rider: “{ $rider }” takes { $count } people.
}
story-rider = { $seat } wins the rider card “{ $rider }”.
story-converted = { $seat } converts a person. The old home: { $nation }, the new one: { $to }.
