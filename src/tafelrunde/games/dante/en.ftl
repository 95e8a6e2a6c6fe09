# Dante's Journey up Mount Purgatory in English: everything one reads in the game. de.ftl holds the same texts.

game-title = Dante's Journey up Mount Purgatory
game-pitch = Do penance, climb from terrace to terrace, and be the second to reach heaven!
game-length = 60 to 120 minutes

### What it is about, for whoever does not know the game

intro-aim =
    Be the second to reach heaven: whoever arrives first gets nothing. On the way there you rid yourself of your penalty
    stones on every terrace.

intro-about =
    You are sinners on the way up. Penance begins at the foot of Mount Purgatory, and the way leads over seven terraces
    to heaven on field 77. There is just one thing you should not be there: the first. Whoever arrives first was in too
    much of a hurry and gets nothing; the second wins. So you push each other uphill, brake, haggle and travel a while
    together.

intro-turn =
    You play one of your five penance cards. Whether its day side or its night side counts is up to the sundial. A
    number first lowers the remorse marker, then moves the sun, and last moves your figure. If the remorse marker falls
    to 0 the encounter ends, and depending on who stood by the wayside, stones are forgiven, handed out or inherited. A
    symbol moves nobody but meddles with stones, with the order of turns or with the role of somebody else.

    On each new terrace you take the penalty stones your persona names. As long as you have stones you walk in circles;
    every lap takes one away. Only without stones do you pass the gate. If you meet somebody, you may give a stone or
    offer to travel together. If two are there already, you send one of them back.

intro-win =
    Whoever arrives in heaven second wins, and the game is over at once. No exact number is needed. Being dragged in by
    others counts as well: as the first to your grief, as the second to your joy.

intro-tips =
    Lose your stones before the gate, not after it. A stone costs a whole lap of the terrace.

    Keep count of the remorse marker. Taking leave of a ruler rids you of all stones; with the laity you inherit those
    of the one before you.

    At the top, be able to wait. Keep small numbers and symbols for the last stretch, so that nobody drives you in
    first.

### Words

answer-yes = Yes
answer-no = No

meeting-give = Give a stone
meeting-offer = Offer to travel together
meeting-none = Pass by without a word

lap-return = returns a stone
lap-keep = keeps all stones

way-climb = Climb
way-circle = Circle once more

relief-return = Return yours too
relief-keep = Keep all your stones

direction-clockwise = clockwise
direction-counter = counter-clockwise

light-day = day
light-night = night

# The beginning of a sentence: “… is not possible”.
verb-play = Playing a card
verb-with = Choosing a fellow sinner
verb-to = Choosing a receiver
verb-also = Giving to the companion too
verb-relief = Deciding about a shared relief
verb-give = Handing out stones
verb-as = Taking another role
verb-together = Going together
verb-alone = Going alone
verb-back = Sending somebody back
verb-leave = Leaving everybody where they are
verb-meet = Meeting somebody
verb-lap = Deciding about a lap's stone
verb-gate = Deciding to climb or to circle

# After “it is about …”.
topic-play = the card of the turn
topic-remit = the Remission
topic-give-with = who gives as well
topic-give-to = who receives
topic-also = the receiver's companion
topic-also-each = the receiver's companion
topic-relief = a share in the relief
topic-share = handing out stones
topic-intervene = the Intervention
topic-follow-up = the follow-up card
topic-together = going together
topic-lap = a lap's stone
topic-gate = the way at the gate
topic-meet = a meeting
topic-back = sending somebody back

### Questions

ask-play = { $seat }: play a card
ask-remit = { $seat }: who returns a stone with { $role }?
ask-give-with = { $seat }: who gives a stone with { $role }?
ask-give-to = { $seat }: who receives the stones of { $role } and { $other }?
ask-also = { $seat }: do { $role } and { $other } each give { $sinner } a stone too?
ask-also-each = { $seat }: do you give { $sinner } a stone too?
ask-relief = { $seat }: { $face } for your companion. Do you return { $count ->
    [one] a stone
   *[other] { $count } stones
} as well?
ask-share = { $seat }: { $count ->
    [one] one stone
   *[other] { $count } stones
} of { $role } to hand out. How many for { $sinner }?
ask-intervene = { $seat }: whose role do you take?
ask-follow-up = { $seat }: play a follow-up card as { $role }
ask-together = { $seat }: { $role } moves { $count ->
    [one] one field
   *[other] { $count } fields
}. Together with { $mate }, or alone?
ask-lap = { $seat }: { $sinner } passes the gate on field { $field }. Does a stone go back for it?
ask-gate = { $seat }: { $sinner } is at the gate on field { $field } without stones. Climb, or circle once more?
ask-meet = { $seat }: { $role } meets { $sinner } on field { $field }. What now?
ask-back = { $seat }: { $role } comes to field { $field }, where two stand already. Who has to go back to field { $to }?

