/** Something on its way along a line: call while a component is made, read while it is drawn. */

import type { Point } from '../lib/geometry'
import { along } from '../lib/lines'

export function travelling(route: () => readonly Point[], ms: () => number) {
  let share = $state(0)
  $effect(() => {
    const [line, length, begin] = [route(), ms(), performance.now()]
    share = 0
    if (line.length < 2) return
    let frame = requestAnimationFrame(function step(now) {
      const t = Math.min(1, Math.max(0, (now - begin) / length))
      share = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2
      if (t < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    get share() {
      return share
    },
    get at(): Point {
      return along(route(), share)
    },
  }
}
