import { describe, expect, it } from 'vitest'
import { told } from '../../lib/proofs'
import type { ToldEvent } from '../../lib/protocol'
import { moment } from './fixtures'
import { tableOf } from './model'
import { motions } from './motions'

const { sight } = moment('two commit')
const beats = (key: string, args: ToldEvent['args'] = {}, before = sight) => motions(told(key, args), before, before)

describe('a whole game of motions', () => {
  it('takes little time for each beat', () => {
    for (const event of moment('two over').log.flatMap((line) => line.told))
      for (const beat of motions(event, sight, sight)) expect(beat.ms).toBeLessThanOrEqual(450)
  })
})

describe('single beats', () => {
  it('build in the own dungeon, and only light up another one for a moment', () => {
    const [own] = beats('built', { seat: 0, room: 'C01', cell: 'r3c2' })
    expect(own).toMatchObject({ kind: 'build', target: 'cell:r3c2', to: 'seat:0', look: 'C01' })
    const [other] = beats('built', { seat: 1, room: 'C01', cell: 'r3c2' })
    expect(other!.ms).toBeLessThan(own!.ms)
    expect([own!.landed, other!.landed]).toEqual([true, true])
  })

  it('carry wares to the buyer and take the price', () => {
    const { stalls } = tableOf(sight)
    const { stall, top } = stalls[0]!
    const bought = beats('bought-two', { seat: 1, stall, half: 'top', price: 8, gold: 3 })
    expect(bought[0]).toMatchObject({ kind: 'flow', from: `half:${stall}-top`, to: 'seat:1', look: `face-${top[0]}`, count: top.length })
    expect(bought[1]).toMatchObject({ kind: 'gold', target: 'seat:1', count: 3, landed: true })
  })

  it('take a challenge to whoever took it', () => {
    const [number] = tableOf(sight).challenges
    expect(beats('took', { seat: 0, challenge: number! })[0]).toMatchObject({ kind: 'flow', from: `challenge:${number}`, to: 'seat:0' })
  })

  it('pass the hand to whoever gets it', () => {
    const five = moment('five commit').sight
    const { heir } = tableOf(five).dungeons[five.seat!]!
    expect(beats('hands-passed', { direction: 'right' }, five)[0]).toMatchObject({ from: `seat:${five.seat}`, to: `seat:${heir}` })
    expect(beats('hands-passed', { direction: 'right' }, { ...five, seat: null })).toEqual([])
  })

  it('go to Jael', () => {
    const solo = moment('solo market').sight
    const { stall } = tableOf(solo).stalls[0]!
    expect(beats('jael-took', { stall, half: 'bottom', face: 'slime' }, solo)[0]).toMatchObject({ look: 'face-slime', from: `half:${stall}-bottom`, to: 'jael:' })
    expect(beats('jael-room', { room: 'C01' }, solo)[0]).toMatchObject({ from: 'seat:0', to: 'jael:' })
  })

  it('say nothing where nothing moves', () => {
    expect(beats('market-cleared')).toEqual([])
  })
})