### Moves

action-play = Play { $faces }
action-with = Choose { $sinner }
action-to = The stones go to { $sinner }
action-also = { $answer }
action-relief = { $relief }
action-give = { $count ->
    [0] No stone for { $sinner }
    [one] One stone for { $sinner }
   *[other] { $count } stones for { $sinner }
}
action-as = Play as { $sinner }
action-together = Go together
action-alone = Go alone
action-back = Send { $sinner } back
action-leave = Leave everybody there
action-meet = { $meeting }
action-lap = { $sinner } { $lap }
action-gate = { $way }

### What happens

event-round = Round { $round } begins.
event-became = { $seat } plays { $sinner }.
event-turn = It is the turn of { $sinner }.
event-played = { $sinner } plays { $card }; what counts is { $face }.
event-drew = { $sinner } draws a card.
event-saw = You draw { $card }.
event-reshuffled = The discard pile is shuffled and becomes the new stock.
event-turn-over = { $sinner } ends turn { NUMBER($turns, useGrouping: 0) } of the game.
event-skipped = { $sinner } misses a turn.
event-remorse = The remorse marker falls to { $spiral ->
    [0] 0: Addio!
   *[other] { $spiral }.
}
event-sun = The sun moves on to { $hour } ({ $light }).
event-walked = { $sinner } walks from field { $from } to field { $to }.
event-entered = { $sinner } reaches field { $to } ({ $area }).
event-circled = { $sinner } circles once more, from field { $from } to field { $to }.
event-stayed = { $sinner } stays and circles once more, from field { $from } to field { $to }.
event-climbed = { $sinner } climbs to field { $to } ({ $area }).
event-released = { $sinner } returns a stone for the lap.
event-kept = { $sinner } keeps all stones.
event-no-other-way = There is no other way: otherwise { $sinner } and { $mate } would find no free field.
event-took = { $sinner } has to take { $count ->
    [one] one penalty stone
   *[other] { $count } penalty stones
} ({ $area }).
event-waived = The supply is empty: { $count ->
    [one] one penalty stone is
   *[other] { $count } penalty stones are
} waived for { $sinner }.
event-addio = { $sinner } ends the encounter “{ $encounter }”.
event-pardoned = { $count ->
    [0] The full remission is in vain: { $sinner } has no stones.
    [one] { $sinner } receives a full remission and returns one stone.
   *[other] { $sinner } receives a full remission and returns { $count } stones.
}
event-eased = { $count ->
    [0] The partial remission for { $sinner } covers no stone.
    [one] { $sinner } receives a partial remission and returns one stone.
   *[other] { $sinner } receives a partial remission and returns { $count } stones.
}
event-freed = { $sinner } played before and { $count ->
    [0] has no stones
    [one] returns one stone
   *[other] returns all { $count } stones
}.
event-bestowed = { $sinner } presents { $to } with { $count ->
    [one] one stone
   *[other] { $count } stones
}.
event-inherited = { $sinner } takes over { $count ->
    [0] nothing from { $from }, who has no stones
    [one] one stone from { $from }
   *[other] all { $count } stones from { $from }
}.
event-nobody-before = Nobody had a turn before { $sinner }.
event-before-in-heaven = { $sinner } had the turn before but is in heaven already.
event-ender-in-heaven = { $sinner } is in heaven already and gets nothing from it.
event-next-encounter = Next encounter: “{ $encounter }”, remorse marker on { $spiral }.
event-only-fellow = The only fellow sinner to choose is { $sinner }.
event-chosen = { $sinner } shares the Remission with { $other }.
event-stoneless = { $sinner } has no stone to part with.
event-remitted = { $sinner } returns a stone thanks to the Remission.
event-leapt = { $sinner } leaps: whoever would be next misses a turn.
event-turned = The direction of play turns. It now goes { $direction }.
event-only-receiver = The only possible receiver is { $sinner }.
event-givers = { $sinner } and { $other } are each to give a stone to { $to }.
event-no-receiver = Only two are left on the mountain: no stone moves.
event-passed-on = { $sinner } passes a stone on to { $to }.
event-spared = { $sinner } gives no further stone to { $to }.
event-indulged = { $sinner } returns { $count ->
    [one] one stone
   *[other] { $count } stones
} thanks to the Indulgence.
event-sacrificed = { $sinner } sacrifices { $count ->
    [one] one stone
   *[other] { $count } stones
} to { $to }.
event-declined = { $sinner } keeps all stones.
event-stepped-in = { $sinner } intervenes and plays as { $role }.
event-no-follow-up = { $sinner } has no card that may follow. The Intervention is wasted.
event-gave = { $sinner } gives { $to } a stone.
event-offered = { $sinner } offers to travel with { $to }.
event-must-offer = { $sinner } has no stone and must offer.
event-passed-by = { $sinner } passes { $other } by without a word.
event-lapsed = The offer of { $sinner } to { $to } has lapsed.
event-paired = { $sinner } and { $mate } now travel together.
event-blocked = { $third } already stands on field { $field }: { $sinner } and { $mate } cannot end there together. { $sinner } goes alone.
event-parted = { $sinner } and { $mate } no longer travel together.
event-sent-back = { $sinner } sends { $figure } back to field { $to }.
event-left-standing = { $sinner } leaves everybody on field { $field }.
event-arrived = { $sinner } reaches field { $field }, { $area }, as the { $place ->
    [1] first
    [2] second
   *[other] third
}.
event-laid-down = { $sinner } discards { $card }.
event-second = { $sinner } is the second in heaven and wins!
event-together = { $sinner } and { $mate } enter heaven together and both win!
event-limit = After { NUMBER($turns, useGrouping: 0) } turns it is over; { $sinner } would have been next. In second place, { $winner } wins!

