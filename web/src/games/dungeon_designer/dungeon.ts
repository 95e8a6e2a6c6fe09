/** Where things lie in a dungeon's drawing, and which rooms are connected: for drawing only, the server counts. */

import type { Point } from '../../lib/geometry'
import { CELLS, cellName, columnOf, roomOf, rowOf, SLOTS, type DungeonView, type Edition, type Side } from './model'

export const CELL = 100
export const LEFT = 26
export const TOP = 52
export const WIDTH = 2 * LEFT + 4 * CELL
export const GATE = TOP + 4 * CELL + 19 // below the strips of the last row
export const HEIGHT = GATE + 38

/** The upper left corner of a cell. */
export const corner = (cell: string): Point => [LEFT + CELL * (columnOf(cell) - 1), TOP + CELL * (rowOf(cell) - 1)]
export const centre = (cell: string): Point => [corner(cell)[0] + CELL / 2, corner(cell)[1] + CELL / 2]

/** The middle of an edge, `h23` or `v30`, and whether it is a level one. */
export function edgeAt(edge: string): { at: Point; level: boolean } {
  const [a, b] = [Number(edge[1]), Number(edge[2])]
  const level = edge[0] === 'h'
  return { at: level ? [LEFT + CELL * (b - 0.5), TOP + CELL * a] : [LEFT + CELL * b, TOP + CELL * (a - 0.5)], level }
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

export interface Link {
  readonly from: string
  readonly to: string
}

/** Connected neighbours: doors on both sides, or a secret passage between two rooms. */
export function links(edition: Edition, dungeon: Pick<DungeonView, 'rooms' | 'passages'>): Link[] {
  const opens = (cell: string, side: Side) => !!roomOf(edition, dungeon.rooms[cell] ?? '')?.doors.includes(side)
  return CELLS.flatMap((from) => {
    const [row, column] = [rowOf(from), columnOf(from)]
    const ways: [to: string, there: Side, back: Side, edge: string][] = [
      [cellName(row, column + 1), 'E', 'W', `v${row}${column}`],
      [cellName(row + 1, column), 'S', 'N', `h${row}${column}`],
    ]
    return ways.flatMap(([to, there, back, edge]) =>
      dungeon.rooms[from] &&
      dungeon.rooms[to] &&
      ((opens(from, there) && opens(to, back)) || dungeon.passages.includes(edge))
        ? [{ from, to }]
        : [],
    )
  })
}

export type Light = 'in' | 'out' | 'both'

/** The lit ways by which gates they hang together with, each as a path to draw; they begin at the gates. */
export function lightOf(edition: Edition, dungeon: DungeonView): Record<Light, string> {
  const { entrance, exit } = dungeon.standing
  const lit: Record<Light, string> = { in: '', out: '', both: '' }
  const kind = (cell: string): Light | null =>
    entrance.includes(cell) ? (exit.includes(cell) ? 'both' : 'in') : exit.includes(cell) ? 'out' : null
  const draw = (light: Light | null, [ax, ay]: Point, [bx, by]: Point) => {
    if (light) lit[light] += `M${ax} ${ay}L${bx} ${by}`
  }
  for (const { from, to } of links(edition, dungeon)) draw(kind(from), centre(from), centre(to))
  const [first, last] = [cellName(1, dungeon.entrance), cellName(4, dungeon.exit)]
  if (entrance.includes(first)) draw(kind(first), [centre(first)[0], TOP - 14], centre(first))
  if (exit.includes(last)) draw(kind(last), [centre(last)[0], GATE + 14], centre(last))
  return lit
}

/** How a room laid into a cell would hang together with its neighbours, as a path to draw. */
export function joints(edition: Edition, dungeon: DungeonView, room: string, cell: string): string {
  const laid = { rooms: { ...dungeon.rooms, [cell]: room }, passages: dungeon.passages }
  return links(edition, laid)
    .filter(({ from, to }) => from === cell || to === cell)
    .map(({ from, to }) => `M${centre(from).join(' ')}L${centre(to).join(' ')}`)
    .join('')
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
