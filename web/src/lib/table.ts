// The store of a table: what the server has said, what is under way, and what is being looked at. It follows the
// contract of Svelte's stores (`subscribe`) but knows nothing else of Svelte.

import { parts, type Target } from './board'
import { makeId, type LinkStatus } from './link'
import type { ChatLine, LogLine, Reject, ServerMessage, SightInfo, StepMessage, TableInfo, TakenBack, ToldEvent, Tried } from './protocol'

/** A command on its way: `sent` to the server, `stored` there, or waiting for the line since a moment. */
export interface Sending {
  command: string
  move: string | null // null: an undo or a vote
  phase: 'sent' | 'stored' | 'offline'
  since: number
}

/** A look back: the table after `seq` moves. */
export interface Review {
  seq: number
  sight: SightInfo | null // null while it is being fetched
}

export interface TableState {
  info: TableInfo | null
  sight: SightInfo | null // the truth
  log: readonly LogLine[]
  chat: readonly ChatLine[]
  status: LinkStatus
  build: string
  sending: Sending | null
  rejected: Reject | null
  review: Review | null
  missed: number // moves that happened while one was away
}

/** The line as the store uses it. */
export interface Line {
  command(message: Parameters<import('./link').Link['command']>[0]): void
  try(move: string): Promise<Tried | null>
  say(text: string): boolean
  renew(): void
  wake(): void
}

export interface Notices {
  /** New lines to animate, between two sights. */
  stepped?(lines: readonly LogLine[], before: SightInfo, after: SightInfo): void
  /** The table is shown as it is, without motions: the first view, a long absence or an undo. */
  jumped?(sight: SightInfo): void
}

type Changes = Partial<TableState>

