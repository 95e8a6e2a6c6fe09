// How a click becomes a move. Every legal move has targets; what has been picked narrows the moves down, in any order;
// what the moves left over still need glows.

import { parts, type GameModule, type Target } from './board'
import type { GameInfo, LegalMove, Sight } from './protocol'
import { slotDomain } from './words'

export interface Way {
  move: LegalMove
  targets: readonly Target[]
}

export interface Composed {
  picked: readonly Target[]
  matches: readonly Way[] // the moves that what is picked can still become
  glowing: ReadonlySet<Target>
  ready: LegalMove | null // the move that would be played
  sure: boolean // nothing else could be meant
}

/** Whether an answer is owed; who has given a sealed one may change it but need not. */
export const owes = (sight: Sight): boolean => sight.legal.length > 0 && !sight.answered

/** The own sealed answer while it can still be changed: until the last of the others has answered. */
export const answerOf = (sight: Sight): LegalMove | null =>
  sight.legal.find((move) => move.move === sight.answered) ?? null

/** Every legal move with what one clicks for it. */
export const waysOf = (module: GameModule, sight: Sight, info: GameInfo): Way[] =>
  sight.legal.map((move) => ({ move, targets: module.targets(move, sight, info) }))

const covers = (way: Way, picked: readonly Target[]) => picked.every((target) => way.targets.includes(target))

/** Where composing stands. */
export function compose(ways: readonly Way[], picked: readonly Target[]): Composed {
  const matches = ways.filter((way) => covers(way, picked))
  const glowing = new Set(matches.flatMap((way) => way.targets.filter((target) => !picked.includes(target))))
  const whole = matches.find((way) => way.targets.length === picked.length)
  const only = matches.length === 1 ? matches[0] : undefined
  const ready = picked.length ? ((whole ?? only)?.move ?? null) : null
  return { picked, matches, glowing, ready, sure: !!ready && matches.length === 1 }
}

/**
 * What is picked after a click: a picked target is let go, a fitting one is added, and one that fits only another move
 * begins anew. Null if no legal move has this target.
 */
export function pick(ways: readonly Way[], picked: readonly Target[], target: Target): readonly Target[] | null {
  if (picked.includes(target)) return picked.filter((other) => other !== target)
  const added = [...picked, target]
  if (ways.some((way) => covers(way, added))) return added
  const kept = picked.filter((other) => ways.some((way) => covers(way, [other, target])))
  if (kept.length) return [kept.at(-1)!, target]
  return ways.some((way) => way.targets.includes(target)) ? [target] : null
}

/** A move one might mean by a target that does not glow: a legal verb whose slot could hold the word. */
export function wish(
  module: GameModule,
  target: Target,
  picked: readonly Target[],
  sight: Sight,
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

/** Legal moves by verb, in the order the verbs first come up. */
export function byVerb(ways: readonly Way[]): [verb: string, ways: Way[]][] {
  const groups = new Map<string, Way[]>()
  for (const way of ways) groups.set(way.move.verb, [...(groups.get(way.move.verb) ?? []), way])
  return [...groups]
}
