/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, SightInfo, ToldEvent } from '../../lib/protocol'
import { slotted } from '../../lib/slots'
import { nationOf, placeOf, placeTarget, seatOf, tableOf, type Back, type Plane, type TableView, type Wing } from './model'
import type { RowView } from './types'

const back = (nation: string, kind: string): Target => target('back', `${nation}-${kind}`)

/** Where a new card of a row goes. */
const outside = (table: TableView, nation: string, wing: Wing, plane: Plane): Target =>
  placeTarget(nation, wing, plane, table.nations[seatOf(table, nation)]?.[wing].ends[plane] ?? 1)
/** A place in the one row where a card changes or silences others. */
const within = (row: RowView | null | undefined, nation: string, column: string): Target[] =>
  row ? [placeTarget(nation, row.wing, row.plane, Number(column))] : []

export function targets(move: LegalMove, sight: SightInfo, info: GameInfo): Target[] {
  const table = tableOf(sight)
  const [first = '', second = '', third = ''] = move.words.map(String)
  const card = target('card', first)
  switch (move.verb) {
    case 'person':
      return [card, outside(table, second, third as Wing, 'earth')]
    case 'heaven':
    case 'hell':
      return [card, outside(table, second, third as Wing, move.verb)]
    case 'replace':
      return [card, ...within(table.cards[first]?.changes, second, third)]
    case 'neutralise':
      return [card, ...within(table.cards[first]?.silences, second, third)]
    case 'violence':
      return [target('card', 'violence'), placeTarget(first, second as Wing, 'earth', table.nations[seatOf(table, first)]?.[second as Wing].earth.length ?? 0)]
    case 'convert':
      return [target('card', 'conversion'), placeTarget(first, second as Wing, 'earth', Number(third))]
    case 'give':
    case 'parry':
    case 'to':
      return slotted(move, info)
    case 'steal':
      return [back(first, second)]
    case 'settle':
      return [outside(table, first, table.attack?.leads_to ?? 'good', 'earth')]
    default:
      return [target('verb', move.verb)]
  }
}

/** The move that a click on something that does not glow might have meant, for "why can't I?". */
export function wish(chosen: Target, picked: readonly Target[], sight: SightInfo): string | null {
  if (!sight.legal.length || sight.answered) return null
  const table = tableOf(sight)
  const [domain, word] = parts(chosen)
  const held = picked.find((other) => other.startsWith('card:'))?.slice(5) ?? null
  switch (domain) {
    case 'place':
      return held ? wishToPlace(chosen, held, table) : lyingAt(chosen, table) ? null : ''
    case 'card':
      return wishForCard(word, sight, table)
    case 'nation':
      return sight.asks === 'give-to' ? `to ${word}` : null
    case 'back':
      return `steal ${word.replace('-', ' ')}`
    default:
      return null
  }
}

function lyingAt(chosen: Target, { nations }: TableView): string | null | undefined {
  const { nation, wing, plane, column } = placeOf(chosen)!
  return nations.find((one) => one.nation === nation)?.[wing][plane][column - 1]
}

function wishToPlace(chosen: Target, card: string, table: TableView): string | null {
  const { nation, wing, plane, column } = placeOf(chosen)!
  const { use, silences, changes } = table.cards[card]!
  if (use.verb === 'violence') return `violence ${nation} ${wing}`
  if (use.verb === 'convert') return `convert ${nation} ${wing} ${column}`
  if (plane === 'earth') return `person ${card} ${nation} ${wing}`
  const lying = lyingAt(chosen, table)
  const isHere = (row: RowView | null) => row?.wing === wing && row.plane === plane
  if (lying && isHere(silences)) return `neutralise ${card} ${nation} ${column}`
  return lying && isHere(changes) ? `replace ${card} ${nation} ${column}` : `${plane} ${card} ${nation} ${wing}`
}

/** A card that cannot be played anywhere: what it would do at home. */
function wishForCard(card: string, sight: SightInfo, table: TableView): string | null {
  if (sight.asks === 'react') return `parry ${card}`
  const { verb, wing } = table.cards[card]!.use
  const where = `${nationOf(table, sight.seat ?? 0)} ${wing}`
  return verb === 'violence' ? `violence ${where}` : verb === 'convert' ? `convert ${where} 1` : `${verb} ${card} ${where}`
}

/** Everything an event speaks of. */
export function mentions(told: ToldEvent, sight: SightInfo): Target[] {
  const table = tableOf(sight)
  const { seat, to, from, nation, wing, plane, column, rider, back: kind } = told.args
  const found: Target[] = []
  for (const who of [seat, to, from]) if (typeof who === 'number') found.push(target('seat', who), target('nation', nationOf(table, who)))
  for (const where of [nation, to]) if (typeof where === 'string') found.push(target('nation', where))
  if (typeof nation === 'string' && wing && column) {
    found.push(placeTarget(nation, wing as Wing, (plane ?? 'earth') as Plane, Number(column)))
  }
  if (rider) found.push(target('rider', rider))
  if (kind && !from && !to) found.push(target('talon', kind as Back))
  return [...new Set(found)]
}

/** The token beside a move's button. */
export function look(move: LegalMove): string | null {
  const [first = '', second = '', third = ''] = move.words.map(String)
  switch (move.verb) {
    case 'person':
      return first.startsWith('saint') || first.startsWith('fiend') ? `card-${first}` : `person-${third}`
    case 'heaven':
    case 'hell':
    case 'replace':
    case 'neutralise':
    case 'give':
    case 'parry':
      return `card-${first}`
    case 'violence':
      return 'card-violence'
    case 'convert':
      return 'card-conversion'
    case 'steal':
      return `back-${second}`
    case 'settle':
      return `nation-${first}`
    default:
      return null
  }
}
