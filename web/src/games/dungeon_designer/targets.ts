/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { LegalMove, Sight, Told } from '../../lib/protocol'
import { cellName, columnOf, rowOf, tableOf } from './model'

const half = (stall: string, side: string): Target => target('half', `${stall}-${side}`)

export function targets(move: LegalMove, sight: Sight): Target[] {
  const { year } = tableOf(sight)
  const [first = '', second = ''] = move.words.map(String)
  const column = (word: string) => target('cell', cellName(year, Number(word)))
  switch (move.verb) {
    case 'place':
      return [target('room', first), column(second)]
    case 'discard':
    case 'keep':
      return [target('room', first)]
    case 'swap':
      return [column(first), column(second)]
    case 'move':
      return [target('token', `${first}-${second}`)]
    case 'to':
    case 'token':
      return [target('cell', first)]
    case 'buy':
      return [half(first, second)]
    case 'passage':
      return [target('edge', first)]
    case 'pass':
      return [target('challenge', first)]
    case 'dual':
      return [target('cell', first), target('type', second)]
    default:
      return [target('verb', move.verb)]
  }
}

/** The move that a click on something that does not glow might have meant, for "why can't I?". Whoever is not asked
 * just wants to look at it. */
export function wish(chosen: Target, picked: readonly Target[], sight: Sight): string | null {
  const [domain, word] = parts(chosen)
  if (!sight.legal.length || sight.answered) return null
  const { year, lifts } = tableOf(sight)
  const held = picked.find((other) => other.startsWith('room:'))?.slice(5)
  switch (sight.asks) {
    case 'commit':
    case 'place':
      return domain === 'cell' && held && rowOf(word) === year ? `place ${held} ${columnOf(word)}` : null
    case 'market':
      return domain === 'half' ? `buy ${word.replace('-', ' ')}` : null
    case 'token':
      return domain === 'cell' ? `token ${word}` : null
    case 'carry':
      return domain === 'cell' && lifts.length ? `to ${word}` : null
    case 'passage':
      return domain === 'edge' ? `passage ${word}` : null
    default:
      return null
  }
}

const DOMAINS: Record<string, string> = { from: 'cell', to: 'cell', a: 'cell', b: 'cell' }
const NAMED = new Set(['cell', 'edge', 'room', 'seat', 'challenge', 'goal', 'jael'])
const OWN = new Set(['cell', 'edge'])

/** Everything an event speaks of. Cells and edges are drawn for the own dungeon; what is elsewhere lights up its seat. */
export function mentions(told: Told, sight: Sight): Target[] {
  const elsewhere = told.args['seat'] !== undefined && told.args['seat'] !== sight.seat
  const { stall, half: side } = told.args
  const wares = stall === undefined ? [] : side === undefined ? [] : [half(String(stall), String(side))]
  return wares.concat(
    Object.entries(told.args).flatMap(([slot, word]) => {
      const domain = DOMAINS[slot] ?? slot
      return NAMED.has(domain) && !(elsewhere && OWN.has(domain)) ? [target(domain, word)] : []
    }),
  )
}

const LOOKS: Record<string, string> = { place: 'room', discard: 'room', keep: 'room', pass: 'challenge', buy: 'coin' }

/** The token beside a move's button. */
export function look(move: LegalMove, sight: Sight): string | null {
  const { bag, lifts, stalls } = tableOf(sight)
  const [first = '', second = ''] = move.words.map(String)
  switch (move.verb) {
    case 'token':
      return `face-${bag[0]}`
    case 'passage':
      return 'face-secret'
    case 'move':
      return `face-${second}`
    case 'to':
      return `face-${lifts.find(({ seat }) => seat === sight.seat)?.face}`
    case 'dual':
      return `face-${second}`
    case 'buy': {
      const wares = stalls.find(({ stall }) => stall === first)?.[second as 'top' | 'bottom']
      return wares?.length === 1 ? `face-${wares[0]}` : 'coin'
    }
    default:
      return LOOKS[move.verb] ?? null
  }
}