export class TableStore {
  #state: TableState = {
    info: null,
    sight: null,
    log: [],
    chat: [],
    status: { state: 'connecting' },
    build: '',
    sending: null,
    rejected: null,
    review: null,
    missed: 0,
  }
  readonly #listeners = new Set<(state: TableState) => void>()
  line: Line | null = null

  constructor(
    readonly fetchMoment: (seq: number) => Promise<SightInfo>,
    readonly notices: Notices = {},
    readonly now: () => number = Date.now,
  ) {}

  get state(): TableState {
    return this.#state
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#state)
    return () => this.#listeners.delete(listener)
  }

  #set(changes: Changes): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener(this.#state)
  }

  // --- what the server says

  readonly seen = (): number => this.#state.sight?.seq ?? -1

  readonly message = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        this.#set({ info: message.table, chat: message.chat, build: message.build })
        break
      case 'view':
        this.#viewed(message.sight, message.log)
        break
      case 'step':
        this.#stepped(message)
        break
      case 'ack':
        if (this.#state.sending?.command === message.command) {
          const stale = (this.#state.sight?.seq ?? 0) >= message.seq
          this.#set({ sending: stale ? null : { ...this.#state.sending, phase: 'stored' } })
        }
        break
      case 'reject':
        this.#set({ rejected: message, ...(this.#state.sending?.command === message.command && { sending: null }) })
        break
      case 'table':
        this.#set({ info: message.table })
        break
      case 'chat':
        if (!this.#state.chat.some((line) => line.id === message.line.id)) {
          this.#set({ chat: [...this.#state.chat, message.line] })
        }
        break
    }
  }

  readonly status = (status: LinkStatus): void => {
    const { sending } = this.#state
    const phase = status.state === 'open' ? 'sent' : 'offline'
    this.#set({ status, ...(sending && sending.phase !== 'stored' && { sending: { ...sending, phase } }) })
  }

  #viewed(sight: SightInfo, log: readonly LogLine[]): void {
    const known = this.#state.sight?.seq ?? sight.seq
    this.#set({ sight, log, missed: Math.max(0, sight.seq - known), ...this.#arrived(sight) })
    this.notices.jumped?.(sight)
  }

  #stepped(step: StepMessage): void {
    const before = this.#state.sight
    if (!before || step.from_seq > before.seq) {
      this.line?.renew() // something is missing: ask for everything
      return
    }
    this.#set({ sight: step.sight, log: spliced(this.#state.log, step), ...this.#arrived(step.sight) })
    if (step.from_seq < before.seq) this.notices.jumped?.(step.sight)
    else if (step.lines.length) this.notices.stepped?.(step.lines, before, step.sight)
  }

  /** A new sight settles what was stored, and an old refusal no longer matters once the decision has changed. */
  #arrived(sight: SightInfo): Changes {
    const { sending, rejected, sight: before } = this.#state
    return {
      sending: sending?.phase === 'stored' ? null : sending,
      rejected: before?.decision === sight.decision ? rejected : null,
    }
  }

  // --- what the person does

  /** Plays a move in the open decision. */
  play(move: string): void {
    const { sight, sending } = this.#state
    if (!sight?.decision || sending) return
    this.#send(move, (command) => this.line?.command({ type: 'cmd', command, decision: sight.decision!, move }))
  }

  /** Takes back one's own last move, or asks the table to return to an earlier moment. */
  undo(backTo: number | null = null): void {
    this.#send(null, (command) => this.line?.command({ type: 'undo', command, back_to: backTo }))
  }

  vote(yes: boolean): void {
    this.#send(null, (command) => this.line?.command({ type: 'vote', command, yes }))
  }

  say(text: string): boolean {
    return this.line?.say(text) ?? false
  }

  try(move: string): Promise<Tried | null> {
    return this.line?.try(move) ?? Promise.resolve(null)
  }

  #send(move: string | null, send: (command: string) => void): void {
    const command = makeId()
    const phase = this.#state.status.state === 'open' ? 'sent' : 'offline'
    this.#set({ sending: { command, move, phase, since: this.now() }, rejected: null, missed: 0 })
    send(command)
  }

  forgive(): void {
    this.#set({ rejected: null, missed: 0 })
  }

  // --- looking back; live updates never move this cursor

  async look(seq: number): Promise<void> {
    const bound = Math.max(0, Math.min(seq, this.#state.sight?.seq ?? 0))
    this.#set({ review: { seq: bound, sight: this.#state.review?.sight ?? null } })
    const sight = await this.fetchMoment(bound).catch(() => null)
    if (this.#state.review?.seq === bound) this.#set({ review: sight ? { seq: bound, sight } : null })
  }

  /** Back to the present. */
  present(): void {
    this.#set({ review: null })
  }
}

/** The log after a step: what was undone or is not kept is gone, what is new is at the end. */
export const spliced = (log: readonly LogLine[], step: StepMessage): readonly LogLine[] => [
  ...log
    .filter((line) => line.seq <= step.from_seq)
    .map((line) => ({ ...line, told: line.told.filter((told) => told.kept) })),
  ...step.lines,
]

/** A paragraph of the log: one seat's turn. */
export interface Turn {
  seat: number | null
  key: string
  entries: LogEntry[]
}

/** What was told, or that something was taken back; `seq` is the moment after it. */
export type LogEntry = { seq: number } & ({ told: ToldEvent; back?: undefined } | { told?: undefined; back: TakenBack })

const seatIn = (of: Target): number[] => (of.startsWith('seat:') ? [Number(parts(of)[1])] : [])

/**
 * The log by turns: an event `turn` begins a paragraph of the seat that it mentions, whatever word it names it by; what
 * the log leaves out is skipped.
 */
export function turns(
  log: readonly LogLine[],
  mentions: (told: ToldEvent) => readonly Target[],
  unsaid: readonly string[] = [],
): Turn[] {
  const found: Turn[] = []
  for (const line of log) {
    line.told.forEach((told, i) => {
      if (told.key === 'turn' || !found.length) {
        const [seat] = told.key === 'turn' ? mentions(told).flatMap(seatIn) : []
        found.push({ seat: seat ?? null, key: `${line.seq}.${i}`, entries: [] })
      }
      if (!unsaid.includes(told.key)) found.at(-1)!.entries.push({ seq: line.seq, told })
    })
    for (const back of line.back ?? []) found.at(-1)?.entries.push({ seq: line.seq, back })
  }
  return found.filter((turn) => turn.entries.length)
}

