import { describe, expect, it } from 'vitest'
import type { LogLine, MomentInfo, ToldEvent } from './protocol'
import { joined, recapped, since } from './recap'

const told = (key: string): ToldEvent => ({ key, clause: 'X', args: {}, final: false, kept: true })
const line = (seq: number, seat: number | null, ...keys: string[]): LogLine => ({ seq, seat, move: null, told: keys.map(told) })
const log = [line(0, null, 'began'), line(1, 0, 'walked'), line(2, 1, 'turn', 'rolled'), line(3, 1, 'walked', 'quiet'), line(4, 2, 'turn', 'took')]

describe('since my last move', () => {
  it('are the lines after it', () => {
    expect(since(log, 0).map(({ seq }) => seq)).toEqual([2, 3, 4])
    expect(since(log, 2)).toEqual([])
    expect(since(log, 3).map(({ seq }) => seq), 'who has not moved yet has seen the opening').toEqual([1, 2, 3, 4])
  })

  it('are the lines after an answer that all have given together', () => {
    expect(since([...log, line(5, null, 'shown'), line(6, 1, 'took')], 0).map(({ seq }) => seq)).toEqual([6])
  })

  it('are told by players', () => {
    const mentions = () => ['seat:2']
    const found = recapped(log.slice(3), mentions, ['quiet'])
    expect(found.map(({ seat, entries }) => [seat, entries.map((entry) => entry.told?.key)])).toEqual([[1, ['walked']], [2, ['turn', 'took']]])
  })
})

it('moments are played as one', () => {
  const moment = (seq: number) => ({ seq, of: 4, sight: { seq } as MomentInfo['sight'], lines: [log[seq]!] })
  const { lines, before, after } = joined([moment(1), moment(2), moment(3)])
  expect([lines.map(({ seq }) => seq), before.seq, after.seq]).toEqual([[2, 3], 1, 3])
})
