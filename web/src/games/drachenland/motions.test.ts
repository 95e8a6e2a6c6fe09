import { describe, expect, it } from 'vitest'
import { distance } from '../../lib/geometry'
import { lengthOf } from '../../lib/lines'
import { told } from '../../lib/proofs'
import type { ToldEvent } from '../../lib/protocol'
import { edition, moment } from './fixtures'
import { graphOf } from './geometry'
import { hintOf } from './later/hint'
import { motions, routeOf } from './motions'
import { waterLine } from './scenery'
import { tableOf } from './model'

const opening = moment('opening').sight
const over = moment('over')
const beats = (key: string, args: ToldEvent['args'], before = opening) => motions(told(key, args), before, before)

describe('a whole game of motions', () => {
  it('takes little time for each beat, and only known targets', () => {
    const graph = graphOf(edition)
    for (const event of over.log.flatMap((line) => line.told))
      for (const beat of motions(event, opening, over.sight)) {
        expect(beat.ms).toBeLessThanOrEqual(beat.kind === 'erupt' ? 2000 : 900)
        for (const target of beat.path ?? []) expect(graph.at.has(target.slice(6)), target).toBe(true)
      }
  })
})

describe('single beats', () => {
  it('roll the dice in at most 700 ms', () => {
    expect(beats('rolled', { seat: 0, a: 2, b: 4 })).toEqual([{ kind: 'roll', ms: 700, faces: [2, 4], sound: 'dice' }])
  })

  it('carry treasures to their owner', () => {
    const [flow] = beats('took-gems', { figure: 'elves-red', gem: 'red', count: 2, at: 'V03' })
    expect(flow).toMatchObject({ kind: 'flow', from: 'space:V03', to: 'seat:1', look: 'gem-red', count: 2 })
  })

  it('say nothing where nothing moves', () => {
    expect(beats('rested', { figure: 'elves-red' })).toEqual([])
  })

  it('ring a bell only for the own turn', () => {
    expect(beats('turn', { seat: 0, round: 1 })[0]!.sound).toBe('turn')
    expect(beats('turn', { seat: 1, round: 1 })[0]!.sound).toBeUndefined()
  })
})

describe('routes', () => {
  const table = structuredClone(tableOf(opening))
  for (const figure of Object.values(table.figures)) figure.at = null

  it('come down on every stone, and fly high over whoever stands on one', () => {
    const ways = { 'elves-red': { F03: ['F01', 'F02', 'F03'] } }
    const told = { figure: 'elves-red', from: 'F01', to: 'F03', steps: 2, pips: 0 }
    const [hop] = beats('walked', told, { ...opening, table: { ...opening.table, ways } })
    const lands = (at: string, figures = table) =>
      Math.min(...routeOf(hop!, figures, edition, null, null).map((p) => distance(p, graphOf(edition).at.get(at)!)))
    expect(lands('F02')).toBe(0)
    const crowded = { ...table, figures: { ...table.figures, 'humans-red': { at: 'F02', ring: false } } }
    expect(lands('F02', crowded)).toBeGreaterThan(10)
  })

  it('begin and end where the piece is drawn', () => {
    const [hop] = beats('opened', { figure: 'dwarves-red', to: 'F02' })
    const route = routeOf(hop!, table, edition, null, [76, 347])
    expect([route[0], route.at(-1)]).toEqual([
      [14, 350],
      [76, 347],
    ])
  })

  it('follow the water by boat and rise into the air by dragon', () => {
    const [boat] = beats('ferried', { figure: 'elves-red', from: 'V02', to: 'V01', pips: 0 })
    const bed = waterLine(edition, 'V02', 'V01', [[196, 350]])
    expect(routeOf(boat!, table, edition, null, null)).toEqual([[152, 492], ...bed.slice(1, -1), [150, 205]])
    const [flight] = beats('flew', {
      figure: 'elves-red',
      king: 'king_red',
      from: 'V01',
      to: 'V14',
      power: 'die',
      pips: 0,
    })
    const route = routeOf(flight!, table, edition, null, null)
    expect(Math.min(...route.map(([, y]) => y))).toBeLessThan(196 - 60)
    expect(lengthOf(route)).toBeGreaterThan(748)
  })
})

describe('a hint', () => {
  const asked = { pointed: null, picked: [], highlighted: new Set<string>(), edition, graph: graphOf(edition) }
  const points = (...spaces: string[]) => spaces.map((id) => graphOf(edition).at.get(id))

  it('shows the way in, and how far it is', () => {
    const hint = hintOf({ ...asked, pointed: 'space:F09', glowing: new Set(), sight: opening })
    expect(hint).toEqual({ kind: 'walk', points: points('G2', 'F08', 'F09'), steps: 2 })
  })

  it('shows what a figure in hand would walk with a die, where that is possible', () => {
    const held = { ...asked, pointed: 'space:V13', picked: ['figure:dwarves-red'], sight: moment('activate').sight }
    expect(hintOf({ ...held, glowing: new Set(['space:V13']) })?.points).toEqual(points('V15', 'F61', 'V13'))
    expect(hintOf({ ...held, glowing: new Set() })).toBeNull()
  })
})
