/** Where things lie in a dungeon's drawing. */

import type { Point } from '../../lib/geometry'
import { cellName, columnOf, roomOf, rowOf, SLOTS, type DungeonView, type Edition } from './model'

export const CELL = 100
export const LEFT = 26
export const TOP = 52
export const WIDTH = 2 * LEFT + 4 * CELL
export const GATE = TOP + 4 * CELL + 19 // below the strips of the last row
export const HEIGHT = GATE + 38

/** The upper left corner of a cell. */
export const corner = (cell: string): Point => [LEFT + CELL * (columnOf(cell) - 1), TOP + CELL * (rowOf(cell) - 1)]
export const centre = (cell: string): Point => [corner(cell)[0] + CELL / 2, corner(cell)[1] + CELL / 2]

const ABOVE = 9 // so far from its edge a passage leaves a room's name free

/** The middle of an edge, `h23` or `v30`, and whether it is a level one; above the names that hang below a row. */
export function edgeAt(edge: string, named?: number): { at: Point; level: boolean } {
  const [a, b] = [Number(edge[1]), Number(edge[2])]
  const level = edge[0] === 'h'
  return { at: level ? [LEFT + CELL * (b - 0.5), TOP + CELL * a - (a === named ? ABOVE : 0)] : [LEFT + CELL * b, TOP + CELL * (a - 0.5)], level }
}

export const EDGES: readonly string[] = [
  ...[0, 1, 2, 3, 4].flatMap((r) => [1, 2, 3, 4].map((c) => `h${r}${c}`)),
  ...[1, 2, 3, 4].flatMap((r) => [0, 1, 2, 3, 4].map((c) => `v${r}${c}`)),
]

export const SLOT_AT: Record<(typeof SLOTS)[number], Point> = { NE: [73, 30], NW: [27, 30], SW: [27, 73], SE: [73, 73] }

export interface Piece {
  readonly face: string
  readonly at: Point // within its cell
  readonly token: boolean
}

/** What sits in a room: printed elements in their slots, tokens in the free ones. */
export function pieces(edition: Edition, room: string, tokens: readonly string[]): Piece[] {
  const printed = roomOf(edition, room)?.elements ?? {}
  const free = SLOTS.filter((slot) => !printed[slot])
  return [
    ...SLOTS.flatMap((slot) => (printed[slot] ? [{ face: printed[slot], at: SLOT_AT[slot], token: false }] : [])),
    ...tokens.map((face, i) => ({ face, at: SLOT_AT[free[i] ?? 'SE'], token: true })),
  ]
}

/** The two cells that a way joins, by the edge it crosses. */
export function endsOf(edge: string): [from: string, to: string] {
  const [row, column] = [Number(edge[1]), Number(edge[2])]
  return [cellName(row, column), edge[0] === 'v' ? cellName(row, column + 1) : cellName(row + 1, column)]
}

/** Ways as a path to draw. */
export const drawn = (ways: readonly string[]): string =>
  ways.map((way) => endsOf(way).map((cell) => centre(cell).join(' '))).map(([from, to]) => `M${from}L${to}`).join('')

export type Light = 'in' | 'out' | 'both'

/** The lit ways by which gates they hang together with, each as a path to draw; they begin at the gates. */
export function lightOf(dungeon: DungeonView): Record<Light, string> {
  const { entrance, exit } = dungeon.standing
  const kind = (cell: string): Light | null =>
    entrance.includes(cell) ? (exit.includes(cell) ? 'both' : 'in') : exit.includes(cell) ? 'out' : null
  const lit = (light: Light) => drawn(dungeon.ways.filter((way) => kind(endsOf(way)[0]) === light))
  const found: Record<Light, string> = { in: lit('in'), out: lit('out'), both: lit('both') }
  const gate = (cell: string, y: number) => {
    const light = kind(cell)
    const [x, middle] = centre(cell)
    if (light) found[light] += `M${x} ${y}L${x} ${middle}`
  }
  const [first, last] = [cellName(1, dungeon.entrance), cellName(4, dungeon.exit)]
  if (entrance.includes(first)) gate(first, TOP - 14)
  if (exit.includes(last)) gate(last, GATE + 14)
  return found
}

/** What the blueprint asks of a cell: a type or an element; null for nothing. */
export function wanted(edition: Edition, blueprint: string, cell: string): string | null {
  const word = edition.blueprint.find(({ id }) => id === blueprint)?.rows[rowOf(cell) - 1]?.[columnOf(cell) - 1]
  return word && word !== '-' ? word : null
}

/** A name on one line, or on two where it is long and can be parted; each line says whether it must be squeezed. */
export function nameLines(name: string, most: number): { text: string; tight: boolean }[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  const lines = name.length <= most || !middle ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
  return lines.map((text) => ({ text, tight: text.length > most }))
}

/** A rough hollow in the rock, different from room to room and the same each time. */
export function hollow(id: string): Point[] {
  let seed = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
  return Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const reach = (41 + 4 * chance()) / Math.max(Math.abs(x), Math.abs(y)) ** 0.72
    return [Math.round(50 + reach * x), Math.round(50 + reach * y)]
  })
}

/** A closed soft line through points. */
export function smooth(points: readonly Point[]): string {
  const between = ([ax, ay]: Point, [bx, by]: Point) => `${(ax + bx) / 2} ${(ay + by) / 2}`
  const around = points.map((point, i) => `Q${point.join(' ')} ${between(point, points[(i + 1) % points.length]!)}`)
  return `M${between(points.at(-1)!, points[0]!)}${around.join('')}Z`
}
