// Where no socket gets through, a long poll plays one: it says the same messages, only a little later, and makes way as
// soon as a socket opens again.

import { api, ApiError } from './api'
import type { Socket } from './link'
import { PROTOCOL, type ClientMessage, type ServerMessage } from './protocol'

const PROBE_EVERY = 5_000
const PATHS = { cmd: 'commands', undo: 'undo', vote: 'vote', try: 'try', say: 'chat' } as const

export class Poll implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  #closed = false

  readonly #probing: ReturnType<typeof setInterval>

  constructor(
    readonly table: string,
    probe: () => WebSocket,
  ) {
    setTimeout(() => this.onopen?.())
    this.#probing = setInterval(() => {
      const socket = probe()
      socket.onopen = () => {
        socket.close()
        this.#end(1006)
      }
    }, PROBE_EVERY)
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#probing)
  }

  /** Hangs up: the link looks for another line. */
  #end(code: number): void {
    if (!this.#closed) this.onclose?.({ code })
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage
    if (message.type === 'hello') void this.#follow()
    else if (message.type === 'ping') this.#say({ type: 'pong', t: message.t, time: Date.now() / 1000 })
    else void this.#post(message)
  }

  #say(message: ServerMessage): void {
    if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) })
  }

  async #follow(): Promise<void> {
    try {
      const table = await api.table(this.table)
      this.#say({ type: 'welcome', proto: PROTOCOL, build: '', time: Date.now() / 1000, table, chat: [] })
      let known: number | undefined
      while (!this.#closed) {
        const table = await api.table(this.table)
        this.#say({ type: 'table', table })
        if (table.state === 'lobby') {
          await new Promise((done) => setTimeout(done, 2_000))
          continue
        }
        const news = await api.sight(this.table, known)
        known = news.sight.seq
        this.#say(news)
      }
    } catch (error) {
      const gone = error instanceof ApiError && error.status === 404
      this.#end(gone ? 4404 : 1006)
    }
  }

  async #post(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    try {
      const answer = await api.obey(this.table, PATHS[message.type], message)
      if (answer) this.#say(answer)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'offline') {
        this.#end(1006)
        return
      }
      const command = 'command' in message ? message.command : 'id' in message ? message.id : ''
      const { args = {}, refused = null } = error.problem ?? {}
      this.#say({ type: 'reject', command, code: error.code, args, refused })
    }
  }
}
