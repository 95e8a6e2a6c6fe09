// Generated from src/tafelrunde/server/protocol.py. Do not edit.

export const PROTOCOL = 1

export type Word = string | number

export interface SeatInfo {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string | null
  stand_in: string | null
  online: boolean
  you: boolean
  entropy: boolean
}

export interface TableInfo {
  id: string
  game: string
  state: 'lobby' | 'running' | 'over' | 'closed'
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
}

export interface Texts2 {
  de: string
  en: string
}

export interface OptionInfo {
  name: string
  clause: string
  kind: 'switch' | 'pick' | 'seat' | 'number'
  default: boolean | number | string
  values: (boolean | number | string)[]
}

export interface ClauseInfo {
  id: string
  topic: string
  text: Texts2
  option: string
}

export interface TopicInfo {
  id: string
  text: Texts2
}

export interface GameCard {
  slug: string
  title: Texts2
  pitch: Texts2
  length: Texts2
  seats: [number, number]
  ready: boolean
}

export interface GameInfo {
  card: GameCard
  edition: Record<string, unknown>
  edition_hash: string
  rules_version: number
  names: Record<string, Record<string, Texts2>>
  verbs: Record<string, string[]>
  events: Record<string, string[]>
  options: OptionInfo[]
  topics: TopicInfo[]
  clauses: ClauseInfo[]
  bots: string[]
}

export interface LegalMove {
  move: string
  verb: string
  words: Word[]
}

export interface Told {
  key: string
  clause: string
  args: Record<string, Word>
  final: boolean
}

export interface LogLine {
  seq: number
  seat: number | null
  move: string | null
  told: Told[]
}

export interface Refused {
  clause: string
  key: string
  args: Record<string, Word>
}

export interface ResultInfo {
  winners: number[]
  scores: number[]
  sources: Record<string, number>[]
  ranks: number[]
  how: string
  clause: string
}

export interface VoteInfo {
  by: number
  back_to: number
  yes: number[]
  waiting: number[]
}

export interface Sight {
  seq: number
  seat: number | null
  table: Record<string, unknown>
  asks: string | null
  decision: string | null
  pending: number[]
  legal: LegalMove[]
  answered: string | null
  can_undo: boolean
  thinking: number[]
  vote: VoteInfo | null
  result: ResultInfo | null
  secret: string | null
}

export interface ChatLine {
  id: number
  name: string
  seat: number | null
  text: string
  at: number
}

export interface Hello {
  type: 'hello'
  proto: number
  table: string
  seen?: number
}

export interface Command {
  type: 'cmd'
  command: string
  decision: string
  move: string
}

export interface Try {
  type: 'try'
  id: string
  move: string
}

export interface Undo {
  type: 'undo'
  command: string
  back_to?: number | null
}

export interface Vote {
  type: 'vote'
  command: string
  yes: boolean
}

export interface Say {
  type: 'say'
  text: string
}

export interface Ping {
  type: 'ping'
  t: number
}

export type ClientMessage = Hello | Command | Try | Undo | Vote | Say | Ping

export interface Welcome {
  type: 'welcome'
  proto: number
  build: string
  time: number
  table: TableInfo
  chat: ChatLine[]
}

export interface ViewMessage {
  type: 'view'
  sight: Sight
  log: LogLine[]
}

export interface StepMessage {
  type: 'step'
  from_seq: number
  lines: LogLine[]
  sight: Sight
}

export interface Ack {
  type: 'ack'
  command: string
  seq: number
}

export interface Reject {
  type: 'reject'
  command: string
  code: string
  args: Record<string, Word>
  refused: Refused | null
}

export interface Tried {
  type: 'tried'
  id: string
  refused: Refused | null
  final: boolean
  told: Told[]
  table: Record<string, unknown> | null
}

export interface TableMessage {
  type: 'table'
  table: TableInfo
}

export interface ChatMessage {
  type: 'chat'
  line: ChatLine
}

export interface GoingAway {
  type: 'going_away'
  retry_ms: number
}

export interface Pong {
  type: 'pong'
  t: number
  time: number
}

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

export interface GuestWish {
  name?: string | null
}

export interface Guest {
  name: string
}

export interface SeatWish {
  kind: 'open' | 'me' | 'bot'
  bot?: string | null
}

export interface TableWish {
  game: string
  seats: SeatWish[]
  options?: Record<string, boolean | number | string>
  private?: boolean
  entropy?: string | null
  start?: boolean
}

export interface JoinWish {
  seat?: number | null
  entropy?: string | null
}

export interface SeatChange {
  seat: number
  kind: 'open' | 'bot' | 'stand_in' | 'give_back'
  bot?: string | null
}

export interface SeatLink {
  secret: string
  table?: string | null
}

export interface Tables {
  open: TableInfo[]
  mine: TableInfo[]
}

export interface Moment {
  seq: number
  of: number
  sight: Sight
  lines: LogLine[]
}

export interface Verdict {
  ok: boolean
  moves: number
  outcomes: number
  commitment: string
  seed: string
  error: Texts2 | null
}

export interface Problem {
  code: string
  message: Texts2
  args: Record<string, Word>
  refused: Refused | null
}
