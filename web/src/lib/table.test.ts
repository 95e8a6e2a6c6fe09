import { beforeEach, describe, expect, it } from 'vitest'
import type { LogLine, SightInfo, TableInfo } from './protocol'
import { TableStore, spliced, turns, type Line } from './table'

const sight = (seq: number, decision = `0.${seq}`): SightInfo => ({
  seq,
  seat: 0,
  table: {},
  asks: 'move',
  about: {},
  decision,
  pending: [0],
  guises: [0, 1],
  legal: [],
  still: null,
  hurried: false,
  answered: null,
  can_undo: false,
  thinking: [],
  vote: null,
  result: null,
  secret: null,
})
const line = (seq: number, key = 'walked', args = {}): LogLine => ({ seq, seat: 0, move: null, told: [{ key, clause: 'DL-001', args, final: false, kept: true }] })

describe('the store of a table', () => {
  let store: TableStore
  let sent: { type: string; command: string }[]
  let renewed: number
  let told: string[]

  beforeEach(() => {
    sent = []
    renewed = 0
    told = []
    store = new TableStore(
      async (seq) => sight(seq, 'past'),
      {
        stepped: (lines, before, after) => told.push(`step ${before.seq}>${after.seq}: ${lines.length}`),
        jumped: (at) => told.push(`jump ${at.seq}`),
      },
      () => 5,
    )
    const fake: Line = { command: (m) => sent.push(m), try: async () => null, say: () => true, renew: () => renewed++, wake: () => {} }
    store.line = fake
    store.status({ state: 'open' })
    store.message({ type: 'view', sight: sight(3), log: [line(0), line(1), line(2), line(3)] })
  })

  it('takes steps and tells what to animate', () => {
    store.message({ type: 'step', from_seq: 3, lines: [line(4), line(5)], sight: sight(5) })
    expect(store.state.log.map((l) => l.seq)).toEqual([0, 1, 2, 3, 4, 5])
    expect(told).toEqual(['jump 3', 'step 3>5: 2'])
    expect(store.seen()).toBe(5)
  })

  it('drops what was undone', () => {
    store.message({ type: 'step', from_seq: 1, lines: [], sight: sight(1, '2.1') })
    expect(store.state.log.map((l) => l.seq)).toEqual([0, 1])
    expect(told.at(-1)).toBe('jump 1')
    store.message({ type: 'step', from_seq: 0, lines: [line(1, 'rested')], sight: sight(1, '3.1') })
    expect(store.state.log.map((l) => l.told[0]!.key)).toEqual(['walked', 'rested'])
  })

  it('does not disturb motions when only a vote or a seat has changed', () => {
    store.message({ type: 'step', from_seq: 3, lines: [], sight: sight(3) })
    expect(told).toEqual(['jump 3'])
  })

  it('asks for everything when something is missing', () => {
    store.message({ type: 'step', from_seq: 6, lines: [line(7)], sight: sight(7) })
    expect(renewed).toBe(1)
    expect(store.state.sight?.seq).toBe(3)
  })

  it('tells sent and stored apart, and forgets the command with the next sight', () => {
    store.play('stop')
    const { command } = sent[0]!
    expect(store.state.sending).toMatchObject({ move: 'stop', phase: 'sent', since: 5 })
    store.play('stop')
    expect(sent).toHaveLength(1)
    store.message({ type: 'ack', command, seq: 4 })
    expect(store.state.sending?.phase).toBe('stored')
    store.message({ type: 'step', from_seq: 3, lines: [line(4)], sight: sight(4) })
    expect(store.state.sending).toBeNull()
  })

  it('is done at once when the sight came before the acknowledgement', () => {
    store.play('stop')
    store.message({ type: 'step', from_seq: 3, lines: [line(4)], sight: sight(4) })
    expect(store.state.sending?.phase).toBe('sent')
    store.message({ type: 'ack', command: sent[0]!.command, seq: 4 })
    expect(store.state.sending).toBeNull()
  })

  it('shows that a command waits for the line', () => {
    store.play('stop')
    store.status({ state: 'offline', since: 9 })
    expect(store.state.sending?.phase).toBe('offline')
    store.status({ state: 'open' })
    expect(store.state.sending?.phase).toBe('sent')
  })

  it('keeps a refusal until the decision has changed', () => {
    store.play('stop')
    store.message({ type: 'reject', command: sent[0]!.command, code: 'stale', args: {}, refused: null })
    expect(store.state.sending).toBeNull()
    expect(store.state.rejected?.code).toBe('stale')
    store.message({ type: 'step', from_seq: 3, lines: [], sight: sight(3) })
    expect(store.state.rejected?.code).toBe('stale')
    store.message({ type: 'step', from_seq: 3, lines: [line(4)], sight: sight(4) })
    expect(store.state.rejected).toBeNull()
  })

  it('looks back without being disturbed by what goes on', async () => {
    await store.look(2)
    expect(store.state.review).toMatchObject({ seq: 2, sight: { seq: 2, decision: 'past' } })
    store.message({ type: 'step', from_seq: 3, lines: [line(4)], sight: sight(4) })
    expect(store.state.review?.seq).toBe(2)
    expect(store.state.sight?.seq).toBe(4)
    await store.look(99)
    expect(store.state.review?.seq).toBe(4)
    store.present()
    expect(store.state.review).toBeNull()
  })

  it('counts what was missed while away', () => {
    store.message({ type: 'view', sight: sight(30), log: [] })
    expect(store.state.missed).toBe(27)
    store.forgive()
    expect(store.state.missed).toBe(0)
  })

  it('has shown what was missed once the person plays on', () => {
    store.message({ type: 'view', sight: sight(30), log: [] })
    store.play('stop')
    expect(store.state.missed).toBe(0)
  })

  it('takes chat lines once, and the table as it is', () => {
    const said = { id: 1, name: 'Mia', seat: 0, text: 'Hallo', at: 0 }
    store.message({ type: 'chat', line: said })
    store.message({ type: 'chat', line: said })
    expect(store.state.chat).toEqual([said])
    store.message({ type: 'table', table: { id: 'x', state: 'over' } as TableInfo })
    expect(store.state.info?.state).toBe('over')
  })

  it('tells its listeners until they leave', () => {
    let calls = 0
    const leave = store.subscribe(() => calls++)
    store.forgive()
    leave()
    store.forgive()
    expect(calls).toBe(2)
  })
})

