import { describe, expect, it } from 'vitest'
import { compose } from '../../lib/compose'
import type { GameInfo, LegalMove, SightInfo } from '../../lib/protocol'
import { GameWords } from '../../lib/words'
import { about } from './about'
import { Reading, targetsOf } from './shapes'
import { mentions, targets } from './targets'

const both = (name: string) => ({ de: name, en: name })
const info = {
  names: {
    card: { strike: both('a strike'), coin: both('a coin'), '3': both('three') },
    seat: { '0': both('Red'), '1': both('Blue') },
    space: { A: both('the altar'), B: both('the bridge') },
  },
  verbs: { move: ['from:space', 'to:space'], lay: ['card'], keep: [] },
  events: { gave: ['seat', 'card'] },
  own: ['hand', 'scores'],
  by_seat: ['hearts', 'aims', 'scores'],
} as unknown as GameInfo
const TEXTS = `
view-hand = Your hand
view-aims = Aims at
    .of = seat
view-hidden = face down
source-hearts = Hearts
`
const words = new GameWords('en', [TEXTS], info)
const read = (table: Record<string, unknown>) => new Reading(words, info, table as SightInfo['table'])
const shape = (value: unknown, key = 'thing') => read({ [key]: value }).middle()[0]?.shape
const strike = { kind: 'piece', piece: { target: 'card:strike', name: 'a strike' } }

describe('a view', () => {
  it('is one\'s own, before a seat, or in the middle', () => {
    const reading = read({ hand: ['coin'], hearts: [2, 1], aims: [1, -1], scores: [4, null], round: 3, secret: null })
    expect(reading.own().map((part) => part.label)).toEqual(['Your hand'])
    expect(reading.seat(0).map((part) => part.label)).toEqual(['Hearts', 'Aims at', 'Scores'])
    expect(reading.seat(1).map((part) => part.label)).toEqual(['Hearts'])
    expect(reading.seat(0)[1]!.shape).toEqual({ kind: 'piece', piece: { target: 'seat:1', name: 'Blue' } })
    expect(reading.middle().map((part) => part.key)).toEqual(['round'])
  })

  it('calls words by their names, and numbers words only where the game says so', () => {
    expect(shape('strike')).toEqual(strike)
    expect(shape(3)).toEqual({ kind: 'figure', text: '3' })
    expect(shape(3, 'card')).toEqual({ kind: 'figure', text: '3' })
    expect(shape(1, 'seat')).toMatchObject({ piece: { target: 'seat:1' } })
    expect(shape('hidden')).toEqual({ kind: 'figure', text: 'face down' })
    expect(shape('first_player')).toEqual({ kind: 'figure', text: 'First player' })
    expect(shape(true)).toEqual({ kind: 'figure', text: 'yes' })
    expect(shape(null)).toBeUndefined()
  })

  it('holds rows, heaps, tallies, grids and fields', () => {
    expect(shape(['strike', 'coin'])).toMatchObject({ kind: 'row', pieces: [{ shape: strike, count: 1 }, { count: 1 }] })
    expect(shape([...Array(9).fill('strike'), 'coin'])).toMatchObject({ kind: 'row', pieces: [{ count: 9 }, { count: 1 }] })
    expect(shape({ strike: 2, coin: 0 })).toMatchObject({ kind: 'tally', pieces: [{ count: 2 }, { count: 0 }] })
    expect(shape([['strike', null], [null, 'coin']])).toMatchObject({ kind: 'grid', rows: [[strike, { kind: 'none' }], [{}, {}]] })
    expect(shape({ power: 3, coin: 'strike' })).toMatchObject({ kind: 'fields', fields: [{ label: 'Power' }, { label: 'a coin', shape: strike }] })
    expect(shape({ A: 0, B: 1 }, 'aims_of')).toMatchObject({ kind: 'tally' })
    expect(shape([])).toEqual({ kind: 'none' })
    expect(shape([{ power: 1 }, 'coin'])).toMatchObject({ kind: 'stack' })
  })

  it('knows every piece it holds, but none of which there is none', () => {
    const reading = read({ a: ['strike'], b: { coin: 0, '3': 1 }, c: [['A', 'B'], ['A', null]], d: { deep: { deeper: 'coin' } } })
    expect([...targetsOf(reading.middle().slice(0, 3))].sort()).toEqual(['card:3', 'card:strike', 'space:A', 'space:B'])
    expect([...targetsOf(reading.middle().slice(3))]).toEqual(['card:coin'])
  })
})

describe('moves of any game', () => {
  const legal = (text: string): LegalMove => {
    const [verb, ...rest] = text.split(' ') as [string, ...string[]]
    return { move: text, verb, words: rest }
  }
  const sight = {} as SightInfo

  it('are told apart by what one clicks', () => {
    const ways = ['move A B', 'move B A', 'move A A', 'lay coin', 'keep'].map(legal).map((move) => ({ move, targets: targets(move, sight, info) }))
    for (const { move, targets: clicked } of ways) expect(compose(ways, clicked)).toMatchObject({ ready: move, sure: true })
    expect(compose(ways, ['card:coin']).ready).toBe(ways[3]!.move)
  })

  it('and events mention what they speak of', () => {
    expect(mentions({ key: 'gave', clause: '', args: { seat: 1, card: 'coin' } } as never, sight, info)).toEqual(['seat:1', 'card:coin'])
  })
})

it('what an edition says of a piece is found wherever it stands', () => {
  const edition = {
    coin: { count: 3, name: both('a coin') },
    cards: [{ id: 'strike', name: { de: 'Hieb', en: 'strike' }, text: { de: 'Trifft.', en: 'Hits.' } }, { id: 'other', name: both('x') }],
  }
  expect(about(edition, 'strike', 'de')).toEqual(['Hieb', 'Trifft.'])
  expect(about(edition, 'coin', 'en')).toEqual(['a coin'])
  expect(about(edition, 'nothing', 'en')).toEqual([])
})
