/** How events move. The frame plays `flow` and `flash`; all other kinds the board plays itself, along `routeOf`. */

import { parts, target, type Motion, type Target } from '../../lib/board'
import { distance, type Point } from '../../lib/geometry'
import { curve } from '../../lib/lines'
import type { GameInfo, SightInfo, ToldEvent } from '../../lib/protocol'
import { behind, hops, mountainOf, sunWay, type Mountain } from './geometry'
import { areaOf, editionOf, seatOf, tableOf, type Edition, type TableView } from './model'

const HOP_MS = 110
const SUPPLY: Target = 'pile:supply'

export function motions(told: ToldEvent, before: SightInfo, after: SightInfo, info: GameInfo): Motion[] {
  const edition = editionOf(info)
  const said = (slot: string) => String(told.args[slot] ?? '')
  const number = (slot: string) => Number(told.args[slot] ?? 0)
  const seat = (slot = 'sinner') => seatOf(tableOf(before), said(slot))
  const sinner = (slot = 'sinner') => target('sinner', said(slot))
  const count = Number(told.args['count'] ?? 1)
  const stones = (from: Target, to: Target): Motion[] =>
    count // an encounter may find none
      ? [{ kind: 'flow', ms: 420, from, to, look: 'stone', count, sound: 'stone' }]
      : []
  const walk = (kind: string, from: number, to: number, ms: number): Motion[] => [
    { kind, ms, target: sinner(), path: [target('field', from), target('field', to)], sound: 'stone' },
  ]
  switch (told.key) {
    case 'turn':
      return [{ kind: 'turn', ms: 160, target: sinner(), ...(after.seat === seat() && { sound: 'turn' as const }) }]
    case 'played':
      return [
        { kind: 'flow', ms: 420, from: target('seat', seat()), to: 'pile:discard', look: `face-${said('face')}`, sound: 'card' },
      ]
    case 'drew':
      return [{ kind: 'flow', ms: 240, from: 'pile:stock', to: target('seat', seat()), look: 'back' }]
    case 'remorse':
      return [{ kind: 'remorse', ms: 380, faces: [number('spiral')], ...(!number('spiral') && { sound: 'gem' as const }) }]
    case 'addio':
      return [{ kind: 'flash', ms: 450, target: target('encounter', said('encounter')), sound: 'gem' }]
    case 'next-encounter':
      return [{ kind: 'encounter', ms: 520, look: said('encounter'), faces: [number('spiral')], sound: 'card' }]
    case 'sun':
      return [{ kind: 'sun', ms: 480, faces: [number('hour')] }]
    case 'walked':
      return walk('hop', number('from'), number('to'), Math.max(200, HOP_MS * Math.abs(number('to') - number('from'))))
    case 'entered':
      return walk('hop', number('to') - 1, number('to'), 220)
    case 'circled':
    case 'stayed':
      return walk('circle', number('from'), number('to'), 620)
    case 'climbed':
      return walk('climb', gateBelow(edition, number('to')), number('to'), 620)
    case 'sent-back':
      return [{ kind: 'slide', ms: 620, target: sinner('figure'), path: [target('field', number('to'))], sound: 'no' }]
    case 'took':
      return stones(SUPPLY, sinner())
    case 'released':
    case 'remitted':
    case 'indulged':
    case 'pardoned':
    case 'eased':
    case 'freed':
      return stones(sinner(), SUPPLY)
    case 'gave':
    case 'passed-on':
    case 'sacrificed':
    case 'bestowed':
      return stones(sinner(), sinner('to'))
    case 'inherited':
      return stones(sinner('from'), sinner())
    case 'offered':
      return [{ kind: 'offer', ms: 380, target: sinner('to'), from: sinner(), sound: 'card' }]
    case 'paired':
      return [{ kind: 'pair', ms: 420, target: sinner(), from: sinner('mate'), sound: 'gem' }]
    case 'lapsed':
      return [{ kind: 'lapse', ms: 200, target: sinner('to') }]
    case 'parted':
      return [{ kind: 'part', ms: 380, target: sinner(), from: sinner('mate'), sound: 'no' }]
    case 'turned':
      return [{ kind: 'reverse', ms: 420, look: said('direction'), sound: 'card' }]
    case 'leapt':
      return [{ kind: 'leap', ms: 320 }]
    case 'skipped':
      return [{ kind: 'skip', ms: 260, target: sinner(), sound: 'no' }]
    case 'stepped-in':
      return [{ kind: 'role', ms: 380, target: sinner('role'), sound: 'card' }]
    case 'arrived':
      return [
        {
          kind: 'arrive',
          ms: 1100,
          target: sinner(),
          path: [target('field', number('field'))],
          faces: [number('place')],
          sound: number('place') > 1 ? 'victory' : 'gem',
        },
      ]
    default:
      return []
  }
}

/** The gate that leads to this field. */
const gateBelow = (edition: Edition, field: number) => areaOf(edition, field).first - 1

const wordOf = (of: Target | undefined) => (of ? parts(of)[1] : '')
const fieldOf = (of: Target | undefined) => Number(wordOf(of))

const WALKS = new Set(['hop', 'circle', 'climb', 'slide', 'arrive'])

/** Who moves, or null if nobody does. */
export const mover = (motion: Motion | null): string | null =>
  motion && WALKS.has(motion.kind) ? wordOf(motion.target) : null

/** The line a figure or the sun draws, between the very spots where it is drawn before and after. */
export function routeOf(
  motion: Motion,
  edition: Edition,
  table: TableView,
  start: Point | undefined,
  end: Point | undefined,
): Point[] {
  const mountain = mountainOf(edition)
  if (motion.kind === 'sun') return sunWay(edition, table.sun, motion.faces?.[0] ?? table.sun)
  const line = walkOf(motion, edition, mountain, start, end)
  return line.map((point, i) => (i === 0 && start ? start : i === line.length - 1 && end ? end : point))
}

function walkOf({ kind, path = [] }: Motion, edition: Edition, mountain: Mountain, start?: Point, end?: Point): Point[] {
  const [from, to] = [fieldOf(path[0]), fieldOf(path.at(-1))]
  if (kind === 'hop') return hops(mountain, from, to)
  if (kind === 'circle' || kind === 'climb') return behind(mountain, edition, from, to)
  return start && end ? curve(start, end, Math.min(90, 20 + distance(start, end) / 5), 20) : []
}
