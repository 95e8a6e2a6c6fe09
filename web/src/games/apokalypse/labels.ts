/** How places and cards are called. */

import type { BoardWords } from '../../lib/board'
import { editionOf, isSeal, kindOf, PERSON, type Edition, type NationView, type Wing } from './model'
import type { PlaceSpot } from './triptych'

/** A laid card by the half that one sees. */
export function cardName(card: string, wing: Wing, words: BoardWords): string {
  if (card === PERSON) return words.say(`person-${wing}`)
  const half = editionOf(words.info).card.find((one) => one.id === card)?.[wing]?.name
  return half?.[words.lang] ?? String(words.name('card', card))
}

export function labelOf(spot: PlaceSpot, nation: NationView, words: BoardWords): string {
  const where = {
    nation: words.name('nation', nation.nation),
    wing: words.name('wing', spot.wing),
    plane: words.name('plane', spot.plane),
    column: spot.column,
  }
  if (!spot.card) return words.say('place-free', where)
  const label = words.say('place-card', { ...where, card: cardName(spot.card, spot.wing, words) })
  const dies = spot.plane === 'earth' && nation[spot.wing].doomed.includes(spot.column)
  return dies ? `${label}. ${words.say('place-doomed')}` : label
}

/** The text about a card in a wing: what its visible half does. */
export function aboutOf(card: string, wing: Wing, edition: Edition): { de: string; en: string } | null {
  const kind = kindOf(edition, card)
  const code = edition.card.find((one) => one.id === card)?.[wing]?.code
  const id = isSeal(card) ? 'seal' : kind === 'church' || kind === 'metal' ? 'music' : (code ?? kind)
  return edition.about.find((one) => one.id === id)?.text ?? null
}

/** A name that may be broken where its parts meet, so that narrow cards show it whole. */
export const broken = (name: string, words: BoardWords): string =>
  words.say('name-breaks').split(' ').reduce((so, word) => so.replace(word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')), name.replace(' – ', '\n'))
