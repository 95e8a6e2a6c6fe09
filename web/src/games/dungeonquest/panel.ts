/** What panels say about a seat. */

import type { GameWords } from '../../lib/words'
import { below, cardOf, COMBAT, type Combat, type Edition, type HeroView } from './model'

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
export function whereabouts(hero: HeroView, words: GameWords): string {
  if (hero.status === 'out') return words.say('own-out')
  if (hero.status === 'dead') return words.say('own-dead')
  if (!hero.at) return words.say('own-outside')
  return below(hero) ? words.say('own-below', { space: hero.at, count: hero.row.length }) : words.say('own-at', { space: hero.at })
}

export interface Worth {
  readonly card: string
  readonly gold: number
}

/** What each card of a survivor is worth in the end: twins together are worth more, the lamp what its dice have said. */
export function worth(loot: readonly string[], lamp: number, edition: Edition): Worth[] {
  const twins = loot.filter((card) => cardOf(edition, card)?.pair)
  const gold = (card: string) => {
    const kind = cardOf(edition, card)
    if (kind?.pair && twins.length > 1) return kind.pair
    return kind?.dice ? lamp : (kind?.loot ?? 0)
  }
  return loot.map((card) => ({ card, gold: gold(card) })).toSorted((a, b) => b.gold - a.gold)
}

type Options = Readonly<Record<string, boolean | number | string>>

/** Wounds that hero and monster suffer, by their cards, as this table plays it. */
export function blows(edition: Edition, options: Options, hero: Combat, monster: Combat): [hero: number, monster: number] {
  const told = (a: Combat, b: Combat) => edition.combat.wounds[COMBAT.indexOf(a)]?.[COMBAT.indexOf(b)] ?? [0, 0]
  let [hurt, harm] = told(hero, monster)
  if (options['combat_symmetric'] && hero === 'melee' && monster === 'ranged') harm = told('ranged', 'melee')[0]
  return options['combat_cycle'] === 'ranged_over_melee' && hero !== monster ? [harm, hurt] : [hurt, harm]
}
