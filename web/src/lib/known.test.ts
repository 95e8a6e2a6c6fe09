import { describe, expect, it } from 'vitest'
import { Known } from './known'

const shelf = (kept: string | null) => ({ kept, getItem: () => kept, setItem(_: string, value: string) { this.kept = value } })

describe('what somebody knows', () => {
  it('is kept for the next time', () => {
    const first = shelf(null)
    const known = new Known(first)
    expect(known.has('dante')).toBe(false)
    known.add('dante')
    expect(known.has('dante')).toBe(true)
    expect(new Known(shelf(first.kept)).has('dante')).toBe(true)
    expect(new Known(shelf(first.kept)).has('apokalypse')).toBe(false)
  })

  it('is nothing where the browser has kept nonsense or keeps nothing', () => {
    for (const kept of ['{', '7', 'null', '{"dante":1}']) expect(new Known(shelf(kept)).has('dante')).toBe(false)
    const full = { getItem: () => null, setItem: () => { throw new Error('full') } }
    const known = new Known(full)
    known.add('dante')
    expect(known.has('dante')).toBe(true)
  })
})
