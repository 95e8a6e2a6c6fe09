// Generated from the edition and the view of the game by `make protocol`: change them there.

/** All that is in the box. */
export interface Edition {
  game: Head
  sundial: Sundial
  spiral: Spiral
  supply: Supply
  area: Area[]
  symbol: SymbolText[]
  class: ClassText[]
  title: Title[]
  penance: Penance[]
  persona: Persona[]
  encounter: EncounterFigure[]
}

export interface Head {
  id: 'dante'
  edition: string
  name: Name
}

/** A word in both languages. */
export interface Name {
  de: string
  en: string
}

/** The hours: number of fields, the one marked Start, the fields of the day and the hour of the first field. */
export interface Sundial {
  fields: number
  start: number
  day: [number, number]
  dawn: number
}

/** The sin spiral's highest number. */
export interface Spiral {
  max: number
}

/** Penalty stones in the box (DANTE-070). */
export interface Supply {
  stones: number
}

/** A stretch of the path: a ring, or a plain way such as the shore. */
export interface Area {
  id: string
  name: Name
  about: Name
  first: number
  last: number
  ring: boolean
  stones: 'none' | 'persona' | 'setup'
}

/** A symbol by name and what it does. */
export interface SymbolText {
  id: 'indulgence' | 'intervention' | 'leap' | 'remission' | 'reversal' | 'sacrifice'
  name: Name
  about: Name
}

/** A class of encounters by name and what ending one does. */
export interface ClassText {
  id: 'artist' | 'celestial' | 'laity' | 'ruler'
  name: Name
  about: Name
}

/** What a card of two numbers is called. */
export interface Title {
  name: Name
}

/** Penance cards with the same two faces. */
export interface Penance {
  day: number | 'indulgence' | 'intervention' | 'leap' | 'remission' | 'reversal' | 'sacrifice'
  night: number | 'indulgence' | 'intervention' | 'leap' | 'remission' | 'reversal' | 'sacrifice'
  count: number
}

/** A sinner: where the figure starts and how many stones each ring brings. */
export interface Persona {
  id: string
  name: string
  estate: Name
  colour: Name
  start: number
  stones: Record<string, number>
}

/** A figure of the Purgatorio whom the sinners meet. */
export interface EncounterFigure {
  id: string
  name: Name
  class: 'artist' | 'celestial' | 'laity' | 'ruler'
  value: number
  canto: string
  about: Name
}

/** All that anybody sees: all but the hands, the stock and the encounters to come lies open (DANTE-015, DANTE-071). */
export interface TableView {
  turn: number
  role: number
  number: number | null
  direction: 'clockwise' | 'counter'
  order: number[]
  skipped: number | null
  turns: number
  before: number[]
  sun: number
  light: 'day' | 'night'
  spiral: number
  encounter: string
  met: number
  seen: string[]
  supply: number
  stock: number
  discard: string[]
  unseen: UnseenView
  sinners: SinnerView[]
  heaven: number[]
  standing: number[]
  hand: string[] | null
  ahead: AheadView[] | null
}

/** What everybody can count: which cards are surely in hands, because they were when the stock was last made anew, and which are in the stock or drawn since. */
export interface UnseenView {
  hands: string[]
  mixed: string[]
}

export interface SinnerView {
  persona: string
  field: number
  stones: number
  visited: string[]
  mate: number | null
  offer: number | null
  cards: number
}

/** What a card of the own hand would do now if it counts as a number: remorse and sun, whether the encounter ends, and the ways of the figure as far as they can be told. `doom` warns who could win no more (DANTE-003). */
export interface AheadView {
  card: string
  spiral: number
  sun: number
  light: 'day' | 'night'
  addio: boolean
  ways: WayView[]
  doom: boolean
}

/** Where a number leads: how the figure goes, where it ends, and who owns how many stones then. */
export interface WayView {
  how: '' | 'alone' | 'together'
  field: number
  place: number
  stones: number[]
}
