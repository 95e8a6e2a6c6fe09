// Generated from src/tafelrunde/server/protocol by `make protocol`: change it there.

export const PROTOCOL = 1

export type Word = string | number

/** A text in both languages. */
export interface Texts2 {
  de: string
  en: string
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

/** A proposed value of an option. It takes effect once all people at the table agree. */
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

/** An installed game that cannot be played. */
export interface BrokenGame {
  slug: string
  reason: string
}

/** The server: its version, and its broken games. Only requests from the machine itself get these. */
export interface ServerInfo {
  version: string
  sick: BrokenGame[]
}

/** The files that draw a game in the browser: addresses on this server whose contents never change. */
export interface BoardInfo {
  script: string
  styles: string[]
  modules: string[]
}

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

/** The texts of a game in one language, as a Fluent file. */
export interface GameTexts {
  text: string
}

/** A part of the introduction: its heading, further search words (`also`), and its paragraphs. */
export interface PassageInfo {
  part: 'about' | 'aim' | 'tips' | 'turn' | 'win'
  title: Texts2
  also: Texts2
  paragraphs: Texts2[]
}

/** The introduction to a game for new players; empty where a game has none. */
export interface GameIntro {
  passages: PassageInfo[]
}

/** The rules of a game in our own words. */
export interface GameRules {
  topics: TopicInfo[]
  clauses: ClauseInfo[]
}

/** The answers to a question: parts of the introduction and ids of clauses, the likeliest first. */
export interface RulesFound {
  passages: string[]
  clauses: string[]
}

/** A guest's name; an empty body asks for a random one. */
export interface GuestWish {
  name?: string | null
}

/** Your identity on this server. */
export interface Guest {
  name: string
}

/** A seat of a new table: open for a person, yourself, or a bot. */
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

/** A request for an open seat; null takes any. Seated people change seats before the start, also with a bot. */
export interface JoinWish {
  seat?: number | null
  entropy?: string | null
}

/** The owner's change of a seat. Before the start: open it, which removes a person, or seat a bot. Later: let a bot stand in for a person who is away (`stand_in`), or give the seat back (`give_back`). */
export interface SeatChange {
  seat: number
  kind: 'bot' | 'give_back' | 'open' | 'stand_in'
  bot?: string | null
}

/** A person's voice on an option before the start. It names the value, since the proposal may have changed. The proposer withdraws a proposal by declining it. */
export interface OptionVoice {
  kind: 'agree' | 'decline' | 'propose'
  option: string
  value: boolean | number | string
}

/** The owner's decision about spectators. One of them (`who`) is muted, sent away or pardoned. The chat is for seated people only (`quiet`), or for all (`open`). */
export interface Moderation {
  kind: 'mute' | 'open' | 'pardon' | 'quiet' | 'send_away'
  who?: string | null
}

/** A browser that you have signed in with. */
export interface SessionInfo {
  id: string
  about: string
  created: number
  used: number
  this: boolean
}

/** A link that you have made to one of your seats: its holder, or the time until which it can be opened. */
export interface KeyInfo {
  id: string
  table: string
  game: string
  created: number
  until: number
  holder: string | null
}

/** Your sessions, and the links to your seats. */
export interface Keys {
  sessions: SessionInfo[]
  keys: KeyInfo[]
}

/** The secret of a link to a seat. It travels in the fragment of an address, never in a query. */
export interface SeatLink {
  secret: string
  table?: string | null
}

/** A request to end a session, or a key to a seat. */
export interface EndKey {
  id: string
}

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

/** Moves that were taken back: by which seat, how many, and the seats that agreed (none where none was asked). */
export interface TakenBack {
  by: number
  count: number
  agreed: number[]
}

/** A move in the log: its seat, its notation, its events, and the moves taken back to this moment later. */
export interface LogLine {
  seq: number
  seat: number | null
  move: string | null
  told: ToldEvent[]
  back?: TakenBack[]
}

/** The reason why a move is not allowed; its text is `why-<key>`. */
export interface Refused {
  clause: string
  key: string
  args: Record<string, Word>
}

/** A warning before a move; its text is `caution-<key>`. */
export interface CautionInfo {
  key: string
  args: Record<string, Word>
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

/** A chat message at a table. */
export interface ChatLine {
  id: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** The first message of a socket. `seen` is the last move that the client knows, or -1 for none. `pace` is the share of their usual time that bots take while this client watches. */
export interface Hello {
  type: 'hello'
  proto: number
  table: string
  seen?: number
  pace?: number
}

/** A decision. The same command id always gets the same answer. */
export interface Command {
  type: 'cmd'
  command: string
  decision: string
  move: string
}

/** A question for the effects of a move. It changes nothing, and the answer reveals nothing hidden. Several moves in a row are written `activate red a / walk V05`; the answer describes the last one. */
export interface Try {
  type: 'try'
  id: string
  move: string
}

/** A request to take back your last move. Where that is not free it calls a vote to return to `back_to` moves. */
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

/** A chat message. Sent twice with the same id, it appears once. */
export interface Say {
  type: 'say'
  command: string
  text: string
}

/** A sign of life; `t` comes back in the pong. */
export interface Ping {
  type: 'ping'
  t: number
}

/** The first answer on a socket: the table and its chat. */
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

/** New log lines to animate, and the complete view after them. After an undo the log is shorter (see `from_seq`). Its last line comes again and names the moves taken back. */
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

/** A refused command; nothing has changed. The text `reject-<code>` says why; `refused` names the rule, if any. */
export interface Reject {
  type: 'reject'
  command: string
  code: string
  args: Record<string, Word>
  refused: Refused | null
}

/** The answer to a try: a refusal, or the events that would follow; `final` if it cannot be taken back freely. */
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

/** A change of the table's seats, presence or state. */
export interface TableMessage {
  type: 'table'
  table: TableInfo
}

/** A new chat line. */
export interface ChatMessage {
  type: 'chat'
  line: ChatLine
}

/** The server restarts; reconnect after about `retry_ms`. */
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

/** The first answer to a visitor of a table; there is no view before the start. */
export interface VisitInfo {
  table: TableInfo
  view: ViewMessage | null
  board: BoardInfo | null
}

/** A past moment: the table after `seq` moves, through your eyes. */
export interface MomentInfo {
  seq: number
  of: number
  sight: SightInfo
  lines: LogLine[]
}

/** A sentence of the story: its text is `story-<key>`, and `seq` is the moment that shows it. */
export interface StoryLine {
  part: 'decided' | 'deed' | 'moment'
  key: string
  args: Record<string, Word>
  seq: number
}

/** The progress or the chances of each seat over the game; the title is the text `story-curve-<what>`. */
export interface CurveInfo {
  what: 'chances' | 'progress'
  seqs: number[]
  rounds: number[]
  values: number[][]
}

/** The story of a finished game. */
export interface StoryInfo {
  lines: StoryLine[]
  curve: CurveInfo
  remains: Record<string, number[]>
  texts: Texts2
}

/** The result of a check of the record. */
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
