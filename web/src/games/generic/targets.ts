/** What one clicks for a move of any game: its verb and the words that fill its slots. */

import { target, type Motion, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, SightInfo, ToldEvent } from '../../lib/protocol'
import { spoken } from '../../lib/slots'
import { slotDomain } from '../../lib/words'

/** A second word of the same domain has its slot in its target, so that "from A to B" is not "from B to A". */
export function targets(move: LegalMove, _sight: SightInfo, info: GameInfo): Target[] {
  const domains = (info.verbs[move.verb] ?? []).map(slotDomain)
  const words = move.words.map((word, i) => {
    const domain = domains[i] ?? 'word'
    return target(domains.indexOf(domain) < i ? `${domain}-${i}` : domain, word)
  })
  return [target('verb', move.verb), ...words]
}

export const mentions = (told: ToldEvent, _sight: SightInfo, info: GameInfo): Target[] => spoken(told, info)

/** Whatever an event speaks of first lights up for a moment. */
export function motions(told: ToldEvent, before: SightInfo, _after: SightInfo, info: GameInfo): Motion[] {
  const [first] = mentions(told, before, info)
  return first ? [{ kind: 'flash', ms: 220, target: first, sound: 'card' }] : []
}
