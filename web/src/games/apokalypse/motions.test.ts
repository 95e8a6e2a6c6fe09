import { describe, expect, it } from 'vitest'
import type { Motion } from '../../lib/board'
import type { Told } from '../../lib/protocol'
import { info, moment, moments } from './fixtures'
import { tableOf } from './model'
import { motions, settled } from './motions'

const { sight } = moment('turn-6')
const told = (key: string, args: Told['args']): Told => ({ key, clause: '', args, final: false, kept: true })
const of = (key: string, args: Told['args']) => motions(told(key, args), sight, sight, info)
const after = (beats: readonly Motion[]) => beats.reduce(settled, tableOf(sight))

describe('motions', () => {
  it('a card flies from its nation to its place and stays there', () => {
    const beats = of('person', { seat: 1, nation: 'aurelia', wing: 'good' })
    expect(beats[0]).toMatchObject({ kind: 'flow', from: 'nation:frostmere', to: 'place:aurelia-good-earth-4', look: 'person-good' })
    expect(after(beats).nations[0]!.good.earth).toEqual(['person', 'person', 'person', 'person'])
  })

  it('a replaced card is gone once the new one lies', () => {
    const beats = of('replaced', { seat: 4, card: 'ward_m', nation: 'frostmere', wing: 'evil', plane: 'hell', column: 2, old: 'piety_gambling' })
    expect(after(beats).nations[1]!.evil.hell).toEqual(['ward_m', 'ward_m'])
  })

  it('music rings out', () => {
    const laid = (card: string) => of('laid', { seat: 4, card, nation: 'ochria', wing: 'good', plane: 'heaven', column: 2 }).map(({ kind }) => kind)
    expect(laid('church')).toContain('ring')
    expect(laid('seal_church')).toContain('ring')
    expect(laid('shield_m')).not.toContain('ring')
  })

  it('neutralised music goes and its row closes up, other planes stay', () => {
    const beats = of('neutralised', { seat: 4, card: 'metal', nation: 'aurelia', wing: 'good', plane: 'heaven', column: 1, old: 'seal_church' })
    const { good } = after(beats).nations[0]!
    expect(good.heaven).toEqual(['shield_mp', 'church'])
    expect(good.earth).toHaveLength(3)
  })

  it('who is struck leaves with the whole column', () => {
    const { evil } = after(of('struck', { nation: 'aurelia', wing: 'evil', column: 2 })).nations[0]!
    expect(evil).toMatchObject({ heaven: ['shield_m'], earth: ['person', 'fiend_1'], hell: ['work_drugs'] })
  })

  it('a rider takes people from the outside in', () => {
    const { good } = after(of('fell', { nation: 'aurelia', wing: 'good', count: 2 })).nations[0]!
    expect(good).toMatchObject({ heaven: ['seal_church'], earth: ['person'], hell: ['ward_p'] })
  })

  it('gifts and loot show nothing but their back', () => {
    expect(of('gave', { seat: 0, to: 2, back: 'K' })).toEqual([expect.objectContaining({ from: 'nation:aurelia', to: 'nation:carminia', look: 'back-K' })])
    expect(of('stole', { seat: 0, from: 2, back: 'B' })).toEqual([expect.objectContaining({ from: 'nation:carminia', to: 'nation:aurelia', look: 'back-B' })])
  })

  it('a step never moves the table it is played on', () => {
    const before = JSON.stringify(sight.table)
    of('struck', { nation: 'aurelia', wing: 'evil', column: 2 }).reduce(settled, tableOf(sight))
    expect(JSON.stringify(sight.table)).toBe(before)
  })

  it('everything the engine told can be played, in reasonable time', () => {
    for (const { log, sight: seen } of moments) {
      for (const event of log.flatMap((line) => line.told)) {
        for (const motion of motions(event, seen, seen, info)) {
          expect(motion.ms).toBeLessThanOrEqual(1800)
          for (const target of [motion.target, motion.from, motion.to]) expect(target ?? 'a:b').toMatch(/^\w+:[\w-]+$/)
        }
      }
    }
  })
})