describe('the log', () => {
  it('forgets what is not kept with the next step', () => {
    const fleeting = line(1)
    fleeting.told[0]!.kept = false
    const after = spliced([line(0), fleeting], { type: 'step', from_seq: 1, lines: [line(2)], sight: sight(2) })
    expect(after.map((l) => l.told.length)).toEqual([1, 0, 1])
  })
  it('is spliced at the move the step starts from', () => {
    const step = { type: 'step', from_seq: 1, lines: [line(2, 'new')], sight: sight(2) } as const
    expect(spliced([line(0), line(1), line(2), line(3)], { ...step, lines: [...step.lines] }).map((l) => l.seq)).toEqual([0, 1, 2])
  })

  it('begins a paragraph with every turn and leaves out what is quiet', () => {
    const log = [line(0, 'started'), { ...line(1, 'rested'), told: [...line(1, 'rested').told, ...line(1, 'turn', { seat: 2 }).told] }, line(2)]
    const found = turns(log, ({ args }) => ('seat' in args ? ['space:V05', `seat:${args['seat']}`] : []), ['rested'])
    expect(found.map((turn) => [turn.seat, turn.entries.map((e) => e.told?.key)])).toEqual([
      [null, ['started']],
      [2, ['turn', 'walked']],
    ])
  })

  it('tells what was taken back after what was told, and keeps it when the line comes again', () => {
    const back = [{ by: 1, count: 3, agreed: [0, 1] }]
    const log = spliced([line(0), line(1), line(2)], { type: 'step', from_seq: 0, lines: [{ ...line(1), back }], sight: sight(1) })
    expect(turns(log, () => []).flatMap((turn) => turn.entries.map((e) => e.told?.key ?? e.back))).toEqual(['walked', 'walked', back[0]])
  })
})
