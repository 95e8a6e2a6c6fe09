import { describe, expect, it } from 'vitest'
import { towards } from '../../lib/spots'
import { GameWords } from '../../lib/words'
import en from './en.ftl?raw'
import { edition, info, moment } from './fixtures'
import { tableOf } from './model'
import { beaten, packed, whereabouts } from './panel'
import { spaceLabel, spotsOf } from './spots'

const words = new GameWords('en', [en], info)

it('cards of one kind lie together', () => {
  expect(packed(['sea_l50', 'dun_empty', 'sea_l50'], edition)).toEqual([
    { card: 'sea_l50', count: 2, gold: 50 },
    { card: 'dun_empty', count: 1, gold: null },
  ])
})

it('a combat card beats those that it harms more than they harm it', () => {
  const combat = tableOf(moment('combat').sight).combat!
  expect(beaten(combat)).toEqual([
    ['ranged', 'magic'],
    ['melee', 'ranged'],
    ['magic', 'melee'],
  ])
  const turned = combat.blows.map((row) => row.map(([hurt, harm]): [number, number] => [harm, hurt]))
  expect(beaten({ ...combat, blows: turned })).toContainEqual(['ranged', 'melee'])
})

describe('the dungeon in words', () => {
  const { sight } = moment('middle')
  const table = tableOf(sight)

  it('says what lies in a space and who is there', () => {
    expect(spaceLabel('A5', table, edition, words)).toBe('A5: unexplored')
    expect(spaceLabel('A1', table, edition, words)).toMatch(/^A1: Tower Room/)
    expect(spaceLabel('G6', table, edition, words)).toMatch(/^G6: Treasure Chamber/)
    const searched = Object.entries(table.tiles).find(([, tile]) => tile.searched)![0]
    expect(spaceLabel(searched, table, edition, words)).toContain('searched')
    table.heroes.forEach((hero) => {
      if (hero.status === 'in' && hero.at)
        expect(spaceLabel(hero.at, table, edition, words)).toContain(String(words.name('hero', hero.hero!)))
    })
  })

  it('says where each hero is', () => {
    const hero = { ...table.heroes[0]!, at: 'C3', heading: null, row: ['cat_empty'] }
    expect(whereabouts({ ...hero, status: 'in' }, words)).toBe('at C3')
    expect(whereabouts({ ...hero, status: 'in', heading: 'N' }, words)).toBe('in the catacombs, C3, row of 1')
    expect(whereabouts({ ...hero, status: 'dead', fell: { at: 'C3', heading: null, side: null } }, words)).toBe('dead, fell at C3')
    expect(whereabouts({ ...hero, status: 'out' }, words)).toBe('got out alive')
    expect(whereabouts({ ...hero, status: 'in', at: null }, words)).toBe('still outside')
  })

  it('is walked with arrow keys', () => {
    const spots = spotsOf({ sight, table, edition, words, offered: new Set() })
    const at = (space: string) => spots.find((spot) => spot.target === `space:${space}`)!
    expect(towards(spots, at('C3'), 'ArrowRight')!.target).toBe('space:D3')
    expect(towards(spots, at('C3'), 'ArrowUp')!.target).toBe('space:C2')
    expect(towards(spots, at('A1'), 'ArrowLeft')).toBeUndefined()
    expect(towards(spots, at('C3'), 'x')).toBeUndefined()
  })
})

it('only who fights chooses cards in the duel', () => {
  const { sight } = moment('combat')
  const cards = (seat: number | null) =>
    spotsOf({ sight: { ...sight, seat }, table: tableOf(sight), edition, words, offered: new Set() }).filter(
      (spot) => spot.target.startsWith('combat:'),
    )
  const { hero, monster } = tableOf(sight).combat!
  expect([cards(hero), cards(monster), cards(null)].map((found) => found.length)).toEqual([3, 3, 0])
})
