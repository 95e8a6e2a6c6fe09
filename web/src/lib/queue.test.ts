import { describe, expect, it } from 'vitest'
import type { Motion } from './board'
import { COLLAPSE, Queue, type Stage } from './queue'

const motion = (kind: string, ms = 100): Motion => ({ kind, ms })
const rest = () => new Promise((done) => setTimeout(done))

class HandStage implements Stage {
  played: string[] = []
  cleared = 0
  finish: () => void = () => {}

  play(motion: Motion, ms: number, cut: AbortSignal): Promise<void> {
    this.played.push(`${motion.kind} ${ms}`)
    if (cut.aborted) return Promise.resolve()
    return new Promise((done) => {
      this.finish = done
      cut.addEventListener('abort', () => done(), { once: true })
    })
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
    queue.add({ motions: [motion('a'), motion('b')], arrive: () => arrived.push('one') })
    queue.add({ motions: [motion('c')], arrive: () => arrived.push('two') })
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

  it('goes straight to the last table when skipped', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    const arrived: number[] = []
    for (const i of [1, 2, 3]) queue.add({ motions: [motion('a'), motion('b')], arrive: () => arrived.push(i) })
    queue.skip()
    await rest()
    expect(arrived).toEqual([1, 2, 3])
    expect(stage.played).toEqual(['a 100'])
  })

  it('needs no time at speed 0, and half of it at speed 2', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    queue.speed = 0
    let arrived = false
    queue.add({ motions: [motion('a')], arrive: () => (arrived = true) })
    await rest()
    expect(arrived).toBe(true)
    expect(stage.played).toEqual([])
    queue.speed = 2
    queue.add({ motions: [motion('a')], arrive: () => {} })
    expect(stage.played).toEqual(['a 50'])
  })

  it('hurries when behind and drops the oldest when far behind', async () => {
    const stage = new HandStage()
    const queue = new Queue(stage)
    const arrived: number[] = []
    queue.add({ motions: [motion('first', 3000)], arrive: () => arrived.push(1) })
    expect(stage.played).toEqual(['first 1500'])
    queue.add({ motions: [motion('second', 2000)], arrive: () => arrived.push(2) })
    queue.add({ motions: [motion('third', COLLAPSE - 3000)], arrive: () => arrived.push(3) })
    await rest()
    expect(arrived).toEqual([1])
    expect(stage.played.at(-1)).toBe('second 1000')
  })
})
