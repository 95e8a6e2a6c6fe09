import { describe, expect, it } from 'vitest'
import { patched, type Patch } from './patch'

const cases: [string, unknown, Patch, unknown][] = [
  ['a value in place of another', { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
  ['a key that goes', { a: 1, b: 2 }, { b: [] }, { a: 1 }],
  ['a key that comes, empty', { a: 1 }, { b: [null] }, { a: 1, b: null }],
  ['a place in a list', { a: [1, 2, 3] }, { a: { 1: [5] } }, { a: [1, 5, 3] }],
  ['a longer list', { a: [1, 2] }, { a: [[1, 2, 3]] }, { a: [1, 2, 3] }],
  ['deep inside', [{ x: { y: [1] } }, 2], { 0: { x: { y: { 0: [9] } } } }, [{ x: { y: [9] } }, 2]],
  ['an object made a list', { a: {} }, { a: [[]] }, { a: [] }],
  ['everything', { a: 1 }, ['new'], 'new'],
]

describe('a patch', () => {
  it.each(cases)('%s', (_, old, patch, wanted) => {
    const before = JSON.stringify(old)
    expect(patched(old, patch)).toEqual(wanted)
    expect(JSON.stringify(old)).toBe(before)
  })

  it('shares what it leaves alone, and does nothing where there is none', () => {
    const old = { a: { deep: [1] }, b: 1 }
    expect(patched(old, { b: [2] }).a).toBe(old.a)
    expect(patched(old, undefined)).toBe(old)
  })
})
