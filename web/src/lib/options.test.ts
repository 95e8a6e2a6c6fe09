// Options in words, and what becomes of a proposal.

import { describe, expect, it } from 'vitest'
import { guisesBefore } from './guises'
import { called, choices, settled, valueText } from './options'
import type { GameInfo, OptionInfo, ProposalInfo, SeatInfo, TableInfo } from './protocol'
import { GameWords } from './words'

const both = (en: string) => ({ de: en, en })
const option = (name: string, kind: OptionInfo['kind'], values: OptionInfo['values'], says: OptionInfo['says'] = {}): OptionInfo => ({
  name,
  title: both(name),
  about: both(name),
  says,
  kind,
  values,
  clause: 'X-1',
  default: values[0]!,
})
const gems = option('gems', 'switch', [false, true])
const first = option('first', 'seat', ['random', 0, 1, 2, 3], { random: both('by lot') })
const tie = option('tie', 'pick', ['shared', 'sets'], { shared: both('both'), sets: both('sets') })
const clock = option('clock', 'number', [1, 200])
const names = { seat: Object.fromEntries(['Elves', 'Dwarves', 'Orcs', 'Men'].map((en, no) => [no, { de: en, en }])) }
const texts = 'on = yes\noff = no\nnumber = { $value }'
const words = new GameWords('en', [texts], { names } as unknown as GameInfo)

const seat = (no: number, name: string, you = false): SeatInfo => ({
  seat: no,
  kind: 'person',
  name,
  bot: null,
  stand_in: null,
  online: true,
  you,
  entropy: false,
})
const table = (proposal: ProposalInfo | null, options: TableInfo['options'] = { gems: false, tie: 'shared' }) =>
  ({ seats: [seat(0, 'Mia'), seat(1, 'Ben', true), seat(2, 'Eve')], options, proposal }) as TableInfo
const wish = (changes: Partial<ProposalInfo> = {}): ProposalInfo => ({ by: 0, option: 'gems', value: true, yes: [0], waiting: [1, 2], ...changes })

describe('values', () => {
  it('are called by their names', () => {
    expect([true, false].map((value) => valueText(words, gems, value))).toEqual(['yes', 'no'])
    expect(['random', 1].map((value) => valueText(words, first, value))).toEqual(['by lot', 'Dwarves'])
    expect(valueText(words, tie, 'sets')).toBe('sets')
    expect(valueText(words, clock, 7)).toBe('7')
  })

  it('are only offered for seats that there are', () => {
    expect(choices(words, first, 2).map(({ text }) => text)).toEqual(['by lot', 'Elves', 'Dwarves'])
    expect(choices(words, tie, 2)).toHaveLength(2)
  })
})

describe('people', () => {
  it('are called by name, and oneself is you', () => {
    expect(called(table(null), [0, 1, 2], 'en', 'you')).toBe('Mia, you, and Eve')
    expect(called(table(null), [], 'en', 'you')).toBe('')
  })
})

describe('a proposal', () => {
  it('is not settled while it is on the table', () => {
    expect(settled(table(null), table(wish()))).toBeNull()
    expect(settled(table(wish()), table(wish({ yes: [0, 1], waiting: [2] })))).toBeNull()
    expect(settled(table(null), table(null))).toBeNull()
  })

  it('is agreed to or off the table', () => {
    expect(settled(table(wish()), table(null, { gems: true }))).toEqual({ proposal: wish(), agreed: true })
    expect(settled(table(wish()), table(null))).toEqual({ proposal: wish(), agreed: false })
  })

  it('is settled even if the next one is already there', () => {
    const next = wish({ option: 'tie', value: 'sets' })
    expect(settled(table(wish()), table(next))?.agreed).toBe(false)
    expect(settled(table(wish()), table(next, { gems: true }))?.agreed).toBe(true)
    expect(settled(table(wish()), table(wish({ by: 2 })))?.agreed).toBe(false)
  })
})

describe('before the game begins', () => {
  const seats = [0, 1, 2]
  const info = { options: [gems, option('peoples', 'guises', ['order', 'choice', 'random'])] } as unknown as GameInfo

  it('seats have their names, unless the table has yet to give them out', () => {
    expect(guisesBefore(info, { options: {}, seats })).toEqual([])
    expect(guisesBefore(info, { options: { peoples: 'order', gems: true }, seats })).toEqual([])
    expect(guisesBefore(info, { options: { peoples: 'choice' }, seats })).toEqual([null, null, null])
    expect(guisesBefore(info, null)).toEqual([])
  })
})
