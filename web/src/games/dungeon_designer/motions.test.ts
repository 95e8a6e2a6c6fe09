import { describe, expect, it } from 'vitest'
import type { Motion } from '../../lib/board'
import type { Told } from '../../lib/protocol'
import { moment } from './fixtures'
import { tableOf } from './model'
import { motions, settled } from './motions'

const { sight } = moment('two commit')
const told = (key: string, args: Told['args'] = {}): Told => ({ key, clause: '', final: false, kept: true, args })
const beats = (key: string, args: Told['args'] = {}, before = sight) => motions(told(key, args), before, before)
const play = (...motions: Motion[]) => motions.reduce(settled, tableOf(sight))

describe('a whole game of motions', () => {
  it.each(['two over', 'solo over'])('ends with every room, token and passage where the last table has them: %s', (name) => {
    const { sight: last, log } = moment(name)
    const end = tableOf(last)
    let table = {
      ...end,
      dungeons: end.dungeons.map((dungeon) => ({ ...dungeon, rooms: {}, tokens: {}, passages: [] })),
    }
    for (const event of log.flatMap((line) => line.told))
      for (const beat of motions(event, last, last)) table = settled(table, beat) as typeof table
    table.dungeons.forEach((dungeon, seat) => {
      expect(dungeon.rooms).toEqual(end.dungeons[seat]!.rooms)
      expect(dungeon.tokens).toEqual(end.dungeons[seat]!.tokens)
      expect([...dungeon.passages].sort()).toEqual([...end.dungeons[seat]!.passages].sort())
    })
  })

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
    const table = play(own!, other!)
    expect(table.dungeons.map(({ rooms }) => rooms['r3c2'])).toEqual(['C01', 'C01'])
    expect(tableOf(sight).dungeons[0]!.rooms['r3c2']).toBeUndefined()
  })

  it('carry wares to the buyer and take the price', () => {
    const { stalls } = tableOf(sight)
    const { stall, top } = stalls[0]!
    const bought = beats('bought', { seat: 1, stall, half: 'top', price: 8, gold: 3 })
    expect(bought[0]).toMatchObject({ kind: 'flow', from: `half:${stall}-top`, to: 'seat:1', look: `face-${top[0]}`, count: top.length })
    const table = play(...bought)
    expect(table.stalls[0]).toMatchObject({ top: [], bottom: stalls[0]!.bottom })
    expect(table.gold).toEqual([tableOf(sight).gold[0], 3])
  })

  it('take a challenge off the display', () => {
    const [number, ...rest] = tableOf(sight).challenges
    expect(play(...beats('took', { seat: 0, challenge: number! })).challenges).toEqual(rest)
  })

  it('pass the hand to the left or to the right', () => {
    const five = moment('five market').sight
    const to = (direction: string) => beats('hands-passed', { direction }, five)[0]!.to
    const seat = five.seat!
    expect([to('left'), to('right')]).toEqual([`seat:${(seat + 1) % 5}`, `seat:${(seat + 4) % 5}`])
    expect(beats('hands-passed', { direction: 'left' }, { ...five, seat: null })).toEqual([])
  })

  it('go to Jael', () => {
    const solo = moment('solo market').sight
    const { stall } = tableOf(solo).stalls[0]!
    expect(beats('jael-took', { stall, half: 'bottom' }, solo)[0]).toMatchObject({ from: `half:${stall}-bottom`, to: 'jael:' })
    expect(beats('jael-room', { room: 'C01' }, solo)[0]).toMatchObject({ from: 'seat:0', to: 'jael:' })
  })

  it('say nothing where nothing moves', () => {
    expect(beats('market-cleared')).toEqual([])
  })
})
