// Generated from the edition and the view of the game by `make protocol`: change them there.

/** All that is in the box. */
export interface Edition {
  game: Head
  dice: DiceFaces
  opening: OpeningSteps
  gems: GemBag
  eggs: Eggs
  start_tiles: StartTiles
  volcano_tiles: VolcanoTiles
  scoring: Scoring
  swift_steps: SwiftStepsTile
  gem: Gem[]
  tile: Tile[]
  king: King[]
  people: People[]
  volcano: Volcano[]
  field: Field[]
  gate: Gate[]
  path: Path[]
  ferry: FerryRoute[]
}

export interface Head {
  id: 'drachenland'
  edition: string
  name: Name
}

/** A word in both languages. */
export interface Name {
  de: string
  en: string
}

/** The faces of both dice. */
export interface DiceFaces {
  a: number[]
  b: number[]
}

/** Fields to move in the opening round, by turn position (DL-014, DL-130). */
export interface OpeningSteps {
  two: number[]
  three: number[]
  four: number[]
}

/** The bag of gems and its cap per volcano (DL-010). */
export interface GemBag {
  red: number
  green: number
  blue: number
  clear: number
  max_same_per_volcano: number
}

/** Eggs in the box (DL-008, DL-129). */
export interface Eggs {
  total: number
  two_players_each: number
}

/** Tiles each player begins with (DL-003). */
export interface StartTiles {
  roll_again?: number
  ferryman?: number
  little_dragon?: number
  swift_steps?: number
  magic_hand?: number
}

/** The pool that is laid face down on the volcanoes (DL-005); one king dragon a colour at most (DL-086). */
export interface VolcanoTiles {
  swift_steps?: number
  king_red?: number
  king_green?: number
  king_blue?: number
  ring?: number
  ferryman?: number
  little_dragon?: number
  magic_hand?: number
  roll_again?: number
}

/** Points (DL-122, DL-125). */
export interface Scoring {
  set: number
  single: number
}

/** Additional steps of the tile (DL-082). */
export interface SwiftStepsTile {
  steps: number
}

/** A kind of gem by name. */
export interface Gem {
  id: 'blue' | 'clear' | 'green' | 'red'
  name: Name
  plural: Name
}

/** A tile kind by name and what it does. */
export interface Tile {
  id: 'ferryman' | 'king_blue' | 'king_green' | 'king_red' | 'little_dragon' | 'magic_hand' | 'ring' | 'roll_again' | 'swift_steps'
  name: Name
  about: Name
  phase: '1' | '2'
}

/** A king dragon by name. */
export interface King {
  colour: 'blue' | 'green' | 'red'
  name: Name
}

/** A people: its shape and the names of its three figures. */
export interface People {
  id: string
  name: Name
  shape: 'anvil' | 'hat' | 'leaf' | 'shield'
  red: Name
  green: Name
  blue: Name
}

/** A volcano: where it lies and what is printed on it. */
export interface Volcano {
  id: string
  name: Name
  x: number
  y: number
  eggs: number
  gems: number
  plate: [number, number]
}

/** A space of a path. */
export interface Field {
  id: string
  x: number
  y: number
}

/** A way in; not a space (DL-016). */
export interface Gate {
  id: string
  name: Name
  x: number
  y: number
  first: string
}

/** A chain of neighbouring spaces. */
export interface Path {
  chain: string[]
}

/** Water that joins two volcanoes (DL-075). */
export interface FerryRoute {
  a: string
  b: string
  name: Name
  kind: 'river' | 'waterfall'
  via: [number, number][]
}

/** All that anybody sees. Face-down tiles, the removed one and other seats' eggs and gems stay hidden until the end (DL-006, DL-007, DL-061; DL-133 lifts the screens). What lies on the volcanoes is open to all (DL-012). */
export interface TableView {
  round: number
  idle: number
  start: number
  player: number
  peoples: (string | null)[]
  dice: [number, number] | null
  used: [boolean, boolean]
  first: string | null
  active: ActiveView | null
  eggs_left: number
  volcanoes: Record<string, VolcanoView>
  kings: Record<'blue' | 'green' | 'red', string | null>
  figures: Record<string, FigureView>
  ways: Record<string, Record<string, string[]>>
  tiles: Record<string, number>[]
  gained: Record<string, number>
  played: Record<string, number>
  unseen: Record<string, number>
  removed: string | null
  loot: (Record<'blue' | 'clear' | 'egg' | 'green' | 'red', number> | null)[]
  scores: (ScoreView | null)[]
}

export interface ActiveView {
  figure: string
  pips: number
  die: number
}

export interface VolcanoView {
  eggs: number
  gems: Record<'blue' | 'clear' | 'green' | 'red', number>
  tile: string | null
}

export interface FigureView {
  at: string | null
  ring: boolean
}

/** Points if the game ended now, of sets and of single pieces (DL-122, DL-125), with the pieces that make them and those that are void, and if every figure wore a ring; and the next set at hand. */
export interface ScoreView {
  points: number
  of_sets: number
  of_singles: number
  sets: (('blue' | 'clear' | 'egg' | 'green' | 'red')[])[]
  singles: ('blue' | 'clear' | 'egg' | 'green' | 'red')[]
  void: ('blue' | 'clear' | 'egg' | 'green' | 'red')[]
  with_rings: number
  next: NextSet
}

/** What is still wanting for one more set, how many of it own clear gems stand in for, how many gems are to be found beside them, and what it would bring. */
export interface NextSet {
  lacks: Record<'blue' | 'clear' | 'egg' | 'green' | 'red', number>
  covered: number
  wanted: number
  gain: number
}
