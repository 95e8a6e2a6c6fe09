/** Where things lie and how they travel: framework-free, and for drawing only (what is legal, the server says). */

import { long, type Point } from '../../lib/geometry'
import type { Edition } from './model'

export const WIDTH = 1000
export const HEIGHT = 700

export interface Graph {
  readonly at: ReadonlyMap<string, Point>
  readonly rim: ReadonlyMap<string, 1 | -1> // which rim of a volcano is free for figures: 1 the lower, -1 the upper
}

/** Where volcanoes, fields and gates lie. */
export function graphOf(edition: Edition): Graph {
  const places = [...edition.volcano, ...edition.field, ...edition.gate]
  return {
    at: new Map(places.map(({ id, x, y }) => [id, [x, y]])),
    rim: new Map(edition.volcano.map(({ id, y, plate }) => [id, plate[1] > y ? -1 : 1])),
  }
}

export function pointsOf(graph: Graph, spaces: readonly string[]): Point[] {
  return spaces.flatMap((id) => {
    const point = graph.at.get(id)
    return point ? [point] : []
  })
}

/** The water between two volcanoes, from the first to the second; undefined where none flows. */
export function waterBetween(edition: Edition, from: string, to: string): Point[] | undefined {
  const ferry = edition.ferry.find((f) => (f.a === from && f.b === to) || (f.a === to && f.b === from))
  if (!ferry) return undefined
  const place = (id: string): Point => {
    const volcano = edition.volcano.find((v) => v.id === id)
    return [volcano?.x ?? 0, volcano?.y ?? 0]
  }
  const points = [place(ferry.a), ...ferry.via, place(ferry.b)]
  return ferry.a === from ? points : points.reverse()
}

/** How far a point is from a segment. */
export function offSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const t = square ? ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square : 0
  const on = Math.max(0, Math.min(1, t))
  return long(p[0] - a[0] - dx * on, p[1] - a[1] - dy * on)
}

export function offPolyline(p: Point, points: readonly Point[]): number {
  let least = Infinity
  for (let i = 1; i < points.length; i++) least = Math.min(least, offSegment(p, points[i - 1]!, points[i]!))
  return least
}

const n = (value: number) => String(Math.round(value * 10) / 10)

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
}

/** A smooth line through all points (Catmull-Rom as cubic curves); closed when asked. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const pick = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!
  let d = `M${n(pick(0)[0])} ${n(pick(0)[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p, a, b, q] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const [c1, c2]: Point[] = [
      [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6],
      [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6],
    ]
    d += `C${n(c1![0])} ${n(c1![1])} ${n(c2![0])} ${n(c2![1])} ${n(b[0])} ${n(b[1])}`
  }
  return closed ? `${d}Z` : d
}

export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export interface Slot {
  readonly at: Point
  readonly size: number
}

/** Where figures stand on a volcano: side by side around the rim away from its plate (the dragons have the other one),
 * then all around it and closer together as the crowd grows. */
export function slots(centre: Point, count: number, rim: 1 | -1 = 1): Slot[] {
  const size = count <= 5 ? 1 : count <= 8 ? 0.8 : 0.6
  const step = count <= 5 ? 52 : 360 / count
  return Array.from({ length: count }, (_, i) => ({
    at: onCircle(centre, 31, rim * (90 - (i - (count - 1) / 2) * step)),
    size,
  }))
}

/** Where choices stand around a volcano: an even ring, or the widest part of it that stays on the map and off what
 * `covered` names. */
export function wheel(
  centre: Point,
  count: number,
  radius: number,
  margin: number,
  covered: (p: Point) => boolean,
): Point[] {
  const inside = ([x, y]: Point) => x >= margin && x <= WIDTH - margin && y >= margin && y <= HEIGHT - margin
  const free = Array.from({ length: 72 }, (_, i) => {
    const p = onCircle(centre, radius, i * 5)
    return inside(p) && !covered(p)
  })
  const [first, long] = widest(free)
  const span = (long - 1) * 5
  if (long === 72) return ring(centre, count, radius, -90, 360 / count)
  const step = Math.min(span / Math.max(1, count - 1), 360 / count)
  return ring(centre, count, radius, first * 5 + (span - step * (count - 1)) / 2, step)
}

/** The longest run of true around a circle: where it begins, and how long it is. */
function widest(free: readonly boolean[]): [first: number, long: number] {
  let best: [number, number] = [0, 0]
  for (let first = 0; first < free.length; first++) {
    let long = 0
    while (long < free.length && free[(first + long) % free.length]) long++
    if (long > best[1]) best = [first, long]
  }
  return best
}

function ring(centre: Point, count: number, radius: number, first: number, step: number): Point[] {
  return Array.from({ length: count }, (_, i) => onCircle(centre, radius, first + i * step))
}
