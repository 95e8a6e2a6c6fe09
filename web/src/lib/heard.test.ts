import { describe, expect, it } from 'vitest'
import { hear, heard, unread } from './heard'

const shelf = (kept: string | null) => ({ kept, getItem() { return this.kept }, setItem(_: string, value: string) { this.kept = value } })
const chat = [3, 4, 7].map((id) => ({ id, name: 'Mia', seat: 0, text: '', at: 0 }))

describe('what has been read of a chat', () => {
  it('is kept for each table', () => {
    const mine = shelf(null)
    hear(mine, 'one', 4)
    hear(mine, 'two', 9)
    hear(mine, 'one', 7)
    expect(['one', 'two', 'three'].map((table) => heard(mine, table))).toEqual([7, 9, 0])
  })

  it('is nothing where the browser has kept nonsense', () => {
    for (const kept of ['{', '7', 'null', '[["one","x"]]']) expect(heard(shelf(kept), 'one')).toBe(0)
  })

  it('is told from what is news, of which there is never less than nothing', () => {
    expect([0, 3, 7, 9].map((last) => unread(chat, last))).toEqual([3, 2, 0, 0])
    expect(unread([], 2)).toBe(0)
  })
})
