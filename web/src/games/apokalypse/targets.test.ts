import { describe, expect, it } from 'vitest'
import { parts } from '../../lib/board'
import { legal, provesTargets, told } from '../../lib/proofs'
import { info, moment, moments } from './fixtures'
import { placeOf, tableOf } from './model'
import { look, mentions, targets, wish } from './targets'
import { frameOf, spotsOf } from './triptych'

const DOMAINS = new Set(['card', 'place', 'nation', 'back', 'verb'])
const open = moments.filter(({ sight }) => sight.legal.length)

describe('targets', () => {
  provesTargets(open, targets, info)

  it.each(open.map(({ name, sight }) => [name, sight] as const))('are drawn somewhere: %s', (_, sight) => {
    const table = tableOf(sight)
    const places = new Set(table.nations.flatMap((nation) => spotsOf(nation, frameOf(nation)).map((spot) => spot.target)))
    const held = new Set([...(table.hand ?? []), ...(sight.asks === 'seal' ? ['seal_church', 'seal_metal'] : [])])
    for (const target of sight.legal.flatMap((move) => targets(move, sight, info))) {
      const [domain, word] = parts(target)
      expect(DOMAINS).toContain(domain)
      if (domain === 'place') expect(places).toContain(target)
      if (domain === 'card') expect(held).toContain(word)
    }
  })

  it('cover every kind of decision, also turns with very many moves', () => {
    const asked = new Set(open.map(({ sight }) => sight.asks))
    expect(asked).toEqual(new Set(['turn', 'give', 'give-to', 'steal', 'may-steal', 'react', 'settle', 'seal']))
    expect(Math.max(...open.map(({ sight }) => sight.legal.length))).toBeGreaterThan(180)
  })

  it('are what one would point at', () => {
    const { sight } = moment('turn-6')
    const of = (text: string) => targets(legal(text), sight, info)
    expect(of('person shield_m aurelia good')).toEqual(['card:shield_m', 'place:aurelia-good-earth-4'])
    expect(of('heaven shield_m carminia evil')).toEqual(['card:shield_m', 'place:carminia-evil-heaven-1'])
    expect(of('hell ward_m ochria good')).toEqual(['card:ward_m', 'place:ochria-good-hell-1'])
    expect(of('replace church aurelia 2')).toEqual(['card:church', 'place:aurelia-good-heaven-2'])
    expect(of('replace ward_m frostmere 1')).toEqual(['card:ward_m', 'place:frostmere-evil-hell-1'])
    expect(of('neutralise metal aurelia 3')).toEqual(['card:metal', 'place:aurelia-good-heaven-3'])
    expect(of('neutralise seal_church aurelia 1')).toEqual(['card:seal_church', 'place:aurelia-evil-hell-1'])
    expect(of('violence frostmere evil')).toEqual(['card:violence', 'place:frostmere-evil-earth-3'])
    expect(of('convert frostmere evil 2')).toEqual(['card:conversion', 'place:frostmere-evil-earth-2'])
    expect(of('to carminia')).toEqual(['nation:carminia'])
    expect(of('steal frostmere K')).toEqual(['back:frostmere-K'])
    expect(of('pass')).toEqual(['verb:pass'])
  })

  it('a settler goes to the outer end of the opposite wing', () => {
    const { sight } = moment('settle-4')
    const { attack } = tableOf(sight)
    for (const move of sight.legal) {
      const place = placeOf(targets(move, sight, info)[0]!)!
      expect(place.wing).not.toBe(attack!.wing)
      expect(place.nation).toBe(move.words[0])
    }
  })
})

describe('wishes', () => {
  it.each([
    ['turn-6', 'place:aurelia-good-heaven-1', ['card:metal'], 'neutralise metal aurelia 1'],
    ['turn-6', 'place:aurelia-good-heaven-2', ['card:shield_m'], 'replace shield_m aurelia 2'],
    ['turn-6', 'place:aurelia-evil-heaven-1', ['card:shield_m'], 'heaven shield_m aurelia evil'],
    ['turn-6', 'place:aurelia-good-hell-1', ['card:ward_m'], 'hell ward_m aurelia good'],
    ['turn-6', 'place:frostmere-good-earth-1', ['card:ward_m'], 'person ward_m frostmere good'],
    ['turn-6', 'place:aurelia-good-earth-1', ['card:conversion'], 'convert aurelia good 1'],
    ['turn-6', 'place:aurelia-good-earth-3', ['card:violence'], 'violence aurelia good'],
    ['turn-6', 'place:aurelia-good-earth-3', [], null],
    ['turn-6', 'place:aurelia-good-earth-9', [], ''],
    ['turn-6', 'card:violence', [], 'violence violania evil'],
    ['turn-6', 'card:saint_1', [], 'person saint_1 violania good'],
    ['turn-6', 'card:church', [], 'heaven church violania good'],
    ['turn-6', 'card:ward_h', [], 'hell ward_h violania evil'],
    ['turn-6', 'nation:aurelia', [], null],
    ['react-4', 'card:ward_h', [], 'parry ward_h'],
    ['give-to-4', 'nation:aurelia', [], 'to aurelia'],
    ['steal-2', 'back:aurelia-B', [], 'steal aurelia B'],
    ['give-4', 'card:ward_h', [], 'hell ward_h emeralda evil'],
    ['watch-4', 'card:ward_h', [], null],
  ] as const)('%s, %s with %j means %s', (name, chosen, picked, meant) => {
    expect(wish(chosen, picked, moment(name).sight)).toBe(meant)
  })
})

describe('mentions and looks', () => {
  it('an event lights up what it speaks of', () => {
    const { sight } = moment('turn-6')
    const laid = told('laid', { seat: 1, card: 'church', nation: 'aurelia', wing: 'good', plane: 'heaven', column: 2 })
    expect(mentions(laid, sight)).toEqual(['seat:1', 'nation:frostmere', 'nation:aurelia', 'place:aurelia-good-heaven-2'])
    expect(mentions(told('gave', { seat: 0, to: 2, back: 'B' }), sight)).toEqual(['seat:0', 'nation:aurelia', 'seat:2', 'nation:carminia'])
    expect(mentions(told('surfaced', { rider: 'rider_1', back: 'K' }), sight)).toEqual(['rider:rider_1', 'talon:K'])
    expect(mentions(told('struck', { nation: 'ochria', wing: 'evil', column: 1 }), sight)).toContain('place:ochria-evil-earth-1')
  })

  it.each([
    ['person shield_m aurelia evil', 'person-evil'],
    ['person saint_1 aurelia good', 'card-saint_1'],
    ['parry church', 'card-church'],
    ['convert aurelia good 2', 'card-conversion'],
    ['steal frostmere K', 'back-K'],
    ['settle ochria', 'nation-ochria'],
    ['pass', null],
  ])('%s looks like %s', (move, wanted) => {
    expect(look(legal(move))).toBe(wanted)
  })
})
