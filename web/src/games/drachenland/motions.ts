/** How events move. The frame plays `flow` and `flash`; all other kinds the board plays itself, along `routeOf`. */

import { parts, target, type Motion, type Target } from '../../lib/board'
import { distance, type Point } from '../../lib/geometry'
import { curve, lengthOf } from '../../lib/lines'
import type { SightInfo, ToldEvent } from '../../lib/protocol'
import { graphOf, pointsOf, waterBetween } from './geometry'
import { seatOf, standing, tableOf, type Edition, type TableView } from './model'
import { waterLine } from './scenery'

const HOP_MS = 150

/** The spaces a figure walks over, from where it stands or the gate it comes in by, as the server has found them. */
export const walkOf = (table: TableView, figure: string, to: string): readonly string[] => table.ways[figure]?.[to] ?? []

export function motions(told: ToldEvent, before: SightInfo, after: SightInfo): Motion[] {
  const said = (slot: string) => String(told.args[slot] ?? '')
  const owner = () => target('seat', seatOf(tableOf(after), said('figure')))
  const flow = (look: string, count: number, to: Target): Motion[] => [
    { kind: 'flow', ms: 450, from: target('space', said('at')), to, look, count, sound: 'gem' },
  ]
  const travel = (kind: string, spaces: readonly string[], ms: number): Motion[] => [
    {
      kind,
      ms,
      target: target('figure', said('figure')),
      path: spaces.map((id) => target('space', id)),
      sound: 'stone',
    },
  ]
  switch (told.key) {
    case 'opened':
    case 'entered':
    case 'walked': {
      const way = walkOf(tableOf(before), said('figure'), said('to'))
      return way.length ? travel('hop', way, Math.min(900, Math.max(240, HOP_MS * (way.length - 1)))) : []
    }
    case 'ferried':
      return travel('ferry', [said('from'), said('to')], 800)
    case 'called':
    case 'flew': {
      const kind = told.key === 'flew' ? 'fly' : 'call'
      return travel(kind, [said('from'), said('to')], 800).map((beat) => ({ ...beat, look: `tile-${said('king')}` }))
    }
    case 'turn':
      return [
        {
          kind: 'flash',
          ms: 200,
          target: target('seat', said('seat')),
          ...(after.seat === Number(said('seat')) && { sound: 'turn' as const }),
        },
      ]
    case 'rolled':
      return [{ kind: 'roll', ms: 700, faces: [Number(said('a')), Number(said('b'))], sound: 'dice' }]
    case 'activated':
      return [{ kind: 'flash', ms: 200, target: target('figure', said('figure')) }]
    case 'revealed':
    case 'shown-tile':
      return [
        {
          kind: 'reveal',
          ms: told.key === 'revealed' ? 620 : 260,
          target: target('space', said('at')),
          look: `tile-${said('tile')}`,
          sound: 'card',
        },
      ]
    case 'took-gems':
      return flow(`gem-${said('gem')}`, Number(said('count')), owner())
    case 'took-clear':
      return flow('gem-clear', 1, owner())
    case 'took-egg':
      return flow('egg', 1, owner())
    case 'took-tile':
      return flow(`tile-${said('tile')}`, 1, target('seat', said('seat')))
    case 'took-ring':
      return [{ kind: 'ring', ms: 450, target: target('figure', said('figure')), sound: 'gem' }]
    case 'last-egg':
    case 'clock':
      return [{ kind: 'erupt', ms: 1800, sound: 'victory' }]
    case 'led':
    case 'screen-up':
      return [{ kind: 'flash', ms: 300, target: target('seat', said('seat')), sound: 'card' }]
    default:
      return []
  }
}

const spaceOf = (of: Target | undefined) => (of ? parts(of)[1] : '')

/** The line a moving piece draws, between the very spots where it is drawn before and after. */
export function routeOf(
  motion: Motion,
  table: TableView,
  edition: Edition,
  start: Point | null,
  end: Point | null,
): Point[] {
  const graph = graphOf(edition)
  const spaces = (motion.path ?? []).map(spaceOf)
  const points = pointsOf(graph, spaces)
  if (start && points.length) points[0] = start
  if (end && points.length > 1) points[points.length - 1] = end
  if (points.length < 2) return points
  if (motion.kind === 'hop') return hops(spaces, points, new Set(standing(table).keys()))
  if (motion.kind === 'ferry') {
    const [from, to] = [spaces[0]!, spaces.at(-1)!]
    const water = waterBetween(edition, from, to)
    const bed = water && waterLine(edition, from, to, water.slice(1, -1))
    return bed ? [points[0]!, ...bed.slice(1, -1), points.at(-1)!] : points
  }
  return curve(points[0]!, points.at(-1)!, Math.min(90, 24 + lengthOf(points) / 5), 24)
}

/** One hop for every space, and one high arc over whoever stands in the way. */
function hops(spaces: readonly string[], points: readonly Point[], taken: ReadonlySet<string>): Point[] {
  const route: Point[] = [points[0]!]
  let from = 0
  for (let i = 1; i < points.length; i++) {
    if (i < points.length - 1 && taken.has(spaces[i]!) && spaces[i]!.startsWith('F')) continue
    const rise = 5 + 9 * (i - from - 1) + distance(points[from]!, points[i]!) / 14
    route.push(...curve(points[from]!, points[i]!, rise, 10).slice(1))
    from = i
  }
  return route
}
