// Plays the general motions on the page. Pieces are found by `data-target`; what moves is the element's own transform,
// through the Web Animations API, and everything is taken away once the table after the step is shown.

import { mount, unmount } from 'svelte'
import type { Motion, Target } from './lib/board'
import type { PageModule } from './lib/module'
import type { Beat, Stage } from './lib/queue'

export class PageStage implements Stage {
  #left: (() => void)[] = []

  constructor(
    readonly room: { readonly module: PageModule },
    readonly show: (motion: Motion | null, of: Beat | null) => void,
    readonly shown: (table: Beat['table']) => void,
  ) {}

  async play(motion: Motion, of: Beat, ms: number, cut: AbortSignal): Promise<void> {
    if (motion.landed) this.shown(of.table)
    this.show({ ...motion, ms }, of)
    const animations = this.#animate(motion, ms)
    const over = Promise.all([...animations.map((a) => a.finished.catch(() => {})), pause(ms, cut)])
    const stop = () => animations.forEach((a) => a.finish())
    cut.addEventListener('abort', stop, { once: true })
    await over
    cut.removeEventListener('abort', stop)
  }

  settle(table: Beat['table']): void {
    this.shown(table)
    this.clear()
  }

  clear(): void {
    for (const take of this.#left.splice(0)) take()
    this.show(null, null)
  }

  #animate(motion: Motion, ms: number): Animation[] {
    switch (motion.kind) {
      case 'travel':
        return this.#travel(motion, ms)
      case 'flow':
        return this.#flow(motion, ms)
      case 'flash':
        return this.#flash(motion, ms)
      default:
        return []
    }
  }

  /** A piece along its path, in the units of the drawing it lies in. */
  #travel({ target, path = [] }: Motion, ms: number): Animation[] {
    const piece = target ? find(target) : null
    if (!piece) return []
    const places = path.map(find).filter((place) => place !== null)
    const unit = unitsOf(piece)
    const start = middle(places[0] ?? piece)
    const frames = places.map((place) => {
      const at = middle(place)
      return { transform: `translate(${(at.x - start.x) * unit}px, ${(at.y - start.y) * unit}px)` }
    })
    if (frames.length < 2) return []
    const animation = piece.animate(frames, { duration: ms, easing: 'ease-in-out', fill: 'forwards' })
    this.#left.push(() => animation.cancel())
    return [animation]
  }

  /** Tokens that fly over the page from one place to another. */
  #flow({ from, to, look = '', count = 1 }: Motion, ms: number): Animation[] {
    const [a, b] = [from ? find(from) : null, to ? find(to) : null]
    const { Token } = this.room.module
    if (!a || !b || !Token) return []
    const [start, end] = [middle(a), middle(b)]
    return Array.from({ length: Math.min(count, 8) }, (_, i) => {
      const host = document.createElement('div')
      host.className = 'flying'
      document.body.append(host)
      const token = mount(Token, { target: host, props: { look } })
      this.#left.push(() => {
        void unmount(token)
        host.remove()
      })
      const high = Math.min(start.y, end.y) - 40 - 12 * i
      return host.animate(
        [
          { transform: `translate(${start.x}px, ${start.y}px) scale(.6)`, opacity: 0 },
          { transform: `translate(${(start.x + end.x) / 2}px, ${high}px) scale(1.25)`, opacity: 1, offset: 0.45 },
          { transform: `translate(${end.x}px, ${end.y}px) scale(.7)`, opacity: 0.2 },
        ],
        { duration: ms * 0.8, delay: (i * ms * 0.2) / Math.max(1, count), easing: 'ease-in-out', fill: 'both' },
      )
    })
  }

  #flash({ target }: Motion, ms: number): Animation[] {
    const thing = target ? find(target) : null
    if (!thing) return []
    return [thing.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.7)' }, { filter: 'brightness(1)' }], ms)]
  }
}

/** The first element for a target that can be seen: a seat may be drawn in several places. */
const find = (target: Target): Element | null =>
  [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)].find((e) => e.getBoundingClientRect().width > 0) ?? null

function middle(of: Element): { x: number; y: number } {
  const box = of.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** How many units of its drawing a pixel on the screen is. */
function unitsOf(element: Element): number {
  if (!(element instanceof SVGElement)) return 1
  const matrix = element.ownerSVGElement?.getScreenCTM()
  return matrix ? 1 / matrix.a : 1
}

const pause = (ms: number, cut: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    cut.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })
