/** The parts of the view and of the edition that are drawn. */

import type { GameInfo, Sight, Texts2 } from '../../lib/protocol'

export type Side = 'N' | 'E' | 'S' | 'W'
export type Slot = 'NE' | 'NW' | 'SW' | 'SE'
export type RoomType = 'cave' | 'stone' | 'dual'
export type Rune = 'red' | 'green' | 'blue'
export type Shape = 'round' | 'oval' | 'square'
export type Half = 'top' | 'bottom'

export const SLOTS: readonly Slot[] = ['NE', 'NW', 'SW', 'SE'] // tokens fill the free ones in this order
export const HALVES: readonly Half[] = ['top', 'bottom']
export const YEARS = 4
export const TURNS = 4
export const CONDITIONS = 8
export const SECRET = 'secret'

export interface RoomKind {
  readonly id: string
  readonly type: RoomType
  readonly doors: string
  readonly elements: Partial<Record<Slot, string>>
  readonly gold: number
  readonly rune: Rune
  readonly power?: 'shrine' | 'fountain'
}
interface Price {
  readonly price: number
}
export interface JaelKind {
  readonly id: string
  readonly runes: readonly Rune[]
  readonly gold: number
  readonly takes: readonly string[] // `left-top` and so on
  readonly base: number
  readonly bonus: { readonly points: number; readonly of: readonly string[] }
}
export interface Edition {
  readonly element: readonly { readonly id: string; readonly name: Texts2 }[]
  readonly expansion: { readonly about: Texts2 }
  readonly room: readonly RoomKind[]
  readonly blueprint: readonly { readonly id: string; readonly rows: readonly (readonly string[])[] }[]
  readonly stall: readonly { readonly id: string; readonly top: Price; readonly bottom: Price }[]
  readonly challenge: readonly { readonly number: number; readonly about: Texts2 }[]
  readonly goal: readonly { readonly id: string; readonly about: Texts2 }[]
  readonly jael: readonly JaelKind[]
  readonly scoring: { readonly blueprint: readonly number[]; readonly goal: readonly number[] }
}

export interface Standing {
  readonly rank: number
  readonly goal: number
  readonly value: number
  readonly challenges: readonly number[]
  readonly stars: number
  readonly blueprint: number
  readonly met: readonly string[]
  readonly entrance: readonly string[]
  readonly exit: readonly string[]
  readonly networks: number
  readonly points: number
}
export interface DungeonView {
  readonly blueprint: string
  readonly entrance: number
  readonly exit: number
  readonly challenges: readonly number[]
  readonly hand: number
  readonly laid: boolean
  readonly rooms: Readonly<Record<string, string>>
  readonly tokens: Readonly<Record<string, readonly string[]>>
  readonly passages: readonly string[]
  readonly types: Readonly<Record<string, 'cave' | 'stone'>>
  readonly standing: Standing
}
export interface StallView {
  readonly stall: string
  readonly top: readonly string[]
  readonly bottom: readonly string[]
}
export interface JaelView {
  readonly cards: readonly string[]
  readonly rooms: readonly string[]
  readonly tokens: Readonly<Record<string, number>>
  readonly acted: boolean
  readonly standing: Readonly<Record<'gold' | 'goal' | 'value' | 'stars' | 'base' | 'bonus' | 'points', number>>
}
export interface TableView {
  readonly year: number
  readonly turn: number
  readonly direction: 'left' | 'right'
  readonly goal: string
  readonly challenges: readonly number[]
  readonly stalls: readonly StallView[]
  readonly stalls_left: number
  readonly challenges_left: number
  readonly challenges_gone: readonly number[]
  readonly supply: Readonly<Record<Shape, number>>
  readonly deck: number
  readonly discard: number
  readonly discarded: readonly string[] | null
  readonly priority: readonly number[]
  readonly notches: readonly number[]
  readonly gold: readonly number[]
  readonly bag: readonly string[]
  readonly lifts: readonly { readonly seat: number; readonly cell: string; readonly face: string }[]
  readonly dungeons: readonly DungeonView[]
  readonly jael: JaelView | null
  readonly hand: readonly string[] | null
  readonly laid: { readonly room: string; readonly column: number } | null
  readonly known: { readonly hands: readonly (readonly string[])[]; readonly discard: readonly string[] } | null
}

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: Sight['table'] }): TableView => sight.table as unknown as TableView

const rooms = new WeakMap<Edition, Map<string, RoomKind>>()
export function roomOf(edition: Edition, id: string): RoomKind | undefined {
  let known = rooms.get(edition)
  if (!known) rooms.set(edition, (known = new Map(edition.room.map((room) => [room.id, room]))))
  return known.get(id)
}

export const cellName = (row: number, column: number): string => `r${row}c${column}`
export const CELLS: readonly string[] = [1, 2, 3, 4].flatMap((r) => [1, 2, 3, 4].map((c) => cellName(r, c)))
export const rowOf = (cell: string): number => Number(cell[1])
export const columnOf = (cell: string): number => Number(cell[3])

/** The own room that lies face down before a column: sealed and to be changed, or already laid. */
export function laidOf(sight: Sight): { room: string; cell: string } | null {
  const { year, laid } = tableOf(sight)
  const [verb, room = '', column = ''] = (sight.answered ?? '').split(' ')
  if (verb === 'place') return { room, cell: cellName(year, Number(column)) }
  return laid && { room: laid.room, cell: cellName(year, laid.column) }
}

/** Halves that Jael's current card marks and has not emptied yet, as `M01-top`. */
export function marked(table: TableView, edition: Edition): ReadonlySet<string> {
  const card = edition.jael.find(({ id }) => id === table.jael?.cards.at(-1))
  if (!card || table.jael?.acted) return new Set()
  const found = card.takes.map((taken) => {
    const [side, half] = taken.split('-')
    return `${table.stalls[side === 'right' ? 1 : 0]?.stall}-${half}`
  })
  return new Set(found)
}

/** Seats in the order that counts now: who has passed stands first, as next year's order shall be. */
export const orderNow = (table: TableView): number[] => [
  ...table.notches,
  ...table.priority.filter((seat) => !table.notches.includes(seat)),
]
