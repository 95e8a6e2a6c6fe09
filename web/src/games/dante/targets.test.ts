import { describe, expect, it } from 'vitest'
import { parts } from '../../lib/board'
import { compose } from '../../lib/compose'
import type { LegalMove, Sight, Told } from '../../lib/protocol'
import { turns } from '../../lib/table'
import { edition, info, moment, moments, steps, told } from './fixtures'
import { hintOf } from './hint'
import { tableOf, type TableView } from './model'
import { motions } from './motions'
import { figurePlaces, shelfOf } from './spots'
import { choices, look, mentions, targets, warn, wish } from './targets'

const legal = (text: string): LegalMove => {
  const [verb, ...words] = text.split(' ') as [string, ...string[]]
  return { move: text, verb, words: words.map((word) => (/^\d+$/.test(word) ? Number(word) : word)) }
}

describe('targets', () => {
  it.each(moments.map(({ name, sight }) => [name, sight] as const))('are distinct and complete: %s', (_, sight) => {
    const ways = sight.legal.map((move) => ({ move, targets: targets(move, sight, info) }))
    expect(new Set(ways.map((way) => way.targets.join(' '))).size).toBe(ways.length)
    for (const { move, targets: clicked } of ways) expect(compose(ways, clicked).ready).toBe(move)
  })

  it('stand for every question of the game', () => {
    const asked = new Set(moments.map(({ sight }) => sight.asks))
    for (const topic of ['play', 'remit', 'give-with', 'give-to', 'also', 'share', 'intervene', 'follow-up', 'together', 'lap', 'gate', 'meet', 'back'])
      expect(asked).toContain(topic)
  })

  it('that no piece stands for lie on the shelf', () => {
    for (const { name, sight } of moments) {
      const offered = new Set(choices(sight, info))
      for (const move of sight.legal)
        for (const of of targets(move, sight, info))
          expect(['card', 'sinner'].includes(parts(of)[0]) || offered.has(of), `${name} ${of}`).toBe(true)
    }
    expect(choices(moment('meet-4').sight, info)).toEqual(['meeting:give', 'meeting:offer', 'meeting:none'])
    expect(choices(moment('share-8').sight, info)).toEqual(['count:0', 'count:1'])
    expect(choices(moment('end-8').sight, info)).toEqual([])
  })
})

describe('what companions are asked', () => {
  const sealed = (asks: string, ...moves: string[]): Sight => ({ ...moment('play-4').sight, seat: 2, asks, legal: moves.map(legal) })

  it.each([
    ['relief', ['relief return', 'relief keep'], ['relief:return', 'relief:keep']],
    ['also-each', ['also yes', 'also no'], ['answer:yes', 'answer:no']],
  ])('%s lies on the shelf beside their own figure', (asks, moves, tokens) => {
    const sight = sealed(asks, ...moves)
    expect(choices(sight, info)).toEqual(tokens)
    expect(sight.legal.map((move) => targets(move, sight, info)[0])).toEqual(tokens)
    const table = tableOf(sight)
    const mine = figurePlaces(table, edition).get(table.sinners[2]!.persona)!.at
    const shelf = shelfOf(sight, info, table, edition)!
    expect(Math.abs(shelf.at[0] - mine[0])).toBeLessThan(shelf.width)
  })
})

describe('wishes', () => {
  it.each([
    ['play-4', 'card:3/2', 'play 3/2'],
    ['follow-up-4', 'card:leap/1', 'play leap/1'],
    ['remit-4', 'sinner:dante', 'with dante'],
    ['give-to-4', 'sinner:dante', 'to dante'],
    ['intervene-4', 'sinner:dante', 'as dante'],
    ['back-4', 'sinner:dante', 'back dante'],
    ['meet-4', 'meeting:give', 'meet give'],
    ['together-4', 'verb:together', 'together'],
    ['gate-3-free', 'way:circle', 'gate circle'],
    ['play-4', 'sinner:dante', null],
    ['meet-4', 'card:3/2', null],
    ['play-4', 'area:pride', null],
    ['end-8', 'card:3/2', null],
  ])('%s, %s: %s', (name, chosen, wished) => {
    expect(wish(chosen, [], moment(name).sight)).toBe(wished)
  })
})

