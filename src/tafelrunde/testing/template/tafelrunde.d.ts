// What the page of the Tafelrunde expects of a board, written by `make protocol` from web/src/lib/board.ts.

/**
 * Something one can point at: `domain:word`, with the words of the game's grammar wherever there is one:
 * `space:V05`, `figure:dwarves-red`, `die:a`, `treasure:egg`, `power:tile`, `verb:stop`, `seat:2`.
 * Whoever draws a target puts `data-target="space:V05"` on its element (one without a transform of its own), so that
 * the frame finds it for motions and for "show me where".
 */
export type Target = string

/** The words of a game and of the house in the language of whoever looks; with another language come other words. */
export interface BoardWords {
  readonly lang: Lang
  readonly info: GameInfo
  /** Whether there is a text `key`, or an attribute `key.attribute`. */
  has(key: string): boolean
  /** A text of the game's Fluent files. */
  say(key: string, args?: Record<string, string | number>): string
  /** What people call a word of a domain; a number is said as it is. */
  name(domain: string, word: Word): Word
  /** A seat in a word: by the name it plays under, else by who sits there. */
  seat(seat: number): string
  /** A seat in a sentence: what it plays as, and who that is. */
  called(seat: number): string
  /** Several seats in one breath. */
  seats(seats: readonly number[]): string
  action(move: LegalMove): string
  event(told: ToldEvent): string
}

/** What a game draws from, the same for board and panels. */
export interface SceneProps {
  sight: SightInfo // the moment that is shown: now, a preview or one under review
  info: GameInfo
  words: BoardWords // says names, moves and events in the current language
  table: TableInfo | null // who sits where; null in tests and demonstrations
  glowing: ReadonlySet<Target> // what may be picked now: a ring that breathes, and a mark; never colour alone
  picked: readonly Target[] // what has been picked so far, in order
  highlighted: ReadonlySet<Target> // what the log, the action list or the rules point at just now
  choose: (target: Target) => void // a click or tap on anything: picks what glows, explains what does not
  hover: (target: Target | null) => void // pointer or focus over a target; null when it leaves
}

export interface BoardProps extends SceneProps {
  ready?: boolean // what is picked is a whole move: a further tap on it confirms, so nothing moves away from under a finger
  preview: SightInfo['table'] | null // how the table would look after the composed move, to draw as a hint over `sight`
  motion: Motion | null // what moves just now; `travel`, `flow` and `flash` are played by the frame
  goal: SightInfo['table'] | null // the table after the event that moves just now
  candle?: number // seconds until one keeps still by oneself (see `SightInfo.still`); 0 while nothing burns
  calm: boolean // reduced motion, or animations off: draw the end, move nothing
}

export interface PanelProps extends SceneProps {
  seat: number
  expanded: boolean // opponents are compact until opened
}

export interface ZoomProps extends SceneProps {
  target: Target // what to explain large, with real text
}

export interface TokenProps {
  look: string // the game's own word for a small piece: `gem-red`, `egg`, `tile-ferryman`
  size?: number // pixels
}

/**
 * One beat of an animation. The frame plays the three general kinds by `data-target`; any other kind is the board's
 * own affair while it is handed down as `motion`. `ms` is the length at normal speed.
 */
export interface Motion {
  kind: 'travel' | 'flow' | 'flash' | (string & {})
  ms: number
  target?: Target // travel: the piece; flash: what lights up
  path?: readonly Target[] // travel: the places it passes, from where it stands to where it goes
  from?: Target // flow: tokens fly from here …
  to?: Target // … to here (an area or a seat)
  look?: string // flow: which token flies
  count?: number
  faces?: readonly number[] // dice
  sound?: SoundName
  landed?: boolean // the table after the event is shown already
  weighs?: boolean // a story of its own: neither hurried nor dropped where motion piles up
}

export type SoundName = 'turn' | 'stone' | 'card' | 'dice' | 'gem' | 'victory' | 'no'

/**
 * Draws into an element that the frame has made (it has no box of its own, so what is drawn lies where the element
 * lies). Whoever draws later than told, as frameworks do, says there what has gone wrong.
 */
export type Drawing<Props> = (element: HTMLElement, props: Props, failed: (error: unknown) => void) => Drawn<Props>

export interface Drawn<Props> {
  update(props: Props): void // something has changed: always all of it is told
  destroy(): void
}

/** A drawing that is not needed at once. */
export type Later<Props> = () => Promise<Drawing<Props>>

/** What a move gets ready, see `GameSense.leads`. */
export interface Lead {
  to: readonly string[]
  cost: number
}

/** What a game knows of its moves and events. */
export interface GameSense {
  /** What one clicks to compose this move, in natural order. Two legal moves never have the same targets. */
  targets(move: LegalMove, sight: SightInfo, info: GameInfo): Target[]
  /** Everything an event speaks of, for highlights from the log. */
  mentions(told: ToldEvent, sight: SightInfo, info: GameInfo): Target[]
  /** How an event moves, between the table just before and just after it. An empty list needs no time. */
  motions(told: ToldEvent, before: SightInfo, after: SightInfo, info: GameInfo): Motion[]
  /**
   * The notation of the move one would mean by choosing a target that does not glow, for "why can't I?". The frame tries
   * it at the server and says the reason; null means that nothing could be meant here, an empty text that
   * something else must be done first. Moves in a row are written `activate red a / walk V05`.
   */
  wish?(target: Target, picked: readonly Target[], sight: SightInfo, info: GameInfo): string | null
  /**
   * What a move is made for, if it only gets another one ready: the verbs that may be picked at once in its stead, and how
   * dear it is, where several would do: the cheapest is made. Null if it stands for itself.
   */
  leads?(move: LegalMove, sight: SightInfo, info: GameInfo): Lead | null
  /** What a move's button says where its notation alone would not tell what one gets, or null. */
  said?(move: LegalMove, sight: SightInfo, words: BoardWords): string | null
  /** The look of the token beside a move's button, or null. */
  look?(move: LegalMove, sight: SightInfo, info: GameInfo): string | null
  /** Score of a seat as the printed game shows it: a number, or null while it is hidden. */
  score?(seat: number, sight: SightInfo): number | null
  /** Everybody sits on the board itself, with all that counts: the others' panels stay shut until they are opened. */
  gathers?: boolean
  /** Looks of tokens that illustrate the parts of the game's introduction. */
  pieces?: Partial<Record<PassageInfo['part'], readonly string[]>>
}

