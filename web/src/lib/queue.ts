// One thing at a time: the animation queue. The view is the truth, motions are decoration; so motions may be skipped,
// hurried or dropped at any time and the table is right all the same.

import type { Motion } from './board'
import type { SightInfo, ToldEvent } from './protocol'

/** One event: how it moves, and the table after it. */
export interface Beat {
  told: ToldEvent
  motions: readonly Motion[]
  table: SightInfo['table']
}

export interface Scene {
  beats: readonly Beat[]
  arrive: () => void // shows the table after the step
}

export interface Stage {
  /** Plays one motion of an event; resolves when it is over or when `cut` fires. */
  play(motion: Motion, of: Beat, ms: number, cut: AbortSignal): Promise<void>
  /** The event is over: shows the table after it. */
  settle(table: Beat['table']): void
  /** Clears what motions have left on the stage, once the table after them is shown. */
  clear(): void
}

/** This far behind (in milliseconds of motion) the queue hurries; further behind it drops the oldest motions, but for what
 * weighs. */
export const HURRY = 2500
export const COLLAPSE = 6000

const weighs = ({ motions }: Beat) => motions.some((motion) => motion.weighs)
const length = (scene: Scene) => scene.beats.flatMap(({ motions }) => motions).reduce((sum, motion) => sum + motion.ms, 0)

export class Queue {
  #scenes: Scene[] = []
  #running = false
  #cut = new AbortController()
  #speed = 1

  constructor(
    readonly stage: Stage,
    readonly onBusy: (busy: boolean) => void = () => {},
  ) {}

  /** 0 is instant, 2 is twice as fast. */
  set speed(speed: number) {
    this.#speed = speed
    if (!speed) this.skip()
  }

  get busy(): boolean {
    return this.#running
  }

  /** Milliseconds of motion still to play. */
  get behind(): number {
    return this.#scenes.reduce((sum, scene) => sum + length(scene), 0)
  }

  add(scene: Scene): void {
    this.#scenes.push(scene)
    for (let i = 0; this.behind > COLLAPSE && i < this.#scenes.length - 1; i++) {
      const scene = this.#scenes[i]!
      const [now] = scene.beats
      const over = i === 0 && now && !weighs(now) // it plays just now
      scene.beats = [...(over ? [{ ...now, motions: [] }] : []), ...scene.beats.filter(weighs)]
      if (over) this.#cut.abort()
    }
    if (!this.#running) void this.#run()
  }

  /** Straight to the last table. */
  skip(): void {
    this.#cut.abort()
    for (const scene of this.#scenes) scene.beats = []
  }

  async #run(): Promise<void> {
    this.#running = true
    this.onBusy(true)
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      for (let beat = scene.beats[0]; this.#speed && beat; beat = scene.beats[0]) {
        this.#cut = new AbortController()
        if (beat.motions.length) await this.#play(beat, this.#cut.signal)
        else this.stage.settle(beat.table) // at once: a button that vanishes for a blink loses the click it is given
        scene.beats = scene.beats.slice(1)
      }
      this.#scenes.shift()
      scene.arrive()
      this.stage.clear()
    }
    this.#running = false
    this.onBusy(false)
  }

  async #play(beat: Beat, cut: AbortSignal): Promise<void> {
    for (const motion of beat.motions) {
      if (cut.aborted) return
      const pace = this.behind > HURRY && !motion.weighs ? 2 * this.#speed : this.#speed
      await this.stage.play(motion, beat, motion.ms / pace, cut)
    }
    if (!cut.aborted) this.stage.settle(beat.table)
  }
}
