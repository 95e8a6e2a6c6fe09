// Generated from the edition and the view of the game by `make protocol`: change them there.

/** All that is in the box. */
export interface Edition {
  game: Head
  setup: SetUp
  scoring: Scoring
  expansion: Expansion
  labels: Labels
  designer: Designer[]
  element: ElementKind[]
  token: Token[]
  secret: Secret
  room: Room[]
  blueprint: Blueprint[]
  stall: Stall[]
  challenge: Challenge[]
  goal: Goal[]
  jael: Jael[]
}

export interface Head {
  id: 'dungeon_designer'
  edition: string
  name: Name
}

/** A word in both languages. */
export interface Name {
  de: string
  en: string
}

/** What is laid out by player count, and the starting gold by rank (DD-011, DD-012, DD-017, DD-058). */
export interface SetUp {
  challenges: number[]
  stalls: number[]
  gold: number[]
  most_gold: number
}

/** Reputation for places, and for fulfilled conditions of a blueprint (DD-131, DD-132, DD-139). */
export interface Scoring {
  priority: number[]
  goal: number[]
  blueprint: number[]
}

/** The mini-expansion and its information card (DD-240). */
export interface Expansion {
  name: Name
  about: Name
}

/** What cards without a name of their own are called. */
export interface Labels {
  blueprint: Name
  stall: Name
  jael: Name
}

/** Who builds: one a seat. */
export interface Designer {
  id: string
  name: Name
  colour: string
}

/** An element by name, also in a few letters; a star has a value. */
export interface ElementKind {
  id: 'bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star+1' | 'star+2' | 'star+3' | 'star-1' | 'star-2' | 'star-3'
  name: Name
  kind: 'chest' | 'monster' | 'star' | 'trap'
  short: Name
  stars?: number
}

/** A market token: what it shows and how many there are (DD-013). */
export interface Token {
  face: 'bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star+1' | 'star+2' | 'star+3' | 'star-1' | 'star-2' | 'star-3' | 'secret'
  shape: 'oval' | 'round' | 'square'
  count: number
}

/** The secret passage by name; it is no element (DD-084). */
export interface Secret {
  name: Name
}

/** A room: type, doors, elements, gold and rune; those with a power belong to the mini-expansion. What type a dual room has matters in scoring alone (DD-242). */
export interface Room {
  id: string
  name: Name
  type: 'cave' | 'dual' | 'stone'
  doors: string
  elements: Slots
  gold: number
  rune: 'blue' | 'green' | 'red'
  power?: '' | 'fountain' | 'shrine'
}

/** The printed elements of a room. Which slot they are in is for the eye alone (DD-R12). */
export interface Slots {
  NE?: 'bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star+1' | 'star+2' | 'star+3' | 'star-1' | 'star-2' | 'star-3' | null
  NW?: 'bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star+1' | 'star+2' | 'star+3' | 'star-1' | 'star-2' | 'star-3' | null
  SW?: 'bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star+1' | 'star+2' | 'star+3' | 'star-1' | 'star-2' | 'star-3' | null
  SE?: 'bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star+1' | 'star+2' | 'star+3' | 'star-1' | 'star-2' | 'star-3' | null
}

/** A blueprint: the columns of both gates and what is asked for where (DD-018, DD-139). */
export interface Blueprint {
  id: string
  entrance: number
  exit: number
  rows: (('bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'monster' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star' | 'trap' | 'cave' | 'stone' | '-')[])[]
}

/** A market stall (DD-069). */
export interface Stall {
  id: string
  top: StallHalf
  bottom: StallHalf
}

/** A half of a market stall. */
export interface StallHalf {
  price: number
  slots: ('oval' | 'round' | 'square')[]
}

/** A challenge: points per something, at some place (DD-C01 to DD-C30). */
export interface Challenge {
  number: number
  name: Name
  about: Name
  points: number
  per: 'card' | 'edge' | 'element' | 'face' | 'group' | 'kind' | 'line' | 'room' | 'set' | 'size'
  of?: ('bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'monster' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star' | 'trap' | 'room')[]
  where?: 'centre' | 'column' | 'dungeon' | 'exit' | 'group' | 'outside' | 'path'
  needs?: Need[]
}

