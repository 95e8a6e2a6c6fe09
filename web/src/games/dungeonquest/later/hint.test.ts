import { expect, it } from 'vitest'
import { moment } from '../fixtures'
import { tableOf } from '../model'
import type { Need } from '../types'
import { hintOf } from './hint'

it('is told only of one space, and only of one that may be gone to and is not simply open', () => {
  const { sight } = moment('act')
  const door: Need = { hindrance: 'door', attribute: null, score: 0, chance: 0, spending: 0 }
  const table = { ...tableOf(sight), ways: { D3: [door], B3: [door], C2: [] } }
  const legal = ['D3', 'C2'].map((space) => ({ move: `move ${space}`, verb: 'move', words: [space] }))
  const now = { ...sight, table: table as never, legal }
  expect(hintOf(now, new Set(['space:D3']))).toEqual({ space: 'D3', needs: [door] })
  expect(hintOf(now, new Set(['space:B3']))).toBeNull()
  expect(hintOf(now, new Set(['space:C2']))).toBeNull()
  expect(hintOf(now, new Set(['space:D3', 'space:C2']))).toBeNull()
})
