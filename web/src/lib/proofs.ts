/** What is proved of every board. */

import { expect, it } from 'vitest'
import type { GameSense } from './board'
import { compose, pick } from './compose'
import type { Moment } from './fixtures'
import type { GameInfo, LegalMove, ToldEvent } from './protocol'

/** A move by its notation. */
export function legal(text: string): LegalMove {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  return { move: text, verb, words: words.map((word) => (/^\d+$/.test(word) ? Number(word) : word)) }
}

export const told = (key: string, args: ToldEvent['args'] = {}): ToldEvent => ({ key, clause: '', args, final: false, kept: true })

/** Every legal move has targets of its own, and is ready once they are picked one by one. */
export const provesTargets = (moments: readonly Pick<Moment, 'name' | 'sight'>[], targets: GameSense['targets'], info: GameInfo): void =>
  it.each(moments.map(({ name, sight }) => [name, sight] as const))('are distinct and complete: %s', (_, sight) => {
    const ways = sight.legal.map((move) => ({ move, targets: targets(move, sight, info) }))
    expect(new Set(ways.map((way) => way.targets.toSorted().join(' '))).size).toBe(ways.length)
    for (const { move, targets: clicked } of ways) {
      const picked = clicked.reduce<readonly string[]>((so, target) => pick(ways, so, target) ?? [], [])
      expect(compose(ways, picked).ready).toBe(move)
    }
  })
