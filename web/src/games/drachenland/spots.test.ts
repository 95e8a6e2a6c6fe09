import { describe, expect, it } from 'vitest'
import { towards } from '../../lib/spots'
import { GameWords } from '../../lib/words'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import { edition, info, moment } from './fixtures'
import laterDe from './later/de.ftl?raw'
import laterEn from './later/en.ftl?raw'
import { graphOf } from './geometry'
import { chips, choices, figurePlaces, spotsOf, stableOffers } from './spots'
import { tableOf } from './model'

const graph = graphOf(edition)
const words = new GameWords('de', [de], info)
const spots = (name: string, lit: string[], picked: string[] = []) => {
  const glowing = new Set(lit)
  const at = { table: tableOf(moment(name).sight), edition, graph, words, glowing, picked }
  return spotsOf({ ...at, wheel: choices(at), shelf: chips(glowing) })
}
const sources = import.meta.glob(['./*.svelte', './later/*.svelte', './spots.ts', './targets.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('spots', () => {
  it('are all spaces, each once and with a name', () => {
    const found = spots('move', [])
    expect(new Set(found.map((spot) => spot.target)).size).toBe(found.length)
    expect(found.filter((spot) => spot.target.startsWith('space:'))).toHaveLength(82)
    expect(found.find((spot) => spot.target === 'space:V12')!.label).toBe(
      'Donnerkuppe (V12): ein Drachenei; Edelsteine: 0 rot, 2 grün, 1 blau, 0 transparent, ' +
        'Königsdrache Azurandra (Blau), hier: Blanka (Menschen, Blau)',
    )
  })

  it('are figures only while they can be chosen or let go', () => {
    const of = (...args: [string[], string[]?]) => spots('activate', ...args).map((spot) => spot.target)
    expect(of(['figure:dwarves-red'])).toContain('figure:dwarves-red')
    expect(of([], ['figure:dwarves-red'])).toContain('figure:dwarves-red')
    expect(of([])).not.toContain('figure:dwarves-red')
  })

  it('are the treasures around the volcano of the active figure', () => {
    const wheel = spots('collect', ['treasure:egg', 'treasure:ring', 'verb:done']).filter(
      (spot) => spot.kind === 'choice',
    )
    expect(wheel.map((spot) => spot.label)).toEqual(['ein Drachenei', 'einen Zauberring', 'Lass es gut sein'])
    for (const { at } of wheel) expect(Math.hypot(at[0] - 682, at[1] - 98)).toBeCloseTo(76)
  })

  it('are laid out once nothing to go to is hidden by them', () => {
    const lit = (...more: string[]) => ['treasure:egg', 'space:V10', ...more]
    const choices = (...at: [string[], string[]?]) => spots('collect', ...at).filter((spot) => spot.kind === 'choice')
    expect(choices(lit('space:F01'))).toHaveLength(1)
    expect(choices(lit('space:F12'))).toHaveLength(0)
    expect(choices(['treasure:egg'], ['space:V10'])).toHaveLength(1)
  })

  it('stay where they were laid out while one of them is picked', () => {
    const stable = stableOffers()
    const at = { table: tableOf(moment('collect').sight), edition, graph, picked: [] }
    const open = stable(choices({ ...at, glowing: new Set(['treasure:egg', 'treasure:clear', 'verb:done']) }), [])
    expect(stable(choices({ ...at, glowing: new Set() }), ['treasure:clear'])).toBe(open)
    expect(stable(choices({ ...at, glowing: new Set() }), [])).toEqual([])
  })

  it('lead on by arrow keys', () => {
    const found = spots('move', [])
    const from = found.find((spot) => spot.target === 'space:F01')!
    expect(towards(found, from, 'ArrowRight')!.target).toBe('space:F02')
    expect(towards(found, from, 'ArrowLeft')).toBeUndefined()
    expect(towards(found, from, 'a')).toBeUndefined()
  })
})

it('every figure on the map has a place of its own', () => {
  const table = tableOf(moment('over').sight)
  const places = [...figurePlaces(table, graph).values()].map(({ at }) => at.join())
  expect(new Set(places).size).toBe(Object.values(table.figures).filter((figure) => figure.at).length)
})

describe('words', () => {
  const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!)

  it('are the same in both languages', () => {
    expect(keys(de)).toEqual(keys(en))
    expect(keys(laterDe)).toEqual(keys(laterEn))
  })

  it('are just those that the board says', () => {
    const code = Object.values(sources).join('\n')
    const said = new Set([...code.matchAll(/'((?:map|own|say|zoom|score)-[a-z-]+)'/g)].map(([, key]) => key!))
    for (const phase of new Set(edition.tile.map((tile) => tile.phase))) said.add(`zoom-phase-${phase}`)
    expect([...said].sort()).toEqual([...keys(de), ...keys(laterDe)].sort())
  })
})
