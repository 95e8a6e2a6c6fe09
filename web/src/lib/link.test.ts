import { beforeEach, describe, expect, it } from 'vitest'
import { Link, OUTDATED, PING_EVERY, QUICK_SILENCE, SILENCE, makeId, type LinkStatus, type Socket, type World } from './link'
import { PROTOCOL, type ClientMessage, type ServerMessage } from './protocol'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: ClientMessage[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close(): void {
    this.closed = true
  }
  say(message: Partial<ServerMessage> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome(): void {
    this.onopen?.()
    this.say({ type: 'welcome', proto: PROTOCOL, build: 'b', time: 0, chat: [] })
  }
  of(type: string): ClientMessage[] {
    return this.sent.filter((message) => message.type === type)
  }
}

class FakeWorld implements World {
  readonly sockets: FakeSocket[] = []
  #now = 0
  #timers: { at: number; run: () => void }[] = []

  open(): Socket {
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket
  }
  now = () => this.#now
  random = () => 1
  later(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => (this.#timers = this.#timers.filter((other) => other !== timer))
  }
  pass(ms: number): void {
    const until = this.#now + ms
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
    }
    this.#now = until
  }
  get last(): FakeSocket {
    return this.sockets.at(-1)!
  }
}

describe('the line to the server', () => {
  let world: FakeWorld
  let link: Link
  let statuses: LinkStatus[]
  let heard: ServerMessage[]
  let seen: number

  beforeEach(() => {
    world = new FakeWorld()
    statuses = []
    heard = []
    seen = -1
    link = new Link('table123', world, {
      message: (message) => heard.push(message),
      status: (status) => statuses.push(status),
      seen: () => seen,
    })
    link.start()
  })

  const command = (id: string) => ({ type: 'cmd', command: id, decision: '0.1', move: 'stop' }) as const

  it('says hello with the last move it knows', () => {
    seen = 17
    world.last.onopen?.()
    expect(world.last.sent).toEqual([{ type: 'hello', proto: PROTOCOL, table: 'table123', seen: 17, pace: 1 }])
  })

  it('keeps a command until it is acknowledged, over a broken line', () => {
    world.last.welcome()
    link.command(command('aaaaaaaa'))
    expect(world.last.of('cmd')).toHaveLength(1)
    world.last.onclose?.({ code: 1006 })
    expect(statuses.at(-1)).toEqual({ state: 'offline', since: 0 })
    world.pass(1000)
    world.last.welcome()
    expect(world.sockets).toHaveLength(2)
    expect(world.last.of('cmd')).toEqual([command('aaaaaaaa')])
    world.last.say({ type: 'ack', command: 'aaaaaaaa', seq: 1 })
    world.last.onclose?.({ code: 1006 })
    world.pass(1000)
    world.last.welcome()
    expect(world.last.of('cmd')).toEqual([])
  })

  it('keeps a word that went out until it is answered, under one id, and takes none while the line is down', () => {
    expect(link.say('too early')).toBe(false)
    world.last.welcome()
    expect(link.say('hello')).toBe(true)
    const [said] = world.last.of('say') as { command: string }[]
    expect(said).toMatchObject({ text: 'hello' })
    world.last.onclose?.({ code: 1006 })
    expect(link.say('too late')).toBe(false)
    world.pass(1000)
    world.last.welcome()
    expect(world.last.of('say')).toEqual([said])
    world.last.say({ type: 'ack', command: said!.command, seq: 0 })
    world.last.onclose?.({ code: 1006 })
    world.pass(1000)
    world.last.welcome()
    expect(world.last.of('say')).toEqual([])
  })

  it('does not send before the welcome, and sends then', () => {
    link.command(command('bbbbbbbb'))
    world.last.onopen?.()
    expect(world.last.of('cmd')).toEqual([])
    world.last.welcome()
    expect(world.last.of('cmd')).toHaveLength(1)
  })

  it('sends again what the server could not store just now, and tells other refusals', () => {
    world.last.welcome()
    link.command(command('cccccccc'))
    world.last.say({ type: 'reject', command: 'cccccccc', code: 'store' })
    expect(heard.filter((m) => m.type === 'reject')).toEqual([])
    world.pass(2000)
    expect(world.last.of('cmd')).toHaveLength(2)
    world.last.say({ type: 'reject', command: 'cccccccc', code: 'stale' })
    expect(heard.at(-1)).toMatchObject({ type: 'reject', code: 'stale' })
    world.pass(5000)
    expect(world.last.of('cmd')).toHaveLength(2)
  })

  it('waits longer after every failure, and starts over once connected', () => {
    const opened = () => world.sockets.length
    world.last.onclose?.({ code: 1006 })
    world.pass(399)
    expect(opened()).toBe(1)
    world.pass(1)
    expect(opened()).toBe(2)
    world.last.onclose?.({ code: 1006 })
    world.pass(799)
    expect(opened()).toBe(2)
    world.pass(1)
    expect(opened()).toBe(3)
    world.last.welcome()
    world.last.onclose?.({ code: 1006 })
    world.pass(400)
    expect(opened()).toBe(4)
  })

  it('pings, and hangs up on a line that has fallen silent', () => {
    world.last.welcome()
    const first = world.last
    world.pass(PING_EVERY)
    expect(first.of('ping')).toHaveLength(1)
    first.say({ type: 'pong', t: 0, time: 0 })
    world.pass(PING_EVERY)
    expect(first.closed).toBe(false)
    world.pass(2 * SILENCE)
    expect(first.closed).toBe(true)
    expect(world.sockets.length).toBeGreaterThan(1)
  })

  it('looks after the line at once when the page wakes up', () => {
    world.last.onclose?.({ code: 1006 })
    link.wake()
    expect(world.sockets).toHaveLength(2)
    world.last.welcome()
    link.wake()
    expect(world.last.of('ping')).toHaveLength(1)
    const silent = world.last
    world.pass(QUICK_SILENCE)
    expect(silent.closed).toBe(true)
  })

  it('follows a server that goes away, after the time it names', () => {
    world.last.welcome()
    world.last.say({ type: 'going_away', retry_ms: 500 })
    expect(statuses.at(-1)?.state).toBe('offline')
    world.pass(999)
    expect(world.sockets).toHaveLength(1)
    world.pass(1)
    expect(world.sockets).toHaveLength(2)
  })

  it('stops for good when the table is gone or the page is outdated', () => {
    world.last.welcome()
    world.last.onclose?.({ code: 4404 })
    world.pass(60_000)
    expect(statuses.at(-1)).toEqual({ state: 'gone', code: 4404 })
    expect(world.sockets).toHaveLength(1)

    link = new Link('table123', world, { message: () => {}, status: (s) => statuses.push(s), seen: () => -1 })
    link.start()
    world.last.onopen?.()
    world.last.say({ type: 'reject', command: '', code: 'proto' })
    expect(statuses.at(-1)).toEqual({ state: 'gone', code: OUTDATED })
  })

  it('answers a try, and gives up on it when the line breaks or the server refuses', async () => {
    expect(await link.try('stop')).toBeNull()
    world.last.welcome()
    const good = link.try('walk V05')
    const asked = world.last.of('try')[0] as { id: string }
    world.last.say({ type: 'tried', id: asked.id, refused: null, final: true, told: [], table: null })
    expect((await good)?.final).toBe(true)
    const refused = link.try('walk V05')
    world.last.say({ type: 'reject', command: (world.last.of('try')[1] as { id: string }).id, code: 'too-fast' })
    expect(await refused).toBeNull()
    const lost = link.try('walk V05')
    world.last.onclose?.({ code: 1006 })
    expect(await lost).toBeNull()
    expect(heard.map((m) => m.type)).toEqual(['welcome'])
  })

  it('asks for everything again on the same line', () => {
    world.last.welcome()
    seen = 9
    link.renew()
    expect(world.last.sent.at(-1)).toEqual({ type: 'hello', proto: PROTOCOL, table: 'table123', seen: -1, pace: 1 })
  })

  it('makes ids that the protocol accepts', () => {
    expect(makeId()).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(makeId()).not.toBe(makeId())
  })
})
