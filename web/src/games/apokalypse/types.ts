// Generated from the edition and the view of the game by `make protocol`: change them there.

/** All that is in the box. */
export interface Edition {
  game: Head
  talon: Talon
  seal: Seals
  symbol: SymbolText[]
  alignment: Alignment[]
  rider: Rider[]
  nation: Nation[]
  about: About[]
  card: Card[]
}

export interface Head {
  id: 'apokalypse'
  edition: string
  name: Name
}

/** A word in both languages. */
export interface Name {
  de: string
  en: string
}

/** How hands and talons are dealt: cards of each deck on a starting hand, cards between two riders. */
export interface Talon {
  hand: number
  between: number
}

/** Bonus music. */
export interface Seals {
  count: number
  name: Name
}

/** A protection symbol by name. */
export interface SymbolText {
  id: 'helmet' | 'mask' | 'pig'
  name: Name
}

/** A secret alignment and how many cards show it. */
export interface Alignment {
  id: 'evil' | 'good'
  name: Name
  count: number
}

/** A rider: what protects from it and what its card is worth in the end. */
export interface Rider {
  id: string
  name: Name
  symbols: ('helmet' | 'mask' | 'pig')[]
  points: number
  about: Name
}

/** A setup set: one nation. */
export interface Nation {
  id: 'aurelia' | 'carminia' | 'emeralda' | 'frostmere' | 'ochria' | 'violania'
  name: Name
  colour: Name
  emblem: Name
}

/** What cards of a kind do. */
export interface About {
  id: '+1B' | '+1K' | '-1B' | '-1K' | 'conversion' | 'fiend' | 'music' | 'saint' | 'seal' | 'shield' | 'violence' | 'ward'
  text: Name
}

/** Cards that are alike in everything but their instance. */
export interface Card {
  id: string
  name: Name
  deck: 'B' | 'K'
  kind: 'church' | 'conversion' | 'fiend' | 'metal' | 'modifier' | 'saint' | 'shield' | 'violence' | 'ward'
  count: number
  starred?: number
  removed?: number
  good?: Half
  evil?: Half
}

/** One half of a card that can lie in a plane: symbols, or a code that changes the deal. */
export interface Half {
  name?: Name | null
  symbols?: ('helmet' | 'mask' | 'pig')[]
  code?: '+1B' | '+1K' | '-1B' | '-1K' | null
}

/** All that anybody sees, as the server's table of who sees what has it (APO-004, APO-008, APO-009, APO-R24). */
export interface TableView {
  round: number
  start: number
  next_start: number | null
  turn: number | null
  rider: number
  riders: RiderView[]
  talons: Record<'B' | 'K', TalonView>
  discards: Record<'B' | 'K', string[]>
  seals: number
  attack: AttackView | null
  window: boolean
  nations: NationView[]
  people: Record<'evil' | 'good', number>
  spared: Record<'evil' | 'good', number> | null
  side: 'evil' | 'good'
  hand: string[] | null
  gift: string | null
  cards: Record<string, CardView>
}

export interface RiderView {
  id: string
  symbols: ('helmet' | 'mask' | 'pig')[]
  points: number
}

/** Cards above the next rider (APO-182: if they may be counted) and below it. */
export interface TalonView {
  above: number | null
  below: number
}

/** An attack that is being decided (APO-183); a conversion leads to the other wing (APO-081). */
export interface AttackView {
  seat: number
  card: string
  nation: number
  wing: 'evil' | 'good'
  column: number
  leads_to: 'evil' | 'good' | null
}

export interface NationView {
  nation: string
  passed: boolean
  backs: Record<'B' | 'K', number>
  known: string[]
  alignment: 'evil' | 'good' | null
  points: number[]
  riders: number[]
  total: number
  dead: string[]
  needs: ('helmet' | 'mask' | 'pig')[]
  income: Record<'B' | 'K', number>
  strike: StrikeView | null
  good: WingView
  evil: WingView
}

/** What the next rider would leave of a nation if he came now, what that scores, and whether it wins his card (APO-128, APO-140). */
export interface StrikeView {
  left: number
  killed: number
  points: number
  wins: boolean
}

/** Three rows, from the middle outwards, and where each goes on. `fronts` are the hidden fronts of people that this seat has laid. What heaven and hell show together, how many survive the next rider by it (APO-155), and the columns that would die if he came now, everybody can count. */
export interface WingView {
  heaven: string[]
  earth: string[]
  hell: string[]
  ends: EndsView
  fronts: (string | null)[]
  symbols: Record<'helmet' | 'mask' | 'pig', number>
  music: number
  safe: number
  doomed: number[]
}

/** The column of each row where its next card lies (APO-018); in heaven and hell only with somebody who has none there yet (APO-035, APO-043). */
export interface EndsView {
  heaven: number | null
  earth: number
  hell: number | null
}

/** What a kind of card is good for: its deck (a seal has none), what its front is played as, the row in which it can take another's place (APO-038, APO-046), and the one in which it silences music (APO-059). */
export interface CardView {
  deck: 'B' | 'K' | null
  use: UseView
  changes: RowView | null
  silences: RowView | null
}

/** A kind of move, and the wing that it mostly means. */
export interface UseView {
  verb: string
  wing: 'evil' | 'good'
}

/** One of the rows of every display. */
export interface RowView {
  wing: 'evil' | 'good'
  plane: 'earth' | 'heaven' | 'hell'
}