describe('warnings', () => {
  const standing = (change: Partial<TableView['sinners'][number]>, table: Partial<TableView> = {}): Sight => {
    const sight = structuredClone(moment('play-4').sight)
    const view = { ...tableOf(sight), heaven: [], light: 'day', encounter: 'O13', ...table } as TableView
    const sinners = view.sinners.map((one, i) => (i === view.role ? { ...one, persona: 'lapo', stones: 0, visited: ['lust', 'eden'], ...change } : one))
    return { ...sight, table: { ...view, sinners } as unknown as Sight['table'] }
  }
  const said = (sight: Sight, move: string) => warn(legal(move), sight, info)

  it('who would be first in heaven', () => {
    expect(said(standing({ field: 75 }), 'play 2/3')).toBe('warn-first')
    expect(said(standing({ field: 74 }), 'play 2/3')).toBeNull()
    expect(said(standing({ field: 75, stones: 1 }), 'play 2/3')).toBeNull()
    expect(said(standing({ field: 75 }, { heaven: [3] }), 'play 2/3')).toBeNull()
    expect(said(standing({ field: 75 }), 'play leap/3')).toBeNull()
    expect(said(standing({ field: 75 }, { light: 'night' }), 'play leap/3')).toBe('warn-first')
  })

  it('also whom a ruler frees, and who takes no stones in Eden', () => {
    expect(said(standing({ field: 75, stones: 2 }, { encounter: 'O12', spiral: 2 }), 'play 2/3')).toBe('warn-first')
    expect(said(standing({ field: 71, visited: ['lust'] }), 'play 6/1')).toBe('warn-first') // Lapo
    expect(said(standing({ field: 71, visited: ['lust'], persona: 'dante' }), 'play 6/1')).toBeNull()
  })
})

describe('looks and mentions', () => {
  it('every legal move has a token', () => {
    for (const { sight } of moments) for (const move of sight.legal) expect(look(move, sight)).toMatch(/^(face|sinner|count|choice)-\w+/)
    expect(look(legal('play 3/leap'), moment('play-4').sight)).toBe('face-leap') // by night
  })

  it('every event mentions whom and what it is about', () => {
    const { sight } = moment('end-8')
    const of = (key: string) => mentions(told.find((event) => event.key === key)!, sight).map((target) => parts(target)[0])
    expect(of('walked')).toEqual(['sinner', 'seat', 'field', 'field'])
    expect(of('gave')).toEqual(['sinner', 'seat', 'sinner', 'seat'])
    expect(of('sun')).toEqual(['hour'])
    expect(of('remorse')).toEqual(['spiral'])
    expect(of('next-encounter')).toEqual(['encounter'])
    expect(of('climbed')).toEqual(['sinner', 'seat', 'area', 'field'])
  })
})

it('a turn in the log belongs to the seat of its sinner', () => {
  const { sight } = moment('play-4')
  tableOf(sight).sinners.forEach(({ persona }, seat) => {
    const event: Told = { ...told.find(({ key }) => key === 'turn')!, args: { sinner: persona } }
    const line = { seq: 1, seat: null, move: '', told: [event] }
    expect(turns([line], (one) => mentions(one, sight)).map((turn) => turn.seat)).toEqual([seat])
  })
})

describe('hints', () => {
  const table = { ...tableOf(moment('play-4').sight), light: 'day', spiral: 3, sun: 22 } as TableView
  const asked = { picked: [], foretold: [], table, edition, highlighted: new Set<string>(), glowing: new Set(['card:6/1']) }

  it('count remorse and sun on', () => {
    expect(hintOf({ ...asked, highlighted: new Set(['card:6/1']) })).toEqual({ table: null, spiral: 0, sun: 4 })
    expect(hintOf(asked)).toEqual({ table: null, spiral: null, sun: null })
  })

  it('show where the figures would stand, as far as that is foretold', () => {
    const { before, told: events, after } = steps.find(({ told: [first] }) => first?.key === 'played')!
    const foretold = events.flatMap((event) => motions(event, before, after, info))
    const then = hintOf({ ...asked, table: tableOf(before), foretold }).table
    expect(then?.sinners.map(({ field }) => field)).toEqual(tableOf(after).sinners.map(({ field }) => field))
  })

  it('say nothing for symbols and for what cannot be played', () => {
    const nothing = { table: null, spiral: null, sun: null }
    expect(hintOf({ ...asked, picked: ['card:leap/1'] })).toEqual(nothing)
    expect(hintOf({ ...asked, highlighted: new Set(['card:2/3']) })).toEqual(nothing)
  })
})
