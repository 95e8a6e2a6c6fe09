import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { towards } from '../../lib/spots'
import { GameWords } from '../../lib/words'
import { edition, info, moment, moments } from './fixtures'
import { HEIGHT, mountainOf, RIM, WIDTH } from './geometry'
import { heavenOf, tableOf } from './model'
import { heap, loadHeight } from './shapes'
import { figurePlaces, numberPlaces, shelfOf, signs, spotsOf } from './spots'
import { targets } from './targets'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')
const words = new GameWords('de', [file('../../../../src/tafelrunde/games/dante/de.ftl'), file('./de.ftl')], info)
const sceneOf = (name: string) => {
  const { sight } = moment(name)
  return { sight, info, table: tableOf(sight), edition, words }
}

describe('spots', () => {
  it.each(moments.map(({ name }) => name))('every target but the cards can be pointed at: %s', (name) => {
    const scene = sceneOf(name)
    const there = new Set(spotsOf(scene).map(({ target }) => target))
    for (const move of scene.sight.legal)
      for (const target of targets(move, scene.sight, info)) expect(target.startsWith('card:') || there.has(target), target).toBe(true)
    expect(there.size).toBe(spotsOf(scene).length)
  })

  it('have names that tell what there is to see', () => {
    const labels = new Map(spotsOf(sceneOf('play-4')).map(({ target, label }) => [target, label]))
    expect(labels.get('sinner:berta')).toBe('Berta, Platz 3: Feld 22, Stolz, 4 Steine')
    expect(labels.get('area:valley')).toBe('Tal der Herrscher; hier: Ranieri, Tessa und Corrado')
    expect(labels.get('spiral:left')).toBe('Der Bußstein auf der Sündenspirale steht auf 8')
    for (const { label } of moments.flatMap(({ name }) => spotsOf(sceneOf(name)))) expect(label).not.toMatch(/^(map|own)-|\$/)
  })

  it('a shelf stays inside the frame', () => {
    for (const { name } of moments) {
      const { sight, table } = sceneOf(name)
      for (const { at } of shelfOf(sight, info, table)?.tokens ?? []) {
        expect(at[0]).toBeGreaterThan(RIM + 20)
        expect(at[0]).toBeLessThan(WIDTH - RIM - 20)
        expect(at[1]).toBeGreaterThan(RIM)
        expect(at[1]).toBeLessThan(HEIGHT - RIM)
      }
    }
    expect(shelfOf(moment('share-8').sight, info, tableOf(moment('share-8').sight))?.about).toBe('fiammetta')
  })

  it.each([1, 2, 5, 6, 9])('a shelf of %i numbers covers no field', (count) => {
    const { sight, table } = sceneOf('share-4')
    const give = sight.legal.find(({ verb }) => verb === 'give')!
    const legal = Array.from({ length: count }, (_, i) => ({ ...give, words: [give.words[0]!, i] }))
    const shelf = shelfOf({ ...sight, legal }, info, table)!
    const [x, y] = shelf.at
    const bottom = Math.max(...shelf.tokens.map(({ at }) => at[1])) + 36
    for (const [field, at] of mountainOf(edition).at)
      expect(Math.abs(at[0] - x) < shelf.width / 2 + 20 && at[1] > y && at[1] - 8 < bottom, `${field}`).toBe(false)
    expect(shelf.tokens).toHaveLength(count)
  })

  it('numbers of fields give way to heads', () => {
    const mountain = mountainOf(edition)
    const { table } = sceneOf('play-4')
    const [below, above] = [45, 53].map((field) => mountain.at.get(field)!)
    const alone = { ...table, sinners: table.sinners.slice(0, 1).map((sinner) => ({ ...sinner, field: 45 })) }
    const free = new Map(numberPlaces(mountain, heavenOf(edition).first, []).map(({ field, at }) => [field, at]))
    const shifted = numberPlaces(mountain, heavenOf(edition).first, figurePlaces(alone, edition).values()).filter(({ field, at }) => at[0] !== free.get(field)![0])
    expect(shifted.map(({ field }) => field)).toEqual([53])
    expect(Math.abs(shifted[0]!.at[0] - below![0])).toBeGreaterThan(Math.abs(above![0] - below![0]))
    expect(free.get(53)).toEqual(above)
  })

  it.each(['de', 'en'] as const)('signs do not touch the card of the encounter nor the frame: %s', (lang) => {
    for (const { at, width, side } of signs(edition, mountainOf(edition), lang)) {
      const left = side < 0 ? at[0] - width : at[0] - 20
      expect(left).toBeGreaterThan(at[1] < 345 ? 264 : RIM)
      if (side > 0) expect(at[0] + width).toBeLessThan(WIDTH - RIM)
    }
  })

  it('arrow keys go to the next one', () => {
    const spots = spotsOf(sceneOf('play-4'))
    const from = spots.find(({ target }) => target === 'area:pride')!
    expect(towards(spots, from, 'ArrowUp')?.target).toBe('area:envy')
    expect(towards(spots, from, 'Enter')).toBeUndefined()
  })
})

describe('stones', () => {
  it('can be counted up to six, and never reach the ledge above', () => {
    for (const count of [0, 1, 2, 3, 4, 5, 6]) {
      const stones = heap(count)
      expect(stones).toHaveLength(count)
      expect(new Set(stones.map(String)).size).toBe(count)
      expect(34 + loadHeight(count)).toBeLessThan(63)
    }
    expect(heap(7)).toEqual([])
  })
})
