import { describe, expect, it } from 'vitest'
import { distance } from '../../lib/geometry'
import { edition, moment, moments } from './fixtures'
import { allSpaces, CELL, heroPlaces, MAP, middleOf, shelfAt, sunTrack, towards } from './geometry'
import { cardOf, DIRECTIONS, tableOf, type HeroView } from './model'

describe('the map', () => {
  it('has 130 spaces inside its walls', () => {
    const spaces = allSpaces(edition)
    expect([spaces.length, spaces[0], spaces.at(-1)]).toEqual([130, 'A1', 'M10'])
    for (const [x, y] of spaces.map(middleOf)) {
      expect(x > MAP.x && x < MAP.x + MAP.w).toBe(true)
      expect(y > MAP.y && y < MAP.y + MAP.h).toBe(true)
    }
  })
})

describe('heroes', () => {
  const table = tableOf(moment('act').sight)
  const standing = (...heroes: Partial<HeroView>[]) => ({
    ...table,
    heroes: heroes.map((hero) => ({ ...table.heroes[0]!, status: 'in' as const, heading: null, side: null, ...hero })),
  })

  it('stand in the middle of their room, or on their side of it', () => {
    expect(heroPlaces(standing({ at: 'C3' }), edition)[0]!.at).toEqual(middleOf('C3'))
    const [north] = heroPlaces(standing({ at: 'C3', side: 'N' }), edition)
    expect(north!.at[1]).toBeLessThan(middleOf('C3')[1])
    expect(distance(towards('C3', 'NE', 10), middleOf('C3'))).toBeCloseTo(10)
  })

  it('stand beside each other, in both spaces of the treasure chamber', () => {
    const four = heroPlaces(standing({ at: 'G5' }, { at: 'G6' }, { at: 'G5' }, { at: 'G5' }), edition)
    four.forEach((one, i) => four.slice(i + 1).forEach((other) => expect(distance(one.at, other.at)).toBeGreaterThan(20)))
    for (const { at } of four) expect(Math.abs(at[0] - middleOf('G5')[0])).toBeLessThan(CELL / 2)
  })

  it('are nowhere once they are dead or out', () => {
    expect(heroPlaces(standing({ at: 'C3', status: 'dead' }, { at: null }), edition)).toEqual([])
  })
})

it('a shelf lies on the map, near the hero and on nothing that must be seen', () => {
  for (const space of ['A1', 'G5', 'M10', 'F2']) {
    const seen = [middleOf(space), ...DIRECTIONS.map((way) => towards(space, way, CELL))]
    const box = shelfAt(middleOf(space), seen, 320, 200)
    expect(box.x >= MAP.x && box.x + box.w <= MAP.x + MAP.w && box.y >= MAP.y && box.y + box.h <= MAP.y + MAP.h).toBe(true)
    for (const [x, y] of seen)
      expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h, space).toBe(false)
  }
})

it('the sun sinks, and its last spaces carry numbers', () => {
  const track = sunTrack(tableOf(moment('act').sight))
  expect(track).toHaveLength(31)
  expect(track.map(({ number }) => number).filter(Boolean)).toEqual([1, 2, 3, 4, 5])
  for (let i = 1; i < track.length; i++) expect(track[i]!.at[1]).toBeGreaterThanOrEqual(track[i - 1]!.at[1])
})

it('every card of every pile has a name and a deck', () => {
  for (const { left, discard } of moments.flatMap(({ sight }) => Object.values(tableOf(sight).piles))) {
    expect(left).toBeGreaterThanOrEqual(0)
    for (const card of discard) expect(cardOf(edition, card)?.name.de, card).toBeTruthy()
  }
  expect(cardOf(edition, 'troll42')).toMatchObject({ deck: 'monster', name: { en: 'Rock Troll' } })
  expect(cardOf(edition, 'run_sun')).toMatchObject({ deck: 'rune' })
  expect(cardOf(edition, 'nothing')).toBeUndefined()
})
