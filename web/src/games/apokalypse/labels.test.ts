import { expect, it } from 'vitest'
import { GameWords } from '../../lib/words'
import { info } from './fixtures'
import { cardName } from './labels'

it.each([
  ['work_drugs', 'good', 'Arbeit', 'Work'],
  ['work_drugs', 'evil', 'Drogen', 'Drugs'],
  ['shield_mh', 'evil', 'Arche', 'Ark'],
] as const)('a laid card goes by the half that one sees: %s, %s', (card, wing, german, english) => {
  expect(cardName(card, wing, new GameWords('de', [], info))).toBe(german)
  expect(cardName(card, wing, new GameWords('en', [], info))).toBe(english)
})
