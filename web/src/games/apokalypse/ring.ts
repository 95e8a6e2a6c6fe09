/** Where the nations sit around the table: all of one size, one's own in front, and the others clockwise from it. */

import type { NationView } from './model'
import { frameOf, HEIGHT, PITCH, widthOf } from './triptych'

export interface Ring {
  readonly across: number // nations in a full row
  readonly scale: number // px of a unit of their drawings ...
  readonly width: number // ... which are so wide
  readonly place: number // px that one sees at least of a card
  readonly seats: readonly Cell[] // one's own first, then as they sit
}

/** A place in the ring: its row from the back to the front, and where it begins, in halves of a nation. */
export interface Cell {
  readonly row: number
  readonly half: number
}

export const GAP = 6 // px between two nations
export const HEAD = 34 // px of a nation's name ...
const NARROW = 430 // ... which takes two lines below this width
const TIGHT = 36 // units from column to column, at least
const EDGE = 14 // px of its border and padding, both sides together

export const headOf = (width: number): number => (width < NARROW ? 2 * HEAD - 8 : HEAD)

/** The ring in which the nations are largest. */
export function ringOf(width: number, height: number, nations: readonly NationView[]): Ring {
  const count = nations.length
  const tight = Math.max(...nations.map((nation) => widthOf(nation, TIGHT)))
  const rings = Array.from({ length: Math.min(count, 3) }, (_, i): Ring => {
    const across = i + 1
    const rows = Math.ceil(count / across)
    const [wide, high] = [(width - GAP * (across - 1)) / across, (height - GAP * (rows - 1)) / rows]
    const scale = Math.max(0.01, Math.min((wide - EDGE) / tight, (high - headOf(wide) - EDGE) / HEIGHT))
    const units = (wide - EDGE) / scale
    const place = scale * Math.min(PITCH, ...nations.map((nation) => frameOf(nation, units).pitch))
    return { across, scale, width: units, place, seats: around(count, across) }
  })
  return rings.reduce((best, ring) => (ring.place > best.place ? ring : best))
}

/** Whether places are large enough for what points at them: a finger, or a mouse. */
export const isMet = ({ place }: Ring, touched: boolean): boolean => place >= (touched ? 32 : 24)

/** Rows are full, but for the front one. With one nation a row the next sits at the back. */
function around(count: number, across: number): Cell[] {
  const back = Math.ceil(count / across) - 1
  const front = count - across * back
  const cell = (row: number, column: number): Cell => ({ row, half: 2 * column + (row === back ? across - front : 0) })
  const rows = Array.from({ length: back }, (_, row) => row)
  if (across === 1) return [cell(back, 0), ...rows.map((row) => cell(row, 0))]
  const own = Math.floor((front - 1) / 2)
  const columns = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
  return [
    ...columns(0, own + 1).reverse().map((column) => cell(back, column)),
    ...rows.slice(1).reverse().map((row) => cell(row, 0)),
    ...(back ? columns(0, across).map((column) => cell(0, column)) : []),
    ...rows.slice(1).map((row) => cell(row, across - 1)),
    ...columns(own + 1, front).reverse().map((column) => cell(back, column)),
  ]
}
