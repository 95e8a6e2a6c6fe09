/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, Sight, Told } from '../../lib/protocol'
import {
  editionOf,
  forHeaven,
  isMusic,
  kindOf,
  nationOf,
  otherWing,
  placeOf,
  placeTarget,
  seatOf,
  tableOf,
  type Back,
  type Edition,
  type Plane,
  type TableView,
  type Wing,
} from './model'

const back = (nation: string, kind: string): Target => target('back', `${nation}-${kind}`)

/** Where a new card of a row goes: to its outer end (APO-018). */
function outside(table: TableView, nation: string, wing: Wing, plane: Plane): Target {
  const rows = table.nations[seatOf(table, nation)]?.[wing]
  return placeTarget(nation, wing, plane, (rows?.[plane].length ?? 0) + 1)
}

export function targets(move: LegalMove, sight: Sight, info: GameInfo): Target[] {
  const table = tableOf(sight)
  const [first = '', second = '', third = ''] = move.words.map(String)
  const kind = () => kindOf(editionOf(info), first)
  const card = target('card', first)
  switch (move.verb) {
    case 'person':
      return [card, outside(table, second, third as Wing, 'earth')]
    case 'heaven':
    case 'hell':
      return [card, outside(table, second, third as Wing, move.verb)]
    case 'replace': // APO-038, APO-046: heaven above the good, hell below the evil
      return [card, forHeaven(kind()) ? placeTarget(second, 'good', 'heaven', Number(third)) : placeTarget(second, 'evil', 'hell', Number(third))]
    case 'neutralise': // APO-059: the other kind of music
      return [card, kind() === 'church' ? placeTarget(second, 'evil', 'hell', Number(third)) : placeTarget(second, 'good', 'heaven', Number(third))]
    case 'violence':
      return [target('card', 'violence'), placeTarget(first, second as Wing, 'earth', table.nations[seatOf(table, first)]?.[second as Wing].earth.length ?? 0)]
    case 'convert':
      return [target('card', 'conversion'), placeTarget(first, second as Wing, 'earth', Number(third))]
    case 'give':
    case 'parry':
      return [card]
    case 'to':
      return [target('nation', first)]
    case 'steal':
      return [back(first, second)]
    case 'settle': // APO-082: the outer end of the opposite wing
      return [outside(table, first, otherWing(table.attack?.wing ?? 'good'), 'earth')]
    default:
      return [target('verb', move.verb)]
  }
}

/** The move that a click on something that does not glow might have meant, for "why can't I?". */
export function wish(chosen: Target, picked: readonly Target[], sight: Sight, info: GameInfo): string | null {
  if (!sight.legal.length || sight.answered) return null
  const table = tableOf(sight)
  const [domain, word] = parts(chosen)
  const held = picked.find((other) => other.startsWith('card:'))?.slice(5) ?? null
  switch (domain) {
    case 'place':
      return held ? wishToPlace(chosen, held, table, editionOf(info)) : null
    case 'card':
      return wishForCard(word, sight, nationOf(table, sight.seat ?? 0), editionOf(info))
    case 'nation':
      return sight.asks === 'give-to' ? `to ${word}` : null
    case 'back':
      return sight.asks === 'steal' || sight.asks === 'may-steal' ? `steal ${word.replace('-', ' ')}` : null
    default:
      return null
  }
}

function wishToPlace(chosen: Target, card: string, table: TableView, edition: Edition): string | null {
  const { nation, wing, plane, column } = placeOf(chosen)!
  const kind = kindOf(edition, card)
  if (kind === 'violence') return `violence ${nation} ${wing}`
  if (kind === 'conversion') return `convert ${nation} ${wing} ${column}`
  if (plane === 'earth') return `person ${card} ${nation} ${wing}`
  const lying = table.nations[seatOf(table, nation)]?.[wing][plane][column - 1]
  if (lying && isMusic(kind) && isMusic(kindOf(edition, lying))) return `neutralise ${card} ${nation} ${column}`
  const replaceable = wing === (plane === 'heaven' ? 'good' : 'evil') && forHeaven(kind) === (plane === 'heaven')
  return lying && replaceable ? `replace ${card} ${nation} ${column}` : `${plane} ${card} ${nation} ${wing}`
}

/** A card that cannot be played anywhere: what it would do at home. */
function wishForCard(card: string, sight: Sight, home: string, edition: Edition): string | null {
  if (sight.asks === 'react') return `parry ${card}`
  if (sight.asks !== 'turn' && sight.asks !== 'seal') return null
  const kind = kindOf(edition, card)
  if (kind === 'violence') return `violence ${home} evil`
  if (kind === 'conversion') return `convert ${home} evil 1`
  if (kind === 'saint' || kind === 'fiend') return `person ${card} ${home} ${kind === 'saint' ? 'good' : 'evil'}`
  return forHeaven(kind) ? `heaven ${card} ${home} good` : `hell ${card} ${home} evil`
}

/** Everything an event speaks of. */
export function mentions(told: Told, sight: Sight): Target[] {
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
