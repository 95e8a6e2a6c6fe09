/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, Sight, Told } from '../../lib/protocol'
import { seatOf, tableOf } from './model'

/** A choice that no piece on the table stands for is made by a token beside the figure in question. */
const CHOICES: Record<string, readonly Target[]> = {
  together: ['verb:together', 'verb:alone'],
  meet: ['meeting:give', 'meeting:offer', 'meeting:none'],
  also: ['answer:yes', 'answer:no'],
  'also-each': ['answer:yes', 'answer:no'],
  relief: ['relief:return', 'relief:keep'],
  lap: ['lap:return', 'lap:keep'],
  gate: ['way:climb', 'way:circle'],
}

/** The tokens of a question. All are shown, so that one can ask why one of them is not possible. */
export function choices(sight: Sight, info: GameInfo): readonly Target[] {
  if (!sight.legal.length) return []
  const fixed = CHOICES[sight.asks ?? '']
  if (fixed) return fixed
  return sight.legal.flatMap((move) => targets(move, sight, info).filter((of) => /^(count|verb):/.test(of)))
}

export function targets(move: LegalMove, _sight: Sight, _info: GameInfo): Target[] {
  const [first = '', second = ''] = move.words
  switch (move.verb) {
    case 'play':
      return [target('card', first)]
    case 'with':
    case 'to':
    case 'as':
    case 'back':
      return [target('sinner', first)]
    case 'give': // one after the other: it is clear who is meant, the question is how many
      return [target('count', second)]
    case 'also':
      return [target('answer', first)]
    case 'relief':
      return [target('relief', first)]
    case 'meet':
      return [target('meeting', first)]
    case 'lap':
      return [target('lap', second)]
    case 'gate':
      return [target('way', first)]
    default:
      return [target('verb', move.verb)]
  }
}

const NAMING: Record<string, string> = {
  remit: 'with',
  'give-with': 'with',
  'give-to': 'to',
  intervene: 'as',
  back: 'back',
}
const VERB_OF: Record<string, string> = { meeting: 'meet', answer: 'also', way: 'gate' }

/** The move that a click on something that does not glow might have meant, for "why can't I?". */
export function wish(chosen: Target, _picked: readonly Target[], sight: Sight): string | null {
  const [domain, word] = parts(chosen)
  const asks = sight.asks ?? ''
  if (!sight.legal.length) return null
  if (domain === 'card') return `play ${word}`
  if (domain === 'sinner') return NAMING[asks] ? `${NAMING[asks]} ${word}` : null
  if (domain === 'verb') return CHOICES[asks]?.includes(chosen) ? word : null
  return VERB_OF[domain] ? `${VERB_OF[domain]} ${word}` : null
}

const NAMED: Record<string, string> = {
  sinner: 'sinner',
  mate: 'sinner',
  role: 'sinner',
  figure: 'sinner',
  other: 'sinner',
  third: 'sinner',
  winner: 'sinner',
  field: 'field',
  area: 'area',
  encounter: 'encounter',
  hour: 'hour',
  seat: 'seat',
}

/** Everything an event speaks of; `to` and `from` are fields or sinners, and a sinner stands for a seat. */
export function mentions(told: Told, sight: Sight): Target[] {
  const table = tableOf(sight)
  return Object.entries(told.args).flatMap(([slot, word]) => {
    const either = slot === 'to' || slot === 'from'
    const domain = either ? (typeof word === 'number' ? 'field' : 'sinner') : NAMED[slot]
    if (domain === 'sinner') return [target(domain, word), target('seat', seatOf(table, String(word)))]
    return domain ? [target(domain, word)] : told.key === 'remorse' ? ['spiral:left'] : []
  })
}

/** The token beside a move's button. */
export function look(move: LegalMove, sight: Sight): string | null {
  const [first = '', second = ''] = move.words.map(String)
  switch (move.verb) {
    case 'play': {
      const [day, night] = first.split('/')
      return `face-${tableOf(sight).light === 'day' ? day : night}`
    }
    case 'with':
    case 'to':
    case 'as':
    case 'back':
      return `sinner-${first}`
    case 'give':
      return `count-${second}`
    default:
      return `choice-${second || first || move.verb}`
  }
}