### Why something is not possible

why-not-in-hand = You do not hold this card: { $faces }.
why-no-such-follow-up = { $face } may not follow an Intervention.
why-not-in-play = { $sinner } is not in this game.
why-in-heaven = { $sinner } is in heaven already and out of the race.
why-role-itself = { $sinner } is the one being played. Choose somebody else.
why-gives-already = { $sinner } gives a stone already and cannot receive as well.
why-not-recipient = One after the other: now it is about how many stones { $sinner } gets.
why-wrong-share = That does not add up: { $count ->
    [one] one stone is
   *[other] { $count } stones are
} left to hand out, and whoever comes last gets all that remain.
why-no-room-for-two = { $third } already stands on field { $field }: { $sinner } and { $mate } cannot end there together.
why-not-lapping = Now it is about a stone of { $due }, not of { $sinner }.
why-no-end = Then { $sinner } and { $mate } would find no free field.
why-no-stone = { $sinner } has no stone to give.
why-must-choose = At this table one must give or offer.
why-not-here = { $sinner } does not stand on this field.
why-must-send-back = A field holds only two. Somebody has to go back.

### Cautions

caution-first = That would make you the first in heaven, and you could no longer win.
caution-lost = That ends the game, and the winner is { $sinner }.

### The end

ended-second = Two sinners are in heaven. The game is over.
ended-together = A pair has entered heaven together. The game is over.
ended-limit = Heaven's patience is exhausted. The game is over.

source-second = Second in heaven

### Options of the table

option-beginner_rulers = Rulers to begin with
    .about = So many of the first encounters are rulers. Three are a good choice for a first game.
option-last_lap_frees = Swift penance
    .about = A lap's stone is returned first: whoever then has none climbs at once.
option-encounter_timing = Encounters
    .about = When an ended encounter takes effect.
option-encounter_timing-at_once = At once, before sun and figure
option-encounter_timing-end_of_turn = At the end of the turn
option-pair_heaven_order = Pairs in heaven
    .about = In which order a pair arrives in heaven.
option-pair_heaven_order-active_first = Whoever leads comes first
option-pair_heaven_order-active_second = Whoever leads comes after
option-pair_heaven_order-shared = Both at once, they win together
option-meeting_choice = Meetings
    .about = Whether you may do nothing when you meet somebody.
option-meeting_choice-free = Give, offer or nothing
option-meeting_choice-must = Give or offer
option-send_back = Three on a field
    .about = Whether you have to send somebody back when two stand on the field already.
option-send_back-must = You must
option-send_back-may = You may
option-lap_release = Stone of a lap
    .about = Whether every lap has to return a stone.
option-lap_release-automatic = Always goes back
option-lap_release-optional = Goes back if you like
option-ascent = Climbing
    .about = Whether you have to climb without stones.
option-ascent-compulsory = You must
option-ascent-optional = You may circle too
option-shared_relief = Shared relief
    .about = Who decides whether companions return stones too with Remission and Indulgence, or get stones as companions of a receiver.
option-shared_relief-automatic = All must return; of gifts the active sinner decides
option-shared_relief-may = Everybody decides alone
option-encounter_ender = Encounters in an Intervention
    .about = Who ends an encounter when a follow-up card brings the remorse marker to 0.
