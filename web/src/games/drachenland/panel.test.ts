import { describe, expect, it } from 'vitest'
import { moment } from './fixtures'
import type { Loot } from './model'
import { isVoid, laidOut, members, type Member } from './panel'
import { tableOf } from './targets'

const loot = (egg: number, red: number, green: number, blue: number, clear: number): Loot => ({
  egg,
  red,
  green,
  blue,
  clear,
})
const team = (worn: string): Member[] =>
  (['red', 'green', 'blue'] as const).map((colour) => ({
    figure: colour,
    colour,
    at: null,
    ring: worn.includes(colour[0]!),
  }))

describe('the score sheet', () => {
  it.each([
    ['all rings, no clear gem', loot(4, 5, 4, 6, 0), 'rgb', 4, 3, 0, 43],
    ['a colour void, clear gems in its place', loot(6, 6, 3, 5, 4), 'rb', 4, 5, 3, 45],
    ['no ring at all', loot(1, 5, 5, 5, 3), '', 1, 0, 15, 10],
    ['clear gems spread', loot(7, 4, 6, 5, 2), 'rgb', 5, 4, 0, 54],
    ['no egg', loot(0, 4, 2, 1, 2), 'rgb', 0, 9, 0, 9],
  ])('lays out what was counted: %s', (_, found, worn, sets, singles, lost, points) => {
    const sheet = laidOut(found, sets, team(worn))
    expect([sheet.sets.length, sheet.singles.length, sheet.lost.length]).toEqual([sets, singles, lost])
    expect(10 * sheet.sets.length + sheet.singles.length).toBe(points)
    for (const set of sheet.sets) expect([set[0], set.length]).toEqual(['egg', 4])
  })

  it('agrees with the result of a played game', () => {
    const { sight } = moment('over')
    const table = tableOf(sight)
    table.loot.forEach((found, seat) => {
      const sheet = laidOut(found!, table.scores[seat]!.sets, members(table, seat))
      expect(10 * sheet.sets.length + sheet.singles.length).toBe(sight.result!.scores[seat])
      expect(sheet.lost).toHaveLength(table.scores[seat]!.void)
    })
  })
})

it('only gems of a ringless figure are void', () => {
  expect(isVoid('green', team('rb'))).toBe(true)
  expect(isVoid('red', team('rb'))).toBe(false)
  expect(isVoid('clear', team(''))).toBe(false)
  expect(isVoid('egg', team(''))).toBe(false)
})
