import { describe, expect, it } from 'vitest'
import { towards } from '../../lib/spots'
import { aboutOf } from './labels'
import { edition, moments } from './fixtures'
import { counted, kindOf, placeOf, placeTarget, PLANES, tableOf, WINGS } from './model'
import { frameOf, HEIGHT, nearness, PILLAR, PITCH, spotsOf, TALL } from './triptych'

const nations = moments.flatMap(({ sight }) => tableOf(sight).nations)

describe('a display', () => {
  it('has room for everything, and nothing lies on anything else', () => {
    for (const nation of nations) {
      const frame = frameOf(nation)
      const spots = spotsOf(nation, frame)
      for (const { at, wing } of spots) {
        const [left, right, bottom] = [at[0] - PITCH / 2, at[0] + PITCH / 2, at[1] + TALL / 2]
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(frame.width)
        expect(bottom).toBeLessThanOrEqual(HEIGHT)
        if (wing === 'good') expect(right).toBeLessThanOrEqual(frame.middle - PILLAR / 2)
        else expect(left).toBeGreaterThanOrEqual(frame.middle + PILLAR / 2)
      }
      expect(new Set(spots.map(({ at }) => at.join())).size).toBe(spots.length)
      expect(new Set(spots.map(({ target }) => target)).size).toBe(spots.length)
    }
  })

  it('lines columns up over the three planes and draws the outermost first', () => {
    for (const nation of nations) {
      const spots = spotsOf(nation, frameOf(nation))
      for (const spot of spots) {
        const same = spots.filter(({ wing, column }) => wing === spot.wing && column === spot.column)
        expect(new Set(same.map(({ at }) => at[0])).size).toBe(1)
      }
      const columns = spots.map(({ column }) => column)
      expect(columns).toEqual(columns.toSorted((a, b) => b - a))
    }
  })

  it('offers a free place for the next person, and for heaven and hell only where somebody stands', () => {
    for (const nation of nations) {
      const free = spotsOf(nation, frameOf(nation)).filter(({ card }) => card === null)
      for (const wing of WINGS) {
        expect(free.filter((spot) => spot.wing === wing && spot.plane === 'earth')).toHaveLength(1)
        for (const plane of PLANES.filter((one) => one !== 'earth')) {
          const room = nation[wing][plane].length < nation[wing].earth.length
          expect(free.filter((spot) => spot.wing === wing && spot.plane === plane)).toHaveLength(room ? 1 : 0)
        }
      }
    }
  })

  it('is walked with arrow keys', () => {
    const nation = nations.find(({ good, evil }) => good.heaven.length && evil.earth.length)!
    const spots = spotsOf(nation, frameOf(nation))
    const at = (wing: 'good' | 'evil', plane: 'heaven' | 'earth', column: number) => spots.find((spot) => spot.target === placeTarget(nation.nation, wing, plane, column))!
    expect(towards(spots, at('good', 'earth', 1), 'ArrowUp')).toBe(at('good', 'heaven', 1))
    expect(towards(spots, at('good', 'earth', 1), 'ArrowRight')).toBe(at('evil', 'earth', 1))
    expect(towards(spots, at('good', 'earth', 1), 'x')).toBeUndefined()
  })
})

describe('words of the table', () => {
  it('a place reads back what it was made of', () => {
    expect(placeOf(placeTarget('ochria', 'evil', 'hell', 12))).toEqual({ nation: 'ochria', wing: 'evil', plane: 'hell', column: 12 })
    expect(placeOf('card:church')).toBeNull()
  })

  it('every card has its text in both wings where it can lie', () => {
    for (const { id, kind } of edition.card) {
      expect(kindOf(edition, id)).toBe(kind)
      for (const wing of WINGS) expect(aboutOf(id, wing, edition)?.de, `${id} ${wing}`).toBeTruthy()
    }
    expect(aboutOf('seal_metal', 'evil', edition)).toBe(edition.about.find(({ id }) => id === 'seal')!.text)
  })

  it('hands are counted by kind', () => {
    expect(counted(['a', 'b', 'a'])).toEqual([['a', 2], ['b', 1]])
  })

  it('a rider looms the larger the nearer he is', () => {
    const sizes = [99, 30, 12, 1, 0].map(nearness)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect([sizes[0], sizes.at(-1), nearness(null)]).toEqual([0, 1, 0.5])
  })
})