/** What a room must hold for a challenge. */
export interface Need {
  of: ('bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'monster' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star' | 'trap')[]
  count: number
}

/** A goal: the most or the fewest complete sets (DD-G1 to DD-G8). */
export interface Goal {
  id: string
  name: Name
  about: Name
  best: 'fewest' | 'most'
  sets: (('bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'monster' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star' | 'trap')[])[]
}

/** A card of the queen's adviser (DD-202 to DD-225). */
export interface Jael {
  id: string
  mark: 'crown' | 'diamond' | 'plain'
  runes: ('blue' | 'green' | 'red')[]
  gold: number
  takes: ('left-bottom' | 'left-top' | 'right-bottom' | 'right-top')[]
  base: number
  bonus: Bonus
}

/** Reputation for every complete set that Jael has collected (DD-225). */
export interface Bonus {
  points: number
  of: ('bear' | 'blade' | 'chest' | 'fire' | 'gnoll' | 'goblin' | 'kobold' | 'monster' | 'ooze' | 'pit' | 'slime' | 'spike' | 'star' | 'trap')[]
}

/** Hands, rooms laid face down and the discard pile are secret (DD-005, DD-R03); of them a seat knows what it has held itself, for a room passed on can be followed. */
export interface TableView {
  year: number
  turn: number
  trading: boolean
  direction: 'left' | 'right'
  goal: string
  prizes: number[]
  challenges: number[]
  challenges_gone: number[]
  challenges_left: number
  stalls: StallView[]
  stalls_gone: string[]
  stalls_left: number
  supply: Record<'oval' | 'round' | 'square', number>
  thrown: Record<'oval' | 'round' | 'square', Record<string, number>>
  deck: number
  discard: number
  discarded: string[] | null
  priority: number[]
  notches: number[]
  order: number[]
  gold: number[]
  bag: string[]
  lifts: LiftView[]
  dungeons: DungeonView[]
  jael: JaelView | null
  hand: string[] | null
  laid: LaidView | null
  collected: string[] | null
  gains: Record<string, Record<string, GainView>> | null
  promises: number[] | null
  known: Known | null
}

export interface StallView {
  stall: string
  top: string[]
  bottom: string[]
}

/** A token about to move (DD-244). */
export interface LiftView {
  seat: number
  cell: string
  face: string
}

export interface DungeonView {
  blueprint: string
  entrance: number
  exit: number
  challenges: number[]
  hand: number
  laid: boolean
  heir: number | null
  rooms: Record<string, string>
  tokens: Record<string, string[]>
  passages: string[]
  ways: string[]
  types: Record<string, 'cave' | 'stone'>
  standing: StandingView
}

/** Reputation by category as if the game ended now (DD-130); conditions met and networks by their cells. */
export interface StandingView {
  rank: number
  goal: number
  value: number
  challenges: number[]
  stars: number
  blueprint: number
  met: string[]
  entrance: string[]
  exit: string[]
  networks: number
  points: number
}

/** Everything he has lies open; only what is left of his deck is not seen. Of each card also what it brings now; of the current one, last, the halves that it marks (DD-213). */
export interface JaelView {
  cards: string[]
  worth: number[]
  takes: HalfView[]
  deck: number
  rooms: string[]
  tokens: Record<string, number>
  acted: boolean
  standing: JaelStandingView
}

export interface HalfView {
  stall: string
  half: 'bottom' | 'top'
}

export interface JaelStandingView {
  gold: number
  goal: number
  value: number
  stars: number
  base: number
  bonus: number
  points: number
}

/** The own room that lies face down. */
export interface LaidView {
  room: string
  column: number
}

/** What something would bring if it were put somewhere now: reputation, and edges that would become ways. */
export interface GainView {
  points: number
  ways: string[]
}

/** The memory of the draft: where the rooms are that this seat has held. */
export interface Known {
  hands: string[][]
  discard: string[]
}
