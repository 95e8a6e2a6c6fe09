import { describe, expect, it } from 'vitest'
import { isMet, ringOf } from './ring'
import { moment } from './fixtures'
import { tableOf, type NationView } from './model'
import { frameOf, HEIGHT } from './triptych'

const [one] = tableOf(moment('turn-6').sight).nations as [NationView]
const peopled = (good: number, evil: number): NationView => ({
  ...one,
  good: { ...one.good, ends: { ...one.good.ends, earth: good + 1 } },
  evil: { ...one.evil, ends: { ...one.evil.ends, earth: evil + 1 } },
})
const nations = [peopled(4, 2), peopled(0, 0), peopled(1, 5), peopled(3, 3), peopled(0, 2), peopled(2, 0)]
const first = (count: number) => nations.slice(0, count)
const SHAPES = [[940, 740], [1330, 900], [660, 620], [500, 1100], [2000, 500]] as const

describe('the ring', () => {
  it.each(SHAPES)('gives every nation a place of its own, one in front to whoever looks, at %i x %i', (width, height) => {
    for (const count of [2, 3, 4, 5, 6]) {
      const { across, seats } = ringOf(width, height, first(count))
      expect(seats).toHaveLength(count)
      const halves = new Set(seats.flatMap(({ row, half }) => [`${row} ${half}`, `${row} ${half + 1}`]))
      expect(halves.size).toBe(2 * count) // nobody sits on anybody
      expect(Math.max(...seats.map(({ half }) => half))).toBeLessThanOrEqual(2 * across - 2)
      expect(seats[0]!.row).toBe(Math.max(...seats.map(({ row }) => row)))
    }
  })

  it('goes round clockwise from the front', () => {
    const order = (width: number, height: number, count: number) => ringOf(width, height, first(count)).seats.map(({ row, half }) => [row, half])
    expect(order(940, 740, 6)).toEqual([[2, 0], [1, 0], [0, 0], [0, 2], [1, 2], [2, 2]])
    expect(order(940, 740, 5)).toEqual([[2, 1], [1, 0], [0, 0], [0, 2], [1, 2]])
    expect(order(940, 740, 4)).toEqual([[1, 0], [0, 0], [0, 2], [1, 2]])
    expect(order(1900, 700, 6)).toEqual([[1, 2], [1, 0], [0, 0], [0, 2], [0, 4], [1, 4]])
    expect(order(400, 900, 3)).toEqual([[2, 0], [0, 0], [1, 0]])
  })

  it('fits into the room that there is, and tells whether one can point into it', () => {
    for (const [width, height] of SHAPES) {
      const ring = ringOf(width, height, nations)
      expect(ring.across * ring.scale * ring.width).toBeLessThan(width)
      expect((6 / ring.across) * ring.scale * HEIGHT).toBeLessThan(height)
    }
    expect(isMet(ringOf(940, 740, nations), true)).toBe(true)
    expect(isMet(ringOf(360, 240, nations), false)).toBe(false)
  })

  it('lets cards slide together where many people live, and all nations stay as large', () => {
    const crowd = peopled(2, 8)
    const ring = ringOf(940, 740, [crowd, ...nations.slice(1)])
    expect(frameOf(crowd, ring.width).pitch).toBeLessThan(frameOf(nations[1]!, ring.width).pitch)
    expect(ring.scale).toBe(ringOf(940, 740, nations).scale)
  })
})
