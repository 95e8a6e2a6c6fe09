/** Outlines around (0, 0), and how stones pile up. */

import type { Point } from '../../lib/geometry'

/** A sinner in a hooded cloak, feet at the origin. */
export const CLOAK = 'M-12 0C-13-11-10-19-6.5-22-9-29-5-34.5 1-34.5 7-34.5 9.5-29 7.5-23 11.5-19 13.5-11 13 0 8 2.5-7 2.5-12 0Z'
export const HOOD = 'M-2.5-23.5C-4-28.5-1-31.5 2.5-31 6-30.5 7-26.5 5.5-23.5 3-21.5-.5-21.5-2.5-23.5Z'

/** A boulder about 12 across. */
export const STONE = 'M-5.5 2.5-4.5-3-.5-5.5 4-4 6 .5 4 4.5-1.5 5.5Z'

/** The most stones that are drawn one by one; more are told by a number on one big stone. */
export const COUNTABLE = 6
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [1], 2: [2], 3: [2, 1], 4: [3, 1], 5: [3, 2], 6: [3, 2, 1] }

/** Where each of so many stones lies, as a heap on the back, the lowest row first. */
export function heap(count: number): Point[] {
  return (ROWS[count] ?? []).flatMap((wide, row) =>
    Array.from({ length: wide }, (_, i): Point => [(i - (wide - 1) / 2) * 11, -row * 8.5]),
  )
}

/** How far a load rises above the head. */
export const loadHeight = (count: number): number => (count > COUNTABLE ? 22 : 9 * (ROWS[count]?.length ?? 0))

/** How deep a load bends: degrees. */
export const bend = (stones: number): number => Math.min(stones, COUNTABLE) * 2.5

/** Rays round a point, between two radii. */
export const rays = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const at = (r: number) => `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(outer)}`
  }).join('')
