/** The way a figure would take to what is pointed at, to be drawn before the click. */

import { parts, type Target } from '../../../lib/board'
import { distance, type Point } from '../../../lib/geometry'
import { curve } from '../../../lib/lines'
import type { SightInfo } from '../../../lib/protocol'
import { pointsOf, waterBetween, type Graph } from '../geometry'
import { tableOf, type Edition } from '../model'
import { walkOf } from '../motions'
import { waterLine } from '../scenery'

export interface Hint {
  readonly kind: 'walk' | 'ferry' | 'fly'
  readonly points: readonly Point[]
  readonly steps: number // 0 where none are spent
}

export interface Asked {
  readonly pointed: Target | null
  readonly picked: readonly Target[]
  readonly highlighted: ReadonlySet<Target>
  readonly glowing: ReadonlySet<Target>
  readonly sight: SightInfo
  readonly edition: Edition
  readonly graph: Graph
}

/** The space in question: under the pointer, or picked, or the only one that a list points at. */
function spaceIn({ pointed, picked, highlighted }: Asked): string | null {
  const spaces = (targets: Iterable<Target>) => [...targets].filter((target) => target.startsWith('space:'))
  const [one, another] = spaces(highlighted)
  const found = spaces(pointed ? [pointed] : [])[0] ?? spaces(picked)[0] ?? (another ? undefined : one)
  return found ? parts(found)[1] : null
}

export function hintOf(asked: Asked): Hint | null {
  const { picked, glowing, sight, edition, graph } = asked
  const to = spaceIn(asked)
  if (!to) return null
  const table = tableOf(sight)
  const ways = sight.legal.filter((move) => move.words.includes(to)).map((move) => move.verb)
  const held = picked.find((target) => target.startsWith('figure:'))
  // whoever is active or held; whoever comes in goes the same way
  const walker = table.active?.figure ?? (held ? parts(held)[1] : (Object.keys(table.ways)[0] ?? ''))
  const walked = (): Hint | null => {
    const way = walkOf(table, walker, to)
    return way.length ? { kind: 'walk', points: pointsOf(graph, way), steps: way.length - 1 } : null
  }
  if (held && sight.asks !== 'opening') {
    // what the figure would reach with one of the dice
    return glowing.has(`space:${to}`) || picked.includes(`space:${to}`) ? walked() : null
  }
  const from = table.figures[walker]?.at ?? null
  const ferried = picked.includes('tile:ferryman') && ways.includes('ferry')
  const flown =
    ways.includes('fly') && picked.some((target) => target.startsWith('die:') || target === 'tile:little_dragon')
  if (!ferried && !flown && (ways.includes('walk') || ways.includes('enter'))) return walked()
  if (!from) return null
  if (!flown && ways.includes('ferry')) {
    const water = waterBetween(edition, from, to)
    return water ? { kind: 'ferry', points: waterLine(edition, from, to, water.slice(1, -1)), steps: 0 } : null
  }
  if (!ways.includes('fly')) return null
  const [a, b] = pointsOf(graph, [from, to])
  return a && b ? { kind: 'fly', points: curve(a, b, Math.min(90, 24 + distance(a, b) / 5), 24), steps: 0 } : null
}
