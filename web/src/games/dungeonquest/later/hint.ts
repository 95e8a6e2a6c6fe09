/** What stands in the way to a space that is pointed at, and how likely it is overcome. For the eye only: what really
 * happens, the server says. */

import { parts, type Target } from '../../../lib/board'
import type { Sight } from '../../../lib/protocol'
import { ahead } from '../geometry'
import {
  DIRECTIONS,
  roomAt,
  sidesOf,
  tableOf,
  tileOf,
  turned,
  type Attribute,
  type Direction,
  type Edition,
  type TableView,
} from '../model'

export type Need = { readonly kind: 'door' } | { readonly kind: 'test'; readonly attribute: Attribute; readonly score: number }

/** How many of a hundred throws of two dice stay at or below a score. */
export function chance(score: number): number {
  const ways = Array.from({ length: 36 }, (_, i) => (i % 6) + Math.floor(i / 6) + 2)
  return Math.round((100 * ways.filter((sum) => sum <= score).length) / 36)
}

const sideOf = (edition: Edition, table: TableView, space: string, way: Direction) => {
  const lies = table.tiles[space]
  const kind = lies && tileOf(edition, lies.tile)
  return kind ? sidesOf(kind, lies.facing)[way] : 'o'
}

/** What a hero needs to get from the own room to a space next to it. */
export function needs(table: TableView, edition: Edition, seat: number, to: string, free: boolean): Need[] {
  const hero = table.heroes[seat]
  if (!hero?.at || hero.heading) return []
  const { treasure } = edition.board
  const cells = treasure.includes(hero.at) ? treasure : [hero.at]
  const step = cells.flatMap((at) => DIRECTIONS.map((way) => ({ at, way }))).find(({ at, way }) => ahead(edition, at, way, 1) === to)
  if (!step) return []
  const test = (attribute: Attribute): Need => ({ kind: 'test', attribute, score: hero.attributes[attribute] })
  const room = roomAt(edition, table, step.at)
  const across = !!hero.side && !hero.side.includes(step.way)
  const found: Need[] = []
  if (room === 'web' && (across || !free)) found.push(test('strength'))
  if (room === 'cavein' && across) found.push(test('agility'))
  const halls = free ? [] : [sideOf(edition, table, step.at, step.way), sideOf(edition, table, to, turned(step.way, 2))]
  for (const side of halls) {
    if (side === 'd') found.push({ kind: 'door' })
    if (side === 'p') found.push(test('strength'))
  }
  return roomAt(edition, table, to) === 'pit' ? [...found, test('luck')] : found
}

/** What the space under the pointer asks of who may go there. */
export function hintOf(sight: Sight, edition: Edition, highlighted: ReadonlySet<Target>): { space: string; needs: Need[] } | null {
  const [one, another] = [...highlighted].filter((target) => target.startsWith('space:'))
  const space = one && !another ? parts(one)[1] : ''
  const legal = sight.legal.some(({ verb, words }) => verb === 'move' && words[0] === space)
  if (!legal || sight.seat === null) return null
  const found = needs(tableOf(sight), edition, sight.seat, space, sight.asks === 'move-on')
  return found.length ? { space, needs: found } : null
}
