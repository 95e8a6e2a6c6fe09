/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, SightInfo, ToldEvent } from '../../lib/protocol'
import { slotted, spoken } from '../../lib/slots'
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
export function choices(sight: SightInfo, info: GameInfo): readonly Target[] {
  if (!sight.legal.length) return []
  const fixed = CHOICES[sight.asks ?? '']
  if (fixed) return fixed
  return sight.legal.flatMap((move) => targets(move, sight, info).filter((of) => /^(count|verb):/.test(of)))
}

/** Of several words the last one is in question: who is given stones, one after the other, is clear, and how many is not. */
export function targets(move: LegalMove, _sight: SightInfo, info: GameInfo): Target[] {
  const asked = slotted(move, info).at(-1) ?? target('verb', move.verb)
  return [asked.replace('faces:', 'card:')]
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
export function wish(chosen: Target, _picked: readonly Target[], sight: SightInfo): string | null {
  const [domain, word] = parts(chosen)
  const asks = sight.asks ?? ''
  if (!sight.legal.length) return null
  if (domain === 'card') return `play ${word}`
  if (domain === 'sinner') return NAMING[asks] ? `${NAMING[asks]} ${word}` : null
  if (domain === 'verb') return CHOICES[asks]?.includes(chosen) ? word : null
  return VERB_OF[domain] ? `${VERB_OF[domain]} ${word}` : null
}

const DRAWN = new Set(['sinner', 'field', 'area', 'encounter', 'hour', 'seat'])

/** Everything an event speaks of; a sinner stands for a seat. */
export function mentions(told: ToldEvent, sight: SightInfo, info: GameInfo): Target[] {
  if (told.key === 'remorse') return ['spiral:left']
  const seat = (of: Target) => (of.startsWith('sinner:') ? [target('seat', seatOf(tableOf(sight), parts(of)[1]))] : [])
  return spoken(told, info, DRAWN).flatMap((of) => [of, ...seat(of)])
}

/** The token beside a move's button. */
export function look(move: LegalMove, sight: SightInfo, info: GameInfo): string | null {
  const [domain, word] = parts(targets(move, sight, info)[0]!)
  const [day, night] = word.split('/')
  if (domain === 'card') return `face-${tableOf(sight).light === 'day' ? day : night}`
  return `${domain === 'sinner' || domain === 'count' ? domain : 'choice'}-${word}`
}
