// Lines that pieces travel along.

import { distance, type Point } from './geometry'

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => (i ? sum + distance(line[i - 1]!, point) : 0), 0)

/** The point at a share (0 to 1) of a line's length. */
export function along(line: readonly Point[], share: number): Point {
  let left = Math.max(0, Math.min(1, share)) * lengthOf(line)
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const step = distance(a, b)
    if (left <= step && step > 0) return mix(a, b, left / step)
    left -= step
  }
  return line.at(-1) ?? [0, 0]
}

/** An arc from point to point, so high above their line. */
export function curve(a: Point, b: Point, rise: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const [x, y] = mix(a, b, t)
    return [x, y - 4 * rise * t * (1 - t)]
  })
}
