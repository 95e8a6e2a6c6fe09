/** Where things lie on the picture of the mountain: framework-free, for drawing only (what is legal, the server says). */

import type { Point } from '../../lib/geometry'
import { along, curve } from '../../lib/lines'
import { areaOf, heavenOf, type Area, type Edition } from './model'

export const WIDTH = 1200
export const HEIGHT = 780
export const RIM = 42 // the frame with the hours
const MIDDLE = 640
const FOOT = 668 // where the lowest row stands
export const PITCH = 63 // from ledge to ledge
export const HEAVEN: Point = [MIDDLE, 98]

/** One ledge: its floor from end to end; the lowest one also holds the way that leads to it. */
export interface Ledge {
  readonly areas: readonly Area[]
  readonly left: number
  readonly right: number
  readonly y: number
}

export interface Mountain {
  readonly ledges: readonly Ledge[] // from below
  readonly at: ReadonlyMap<number, Point> // where one stands on each field
}

const built = new WeakMap<Edition, Mountain>()

/** Ledges and fields, laid out once. */
export function mountainOf(edition: Edition): Mountain {
  const known = built.get(edition)
  if (known) return known
  const at = new Map<number, Point>()
  const ledges = rows(edition).map((areas, row) => {
    const fields = areas.flatMap(fieldsOf)
    const wide = (fields.length - 1) * (67 - 1.2 * row)
    const y = FOOT - PITCH * row
    fields.forEach((field, i) => {
      const t = fields.length > 1 ? (2 * i) / (fields.length - 1) - 1 : 0
      at.set(field, [MIDDLE + (t * wide) / 2, y + 9 * (1 - t * t)])
    })
    return { areas, left: MIDDLE - wide / 2 - 40, right: MIDDLE + wide / 2 + 40, y }
  })
  at.set(heavenOf(edition).first, HEAVEN)
  const mountain = { ledges, at }
  built.set(edition, mountain)
  return mountain
}

export const fieldsOf = (area: Area): number[] =>
  Array.from({ length: area.last - area.first + 1 }, (_, i) => area.first + i)

/** The areas by rows: whatever is no ring shares the ledge of the ring that it leads to. */
function rows(edition: Edition): Area[][] {
  const found: Area[][] = []
  let before: Area[] = []
  for (const area of edition.area.slice(0, -1)) {
    before.push(area)
    if (area.ring) {
      found.push(before)
      before = []
    }
  }
  return found
}

export const ledgeOf = (mountain: Mountain, area: Area): Ledge | undefined =>
  mountain.ledges.find((ledge) => ledge.areas.includes(area))

/** Where two who share a field stand, heaven's places included. */
export function placesOn(at: Point, count: number): Point[] {
  const apart = count > 2 ? 66 / (count - 1) : 30
  return Array.from({ length: count }, (_, i) => [at[0] + (i - (count - 1) / 2) * apart, at[1]])
}

// --- the hours, round the picture: the day over the top from left to right, the night below

const INSET = RIM / 2
const [WEST, EAST, TOP, BOTTOM] = [INSET, WIDTH - INSET, INSET, HEIGHT - INSET]
const HORIZON = 640
export const DAY: readonly Point[] = [
  [WEST, HORIZON],
  [WEST, TOP],
  [EAST, TOP],
  [EAST, HORIZON],
]
export const NIGHT: readonly Point[] = [
  [EAST, HORIZON],
  [EAST, BOTTOM],
  [WEST, BOTTOM],
  [WEST, HORIZON],
]

/** The middle of an hour's stretch, or with `shift` 0 the line where it begins. */
export function hourAt(edition: Edition, hour: number, shift = 0.5): Point {
  const { fields, day } = edition.sundial
  const light = day[1] - day[0] + 1
  const since = (hour - day[0] + fields) % fields
  return since < light
    ? along(DAY, (since + shift) / light)
    : along(NIGHT, (since - light + shift) / (fields - light))
}

/** The line across the frame where an hour begins. */
export function hourLine(edition: Edition, hour: number): [Point, Point] {
  const [x, y] = hourAt(edition, hour, 0)
  const upright = y === TOP || y === BOTTOM
  const reach = INSET - 5
  return upright ? [[x, y - reach], [x, y + reach]] : [[x - reach, y], [x + reach, y]]
}

/** The way of the sun from hour to hour, always on. */
export function sunWay(edition: Edition, from: number, to: number): Point[] {
  const { fields } = edition.sundial
  const steps = (to - from + fields) % fields
  return Array.from({ length: 4 * steps + 1 }, (_, i) => {
    const on = from + 0.5 + i / 4
    return hourAt(edition, Math.floor(on) % fields, on % 1)
  })
}

/** Dawn, day, dusk or night, by the hour: the first and the last two hours of the day are between the lights. */
export function skyOf({ sundial: { fields, day } }: Edition, hour: number): 'dawn' | 'day' | 'dusk' | 'night' {
  const since = (hour - day[0] + fields) % fields
  const light = day[1] - day[0] + 1
  if (since >= light) return 'night'
  return since < 2 ? 'dawn' : since >= light - 2 ? 'dusk' : 'day'
}

// --- the sin spiral

export const SPIRAL: Point = [1013, 190]

const TURN = 2 * Math.PI
const LENGTH = 900 // of the whole spiral
const NARROWER = 33 // with every turn

/** Where a number of the spiral lies: the highest outside, 0 within, all equally far apart. */
export function spiralAt(max: number, value: number): Point {
  let [r, angle] = [123, -0.8 * Math.PI]
  for (let left = max - value; left > 0; left--) {
    const turn = LENGTH / max / r
    angle += turn
    r -= (NARROWER * turn) / TURN
  }
  return [SPIRAL[0] + r * Math.cos(angle), SPIRAL[1] + r * Math.sin(angle)]
}

// --- the round of players

export const ROUND: Point = [1068, 432]

/** Seats sit clockwise round a table, the first one at its head. */
export function roundAt(seat: number, seats: number, r = 58): Point {
  const angle = (TURN * seat) / seats - Math.PI / 2
  return [ROUND[0] + r * Math.cos(angle), ROUND[1] + r * Math.sin(angle)]
}

// --- ways

/** Field by field along a ledge, a hop each. */
export function hops(mountain: Mountain, from: number, to: number): Point[] {
  const step = to < from ? -1 : 1
  const route: Point[] = []
  for (let field = from; field !== to; field += step) {
    const [a, b] = [mountain.at.get(field), mountain.at.get(field + step)]
    if (a && b) route.push(...curve(a, b, 16, 10).slice(route.length ? 1 : 0))
  }
  return route
}

/** Round behind the mountain, from a gate to the first field of the same ledge or of the one above. */
export function behind(mountain: Mountain, edition: Edition, from: number, to: number): Point[] {
  const [a, b] = [mountain.at.get(from), mountain.at.get(to)]
  const [low, high] = [ledgeOf(mountain, areaOf(edition, from)), ledgeOf(mountain, areaOf(edition, to))]
  if (!a || !b || !low || !high) return a && b ? curve(a, b, 40, 16) : []
  const right: Point = [low.right + 14, (a[1] + low.y) / 2]
  const left: Point = [high.left - 14, (b[1] + high.y) / 2]
  return [...curve(a, right, 14, 6), ...curve(right, left, 42, 14).slice(1), ...curve(left, b, 14, 6).slice(1)]
}
