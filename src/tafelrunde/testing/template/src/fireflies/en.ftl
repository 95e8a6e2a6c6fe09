### Who begins here
game-title = Fireflies
game-pitch = Show a light that nobody else shows, and catch them all!
game-length = 10 minutes

### What it is about, for whoever does not know the game: all five, or none
intro-aim = Catch the most points: show lights that nobody else shows.
intro-about = Night falls over the meadow, and everybody hides a few lights in their hand, from the faintest spark to the star.
intro-turn =
    All choose a light in secret and show it at once. Of those shown only once the brightest catches as many points as
    lights were shown.

    Then everybody draws a card, as long as there are enough for all.
intro-win = When the hands are empty, the most points win.
intro-tips =
    Many hold sparks, few a star: a middling light is often alone.

    Keep in mind what has been shown, it does not come again.

### Questions, what they are about, actions and their verbs
ask-show = { $seat }: choose a light to show.
topic-show = the light to show
action-show = Show: { $light }
verb-show = Showing a light

### What happens
event-round = Round { $round } begins.
event-shown = { $seat } shows: { $light }.
event-caught = { $seat } catches { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-nothing = No light is alone; nobody catches anything.
event-drew = { $seat } draws a card.
event-saw = You draw: { $light }.
event-over = The game is over.

### Why something is not possible
why-not-held = You do not hold this light: { $light }.

### Options and the end
option-catch = Which light catches
    .about = Among the lights shown only once, the brightest or the faintest catches.
option-catch-brightest = the brightest
option-catch-faintest = the faintest
ended-dawn = The hands are empty: dawn has come.
source-caught = Caught

### Looked up

lexicon-card = Light
lexicon-light = Brightness { $rank }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in the game.

### The board in the browser
board-state = Round { $round } · { $pack ->
    [one] 1 card
   *[other] { $pack } cards
 } in the pack
board-lights = The lights, from the faintest to the brightest
board-shown = { $shown } of { $cards } shown
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-choosing = is choosing
board-chosen = has chosen

### The parts of a view, where the house draws them

view-round = Round
view-points = Points
view-pack = Cards in the pack
view-discard = Shown
view-hands = Cards in hand
view-hand = Your hand
