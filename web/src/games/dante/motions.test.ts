import { describe, expect, it } from 'vitest'
import { distance } from '../../lib/geometry'
import { patched } from '../../lib/patch'
import type { SightInfo, ToldEvent } from '../../lib/protocol'
import type { Step } from '../../lib/fixtures'
import { edition, info, moment, moments, steps, told } from './fixtures'
import { HEAVEN, mountainOf } from './geometry'
import { tableOf, type TableView } from './model'
import { motions, mover, routeOf } from './motions'
import { figurePlaces } from './spots'

/** The events of a step, each with the table before and after it. */
function eventsOf(step: Step): { event: ToldEvent; before: TableView; after: TableView }[] {
  let { table } = step.before
  return step.told.map((event) => {
    const [before, after] = [table, (table = patched(table, event.change))]
    return { event, before: tableOf({ table: before }), after: tableOf({ table: after }) }
  })
}

describe('motions', () => {
  it.each(steps.map((step, i) => [`${i}: ${step.told.map(({ key }) => key).join(' ')}`, step] as const))(
    'the table of the last event is that after the step: %s',
    (_, step) => expect(eventsOf(step).at(-1)?.after).toEqual(tableOf(step.after)),
  )

  it('are short, and every figure starts where it stands and ends where it will', () => {
    for (const step of steps) {
      for (const { event, before, after } of eventsOf(step)) {
        const at = (table: TableView) => ({ ...step.before, table: table as unknown as SightInfo['table'] })
        for (const beat of motions(event, at(before), at(after), info)) {
          expect(beat.ms).toBeLessThanOrEqual(1100)
          const walker = mover(beat)
          if (!walker) continue
          const [from, to] = [before, after].map((table) => figurePlaces(table, edition).get(walker)!.at)
          const route = routeOf(beat, edition, before, from, to)
          expect([route[0], route.at(-1)]).toEqual([from, to])
          const paces = route.slice(1).map((point, i) => distance(route[i]!, point))
          expect(Math.max(...paces), beat.kind).toBeLessThan(120) // nobody jumps
        }
      }
    }
  })

  it('exist for nearly everything that happens', () => {
    const { sight } = moment('play-4')
    const still = told.filter((event) => !motions(event, sight, sight, info).length).map(({ key }) => key)
    expect(still.sort()).toEqual(['laid-down', 'reshuffled', 'second', 'turn-over'])
  })

  it('move no stone where there is none', () => {
    const { sight } = moment('play-4')
    const eased = { key: 'eased', clause: '', args: { sinner: tableOf(sight).sinners[1]!.persona, count: 0 }, final: false, kept: true }
    expect(motions(eased, sight, sight, info)).toEqual([])
  })

  it('ring for the own turn only', () => {
    const { sight } = moment('play-4') // Ranieri sits on seat 0
    const turn = { key: 'turn', clause: '', args: { sinner: 'ranieri' }, final: false, kept: true }
    expect(motions(turn, sight, sight, info)[0]!.sound).toBe('turn')
    expect(motions(turn, sight, { ...sight, seat: 1 }, info)[0]!.sound).toBeUndefined()
  })

  it('lead the sun on along the frame', () => {
    const table = { ...tableOf(moment('play-4').sight), sun: 22 }
    const route = routeOf({ kind: 'sun', ms: 1, faces: [2] }, edition, table, undefined, undefined)
    expect(route).toHaveLength(17)
  })
})

describe('places', () => {
  it('are all different, heaven included', () => {
    for (const { sight } of [...moments, ...steps.map(({ after }) => ({ sight: after }))]) {
      const table = tableOf(sight)
      const spots = [...figurePlaces(table, edition).values()].map(({ at }) => at.join())
      expect(new Set(spots).size).toBe(table.sinners.length)
    }
  })

  it('the second in heaven stands right of the first', () => {
    const table = tableOf(moment('end-8').sight)
    const [first, second] = table.heaven.map((seat) => figurePlaces(table, edition).get(table.sinners[seat]!.persona)!.at)
    expect(first![0]).toBeLessThan(HEAVEN[0])
    expect(second![0]).toBeGreaterThan(HEAVEN[0])
    expect(mountainOf(edition).at.get(77)).toEqual(HEAVEN)
  })
})
