// One thing at a time: the animation queue. The view is the truth, motions are decoration; so motions may be skipped,
// hurried or dropped at any time and the table is right all the same.

import type { Motion } from './board'

export interface Scene {
  motions: readonly Motion[]
  arrive: () => void // shows the table after the step
}

export interface Stage {
  /** Plays one motion; resolves when it is over or when `cut` fires. */
  play(motion: Motion, ms: number, cut: AbortSignal): Promise<void>
  /** Clears what motions have left on the stage, once the table after them is shown. */
  clear(): void
}

/** This far behind (in milliseconds of motion) the queue hurries; further behind it drops the oldest motions. */
export const HURRY = 2500
export const COLLAPSE = 6000

const length = (scene: Scene) => scene.motions.reduce((sum, motion) => sum + motion.ms, 0)

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
      this.#scenes[i]!.motions = []
      if (i === 0) this.#cut.abort()
    }
    if (!this.#running) void this.#run()
  }

  /** Straight to the last table. */
  skip(): void {
    this.#cut.abort()
    for (const scene of this.#scenes) scene.motions = []
  }

  async #run(): Promise<void> {
    this.#running = true
    this.onBusy(true)
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      this.#cut = new AbortController()
      for (let i = 0; this.#speed && i < scene.motions.length; i++) {
        const motion = scene.motions[i]!
        const pace = this.behind > HURRY ? 2 * this.#speed : this.#speed
        await this.stage.play(motion, motion.ms / pace, this.#cut.signal)
      }
      this.#scenes.shift()
      scene.arrive()
      this.stage.clear()
    }
    this.#running = false
    this.onBusy(false)
  }
}
