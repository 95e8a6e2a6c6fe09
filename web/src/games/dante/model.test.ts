import { describe, expect, it } from 'vitest'
import { edition, info, moment, moments } from './fixtures'
import { areaOf, facesOf, isDay, isGate, kindOf, short, tableOf } from './model'
import { seated } from './panel'
import { journey } from './later/journey'

describe('the box', () => {
  it('knows both faces of every card, as the server names them', () => {
    for (const card of Object.keys(info.names['card']!)) {
      const kind = kindOf(edition, card)
      expect(info.names['faces']![kind], card).toEqual(info.names['card']![card])
      expect(facesOf(edition, kind)).toEqual(facesOf(edition, card))
    }
  })

  it('knows a hand by what may be played of it', () => {
    for (const { sight } of moments.filter(({ sight: { asks } }) => asks === 'play')) {
      const kinds = new Set(tableOf(sight).hand!.map((card) => kindOf(edition, card)))
      expect([...kinds].sort()).toEqual(sight.legal.map((move) => String(move.words[0])).sort())
    }
  })

  it('knows the terraces, their gates and the light', () => {
    expect([1, 5, 12, 13, 76, 77].map((field) => areaOf(edition, field).id)).toEqual(['shore', 'valley', 'valley', 'pride', 'eden', 'heaven'])
    expect([4, 12, 23, 76, 77].map((field) => isGate(edition, field))).toEqual([false, true, true, true, false])
    for (const { sight } of moments) expect(isDay(edition, tableOf(sight).sun)).toBe(tableOf(sight).light === 'day')
    expect([short('Erste Terrasse: Stolz'), short('Himmel')]).toEqual(['Stolz', 'Himmel'])
  })
})

describe('panels', () => {
  it('say where a sinner is and what waits on the way', () => {
    const table = tableOf(moment('play-4').sight)
    expect(seated(table, edition, 2)).toMatchObject({ persona: { id: 'berta' }, area: { id: 'pride' }, field: 22, stones: 4, arrived: 0, mate: null })
    const way = journey(table, edition, 2)
    expect(way.map(({ area, state }) => `${area.id} ${state}`).slice(0, 3)).toEqual(['valley past', 'pride here', 'envy ahead'])
    expect(way.find(({ area }) => area.id === 'gluttony')?.stones).toBe(4)
  })

  it('make sense for those in heaven', () => {
    const table = tableOf(moment('end-8').sight)
    const [first, second] = table.heaven
    expect(seated(table, edition, first!)).toMatchObject({ area: { id: 'heaven' }, arrived: 1 })
    expect(seated(table, edition, second!)).toMatchObject({ area: { id: 'heaven' }, arrived: 2 })
    expect(journey(table, edition, second!).every(({ state }) => state === 'past')).toBe(true)
    expect(seated(table, edition, 8)).toBeNull()
  })
})
