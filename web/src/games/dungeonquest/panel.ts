/** What panels say about a seat. */

import type { BoardWords } from '../../lib/board'
import { below, cardOf, COMBAT, type Combat, type CombatView, type Edition, type HeroView } from './model'

export interface Pack {
  readonly card: string
  readonly count: number
  readonly gold: number | null // null where the card is no loot
}

/** Cards of one kind together, the most precious first. */
export function packed(cards: readonly string[], edition: Edition): Pack[] {
  const kinds = [...new Set(cards)]
  return kinds
    .map((card) => ({
      card,
      count: cards.filter((other) => other === card).length,
      gold: cardOf(edition, card)?.loot ?? null,
    }))
    .toSorted((a, b) => (b.gold ?? -1) - (a.gold ?? -1))
}

/** Where a hero is, in a few words. */
export function whereabouts(hero: HeroView, words: BoardWords): string {
  if (hero.status === 'out') return words.say('own-out')
  if (hero.status === 'dead') return words.say('own-dead', { space: hero.fell?.at ?? '' })
  if (!hero.at) return words.say('own-outside')
  return below(hero) ? words.say('own-below', { space: hero.at, count: hero.row.length }) : words.say('own-at', { space: hero.at })
}

/** Which combat card does more harm than it suffers, against which. */
export const beaten = ({ blows }: CombatView): [one: Combat, other: Combat][] =>
  COMBAT.flatMap((one, i) => COMBAT.flatMap((other, j): [Combat, Combat][] => {
    const [hurt = 0, harm = 0] = blows[i]?.[j] ?? []
    return harm > hurt ? [[one, other]] : []
  }))
