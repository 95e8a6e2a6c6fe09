/** Where things lie and how they travel: framework-free, and for drawing only (what is legal, the server says). */

import type { Point } from '../../lib/geometry'
import { DIRECTIONS, type Direction, type Edition, type HeroView, type TableView } from './model'

export const WIDTH = 1190
export const HEIGHT = 718
export const CELL = 63
export const MAP: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } = {
  x: 170,
  y: 66,
  w: 13 * CELL,
  h: 10 * CELL,
}
const STEP: Record<Direction, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export const columnOf = (space: string): number => space.charCodeAt(0) - 65
export const rowOf = (space: string): number => Number(space.slice(1)) - 1
export const spaceAt = (column: number, row: number): string => String.fromCharCode(65 + column) + (row + 1)

/** The middle of a space. */
export const middleOf = (space: string): Point => [
  MAP.x + (columnOf(space) + 0.5) * CELL,
  MAP.y + (rowOf(space) + 0.5) * CELL,
]

export const allSpaces = ({ board }: Edition): string[] =>
  Array.from({ length: board.rows * board.columns }, (_, i) =>
    spaceAt(i % board.columns, Math.floor(i / board.columns)),
  )

export const angleOf = (direction: Direction): number => 90 * DIRECTIONS.indexOf(direction)

/** A point off the middle of a space, towards the sides named. */
export function towards(space: string, sides: string, far: number): Point {
  const [x, y] = middleOf(space)
  const steps = [...sides].map((side) => STEP[side as Direction] ?? [0, 0])
  const [dx, dy] = steps.reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  return [x + (dx / length) * far, y + (dy / length) * far]
}

export interface Place {
  readonly seat: number
  readonly at: Point
  readonly size: number
}

/** Where a hero's figure stands: on the own side of a divided room, and beside whoever else is in it. */
export function heroPlaces(table: TableView, edition: Edition): Place[] {
  const standing = table.heroes.map((hero, seat) => ({ hero, seat })).filter(({ hero }) => hero.status === 'in' && hero.at)
  const [first, second] = edition.board.treasure as [string, string]
  const room = (hero: HeroView) => (hero.at === second ? first : hero.at)!
  return standing.map(({ hero, seat }) => {
    const here = standing.filter((other) => room(other.hero) === room(hero))
    const nth = here.findIndex((other) => other.seat === seat)
    const chamber = room(hero) === first
    const [x, y] = hero.side ? towards(room(hero), hero.side, 15) : middleOf(room(hero))
    const many = here.length > 1
    const shift: Point = many ? [nth % 2 ? 15 : -15, here.length > 2 || chamber ? (nth < 2 ? -15 : 15) : 0] : [0, 0]
    return { seat, at: [x + shift[0], y + shift[1] + (chamber ? CELL / 2 : 0)], size: many ? 0.74 : 1 }
  })
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const gap = (a: number, b: number, size: number) => Math.max(0, a - b - size, b - a)
const inside = ([x, y]: Point, box: Box, air: number) =>
  x > box.x - air && x < box.x + box.w + air && y > box.y - air && y < box.y + box.h + air

/** Where a shelf of this size lies on the map: near a point, and on none of those that must be seen. */
export function shelfAt(near: Point, seen: readonly Point[], w: number, h: number): Box {
  let best: Box = { x: MAP.x, y: MAP.y, w, h }
  let least = Infinity
  for (let x = MAP.x + 4; x <= MAP.x + MAP.w - w - 4; x += 21)
    for (let y = MAP.y + 4; y <= MAP.y + MAP.h - h - 4; y += 21) {
      const box = { x, y, w, h }
      const covered = seen.filter((point) => inside(point, box, CELL * 0.55)).length
      const far = gap(x, near[0], w) + gap(y, near[1], h) + Math.abs(x + w / 2 - near[0]) / 4
      const cost = far + 2000 * covered
      if (cost < least) [best, least] = [box, cost]
    }
  return best
}

/** Dice at a hero: the middle of a box of this size beside the figure, on the map. */
export const DICE: { readonly w: number; readonly h: number } = { w: 120, h: 74 }
export const diceAt = ([x, y]: Point, half = DICE.w / 2): Point => [
  Math.max(MAP.x + half, Math.min(MAP.x + MAP.w - half, x)),
  (y < MAP.y + 120 ? y + 70 : y - 70) + 11,
]

export interface SunSpace {
  readonly at: Point
  readonly number: number // sunset on this or less; 0 for none
}

/** The sun's way over the sky, from high in the west of the map to the horizon in its east. */
export function sunTrack({ track }: TableView): SunSpace[] {
  const count = track.blank + track.numbers.length
  const step = (MAP.w - 70) / count
  return Array.from({ length: count + 1 }, (_, i) => ({
    at: [MAP.x + 22 + i * step, 18 + 24 * (i / count) ** 1.6],
    number: i > track.blank ? (track.numbers[i - track.blank - 1] ?? 0) : 0,
  }))
}
