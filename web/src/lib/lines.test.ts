import { describe, expect, it } from 'vitest'
import type { Point } from './geometry'
import { along, curve, lengthOf } from './lines'

describe('lines', () => {
  const bent: Point[] = [
    [0, 0],
    [30, 40],
    [30, 140],
  ]

  it('have a length and a point at every share of it', () => {
    expect(lengthOf(bent)).toBe(150)
    expect(along(bent, 1 / 3)).toEqual([30, 40])
    expect(along(bent, 2)).toEqual([30, 140])
    expect(along(bent, -1)).toEqual([0, 0])
    expect(along([], 0.5)).toEqual([0, 0])
  })

  it('curve upwards between their ends', () => {
    const hop = curve([0, 100], [50, 100], 20, 12)
    expect(hop).toHaveLength(13)
    expect([hop[0], hop.at(-1)]).toEqual([
      [0, 100],
      [50, 100],
    ])
    expect(Math.min(...hop.map(([, y]) => y))).toBeCloseTo(80)
  })
})
