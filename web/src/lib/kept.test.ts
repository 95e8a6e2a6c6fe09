import { describe, expect, it } from 'vitest'
import { list, read, recall, remember, write } from './kept'

const shelf = (kept: string | null) => ({ kept, getItem() { return this.kept }, setItem(_: string, value: string) { this.kept = value } })

describe('what a browser keeps', () => {
  it('is there again', () => {
    const mine = shelf(null)
    expect(read(mine, 'x')).toBeNull()
    write(mine, 'x', { a: [1] })
    expect(read(mine, 'x')).toEqual({ a: [1] })
  })

  it('is kept by name, the newest of many', () => {
    const mine = shelf(null)
    remember(mine, 'x', 'one', 1)
    for (let i = 0; i < 199; i++) remember(mine, 'x', `table ${i}`, i)
    remember(mine, 'x', 'one', 2)
    remember(mine, 'x', 'two', 3)
    expect(['one', 'two', 'table 0', 'table 1'].map((name) => recall(mine, 'x', name))).toEqual([2, 3, undefined, 1])
  })

  it('may be nonsense, gone or refused', () => {
    for (const kept of ['{', '7', 'null', '{"one":1}', '[7, null]']) expect(recall(shelf(kept), 'x', 'one')).toBeUndefined()
    expect(list(shelf('{"0":1}'), 'x')).toEqual([])
    const full = { getItem: () => { throw new Error('forbidden') }, setItem: () => { throw new Error('full') } }
    remember(full, 'x', 'one', 1)
    expect(recall(full, 'x', 'one')).toBeUndefined()
  })
})
