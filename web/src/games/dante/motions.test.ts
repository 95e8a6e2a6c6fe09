import { describe, expect, it } from 'vitest'
import { distance } from '../../lib/geometry'
import { edition, info, moment, moments, steps, told } from './fixtures'
import { HEAVEN, mountainOf } from './geometry'
import { tableOf, type TableView } from './model'
import { motions, mover, routeOf, settled } from './motions'
import { figurePlaces } from './spots'

/** All of a table that motions carry on; cards in hands and piles only fly. */
const carried = ({ turn, role, direction, skip, sun, light, spiral, encounter, supply, sinners, heaven }: TableView) => ({
  ...{ turn, role, direction, skip, sun, light, spiral, encounter, supply, heaven },
  sinners: sinners.map(({ persona, field, stones, mate, offer }) => ({ persona, field, stones, mate, offer })),
})

describe('motions', () => {
  it.each(steps.map((step, i) => [`${i}: ${step.told.map(({ key }) => key).join(' ')}`, step] as const))(
    'end where the table after the step is: %s',
    (_, { before, told: events, after }) => {
      const beats = events.flatMap((event) => motions(event, before, after, info))
      const end = beats.reduce((table, beat) => settled(table, beat, edition), tableOf(before))
      expect(carried(end)).toEqual(carried(tableOf(after)))
    },
  )

  it('are short, and every figure starts where it stands and ends where it will', () => {
    for (const { before, told: events, after } of steps) {
      let table = tableOf(before)
      for (const beat of events.flatMap((event) => motions(event, before, after, info))) {
        expect(beat.ms).toBeLessThanOrEqual(1100)
        const goal = settled(table, beat, edition)
        const walker = mover(beat)
        if (walker) {
          const [from, to] = [figurePlaces(table, edition).get(walker)!.at, figurePlaces(goal, edition).get(walker)!.at]
          const route = routeOf(beat, edition, table, from, to)
          expect([route[0], route.at(-1)]).toEqual([from, to])
          const steps = route.slice(1).map((point, i) => distance(route[i]!, point))
          expect(Math.max(...steps), beat.kind).toBeLessThan(120) // nobody jumps
        }
        table = goal
      }
    }
  })

  it('exist for nearly everything that happens', () => {
    const { sight } = moment('play-4')
    const still = told.filter((event) => !motions(event, sight, sight, info).length).map(({ key }) => key)
    expect(still.sort()).toEqual(['laid-down', 'reshuffled', 'second', 'turn-over'])
  })

  it('part a pair where it arrives, and move no stone where there is none', () => {
    const { sight } = moment('play-4')
    const [one, other] = tableOf(sight).sinners
    const pair: TableView = { ...tableOf(sight), sinners: tableOf(sight).sinners.map((sinner, i) => ({ ...sinner, mate: i < 2 ? 1 - i : null })) }
    const arrived = { key: 'arrived', clause: '', args: { sinner: one!.persona, place: 1, field: 77 }, final: false, kept: true }
    const after = motions(arrived, sight, sight, info).reduce((table, beat) => settled(table, beat, edition), pair)
    expect(after.sinners.map(({ mate }) => mate)).toEqual(pair.sinners.map(() => null))
    const eased = { key: 'eased', clause: '', args: { sinner: other!.persona, count: 0 }, final: false, kept: true }
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
