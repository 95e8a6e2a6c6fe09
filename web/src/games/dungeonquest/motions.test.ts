import { describe, expect, it } from 'vitest'
import { told } from '../../lib/proofs'
import type { ToldEvent } from '../../lib/protocol'
import { info, moment, steps } from './fixtures'
import { tableOf } from './model'
import { motions } from './motions'

const now = moment('act').sight
const beats = (key: string, args: ToldEvent['args'], before = now) => motions(told(key, args), before, before, info)

it('no beat takes long', () => {
  for (const step of steps)
    for (const event of step.told)
      for (const beat of motions(event, step.before, step.after, info)) expect(beat.ms).toBeLessThanOrEqual(beat.kind === 'fall' ? 2200 : 1400) // a death is a story
})

describe('single beats', () => {
  it('lay a tile with a thud, and turn it', () => {
    const [lay] = beats('laid', { seat: 0, tile: 'T01', space: 'A5', facing: 'E' })
    expect(lay).toMatchObject({ kind: 'lay', sound: 'stone' })
  })

  it('show at once where pieces will be, but who falls or leaves where he was', () => {
    const landed = (key: string) => beats(key, { seat: 0, space: 'A5' })[0]!.landed
    expect(['entered', 'laid', 'drew', 'wounded'].map(landed)).toEqual([true, true, true, true])
    expect(['died', 'left'].map(landed)).toEqual([false, false])
  })

  it('carry loot from its deck to its owner, and back when it is lost', () => {
    const args = { seat: 1, card: 'sea_l50', pile: 'search', gold: 50 }
    expect(beats('looted', args)[0]).toMatchObject({ kind: 'flow', from: 'pile:search', to: 'seat:1', look: 'card-sea_l50' })
    expect(beats('lost', args)[0]).toMatchObject({ kind: 'flow', from: 'seat:1', to: 'pile:search' })
  })

  it('ring a bell only for the own turn', () => {
    expect(beats('turn', { seat: now.seat! })[0]!.sound).toBe('turn')
    expect(beats('turn', { seat: (now.seat! + 1) % 4 })[0]!.sound).toBeUndefined()
  })

  it('say nothing where nothing moves', () => {
    expect(beats('spent', { seat: 0, count: 1, grit: 0 })).toEqual([])
    expect(beats('sun', { sun: tableOf(now).sun, number: 0 })).toEqual([])
  })
})
