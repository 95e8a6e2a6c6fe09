import { describe, expect, it } from 'vitest'
import { parts } from '../../lib/board'
import { legal, provesTargets, told } from '../../lib/proofs'
import { edition, info, moment, moments } from './fixtures'
import { CELLS, laidOf, marked, roomOf, tableOf } from './model'
import { EDGES } from './dungeon'
import { look, mentions, targets, wish } from './targets'

describe('targets', () => {
  const open = moments.filter(({ sight }) => sight.legal.length)

  it('were recorded for every kind of decision', () => {
    expect(new Set(open.map(({ sight }) => sight.asks))).toEqual(
      new Set(['commit', 'discard', 'keep', 'power', 'carry', 'market', 'token', 'passage', 'dual']),
    )
    expect(new Set(open.flatMap(({ sight }) => sight.legal.map((move) => move.verb))).size).toBe(
      Object.keys(info.verbs).length,
    )
  })

  provesTargets(open, targets, info)

  it.each(open.map(({ name, sight }) => [name, sight] as const))('are drawn: %s', (_, sight) => {
    const table = tableOf(sight)
    const drawn: Record<string, (word: string) => boolean> = {
      cell: (word) => CELLS.includes(word),
      edge: (word) => EDGES.includes(word),
      room: (word) => table.hand!.includes(word),
      half: (word) => table.stalls.some(({ stall }) => word.startsWith(`${stall}-`)),
      challenge: (word) => table.challenges.includes(Number(word)),
      token: (word) => table.dungeons[sight.seat!]!.tokens[word.slice(0, 4)]!.includes(word.slice(5)),
      type: (word) => ['cave', 'stone'].includes(word),
      verb: (word) => ['skip', 'leave'].includes(word),
    }
    for (const target of sight.legal.flatMap((move) => targets(move, sight, info)))
      expect(drawn[parts(target)[0]]!(parts(target)[1]), target).toBe(true)
  })

  it('are what one would point at', () => {
    const { sight } = moment('two commit')
    expect(targets(legal('place C23 4'), sight, info)).toEqual(['room:C23', 'cell:r3c4'])
    expect(targets(legal('buy M10 top'), sight, info)).toEqual(['half:M10-top'])
    expect(targets(legal('move r1c2 star+1'), sight, info)).toEqual(['token:r1c2-star+1'])
    expect(targets(legal('leave'), sight, info)).toEqual(['verb:leave'])
  })
})

describe('wishes', () => {
  it.each([
    ['two commit', 'cell:r3c1', ['room:C23'], 'place C23 1'],
    ['two commit', 'cell:r1c1', ['room:C23'], null],
    ['two commit', 'cell:r3c1', [], ''],
    ['two commit', 'half:M10-top', [], 'buy M10 top'],
    ['two sealed', 'cell:r2c1', ['room:C14'], null],
    ['two market', 'half:M01-bottom', [], 'buy M01 bottom'],
    ['two market', 'challenge:3', [], null],
    ['two token', 'cell:r4c4', [], 'token r4c4'],
    ['two passage', 'edge:h44', [], 'passage h44'],
    ['shrines carry', 'cell:r4c1', [], 'to r4c1'],
    ['two over', 'cell:r4c1', [], null],
  ] as const)('%s: %s after %j means %s', (name, target, picked, meant) => {
    expect(wish(target, picked, moment(name).sight)).toBe(meant)
  })
})

it('an event mentions what is drawn, and cells only of the own dungeon', () => {
  const { sight } = moment('two commit')
  const built = (seat: number) => told('built', { seat, room: 'C01', cell: 'r1c1' })
  expect(mentions(built(0), sight, info)).toEqual(['seat:0', 'room:C01', 'cell:r1c1'])
  expect(mentions(built(1), sight, info)).toEqual(['seat:1', 'room:C01'])
  expect(mentions(told('bought', { seat: 1, stall: 'M01', half: 'top', price: 7, gold: 2 }), sight, info)).toEqual([
    'half:M01-top',
    'seat:1',
  ])
  expect(mentions(told('moved', { seat: 0, face: 'slime', from: 'r1c1', to: 'r2c2' }), sight, info)).toEqual([
    'seat:0',
    'cell:r1c1',
    'cell:r2c2',
  ])
})

it('a move has the look of what it brings', () => {
  const { sight } = moment('two token')
  expect(look(legal('token r1c1'), sight)).toBe(`face-${tableOf(sight).bag[0]}`)
  expect(look(legal('passage h01'), sight)).toBe('face-secret')
  expect(look(legal('place C01 1'), sight)).toBe('room')
  expect(look(legal('skip'), sight)).toBeNull()
  const carried = moment('shrines carry').sight
  expect(look(legal('to r1c1'), carried)).toBe(`face-${tableOf(carried).lifts[0]!.face}`)
  const { stalls } = tableOf(moment('two commit').sight)
  expect(look(legal(`buy ${stalls[1]!.stall} top`), moment('two commit').sight)).toBe(`face-${stalls[1]!.top[0]}`)
  expect(look(legal(`buy ${stalls[0]!.stall} top`), moment('two commit').sight)).toBe('coin')
})

describe('what the table says', () => {
  it('about the own room that lies face down: a sealed answer, or one that is laid', () => {
    expect(laidOf(moment('two sealed').sight)).toEqual({ room: 'C14', cell: 'r2c4' })
    const { sight } = moment('two discard')
    const { laid, year } = tableOf(sight)
    expect(laidOf(sight)).toEqual({ room: laid!.room, cell: `r${year}c${laid!.column}` })
    expect(laidOf(moment('two commit').sight)).toBeNull()
  })

  it('about the halves that Jael is after', () => {
    const table = tableOf(moment('solo market').sight)
    const takes = [{ stall: 'M01', half: 'bottom' as const }]
    const mine = { ...table, jael: { ...table.jael!, takes, acted: false } }
    expect(marked(mine)).toEqual(new Set(['M01-bottom']))
    expect(marked({ ...mine, jael: { ...mine.jael, acted: true } }).size).toBe(0)
    expect(marked(tableOf(moment('two market').sight)).size).toBe(0)
  })

  it('about rooms that exist', () => {
    for (const { sight } of moments)
      for (const { rooms } of tableOf(sight).dungeons)
        for (const room of Object.values(rooms)) expect(roomOf(edition, room), room).toBeDefined()
  })
})
