// What somebody might mean by a click on what does not glow. It is fetched once the board is painted.

import { parts, type GameSense, type Target } from './board'
import type { GameInfo, SightInfo } from './protocol'
import { slotDomain } from './words'

/** A move one might mean by a target that does not glow: a legal verb whose slot could hold the word. */
export function wish(
  module: GameSense,
  target: Target,
  picked: readonly Target[],
  sight: SightInfo,
  info: GameInfo,
): string | null {
  if (module.wish) return module.wish(target, picked, sight, info)
  const [domain, word] = parts(target)
  if (domain === 'verb') return (info.verbs[word] ?? []).length ? null : word
  for (const like of sight.legal) {
    const slots = (info.verbs[like.verb] ?? []).map(slotDomain)
    const at = slots.findIndex((slot) => slot === domain || (info.names[slot] && word in info.names[slot]))
    if (at >= 0) return [like.verb, ...like.words.map((other, i) => (i === at ? word : other))].join(' ')
  }
  return null
}
