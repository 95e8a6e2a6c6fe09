// What is heard, off by one click. How it sounds comes after the board.

import type { SoundName } from './board'

export class Sounds {
  on = true
  #called = -Infinity

  play(name: SoundName): void {
    if (!this.on || typeof AudioContext === 'undefined') return
    if (name === 'turn' && performance.now() - this.#called < 4000) return // one call is enough
    if (name === 'turn') this.#called = performance.now()
    import('./notes').then(({ ring }) => ring(name)).catch(() => {}) // without a line it is silent
  }
}
