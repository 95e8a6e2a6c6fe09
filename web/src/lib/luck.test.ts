import { describe, expect, it } from 'vitest'
import { found, keep, kept, pinch } from './luck'
import type { SeatInfo } from './protocol'
import type { Shelf } from './kept'

function shelf(): Shelf & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

const seats = [
  { seat: 0, kind: 'person' },
  { seat: 1, kind: 'bot' },
  { seat: 2, kind: 'person' },
] as SeatInfo[]
const added = { pinch: 'aa', commitment: 'seal' }
const luck = { commitment: 'seal', entropy: ['aa', '', 'bb'] }

describe('what this page has added', () => {
  it('is made anew each time', () => {
    expect(pinch()).toMatch(/^[0-9a-f]{32}$/)
    expect(pinch()).not.toBe(pinch())
  })

  it('is kept by table, the latest word counts, and the oldest are forgotten', () => {
    const here = shelf()
    for (let i = 0; i < 201; i++) keep(here, `t${i}`, { ...added, pinch: String(i) })
    keep(here, 't5', added)
    expect(kept(here, 't0')).toBeNull()
    expect(kept(here, 't5')).toEqual(added)
    expect(kept(here, 't200')?.pinch).toBe('200')
  })

  it('survives a spoilt shelf', () => {
    const here = shelf()
    for (const junk of ['{', '3', 'null', '{"a":1}']) {
      here.items.set('tafelrunde.luck', junk)
      expect(kept(here, 't')).toBeNull()
      keep(here, 't', added)
      expect(kept(here, 't')).toEqual(added)
    }
  })
})

describe('the end', () => {
  it('finds it where it belongs', () => expect(found(luck, added, 0, seats)).toBe('mine'))
  it('misses it in another seat', () => expect(found(luck, added, 2, seats)).toBe('missing'))
  it('misses it where it was left out', () => expect(found({ ...luck, entropy: ['', '', 'bb'] }, added, 0, seats)).toBe('missing'))
  it('notices another secret', () => expect(found({ ...luck, commitment: 'other' }, added, 0, seats)).toBe('changed'))
  it('notices a bot that has added something', () => expect(found({ ...luck, entropy: ['aa', 'cc', 'bb'] }, added, 0, seats)).toBe('steered'))
  it('says so where nothing was kept', () => expect(found(luck, null, 0, seats)).toBe('unknown'))
  it('says so to spectators', () => expect(found(luck, null, null, seats)).toBe('unknown'))
})
