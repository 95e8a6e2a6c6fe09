import { describe, expect, it } from 'vitest'
import { told } from '../../lib/proofs'
import type { ToldEvent } from '../../lib/protocol'
import { info, moment, moments } from './fixtures'
import { motions } from './motions'

const { sight } = moment('turn-6')
const of = (key: string, args: ToldEvent['args']) => motions(told(key, args), sight, sight, info)

describe('motions', () => {
  it('a card flies from its nation to its place and is seen to lie there', () => {
    const beats = of('person', { seat: 1, nation: 'aurelia', wing: 'good' })
    expect(beats[0]).toMatchObject({ kind: 'flow', from: 'nation:frostmere', to: 'place:aurelia-good-earth-4', look: 'person-good' })
    expect(beats[1]).toMatchObject({ kind: 'lay', target: 'place:aurelia-good-earth-4', landed: true })
  })

  it('music rings out', () => {
    const laid = (card: string) => of('laid', { seat: 4, card, nation: 'ochria', wing: 'good', plane: 'heaven', column: 2 }).map(({ kind }) => kind)
    expect(laid('church')).toContain('ring')
    expect(laid('seal_church')).toContain('ring')
    expect(laid('shield_m')).not.toContain('ring')
  })

  it('what goes is still seen while it goes', () => {
    const where = { nation: 'aurelia', wing: 'evil', column: 2 }
    for (const beats of [of('struck', where), of('fell', { ...where, count: 2 }), of('neutralised', { ...where, seat: 4, card: 'metal', plane: 'heaven', old: 'seal_church' })])
      expect(beats.some(({ landed }) => landed)).toBe(false)
  })

  it('gifts and loot show nothing but their back', () => {
    expect(of('gave', { seat: 0, to: 2, back: 'K' })).toEqual([expect.objectContaining({ from: 'nation:aurelia', to: 'nation:carminia', look: 'back-K' })])
    expect(of('stole', { seat: 0, from: 2, back: 'B' })).toEqual([expect.objectContaining({ from: 'nation:carminia', to: 'nation:aurelia', look: 'back-B' })])
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
