// Generated from the edition and the view of the game by `make protocol`: change them there.

/** All that is in the box. */
export interface Edition {
  game: Head
  board: BoardPlan
  tower: Tower[]
  player: Player[]
  combat: Combat
  deck: DeckName[]
  room: Room[]
  tile: Tile[]
  hero: Hero[]
  monster: Monster[]
  card: Card[]
  rune: Rune[]
}

export interface Head {
  id: 'dungeonquest'
  edition: string
  name: Name
}

/** A word in both languages. */
export interface Name {
  de: string
  en: string
}

/** The grid, the treasure chamber over two spaces, and the sun track (DQ-019 to DQ-023). */
export interface BoardPlan {
  columns: number
  rows: number
  treasure: string[]
  blank: number
  sunset: number[]
}

/** A printed tower room (DQ-145). */
export interface Tower {
  space: string
  halls: string
  name: Name
}

/** Who plays: one a seat. */
export interface Player {
  id: string
  name: Name
}

/** Wounds of hero and monster by their combat cards (DQ-093). */
export interface Combat {
  wounds: number[][][]
}

/** A deck by name (DQ-011). */
export interface DeckName {
  id: 'catacomb' | 'corpse' | 'crypt' | 'door' | 'dragon' | 'dungeon' | 'search' | 'trap' | 'treasure' | 'monster' | 'rune'
  name: Name
}

/** A kind of room and what happens there, for the eye (DQ-111). */
export interface Room {
  id: 'bridge' | 'cavein' | 'chamber' | 'chasm' | 'corridor' | 'darkness' | 'pit' | 'rotating' | 'trap' | 'web' | 'tower' | 'treasure'
  name: Name
  about: Name
}

/** A tile: its sides seen by whoever walks in across the arrow, its symbols, its halves (DQ-031, DQ-038). */
export interface Tile {
  id: string
  count: number
  type: 'bridge' | 'cavein' | 'chamber' | 'chasm' | 'corridor' | 'darkness' | 'pit' | 'rotating' | 'trap' | 'web'
  sides: string
  torch?: boolean
  stairs?: boolean
  split?: string[]
  faces?: string
}

/** A hero sheet. */
export interface Hero {
  id: string
  name: Name
  life: number
  strength: number
  agility: number
  toughness: number
  luck: number
  ability: 'door-breaker' | 'keen-nose' | 'light-footed' | 'pathfinder' | 'sacrifice' | 'shield-wall'
  power: Name
  about: Name
}

/** Monsters of one name, each card with life and escape penalty (DQ-085); a penalty is never 0 (DQ-R21). */
export interface Monster {
  id: string
  name: Name
  cards: number[][]
}

/** A card of any deck but monsters and runes. */
export interface Card {
  id: string
  name: Name
  deck: 'catacomb' | 'corpse' | 'crypt' | 'door' | 'dragon' | 'dungeon' | 'search' | 'trap' | 'treasure'
  count: number
  about: Name
  loot?: number | null
  effects?: string[]
  test?: 'agility' | 'luck' | 'strength' | 'toughness' | ''
  success?: string[]
  failure?: string[]
  kept?: boolean
  status?: Status | null
  attributes?: Modifiers
  heals?: '' | 'D3' | 'D6'
  rope?: boolean
  jammed?: boolean
  pair?: number
  dice?: number
}

/** What a kept card does in the status phase: after a test, on a die of at least so much, or always. */
export interface Status {
  success: string[]
  failure?: string[]
  test?: 'agility' | 'luck' | 'strength' | 'toughness' | ''
  least?: number
}

/** How a card changes the attributes of its owner (DQ-190). */
export interface Modifiers {
  strength?: number
  agility?: number
  toughness?: number
  luck?: number
}

/** A rune card (DQ-188). */
export interface Rune {
  id: string
  name: Name
  power: 'ban' | 'haste' | 'heal' | 'light' | 'luck' | 'open' | 'rise' | 'sleep' | 'sun' | 'sure' | 'turn' | 'warn'
  about: Name
}

/** All that a seat sees. */
export interface TableView {
  round: number
  sun: number
  track: Track
  first: number
  player: number
  stack: number
  under: string[]
  held: string | null
  tiles: Record<string, TileView>
  piles: Record<string, PileView>
  box: RuneBox
  heroes: HeroView[]
  turn: TurnView
  ways: Record<string, Need[]>
  dice: number[]
  combat: CombatView | null
  picks: ('magic' | 'melee' | 'ranged')[]
  peek: Peek | null
}

/** The way of the sun: spaces without a number, then the numbers on which it sets. */
export interface Track {
  blank: number
  numbers: number[]
}

/** A tile in the dungeon. */
export interface TileView {
  tile: string
  facing: 'E' | 'N' | 'S' | 'W'
  searched: boolean
  monster: boolean
  entrance: boolean
}

/** A deck and its discard pile, the top last. */
export interface PileView {
  left: number
  discard: string[]
}

/** Runes that nobody has: how many were not dealt, and which are used up. */
export interface RuneBox {
  left: number
  used: string[]
}

/** A hero and all that lies in front of him. */
export interface HeroView {
  at: string | null
  heading: 'E' | 'N' | 'S' | 'W' | null
  side: string | null
  hero: string | null
  status: 'dead' | 'in' | 'out'
  came: 'E' | 'N' | 'S' | 'W' | null
  life: number
  wounds: number
  determination: number
  attributes: Record<'agility' | 'luck' | 'strength' | 'toughness', number>
  loot: string[]
  gold: number
  worth: number[]
  kept: string[]
  row: string[]
  rune: string | null
  flooded: boolean
  fell: Spot | null
  tunnel: string | null
  bends: Record<string, string>
}

/** Where somebody is: a heading where he is underground, a side where the room has halves. */
export interface Spot {
  at: string | null
  heading: 'E' | 'N' | 'S' | 'W' | null
  side: string | null
}

/** What the turn has brought so far. */
export interface TurnView {
  entered: string[]
  fled: string[]
  shifted: boolean
  haste: number
  ability: boolean
}

/** What stands in a way, and the attribute that two dice are thrown against, with its score; how likely they stay at or below it, in percent, and with all tokens spent (DQ-054). Not at a door, for its card says what follows. */
export interface Need {
  hindrance: 'bridge' | 'door' | 'pit' | 'portcullis' | 'rubble' | 'web'
  attribute: 'agility' | 'luck' | 'strength' | 'toughness' | null
  score: number
  chance: number
  spending: number
}

/** A fight: who plays hero and monster (alone nobody does), what is known of it, what blows would bring, and how likely the hero wins, in percent, if cards are chosen blindly, as far as who looks knows the monster. */
export interface CombatView {
  hero: number
  monster: number | null
  family: string | null
  wounds: number
  life: number | null
  penalty: number | null
  used: boolean
  blows: [number, number][][]
  odds: number
}

/** Search cards that only their finder sees. */
export interface Peek {
  seat: number
  count: number
  cards: string[] | null
}
