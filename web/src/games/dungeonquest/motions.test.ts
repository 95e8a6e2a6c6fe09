import { describe, expect, it } from 'vitest'
import type { Told } from '../../lib/protocol'
import { info, moment, steps } from './fixtures'
import { tableOf } from './model'
import { motions, retold, settled } from './motions'

const told = (key: string, args: Told['args']): Told => ({ key, clause: '', final: false, kept: true, args })
const now = moment('act').sight
const beats = (key: string, args: Told['args'], before = now) => motions(told(key, args), before, before, info)

describe('the table after every beat of a real step', () => {
  it.each(steps.map((step) => [step.told.map((one) => one.key).join(' '), step] as const))('%s', (_, step) => {
    let table = tableOf(step.before)
    for (const event of step.told) for (const beat of motions(event, step.before, step.after, info)) table = settled(table, beat)
    const after = tableOf(step.after)
    expect(table.tiles).toEqual(after.tiles)
    expect(table.sun).toBe(after.sun)
    expect(table.dice).toEqual(after.dice)
    const seen = (heroes: typeof table.heroes) =>
      heroes.map(({ at, heading, status, gold, hero }) => ({ at, heading, status, gold, hero }))
    expect(seen(table.heroes)).toEqual(seen(after.heroes))
    if (after.combat) expect(table.combat).toMatchObject({ hero: after.combat.hero, wounds: after.combat.wounds })
    else expect(table.combat).toBeNull()
  })
})

it('no beat takes long', () => {
  for (const step of steps)
    for (const event of step.told)
      for (const beat of motions(event, step.before, step.after, info)) expect(beat.ms).toBeLessThanOrEqual(1400)
})

describe('single beats', () => {
  it('lay a tile with a thud, and turn it', () => {
    const [lay] = beats('laid', { seat: 0, tile: 'T01', space: 'A5', facing: 'E' })
    expect(lay).toMatchObject({ kind: 'lay', sound: 'stone' })
    const lies = settled(tableOf(now), lay!)
    expect(lies.tiles['A5']).toMatchObject({ tile: 'T01', facing: 'E', monster: false })
    const [spin] = beats('turned', { space: 'A5', facing: 'W', quarters: 2 })
    expect(settled(lies, spin!).tiles['A5']!.facing).toBe('W')
  })

  it('turn along whoever stands on a side of the room', () => {
    const table = retold(tableOf(now), told('entered', { seat: 2, space: 'J8', side: 'NW', came: 'N' }))
    const spun = retold(table, told('turned', { space: 'J8', facing: 'E', quarters: 1 }))
    expect(spun.heroes[2]!.side).toBe('EN')
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
    expect(beats('tested', { seat: 0, roll: 'luck', score: 6, burden: 0 })).toEqual([])
    expect(beats('sun', { sun: tableOf(now).sun, number: 0 })).toEqual([])
  })

  it('show a monster met by its name only', () => {
    const met = retold(tableOf(now), told('met', { seat: 3, family: 'troll' }))
    expect(met.combat).toEqual({ hero: 3, monster: 0, family: 'troll', wounds: 0, life: null, penalty: null, used: false })
    expect(met.picks).toEqual([])
  })
})
