// Generated from src/tafelrunde/server/protocol by `make protocol`: change it there.

export const PROTOCOL = 1

export type Word = string | number

/** A text in both languages. */
export interface Texts2 {
  de: string
  en: string
}

/** One seat: who sits there. `kind` is open, person or bot; a stand-in bot plays for a person who is away, or who has given the seat up and has no name here any more. */
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

/** Who has won, and how many points each seat has. */
export interface OutcomeInfo {
  winners: number[]
  scores: number[]
}

/** Somebody who watches, as the table's owner sees them. */
export interface Spectator {
  id: string
  name: string
  turned: 'away' | 'mute' | null
}

/** An option that shall have another value: once all people at the table have agreed, it has. */
export interface ProposalInfo {
  by: number
  option: string
  value: boolean | number | string
  yes: number[]
  waiting: number[]
}

/** Open tables that can be joined, and those you sit at. */
export interface Tables {
  open: TableInfo[]
  mine: TableInfo[]
  more: boolean
}

/** An option of the table with its words: only who sets up a table reads them. */
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

/** A clause of the rules. */
export interface ClauseInfo {
  id: string
  topic: string
  text: Texts2
  option: string
}

/** A heading of the rules. */
export interface TopicInfo {
  id: string
  text: Texts2
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

/** A game that is installed and cannot be played. */
export interface BrokenGame {
  slug: string
  reason: string
}

/** The house: its version and, told only at the machine itself, what is amiss. */
export interface ServerInfo {
  version: string
  sick: BrokenGame[]
}

/** What draws a game in the browser; addresses within the house, whose contents never change. */
export interface BoardInfo {
  script: string
  styles: string[]
  modules: string[]
}

/** What a board is drawn and spoken from: edition, words for its components, verbs and options. */
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

/** What a game says at the table in one language, as a Fluent file. */
export interface GameTexts {
  text: string
}

/** A part of the introduction: its heading, further words it is looked for under, and its paragraphs. */
export interface PassageInfo {
  part: 'about' | 'aim' | 'tips' | 'turn' | 'win'
  title: Texts2
  also: Texts2
  paragraphs: Texts2[]
}

/** What a game is about, for whoever has never seen it; empty where a game tells nothing of itself. */
export interface GameIntro {
  passages: PassageInfo[]
}

/** The rules in our own words, to look something up in. */
export interface GameRules {
  topics: TopicInfo[]
  clauses: ClauseInfo[]
}

/** What answers a question: parts of the introduction and ids of clauses, the likeliest first. */
export interface RulesFound {
  passages: string[]
  clauses: string[]
}

/** A guest's name; an empty body asks for one to be made up. */
export interface GuestWish {
  name?: string | null
}

/** Who you are here. */
export interface Guest {
  name: string
}

/** What a new table's seat shall be: open for a person, yourself, or a bot. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open'
  bot?: string | null
}

/** A new table. */
export interface TableWish {
  game: string
  seats: SeatWish[]
  options?: Record<string, boolean | number | string>
  private?: boolean
  entropy?: string | null
  start?: boolean
  wish?: string | null
}

/** Takes an open seat, or any. Before the start, who sits already changes to that seat; a bot there swaps. */
export interface JoinWish {
  seat?: number | null
  entropy?: string | null
}

/** The owner's change of a seat: before the start open it, remove somebody or seat a bot; later let a bot stand in for a person who is away (`stand_in`) or give the seat back (`give_back`). */
export interface SeatChange {
  seat: number
  kind: 'bot' | 'give_back' | 'open' | 'stand_in'
  bot?: string | null
}

/** A person's voice on an option before the start. It names the value, so that nobody agrees to another one than they have seen; who has proposed it withdraws it by declining. */
export interface OptionVoice {
  kind: 'agree' | 'decline' | 'propose'
  option: string
  value: boolean | number | string
}

/** The owner's word to those who watch: to one of them (`who`) keep quiet, go away or feel free again; to all, that only those write who sit here (`quiet`), or that everybody may (`open`). */
export interface Moderation {
  kind: 'mute' | 'open' | 'pardon' | 'quiet' | 'send_away'
  who?: string | null
}

/** A browser that you have come in with. */
export interface SessionInfo {
  id: string
  about: string
  created: number
  used: number
  this: boolean
}

/** A link to one of your seats that you have made: who holds it now, or until when it can be opened. */
export interface KeyInfo {
  id: string
  table: string
  game: string
  created: number
  until: number
  holder: string | null
}

/** All that opens something of yours. */
export interface Keys {
  sessions: SessionInfo[]
  keys: KeyInfo[]
}

/** The secret of a link to one seat; it travels in the fragment of an address, never in a query. */
export interface SeatLink {
  secret: string
  table?: string | null
}

/** A session or a key to a seat that shall open nothing any more. */
export interface EndKey {
  id: string
}

/** A legal move: its notation, and its verb and words for texts and highlights. */
export interface LegalMove {
  move: string
  verb: string
  words: Word[]
}

/** An event as told to this audience; its words are the game's text `event-<key>`. */
export interface ToldEvent {
  key: string
  clause: string
  args: Record<string, Word>
  final: boolean
  kept: boolean
  change?: Record<string, unknown> | unknown[]
}

/** Moves that were taken back: by whom, how many, and who has agreed (nobody where nobody needed to be asked). */
export interface TakenBack {
  by: number
  count: number
  agreed: number[]
}

/** All that one move brought: who played what, what was told, and what was taken back to this moment later. */
export interface LogLine {
  seq: number
  seat: number | null
  move: string | null
  told: ToldEvent[]
  back?: TakenBack[]
}

/** Why a move is not allowed; its words are the text `why-<key>`. */
export interface Refused {
  clause: string
  key: string
  args: Record<string, Word>
}

/** What to think of before a move; its words are the text `caution-<key>`. */
export interface CautionInfo {
  key: string
  args: Record<string, Word>
}

/** How the game ended. */
export interface ResultInfo {
  winners: number[]
  scores: number[]
  sources: Record<string, number>[]
  ranks: number[]
  how: string
  clause: string
}

/** Everything a seat (or a spectator) sees and may do at one moment. */
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

/** A vote of all people who hold a seat: on taking back moves beyond what is free, on closing the game, or on a seat that somebody gives up for good. */
export interface VoteInfo {
  by: number
  what: 'back' | 'close' | 'resign'
  back_to: number
  yes: number[]
  waiting: number[]
  until: number
}

/** A word at the table, apart from the log. */
export interface ChatLine {
  id: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** Opens or resumes: `seen` is the last move the client knows, -1 for none; `pace` how much of their time bots shall take while this one looks. */
export interface Hello {
  type: 'hello'
  proto: number
  table: string
  seen?: number
  pace?: number
}

/** One decision. The same command id always gets the same answer. */
export interface Command {
  type: 'cmd'
  command: string
  decision: string
  move: string
}

/** What would happen, or why not? Changes nothing and tells nothing that the move itself would reveal. Moves in a row are written `activate red a / walk V05`; what is told is what the last would bring. */
export interface Try {
  type: 'try'
  id: string
  move: string
}

/** Takes back the own last move where that is free, else calls a vote to return to `back_to` moves. */
export interface Undo {
  type: 'undo'
  command: string
  back_to?: number | null
}

/** A person's voice in an open vote. */
export interface Vote {
  type: 'vote'
  command: string
  yes: boolean
}

/** Chat. Sent again under the same id it is said once. */
export interface Say {
  type: 'say'
  command: string
  text: string
}

/** Liveness; `t` comes back in the pong. */
export interface Ping {
  type: 'ping'
  t: number
}

/** The socket is open. */
export interface Welcome {
  type: 'welcome'
  proto: number
  build: string
  time: number
  table: TableInfo
  chat: ChatLine[]
}

/** A complete view, and the log so far. */
export interface ViewMessage {
  type: 'view'
  sight: SightInfo
  log: LogLine[]
}

/** New log lines to animate, and the complete view after them. After an undo `log` is shorter (see `from_seq`), and the last line that stands comes again: it tells of the take-back. */
export interface StepMessage {
  type: 'step'
  from_seq: number
  lines: LogLine[]
  sight: SightInfo
}

/** The command is committed. */
export interface Ack {
  type: 'ack'
  command: string
  seq: number
}

/** Nothing has happened. `reject-<code>` says why and what helps; `refused` names the rule, if one forbids it. */
export interface Reject {
  type: 'reject'
  command: string
  code: string
  args: Record<string, Word>
  refused: Refused | null
}

/** The answer to a try: refused, or what would be told; `final` if it cannot be taken back freely. */
export interface Tried {
  type: 'tried'
  id: string
  refused: Refused | null
  final: boolean
  told: ToldEvent[]
  table: Record<string, unknown> | null
  next: LegalMove[]
  passes: boolean
  caution: CautionInfo | null
}

/** Seats, presence or state of the table changed. */
export interface TableMessage {
  type: 'table'
  table: TableInfo
}

/** A new chat line. */
export interface ChatMessage {
  type: 'chat'
  line: ChatLine
}

/** The server restarts; reconnect after about so long. */
export interface GoingAway {
  type: 'going_away'
  retry_ms: number
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong'
  t: number
  time: number
}

/** All that somebody who comes to a table sees first; there is no view before the start. */
export interface VisitInfo {
  table: TableInfo
  view: ViewMessage | null
  board: BoardInfo | null
}

/** A moment of the past: the table after `seq` moves, from your eyes. */
export interface MomentInfo {
  seq: number
  of: number
  sight: SightInfo
  lines: LogLine[]
}

/** A sentence of the story: its words are the text `story-<key>`, and `seq` the moment at which to see it. */
export interface StoryLine {
  part: 'decided' | 'deed' | 'moment'
  key: string
  args: Record<string, Word>
  seq: number
}

/** How far each seat had come after so many moves; `what` is the text `story-curve-<what>`. */
export interface CurveInfo {
  what: 'chances' | 'progress'
  seqs: number[]
  rounds: number[]
  values: number[][]
}

/** A game that is over, as it is told. */
export interface StoryInfo {
  lines: StoryLine[]
  curve: CurveInfo
  remains: Record<string, number[]>
  texts: Texts2
}

/** What checking the record found. */
export interface Verdict {
  ok: boolean
  moves: number
  outcomes: number
  commitment: string
  seed: string
  error: Texts2 | null
}

/** An error of the HTTP interface: the same codes as a `reject`. */
export interface Problem {
  code: string
  message: Texts2
  args: Record<string, Word>
  refused: Refused | null
}

export type ClientMessage =
  | Hello
  | Command
  | Try
  | Undo
  | Vote
  | Say
  | Ping

export type ServerMessage =
  | Welcome
  | ViewMessage
  | StepMessage
  | Ack
  | Reject
  | Tried
  | TableMessage
  | ChatMessage
  | GoingAway
  | Pong