/** A board. Whatever it leaves out is as at the generic table, which any game can be played at. */
export interface GameModule extends Partial<GameSense> {
  Board: Drawing<BoardProps>
  Own?: Drawing<PanelProps>
  Other?: Drawing<PanelProps>
  /** Fetched when first opened. */
  Zoom?: Later<ZoomProps>
  Token?: Drawing<TokenProps>
  /** How a seat's points came about, drawn for the sheet at the end of the game. */
  Score?: Later<PanelProps>
}

/** A board that leaves out nothing which every table needs, as those of the house. */
export type WholeModule = GameModule & Required<Pick<GameModule, 'targets' | 'mentions' | 'motions' | 'Own' | 'Other'>>

export type Lang = 'de' | 'en'

/** All that a page needs to draw a game: edition, names of components, verbs and options. */
export interface GameInfo {
  card: GameCard
  edition: Record<string, unknown>
  edition_hash: string
  rules_version: number
  names: Record<string, Record<string, Texts2>>
  verbs: Record<string, string[]>
  events: Record<string, string[]>
  unsaid: string[]
  options: OptionInfo[]
  bots: string[]
  own: string[]
  by_seat: string[]
  board: BoardInfo | null
}

/** A game on the start page. */
export interface GameCard {
  slug: string
  title: Texts2
  pitch: Texts2
  length: Texts2
  seats: [number, number]
  aim: Texts2 | null
}

/** A text in both languages. */
export interface Texts2 {
  de: string
  en: string
}

/** An option of a table with its texts, which people read when they set up a table. */
export interface OptionInfo {
  name: string
  clause: string
  kind: 'guises' | 'number' | 'pick' | 'seat' | 'switch'
  default: boolean | number | string
  values: (boolean | number | string)[]
  title: Texts2
  about: Texts2
  says: Record<string, Texts2>
}

/** The files that draw a game in the browser: addresses on this server whose contents never change. */
export interface BoardInfo {
  script: string
  styles: string[]
  modules: string[]
}

export type Word = string | number

/** A legal move: its notation, and the verb and words that texts and highlights need. */
export interface LegalMove {
  move: string
  verb: string
  words: Word[]
}

/** An event as this viewer hears it; its text is `event-<key>`. */
export interface ToldEvent {
  key: string
  clause: string
  args: Record<string, Word>
  final: boolean
  kept: boolean
  change?: Record<string, unknown> | unknown[]
}

/** All that a seat or a spectator sees and may do at one moment. */
export interface SightInfo {
  seq: number
  seat: number | null
  table: Record<string, unknown>
  asks: string | null
  about: Record<string, Word>
  decision: string | null
  pending: number[]
  guises: (number | null)[]
  legal: LegalMove[]
  still: string | null
  hurried: boolean
  answered: string | null
  can_undo: boolean
  thinking: number[]
  vote: VoteInfo | null
  result: ResultInfo | null
  secret: string | null
}

/** A vote of all people who hold a seat: on taking moves back, on closing the game, or on giving up a seat. */
export interface VoteInfo {
  by: number
  what: 'back' | 'close' | 'resign'
  back_to: number
  yes: number[]
  waiting: number[]
  until: number
}

/** The result of a game. */
export interface ResultInfo {
  winners: number[]
  scores: number[]
  sources: Record<string, number>[]
  ranks: number[]
  how: string
  clause: string
}

/** A table: before the start, running, over or closed. */
export interface TableInfo {
  id: string
  game: string
  state: 'closed' | 'lobby' | 'over' | 'running'
  seats: SeatInfo[]
  options: Record<string, boolean | number | string>
  edition: string
  private: boolean
  owner: boolean
  commitment: string
  seq: number
  spectators: number
  created: number
  rematch: string | null
  proposal: ProposalInfo | null
  outgrown: boolean
  quiet: boolean
  hushed: boolean
  your_turn: boolean
  round: number | null
  moved: number | null
  result: OutcomeInfo | null
  audience: Spectator[]
}

/** A seat and its player. `kind` is open, person or bot. A stand-in bot plays for a person who is away. It also plays for a person who has given the seat up; such a seat has no name any more. */
export interface SeatInfo {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string | null
  stand_in: string | null
  online: boolean
  you: boolean
  entropy: boolean
}

/** A proposed value of an option. It takes effect once all people at the table agree. */
export interface ProposalInfo {
  by: number
  option: string
  value: boolean | number | string
  yes: number[]
  waiting: number[]
}

/** The winners, and the points of each seat. */
export interface OutcomeInfo {
  winners: number[]
  scores: number[]
}

/** A spectator, as the table's owner sees them. */
export interface Spectator {
  id: string
  name: string
  turned: 'away' | 'mute' | null
}

/** A part of the introduction: its heading, further search words (`also`), and its paragraphs. */
export interface PassageInfo {
  part: 'about' | 'aim' | 'tips' | 'turn' | 'win'
  title: Texts2
  also: Texts2
  paragraphs: Texts2[]
}
