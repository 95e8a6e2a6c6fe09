import { describe, expect, it } from 'vitest'
import { parts } from '../../lib/board'
import { legal, provesTargets } from '../../lib/proofs'
import type { SightInfo, ToldEvent } from '../../lib/protocol'
import { turns } from '../../lib/table'
import { edition, info, moment, moments, told } from './fixtures'
import { hintOf } from './hint'
import { mountainOf } from './geometry'
import { tableOf } from './model'
import { SHELF, shelfOf } from './spots'
import { choices, look, mentions, targets, wish } from './targets'

describe('targets', () => {
  provesTargets(moments, targets, info)

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
  const sealed = (asks: string, ...moves: string[]): SightInfo => ({ ...moment('play-4').sight, seat: 2, asks, legal: moves.map(legal) })

  it.each([
    ['relief', ['relief return', 'relief keep'], ['relief:return', 'relief:keep']],
    ['also-each', ['also yes', 'also no'], ['answer:yes', 'answer:no']],
  ])('%s lies on the shelf in the sky, where it covers no field', (asks, moves, tokens) => {
    const sight = sealed(asks, ...moves)
    expect(choices(sight, info)).toEqual(tokens)
    expect(sight.legal.map((move) => targets(move, sight, info)[0])).toEqual(tokens)
    const table = tableOf(sight)
    const shelf = shelfOf(sight, info, table)!
    for (const [x, y] of mountainOf(edition).at.values())
      expect(Math.abs(x - shelf.at[0]) > shelf.width / 2 + 20 || y > shelf.at[1] + SHELF + 10).toBe(true)
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
    ['meet-4', 'card:3/2', 'play 3/2'],
    ['play-4', 'area:pride', null],
    ['end-8', 'card:3/2', null],
  ])('%s, %s: %s', (name, chosen, wished) => {
    expect(wish(chosen, [], moment(name).sight)).toBe(wished)
  })
})

describe('looks and mentions', () => {
  it('every legal move has a token', () => {
    for (const { sight } of moments) for (const move of sight.legal) expect(look(move, sight, info)).toMatch(/^(face|sinner|count|choice)-\w+/)
    expect(look(legal('play 3/leap'), moment('play-4').sight, info)).toBe('face-leap') // by night
  })

  it('every event mentions whom and what it is about', () => {
    const { sight } = moment('end-8')
    const of = (key: string) => mentions(told.find((event) => event.key === key)!, sight, info).map((target) => parts(target)[0])
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
    const event: ToldEvent = { ...told.find(({ key }) => key === 'turn')!, args: { sinner: persona } }
    const line = { seq: 1, seat: null, move: '', told: [event] }
    expect(turns([line], (one) => mentions(one, sight, info)).map((turn) => turn.seat)).toEqual([seat])
  })
})

describe('hints', () => {
  const table = tableOf(moment('play-4').sight)
  const [one] = table.ahead!
  const asked = { picked: [], table, highlighted: new Set<string>(), glowing: new Set([`card:${one!.card}`]) }

  it('are what the rules foretell of the card in question', () => {
    expect(hintOf({ ...asked, highlighted: new Set([`card:${one!.card}`]) })).toBe(one)
    expect(hintOf({ ...asked, picked: [`card:${one!.card}`] })).toBe(one)
    expect(hintOf(asked)).toBeNull()
  })

  it('say nothing for what cannot be played', () => {
    expect(hintOf({ ...asked, glowing: new Set(), highlighted: new Set([`card:${one!.card}`]) })).toBeNull()
    expect(hintOf({ ...asked, picked: ['card:none'] })).toBeNull()
  })
})
