import { describe, expect, it } from 'vitest'
import { distance, type Point } from '../../lib/geometry'
import { edition } from './fixtures'
import { graphOf, offPolyline, slots, smooth, waterBetween, wheel } from './geometry'
import { offPlate } from './scenery'

const graph = graphOf(edition)

describe('water', () => {
  it('flows both ways between linked volcanoes only', () => {
    const down = waterBetween(edition, 'V02', 'V05')!
    expect(down[0]).toEqual([152, 492])
    expect(waterBetween(edition, 'V05', 'V02')).toEqual([...down].reverse())
    expect(waterBetween(edition, 'V01', 'V15')).toBeUndefined()
  })
})

describe('lines', () => {
  const bent: Point[] = [
    [0, 0],
    [30, 40],
    [30, 140],
  ]

  it('tell how far off a point is', () => {
    expect(offPolyline([40, 100], bent)).toBe(10)
    expect(offPolyline([30, 150], bent)).toBe(10)
  })

  it('become smooth paths, closed when asked', () => {
    expect(smooth(bent)).toMatch(/^M0 0C.* 30 140$/)
    expect(smooth(bent, true)).toMatch(/ 0 0Z$/)
  })
})

describe('places around a volcano', () => {
  it('keep figures apart, whatever the crowd', () => {
    for (let count = 2; count <= 12; count++) {
      const spread = slots([500, 350], count)
      const gaps = spread.flatMap((a, i) => spread.slice(i + 1).map((b) => distance(a.at, b.at)))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(26 * spread[0]!.size - 1e-9)
    }
  })

  it('give a lone figure the lower rim, or the upper one where the plate lies below', () => {
    expect(slots([500, 350], 1)[0]!.at[1]).toBeGreaterThan(350)
    expect(slots([500, 350], 1, -1)[0]!.at[1]).toBeLessThan(350)
  })

  it('leave the plates readable: a lone figure never stands on one', () => {
    for (const { id, x, y, plate } of edition.volcano)
      expect(offPlate(slots([x, y], 1, graph.rim.get(id))[0]!.at, plate), id).toBeGreaterThanOrEqual(13)
  })

  it('keep choices apart, on the map and off the plate', () => {
    for (const { x, y, plate } of edition.volcano)
      for (let count = 2; count <= 5; count++) {
        const ring = wheel([x, y], count, 76, 34, (p) => offPlate(p, plate) < 31)
        const gaps = ring.flatMap((a, i) => ring.slice(i + 1).map((b) => distance(a, b)))
        expect(Math.min(...gaps)).toBeGreaterThan(44)
        for (const p of ring) {
          expect(offPlate(p, plate)).toBeGreaterThanOrEqual(26)
          expect(p[0] >= 33 && p[0] <= 967 && p[1] >= 33 && p[1] <= 667).toBe(true)
        }
      }
  })
})
