import { describe, expect, it } from 'vitest'
import type { Point } from '../../lib/geometry'
import { edition } from './fixtures'
import { graphOf, offPolyline, pointsOf } from './geometry'
import { clearing, coast, inside, nameSpot, offPlate, scenery, waterLine } from './scenery'

const line = coast(edition)
const graph = graphOf(edition)

/** Where the pen is set down. */
const begins = (d: string): Point[] =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('the island', () => {
  it('bears every volcano and every field', () => {
    for (const { x, y, id } of [...edition.volcano, ...edition.field]) expect(inside([x, y], line), id).toBe(true)
    expect(inside([500, -5], line)).toBe(false)
  })

  it('looks the same every time', () => {
    expect(coast(edition)).toEqual(line)
    expect(scenery(edition, line)).toEqual(scenery(edition, line))
  })

  it('has woods and hills, and none of them lies under a piece, a plate or a path', () => {
    const { trees, hills } = scenery(edition, line)
    const free = clearing(edition)
    expect(begins(trees).length).toBeGreaterThan(80)
    expect(begins(hills).length).toBeGreaterThan(15)
    for (const [x, y] of begins(trees)) expect(free([x, y + 11])).toBeGreaterThan(-2)
    for (const p of begins(hills)) expect(free(p)).toBeGreaterThan(-2)
  })
})

describe('the waters', () => {
  it('wind without touching a stone of a path', () => {
    for (const ferry of edition.ferry) {
      const water = waterLine(edition, ferry.a, ferry.b, ferry.via)
      for (const field of edition.field)
        expect(offPolyline([field.x, field.y], water), field.id).toBeGreaterThan(13 + 7)
    }
  })

  it('are named where no plate, volcano or path covers the letters', () => {
    for (const ferry of edition.ferry) {
      const { at, turn } = nameSpot(
        edition,
        waterLine(edition, ferry.a, ferry.b, ferry.via),
        ferry.name.de.length * 3.4,
      )
      expect(Math.abs(turn)).toBeLessThanOrEqual(90)
      for (const v of edition.volcano) {
        expect(offPlate(at, v.plate), ferry.name.de).toBeGreaterThan(4)
        expect(Math.hypot(at[0] - v.x, at[1] - v.y)).toBeGreaterThan(46)
      }
      for (const { chain } of edition.path) expect(offPolyline(at, pointsOf(graph, chain))).toBeGreaterThan(12)
    }
  })
})
