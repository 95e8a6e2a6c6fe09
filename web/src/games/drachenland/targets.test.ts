import { describe, expect, it } from 'vitest'
import { parts } from '../../lib/board'
import { legal, provesTargets, told } from '../../lib/proofs'
import type { SightInfo } from '../../lib/protocol'
import { edition, info, moment, moments } from './fixtures'
import { figureOf, figureWord, looksOf, seatOf, tableOf } from './model'
import { leads, look, mentions, sameDie, targets, wish } from './targets'

const DOMAINS = new Set(['figure', 'space', 'die', 'tile', 'king', 'treasure', 'verb'])

/** A move on a volcano with everything to choose from: walking, a boat, a dragon by die and by tile. */
function richMove(): SightInfo {
  const { sight } = structuredClone(moment('move'))
  Object.assign(tableOf(sight), {
    dice: [2, 4],
    used: [true, true],
    active: { figure: 'dwarves-blue', pips: 4, die: 4 },
  })
  const flights = edition.volcano.flatMap(({ id }) => [`fly ${id} die`, `fly ${id} tile`])
  const boats = ['ferry V06', 'ferry V09']
  sight.legal = ['walk V10', 'walk V09', 'swift', ...boats, ...flights, 'call die', 'call tile', 'stop'].map(legal)
  return sight
}

describe('targets', () => {
  const rich = [...moments, { name: 'everything', sight: richMove() }]
  provesTargets(rich, targets, info)

  it('are of domains that are drawn', () => {
    for (const { sight } of rich)
      for (const move of sight.legal) for (const target of targets(move, sight, info)) expect(DOMAINS).toContain(parts(target)[0])
  })

  it('are what one would point at', () => {
    const sight = richMove()
    const of = (text: string) => targets(legal(text), sight, info)
    expect(of('enter green F02')).toEqual(['figure:dwarves-green', 'space:F02'])
    expect(of('activate red a')).toEqual(['figure:dwarves-red', 'die:a'])
    expect(of('fly V03 die')).toEqual(['die:b', 'space:V03'])
    expect(of('call tile')).toEqual(['tile:little_dragon', 'king:king_blue'])
    expect(of('reroll')).toEqual(['tile:roll_again'])
    expect(of('done')).toEqual(['verb:done'])
  })
})

describe('wishes', () => {
  it.each([
    ['move', 'space:F44', [], 'walk F44'],
    ['move', 'space:V01', ['tile:ferryman'], 'ferry V01'],
    ['move', 'space:V01', ['tile:little_dragon'], 'fly V01 tile'],
    ['move', 'tile:swift_steps', [], 'swift'],
    ['move', 'king:king_red', [], 'call die'],
    ['opening', 'space:F01', ['figure:dwarves-blue'], 'enter blue F01'],
    ['activate', 'die:a', ['figure:dwarves-green'], 'activate green a'],
    ['activate', 'figure:elves-red', [], null],
    ['activate', 'space:F01', [], 'walk F01'],
    ['collect', 'treasure:clear', [], 'take clear'],
    ['reroll', 'space:F01', [], 'keep / walk F01'],
    ['reroll', 'space:F01', ['figure:dwarves-blue'], 'keep / activate blue a / walk F01'],
  ] as const)('%s: %s after %j means %s', (asks, target, picked, meant) => {
    expect(wish(target, picked, moment(asks).sight, info)).toBe(meant)
  })

  it('the own volcano means to stay there and take something', () => {
    const stays = (asks: string, ...picked: string[]) => {
      const { sight } = structuredClone(moment(asks))
      const table = tableOf(sight)
      table.figures['dwarves-blue']!.at = 'V05'
      if (asks === 'move') table.active = { figure: 'dwarves-blue', pips: 0, die: 2 }
      return wish('space:V05', picked, sight, info)
    }
    expect(stays('reroll', 'figure:dwarves-blue')).toBe('keep / activate blue a / take gems')
    expect(stays('activate', 'figure:dwarves-blue')).toBe('activate blue a / take gems')
    expect(stays('activate', 'figure:dwarves-red')).toBe('activate red a / walk V05')
    expect(stays('move')).toBe('take gems')
  })

  it('either of two equal dice is meant', () => {
    const table = tableOf(moment('activate').sight)
    expect(sameDie('die:a', { ...table, dice: [3, 3], used: [false, false] })).toBe('die:b')
    expect(sameDie('die:a', { ...table, dice: [3, 3], used: [false, true] })).toBe('die:a')
    expect(sameDie('die:a', { ...table, dice: [3, 4], used: [false, false] })).toBe('die:a')
  })

  it('are moves of the grammar', () => {
    for (const tile of edition.tile.filter(({ id }) => !id.startsWith('king') && id !== 'ring')) {
      const [verb, ...words] = wish(`tile:${tile.id}`, [], moment('move').sight, info)!.split(' ')
      expect(info.verbs[verb!]).toHaveLength(words.length)
    }
  })
})

it('a people is chosen by itself, and figures belong to whoever leads them', () => {
  const { sight } = structuredClone(moment('collect'))
  const table = tableOf(sight)
  expect(targets(legal('lead wizards'), sight, info)).toEqual(['people:wizards'])
  table.peoples = ['wizards', 'dwarves', 'elves']
  expect(figureOf(table, 0, 'red')).toBe('wizards-red')
  expect([seatOf(table, 'elves-blue'), seatOf(table, 'humans-blue')]).toEqual([2, -1])
  expect(figureWord(edition, 'wizards-red')).toMatchObject({ guise: 3, shape: 'hat', colour: 'red' })
  expect(looksOf(edition, null)).toEqual({ guise: 7, shape: 'shield' })
  expect(targets(legal('enter red F01'), { ...sight, seat: 0 }, info)).toEqual(['figure:wizards-red', 'space:F01'])
})

it('who stands still on a volcano gets ready to take something there', () => {
  const sight = richMove()
  tableOf(sight).figures['dwarves-blue']!.at = 'V05'
  expect(leads(legal('stop'), sight)).toEqual({ to: ['take'], cost: 0 })
  expect(targets(legal('take egg'), sight, info)).toEqual(['space:V05', 'treasure:egg'])
  expect(targets(legal('take egg'), moment('collect').sight, info)).toEqual(['treasure:egg'])
  tableOf(sight).figures['dwarves-blue']!.at = 'F41'
  expect(leads(legal('stop'), sight)).toBeNull()
})

it('a move has the look of what it takes or plays', () => {
  const { sight } = moment('collect')
  expect(look(legal('take gems'), sight)).toBe('gem-blue')
  expect(look(legal('take ring'), sight)).toBe('tile-ring')
  expect(look(legal('ferry V01'), sight)).toBe('tile-ferryman')
  expect(look(legal('activate red b'), sight)).toBe('die-b-2')
  expect(look(legal('stop'), sight)).toBeNull()
})

it('an event mentions its pieces and places, not its numbers', () => {
  const walked = told('walked', { figure: 'elves-red', from: 'V01', to: 'F23', steps: 1, pips: 0 })
  expect(mentions(walked, moment('move').sight, info)).toEqual(['figure:elves-red', 'space:V01', 'space:F23'])
})
