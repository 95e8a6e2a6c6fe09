// What moves and events speak of, by the domains that the grammar of the server gives their slots: `fly <to:volcano> <power>`.

import { target, type Target } from './board'
import type { GameInfo, LegalMove, ToldEvent } from './protocol'
import { slotDomain, slotName } from './words'

/** The words of a move as targets; a number goes by the name of its slot. */
export const slotted = ({ verb, words }: LegalMove, info: GameInfo): Target[] =>
  words.map((word, i) => {
    const slot = info.verbs[verb]?.[i] ?? 'word'
    return target(slotDomain(slot) === 'number' ? slotName(slot) : slotDomain(slot), word)
  })

/** What an event speaks of, of these domains or of all. */
export const spoken = ({ key, args }: ToldEvent, info: GameInfo, domains?: ReadonlySet<string>): Target[] =>
  (info.events[key] ?? []).flatMap((slot) => {
    const [domain, word] = [slotDomain(slot), args[slotName(slot)]]
    return word === undefined || domains?.has(domain) === false ? [] : [target(domain, word)]
  })