option-encounter_ender-role = The sinner whose role is played
option-encounter_ender-player = The sinner who plays the card
option-turn_limit = Safety stop
    .about = After so many turns for every sinner the game ends, and second place wins.

### The table in the terminal

terminal-sky = { $hour }, { $light }
terminal-spiral = remorse marker on { $spiral }
terminal-encounter = { $name } ({ $class })
terminal-turn = { $sinner } to play, { $direction }
terminal-role = playing as { $sinner }
terminal-number = moving { $number }
terminal-skip = the next sinner misses a turn
terminal-supply = supply: { $supply ->
    [one] one stone
   *[other] { $supply } stones
}
terminal-piles = stock { $stock }, discards { $discard }
terminal-heaven = In heaven: { $names }
terminal-heaven-empty = In heaven: nobody yet. Whoever comes second will win.
terminal-hand = Your hand; it is { $light }, what counts stands in front:
terminal-sinner = Sinner
terminal-seat = Seat
terminal-field = Field
terminal-stones = Stones
terminal-cards = Cards
terminal-bond = Travels
terminal-next = Stones further up
terminal-mate = with { $sinner }
terminal-offer = offer of { $sinner }
terminal-asked = asked: { $names }
terminal-legend-gate = the gate of a terrace: with stones you circle from here, without any you climb
terminal-legend-pair = these two travel together
terminal-legend-beside = these two merely stand on the same field
terminal-note-card = counts as { $face }: { $effect }
terminal-note-field = { $how ->
    [together] together{" "}
    [alone] alone{" "}
   *[other] {""}
}to field { $field }{ $others ->
    [0] {""}
   *[other] {" "}with { $here }
}
terminal-note-heaven = { $how ->
    [together] together{" "}
    [alone] alone{" "}
   *[other] {""}
}into heaven
terminal-note-stones = { $stones ->
    [0] {" "}(then without stones)
    [one] {" "}(then one stone)
   *[other] {" "}(then { $stones } stones)
}
terminal-note-spiral = { $spiral ->
    [0] remorse marker on 0: Addio
   *[other] remorse marker on { $spiral }
}
terminal-note-light = then it is { $light }
terminal-note-sinner = field { $field }, { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
}

### To be looked up

lexicon-symbols = Symbols
lexicon-symbol = { $about } { $count ->
    [one] On one penance card.
   *[other] On { $count } penance cards.
}
lexicon-classes = Classes of encounters
lexicon-cards = Penance cards
lexicon-deck = Numbers by day and by night: { $kinds }.
lexicon-card = { $day } and { $night } ({ $count ->
    [one] one card
   *[other] { $count } cards
})
lexicon-areas = Places on the mountain
lexicon-ring = Fields { $first } to { $last }, a ring with its gate on field { $last }; { $about }.
lexicon-path = { $first ->
    [1] Fields 1 to { $last }, no ring; { $about }.
   *[other] Field { $first }; { $about }.
}
lexicon-personas = Personas
lexicon-persona = { $estate }. Colour of the figure: { $colour }. Start field { $start }. Penalty stones: { $stones }.
lexicon-encounters = Encounters
lexicon-encounter = { $class }, value { $value }, canto { $canto }: { $about }. { $effect }

### The story at the end

story-curve-progress = Who stood how high on the mountain
story-remains-fields = Fields to heaven
story-remains-stones = Stones left
story-first = { $seat } comes to heaven too early: whoever is there first does not win.
story-second = { $seat } comes to heaven second, and that is what counts.
story-together = { $seat } and { $mate } come to heaven hand in hand.
story-limit = Nobody else gets in any more; { $seat } is in second place.
story-left = { $seat } stays behind on the mountain: { $fields ->
    [one] one field
   *[other] { $fields } fields
} short of heaven, with { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
}.
story-in-heaven = { $seat } comes to heaven { $place ->
    [1] first
    [2] second
   *[other] next
}.
story-deeds = { $seat }: { $burdens ->
    [0] no stone
    [one] one stone
   *[other] { $burdens } stones
} taken, { $freed ->
    [0] none
    [one] one
   *[other] { $freed }
} remitted, { $farewells ->
    [0] no encounter
    [one] one encounter
   *[other] { $farewells } encounters
} ended.
story-gift = { $count ->
    [one] A heavy gift: one stone from { $seat } to { $to }.
   *[other] A heavy gift: { $count } stones from { $seat } to { $to }.
}
story-burden = The heaviest load: { $seat } has to take { $count } stones at once.
story-relief = The greatest mercy: { $seat } is rid of { $count } stones at once.
story-sent-back = { $by } sends { $seat } back to field { $field }.
