// The line to the server: one socket that looks at a table, opened again whenever it breaks. A command stays in the
// outbox until the server has answered it, whatever happens to the line; the server answers the same id the same way.

import { PROTOCOL, type ClientMessage, type Reject, type ServerMessage, type Tried } from './protocol'

/** The part of a WebSocket that is used; a long poll can play one. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

/** What the line needs of the world; tests bring their own. */
export interface World {
  open(attempt: number): Socket
  now(): number
  later(ms: number, run: () => void): () => void
  random(): number
}

export interface Listener {
  message(message: ServerMessage): void
  status(status: LinkStatus): void
  /** The last move the client knows, -1 for none. */
  seen(): number
}

export type LinkStatus =
  | { state: 'connecting' | 'open' }
  | { state: 'offline'; since: number }
  | { state: 'gone'; code: number } // the server has closed for good: no such table, or no session

type Outgoing = Extract<ClientMessage, { command: string }>

export const PING_EVERY = 20_000
export const SILENCE = 32_000 // without any word the line counts as dead
export const QUICK_SILENCE = 5_000 // after waking up one wants to know soon
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const GONE = new Set([4401, 4403, 4404])
const PASSING = new Set(['going-away', 'store', 'too-fast']) // not the command's fault: it is sent again
export const OUTDATED = 4409 // this page is older than the server

/** An id for a command or a try. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Link {
  #socket: Socket | null = null
  #welcome = false
  #stopped = false
  #attempt = 0
  #offlineSince: number | null = null
  #heard = 0
  #cancelWait: (() => void) | null = null
  #cancelPulse: (() => void) | null = null
  readonly #outbox = new Map<string, Outgoing>()
  readonly #tries = new Map<string, (tried: Tried | null) => void>()

  constructor(
    readonly table: string,
    readonly world: World,
    readonly listener: Listener,
    readonly pace: () => number = () => 1, // how much of their time bots shall take
  ) {}

  start(): void {
    this.listener.status({ state: 'connecting' })
    this.#connect()
  }

  stop(): void {
    this.#stopped = true
    this.#cancelWait?.()
    this.#drop()
  }

  /** Sends what must arrive and keeps it until it is answered. */
  command(message: Outgoing): void {
    this.#outbox.set(message.command, message)
    this.#send(message)
  }

  /** Asks what a move would bring; null if the line is down or breaks. */
  try(move: string): Promise<Tried | null> {
    if (!this.#welcome) return Promise.resolve(null)
    const id = makeId()
    return new Promise((resolve) => {
      this.#tries.set(id, resolve)
      this.world.later(8_000, () => this.#answer(id, null))
      this.#send({ type: 'try', id, move })
    })
  }

  /** Chat is not taken while the line is down (false); what went out is kept like a decision. */
  say(text: string): boolean {
    if (this.#welcome) this.command({ type: 'say', command: makeId(), text })
    return this.#welcome
  }

  /** The page is seen again or the network is back: connect at once, or make sure that the line lives. */
  wake(): void {
    if (this.#stopped) return
    if (!this.#socket) {
      this.#cancelWait?.()
      this.#connect()
    } else if (this.#welcome) {
      this.#send({ type: 'ping', t: this.world.now() })
      this.#watch(QUICK_SILENCE)
    }
  }

  /** Starts over with a complete view. */
  renew(): void {
    if (this.#welcome) this.#greet(-1)
  }

  #greet(seen: number): void {
    this.#raw({ type: 'hello', proto: PROTOCOL, table: this.table, seen, pace: this.pace() })
  }

  #connect(): void {
    if (this.#stopped) return
    this.#cancelWait = null
    const socket = this.world.open(this.#attempt++)
    this.#socket = socket
    socket.onopen = () => this.#greet(this.listener.seen())
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = (event) => this.#closed(socket, event.code)
    this.#heard = this.world.now()
    this.#watch(SILENCE)
  }

  #hear(text: string): void {
    this.#heard = this.world.now()
    const message = JSON.parse(text) as ServerMessage
    switch (message.type) {
      case 'welcome':
        this.#welcomed()
        break
      case 'ack':
        this.#outbox.delete(message.command)
        break
      case 'reject':
        if (this.#refused(message)) return
        break
      case 'tried':
        this.#answer(message.id, message)
        return
      case 'going_away':
        this.#wait(message.retry_ms * (1 + this.world.random()))
        return
      case 'pong':
        return
    }
    this.listener.message(message)
  }

  /** Whether a refusal is dealt with here and need not be told. */
  #refused({ command, code }: Reject): boolean {
    if (code === 'proto') {
      this.stop()
      this.listener.status({ state: 'gone', code: OUTDATED })
      return true
    }
    if (this.#tries.has(command)) {
      this.#answer(command, null)
      return true
    }
    const again = this.#outbox.get(command)
    if (again && PASSING.has(code)) {
      this.world.later(2_000, () => this.#outbox.has(command) && this.#send(again))
      return true
    }
    this.#outbox.delete(command)
    return false
  }

  #welcomed(): void {
    this.#welcome = true
    this.#attempt = 0
    this.#offlineSince = null
    this.listener.status({ state: 'open' })
    for (const message of this.#outbox.values()) this.#send(message)
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket) return
    this.#drop()
    if (this.#stopped) return
    if (GONE.has(code)) {
      this.#stopped = true
      this.listener.status({ state: 'gone', code })
      return
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, this.#attempt - 1))
    this.#wait(longest * (0.5 + this.world.random() / 2))
  }

  /** Offline for now; connects again after a while. */
  #wait(ms: number): void {
    this.#drop()
    this.#offlineSince ??= this.world.now()
    this.listener.status({ state: 'offline', since: this.#offlineSince })
    this.#cancelWait?.()
    this.#cancelWait = this.world.later(ms, () => this.#connect())
  }

  #drop(): void {
    this.#cancelPulse?.()
    const socket = this.#socket
    this.#socket = null
    this.#welcome = false
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    for (const id of [...this.#tries.keys()]) this.#answer(id, null)
  }

  /** Pings now and then, and hangs up when nothing has come for `silence`. */
  #watch(silence: number): void {
    this.#cancelPulse?.()
    this.#cancelPulse = this.world.later(Math.min(silence, PING_EVERY), () => {
      if (this.world.now() - this.#heard >= silence) {
        this.#wait(FIRST_WAIT * this.world.random())
        return
      }
      if (this.#welcome) this.#send({ type: 'ping', t: this.world.now() })
      this.#watch(SILENCE)
    })
  }

  #answer(id: string, tried: Tried | null): void {
    this.#tries.get(id)?.(tried)
    this.#tries.delete(id)
  }

  #send(message: ClientMessage): void {
    if (this.#welcome) this.#raw(message)
  }

  #raw(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }
}
