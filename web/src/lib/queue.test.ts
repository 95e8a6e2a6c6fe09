import { describe, expect, it } from 'vitest'
import type { Motion } from './board'
import { COLLAPSE, Queue, type Beat, type Stage } from './queue'

const motion = (kind: string, ms = 100): Motion => ({ kind, ms })
const told = { key: 'moved', clause: '', args: {}, final: false, kept: true }
const beat = (motions: Motion[], after: unknown): Beat => ({ told, motions, table: { after } })
/** One event for each motion; the table after the nth says so. */
const beats = (...motions: Motion[]): Beat[] => motions.map((one, i) => beat([one], i + 1))
const rest = () => new Promise((done) => setTimeout(done))

class HandStage implements Stage {
  played: string[] = []
  cleared = 0
  finish: () => void = () => {}

  shown: unknown[] = []

  play(motion: Motion, _of: Beat, ms: number, cut: AbortSignal): Promise<void> {
    this.played.push(`${motion.kind} ${ms}`)
    if (cut.aborted) return Promise.resolve()
    return new Promise((done) => {
      this.finish = done
      cut.addEventListener('abort', () => done(), { once: true })
    })
  }
  settle(table: Beat['table']): void {
    this.shown.push(table['after'])
  }
  clear(): void {
    this.cleared++
  }
}

describe('the animation queue', () => {
  it('plays one thing at a time and arrives after the last', async () => {
    const stage = new HandStage()
    const busy: boolean[] = []
    const queue = new Queue(stage, (now) => busy.push(now))
    const arrived: string[] = []
    queue.add({ beats: beats(motion('a'), motion('b')), arrive: () => arrived.push('one') })
    queue.add({ beats: beats(motion('c')), arrive: () => arrived.push('two') })
    expect(stage.played).toEqual(['a 100'])
    stage.finish()
    await rest()
    expect(stage.played).toEqual(['a 100', 'b 100'])
    expect(arrived).toEqual([])
    stage.finish()
    await rest()
    expect(arrived).toEqual(['one'])
    stage.finish()
    await rest()
    expect(arrived).toEqual(['one', 'two'])
    expect(stage.cleared).toBe(2)
    expect(busy).toEqual([true, false])
    expect(queue.busy).toBe(false)
  })

  it('is there at once where nothing moves', () => {
    const stage = new HandStage()
    const arrived: string[] = []
    const queue = new Queue(stage)
    queue.add({ beats: [beat([], 1), beat([], 2)], arrive: () => arrived.push('one') })
    expect(stage.shown).toEqual([1, 2])
    expect(arrived).toEqual(['one'])
    expect(queue.busy).toBe(false)
  })

  it('goes straight to the last table when skipped', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    const arrived: number[] = []
    for (const i of [1, 2, 3]) queue.add({ beats: beats(motion('a'), motion('b')), arrive: () => arrived.push(i) })
    queue.skip()
    await rest()
    expect(arrived).toEqual([1, 2, 3])
    expect(stage.played).toEqual(['a 100'])
  })

  it('shows the table after each event, once its motions are over', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    const still = beat([], 'nothing moved')
    const both = beat([motion('a'), motion('b')], 'both')
    queue.add({ beats: [still, both, ...beats(motion('c'))], arrive: () => {} })
    await rest()
    expect(stage.shown).toEqual(['nothing moved'])
    stage.finish()
    await rest()
    expect(stage.shown).toEqual(['nothing moved'])
    stage.finish()
    await rest()
    expect(stage.shown).toEqual(['nothing moved', 'both'])
    queue.skip()
    await rest()
    expect(stage.shown, 'what is skipped is not shown in between').toEqual(['nothing moved', 'both'])
  })

  it('needs no time at speed 0, and half of it at speed 2', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    queue.speed = 0
    let arrived = false
    queue.add({ beats: beats(motion('a')), arrive: () => (arrived = true) })
    await rest()
    expect(arrived).toBe(true)
    expect(stage.played).toEqual([])
    queue.speed = 2
    queue.add({ beats: beats(motion('a')), arrive: () => {} })
    expect(stage.played).toEqual(['a 50'])
  })

  it('hurries when behind and drops the oldest when far behind', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    const arrived: number[] = []
    queue.add({ beats: beats(motion('first', 3000)), arrive: () => arrived.push(1) })
    expect(stage.played).toEqual(['first 1500'])
    queue.add({ beats: beats(motion('second', 2000)), arrive: () => arrived.push(2) })
    queue.add({ beats: beats(motion('third', COLLAPSE - 3000)), arrive: () => arrived.push(3) })
    await rest()
    expect(arrived).toEqual([1])
    expect(stage.played.at(-1)).toBe('second 1000')
  })

  it('neither hurries nor drops what weighs', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    const arrived: number[] = []
    const death = { ...motion('death', 2200), weighs: true }
    const finish = () => (stage.finish(), rest())
    queue.add({ beats: beats(motion('first', 3000), death, motion('last', 300)), arrive: () => arrived.push(1) })
    queue.add({ beats: beats(motion('second', 500)), arrive: () => arrived.push(2) })
    queue.add({ beats: beats(motion('third', 4000)), arrive: () => arrived.push(3) })
    await rest()
    expect(stage.played).toEqual(['first 1500', 'death 2200'])
    queue.add({ beats: beats(motion('fourth', 5000)), arrive: () => arrived.push(4) })
    await rest()
    expect(arrived, 'it is not cut short either').toEqual([])
    await finish()
    expect(arrived).toEqual([1, 2, 3])
    expect(stage.played).toEqual(['first 1500', 'death 2200', 'fourth 2500'])
    await finish()
    expect(arrived).toEqual([1, 2, 3, 4])
  })
})
