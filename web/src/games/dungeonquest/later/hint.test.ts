import { expect, it } from 'vitest'
import { edition, moment } from '../fixtures'
import { chance, hintOf, needs } from './hint'
import { tableOf, type HeroView, type TableView } from '../model'

const { sight } = moment('act')
const blank = { searched: false, monster: false, entrance: false }
const at = (hero: Partial<HeroView>, tiles: Record<string, [tile: string, facing: 'N' | 'E' | 'S' | 'W']>): TableView => {
  const table = tableOf(sight)
  const attributes = { strength: 8, agility: 5, toughness: 4, luck: 6 }
  const own = { ...table.heroes[0]!, status: 'in' as const, heading: null, side: null, attributes, ...hero }
  const laid = Object.entries(tiles).map(([space, [tile, facing]]) => [space, { tile, facing, ...blank }])
  return { ...table, heroes: [own], tiles: Object.fromEntries(laid) as TableView['tiles'] }
}
const strength = { kind: 'test', attribute: 'strength', score: 8 }

it('two dice stay at or below a score', () => {
  expect([1, 2, 7, 8, 12].map(chance)).toEqual([0, 3, 58, 72, 100])
})

it('doors and portcullises on either side of a hall count', () => {
  const table = at({ at: 'C3' }, { C3: ['D01', 'E'], D3: ['P01', 'W'], C2: ['P01', 'N'] })
  expect(needs(table, edition, 0, 'D3', false)).toEqual([{ kind: 'door' }])
  expect(needs(table, edition, 0, 'C2', false)).toEqual([strength])
  expect(needs(table, edition, 0, 'B3', false)).toEqual([])
  expect(needs(table, edition, 0, 'C2', true)).toEqual([])
})

it('so do webs, rubble and pits', () => {
  const web = at({ at: 'C3', side: 'W' }, { C3: ['W01', 'E'], D3: ['A01', 'E'] })
  expect(needs(web, edition, 0, 'D3', false)).toEqual([strength, { kind: 'test', attribute: 'luck', score: 6 }])
  expect(needs(web, edition, 0, 'B3', true)).toEqual([])
  const rubble = at({ at: 'C3', side: 'W' }, { C3: ['C01', 'E'] })
  expect(needs(rubble, edition, 0, 'D3', false)).toEqual([{ kind: 'test', attribute: 'agility', score: 5 }])
  expect(needs(rubble, edition, 0, 'B3', false)).toEqual([])
})

it('both spaces of the treasure chamber lead out of it', () => {
  expect(needs(at({ at: 'G5' }, { G7: ['P01', 'S'] }), edition, 0, 'G7', false)).toEqual([strength])
  expect(needs(at({ at: 'G5' }, {}), edition, 0, 'A1', false)).toEqual([])
})

it('is told only of one space, and only of one that may be gone to', () => {
  const table = at({ at: 'C3' }, { C3: ['D01', 'E'] })
  const now = { ...sight, seat: 0, table: table as never, legal: [{ move: 'move D3', verb: 'move', words: ['D3'] }] }
  expect(hintOf(now, edition, new Set(['space:D3']))).toEqual({ space: 'D3', needs: [{ kind: 'door' }] })
  expect(hintOf(now, edition, new Set(['space:B3']))).toBeNull()
  expect(hintOf(now, edition, new Set(['space:D3', 'space:B3']))).toBeNull()
  expect(hintOf({ ...now, seat: null }, edition, new Set(['space:D3']))).toBeNull()
})
