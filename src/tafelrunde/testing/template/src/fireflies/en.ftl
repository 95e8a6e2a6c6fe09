### Who begins here
game-title = Fireflies
game-pitch = Show a light that nobody else shows, and catch them all!
game-length = 10 minutes

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

### In the terminal, and looked up
terminal-state = Round { $round }, { $pack ->
    [one] 1 card
   *[other] { $pack } cards
 } in the pack
terminal-seat = Seat
terminal-points = Points
terminal-cards = Cards
terminal-light = Light
terminal-shown = Shown
terminal-hand = Your hand
terminal-you = you
terminal-gone = shown so far: { $cards }
lexicon-card = Light
lexicon-light = Brightness { $rank }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } in the game.

### The table in the browser

view-round = Round
view-points = Points
view-pack = Cards in the pack
view-discard = Shown
view-hands = Cards in hand
view-hand = Your hand
