import { describe, expect, it } from 'vitest'
import { parts } from '../../lib/board'
import { legal, provesTargets, told } from '../../lib/proofs'
import { edition, info, moment, moments } from './fixtures'
import { tableOf } from './model'
import { DICE, diceAt, heroPlaces } from './geometry'
import { ABOUT_DICE, shelfOf, spotsOf } from './spots'
import { look, mentions, targets, wish } from './targets'
import { GameWords } from '../../lib/words'
import de from './de.ftl?raw'

const words = new GameWords('de', [de], info)
const asking = moments.filter(({ sight }) => sight.legal.length)

describe('targets', () => {
  provesTargets(asking, targets, info)

  it.each(asking.map(({ name, sight }) => [name, sight] as const))('can all be clicked on the board: %s', (_, sight) => {
    const glowing = new Set(sight.legal.flatMap((move) => targets(move, sight, info)))
    const spots = spotsOf({ sight, table: tableOf(sight), edition, words, offered: glowing })
    const there = new Set(spots.map((spot) => spot.target))
    if (sight.asks === 'hero') return expect([...glowing].sort()).toEqual(edition.hero.map(({ id }) => `hero:${id}`).sort()) // on their sheets
    expect([...glowing].filter((target) => !there.has(target))).toEqual([])
    expect(there.size).toBe(spots.length)
  })

  it('are what one would point at', () => {
    const { sight } = moment('act')
    const of = (text: string) => targets(legal(text), sight, info)
    expect(of('move J7')).toEqual(['space:J7'])
    expect(of('drop sea_l100')).toEqual(['card:sea_l100'])
    expect(of('strike melee')).toEqual(['combat:melee'])
    expect(of('lay N')).toEqual(['direction:N'])
    expect(of('search')).toEqual(['verb:search'])
  })

  it('name the rune and the rope that would be used', () => {
    const rune = moment('banish').sight
    expect(targets(legal('rune'), rune, info)).toEqual([`card:${tableOf(rune).heroes[rune.seat!]!.rune}`])
    expect(targets(legal('rope'), moment('rope').sight, info)).toEqual(['card:cor_rope'])
  })
})

it('the shelf leaves every space free that can be chosen', () => {
  for (const { sight } of asking) {
    const glowing = new Set(sight.legal.flatMap((move) => targets(move, sight, info)))
    const table = tableOf(sight)
    const shelf = shelfOf({ sight, table, edition, words, offered: glowing })
    const spots = spotsOf({ sight, table, edition, words, offered: glowing })
    for (const { at, target } of spots.filter((spot) => spot.kind === 'space' && glowing.has(spot.target)))
      if (shelf)
        expect(
          at[0] > shelf.x && at[0] < shelf.x + shelf.w && at[1] > shelf.y && at[1] < shelf.y + shelf.h,
          `${sight.asks} ${target}`,
        ).toBe(false)
  }
})

it('the shelf leaves the dice in sight that it asks about', () => {
  const about = asking.filter(({ sight }) => ABOUT_DICE.has(sight.asks ?? ''))
  expect(about.length).toBeGreaterThan(2)
  for (const { sight } of about) {
    const glowing = new Set(sight.legal.flatMap((move) => targets(move, sight, info)))
    const table = tableOf(sight)
    const shelf = shelfOf({ sight, table, edition, words, offered: glowing })!
    const [x, y] = diceAt(heroPlaces(table, edition).find(({ seat }) => seat === sight.seat)!.at)
    const apart = [Math.abs(shelf.x + shelf.w / 2 - x) - (shelf.w + DICE.w) / 2, Math.abs(shelf.y + shelf.h / 2 - y) - (shelf.h + DICE.h) / 2]
    expect(Math.max(...apart), sight.asks!).toBeGreaterThanOrEqual(0)
  }
})

describe('wishes', () => {
  it.each([
    ['act', 'space:A5', 'move A5'],
    ['start', 'space:B5', 'tower B5'],
    ['tower', 'space:M1', 'tower M1'],
    ['tower', 'space:C7', 'move C7'],
    ['escape', 'space:A1', 'escape A1'],
    ['secret-door', 'space:A1', 'secret A1'],
    ['light', 'space:A1', 'light A1'],
    ['hero', 'hero:baldur', 'hero baldur'],
    ['act', 'pile:dragon', 'dragon'],
    ['act', 'pile:catacomb', 'descend'],
    ['act', 'pile:door', null],
    ['act', 'card:dun_empty', null],
    ['combat', 'space:A1', 'move A1'],
    ['combat', 'hero:baldur', null],
  ] as const)('%s: %s means %s', (asks, target, meant) => {
    expect(wish(target, [], moment(asks).sight, info)).toBe(meant)
  })

  it('are moves of the grammar', () => {
    for (const { sight } of asking)
      for (const target of ['space:C3', 'pile:search', 'hero:sylva', 'verb:exit', 'verb:stop']) {
        const [verb, ...rest] = wish(target, [], sight, info)?.split(' ') ?? []
        if (verb) expect(info.verbs[verb], `${sight.asks} ${target}`).toHaveLength(rest.length)
      }
  })

  it('are not about the room one is in', () => {
    const { sight } = moment('act')
    expect(wish(`space:${tableOf(sight).heroes[sight.seat!]!.at}`, [], sight, info)).toBeNull()
  })

  it('are for who is asked only', () => {
    expect(wish('space:A5', [], { ...moment('act').sight, legal: [] }, info)).toBeNull()
  })
})

it('every move has a look', () => {
  for (const { sight } of asking) for (const move of sight.legal) expect(look(move, sight, info), move.move).toMatch(/^[a-z-]+-\w+/)
  expect(look(legal('lay E'), moment('lay').sight, info)).toBe('arrow-E')
})

it('an event mentions its pieces and places, not its numbers', () => {
  expect(mentions(told('looted', { seat: 1, card: 'sea_l50', pile: 'search', gold: 50 }), moment('act').sight, info)).toEqual([
    'seat:1',
    'card:sea_l50',
    'pile:search',
  ])
  expect(mentions(told('struck', { seat: 1, hero: 'melee', monster: 'magic' }), moment('act').sight, info)).toEqual(['seat:1'])
  for (const target of mentions(told('entered', { seat: 0, space: 'B1', side: 'whole', came: 'W' }), moment('act').sight, info))
    expect(['seat', 'space']).toContain(parts(target)[0])
})
