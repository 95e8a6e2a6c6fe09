import { expect, it } from 'vitest'
import { wrapped } from './geometry'

it('texts are cut between words only', () => {
  expect(wrapped('Der Engel an der Pforte', 12)).toEqual(['Der Engel an', 'der Pforte'])
  expect(wrapped('Ritter Baldur von Hohenfels', 18)).toEqual(['Ritter Baldur von', 'Hohenfels'])
  expect(wrapped('', 5)).toEqual([''])
})
