/** How the page reads Dungeon Designer's edition and view. */

import type { Target } from '../../lib/board'
import type { GameInfo, SightInfo } from '../../lib/protocol'
import type { Edition, GainView, Room as RoomKind, Slots, StallView, TableView } from './types'

export type { DungeonView, Edition, GainView, JaelView, Room as RoomKind, StallView, StandingView, TableView } from './types'

export type RoomType = RoomKind['type']
export type Rune = RoomKind['rune']
export type Slot = keyof Slots
export type Half = Exclude<keyof StallView, 'stall'>

export const SLOTS: readonly Slot[] = ['NE', 'NW', 'SW', 'SE'] // tokens fill the free ones in this order
export const HALVES: readonly Half[] = ['top', 'bottom']
export const YEARS = 4
export const TURNS = 4
export const CONDITIONS = 8
export const SECRET = 'secret'

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: SightInfo['table'] }): TableView => sight.table as unknown as TableView

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
export function laidOf(sight: SightInfo): { room: string; cell: string } | null {
  const { year, laid } = tableOf(sight)
  const [verb, room = '', column = ''] = (sight.answered ?? '').split(' ')
  if (verb === 'place') return { room, cell: cellName(year, Number(column)) }
  return laid && { room: laid.room, cell: cellName(year, laid.column) }
}

/** What the thing in question would bring by the cells and edges it may go to: the room picked, else the token to place. */
export function gainsOf(sight: SightInfo, picked: readonly Target[]): Readonly<Record<string, GainView>> {
  const { gains, bag, lifts } = tableOf(sight)
  const room = picked.find((target) => target.startsWith('room:'))?.slice(5)
  const face = sight.asks === 'carry' ? lifts.find(({ seat }) => seat === sight.seat)?.face : bag[0]
  return gains?.[room ?? face ?? ''] ?? {}
}

/** Points with their sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0')

/** Halves that Jael's current card marks and has not emptied yet, as `M01-top`. */
export const marked = ({ jael }: TableView): ReadonlySet<string> =>
  new Set(jael && !jael.acted ? jael.takes.map(({ stall, half }) => `${stall}-${half}`) : [])
