import { describe, expect, it } from 'vitest'
import { towards } from '../../lib/spots'
import { GameWords } from '../../lib/words'
import en from './en.ftl?raw'
import { edition, info, moment } from './fixtures'
import { tableOf } from './model'
import { blows, packed, whereabouts, worth } from './panel'
import { spaceLabel, spotsOf } from './spots'

const words = new GameWords('en', [en], info)

describe('a survivor is worth', () => {
  it('the gold printed on the cards, most precious first', () => {
    expect(worth(['sea_l50', 'cry_l80', 'cor_rope'], 0, edition)).toEqual([
      { card: 'cry_l80', gold: 80 },
      { card: 'sea_l50', gold: 50 },
      { card: 'cor_rope', gold: 0 },
    ])
  })

  it('more with both chalices, and what the lamp has said', () => {
    const gold = (...loot: string[]) => worth(loot, 900, edition).reduce((sum, card) => sum + card.gold, 0)
    expect(gold('tre_sun_chalice', 'tre_moon_chalice')).toBe(3000)
    expect(gold('tre_sun_chalice')).toBe(300)
    expect(gold('tre_wishing_lamp')).toBe(900)
  })
})

it('cards of one kind lie together', () => {
  expect(packed(['sea_l50', 'dun_empty', 'sea_l50'], edition)).toEqual([
    { card: 'sea_l50', count: 2, gold: 50 },
    { card: 'dun_empty', count: 1, gold: null },
  ])
})

describe('blows', () => {
  it('fall as the table of the rules says', () => {
    expect(blows(edition, {}, 'ranged', 'melee')).toEqual([2, 0])
    expect(blows(edition, {}, 'melee', 'melee')).toEqual([2, 2])
    expect(blows(edition, {}, 'magic', 'melee')).toEqual([0, 1])
  })

  it('turn round with the options of the table', () => {
    expect(blows(edition, { combat_cycle: 'ranged_over_melee' }, 'ranged', 'melee')).toEqual([0, 2])
    expect(blows(edition, { combat_cycle: 'ranged_over_melee' }, 'melee', 'melee')).toEqual([2, 2])
    expect(blows(edition, { combat_symmetric: true }, 'melee', 'ranged')).toEqual([0, 2])
    expect(blows(edition, {}, 'melee', 'ranged')).toEqual([0, 1])
  })
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
    expect(whereabouts({ ...hero, status: 'dead' }, words)).toBe('dead')
    expect(whereabouts({ ...hero, status: 'out' }, words)).toBe('got out alive')
    expect(whereabouts({ ...hero, status: 'in', at: null }, words)).toBe('still outside')
  })

  it('is walked with arrow keys', () => {
    const spots = spotsOf({ sight, table, edition, words, glowing: new Set(), picked: [] })
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
    spotsOf({ sight: { ...sight, seat }, table: tableOf(sight), edition, words, glowing: new Set(), picked: [] }).filter(
      (spot) => spot.target.startsWith('combat:'),
    )
  const { hero, monster } = tableOf(sight).combat!
  expect([cards(hero), cards(monster), cards(null)].map((found) => found.length)).toEqual([3, 3, 0])
})
