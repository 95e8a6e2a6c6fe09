/** How events move. The frame plays `flow` and `flash`; `build`, `put` and `dig` the board plays where they lie. */

import { target, type Motion } from '../../lib/board'
import type { SightInfo, ToldEvent } from '../../lib/protocol'
import { tableOf } from './model'

/** Own things take their time; what happens in other dungeons only lights up their seat. */
export function motions(told: ToldEvent, before: SightInfo, after: SightInfo): Motion[] {
  const said = (slot: string) => String(told.args[slot] ?? '')
  const seat = target('seat', said('seat'))
  const mine = told.args['seat'] === after.seat
  const half = target('half', `${said('stall')}-${said('half')}`)
  const here = (kind: string, where: string, look: string): Motion[] => [
    { kind, ms: mine ? 380 : 140, target: where, to: seat, look, sound: 'stone', landed: true },
  ]
  const from = (place: string, to: string, look: string, ms = 420): Motion[] => [
    { kind: 'flow', ms, from: place, to, look, sound: 'card' },
  ]
  const wares = tableOf(before).stalls.find(({ stall }) => stall === said('stall'))?.[said('half') as 'top' | 'bottom']
  switch (told.key) {
    case 'built':
      return here('build', target('cell', said('cell')), said('room'))
    case 'put':
      return here('put', target('cell', said('cell')), said('face'))
    case 'dug':
      return here('dig', target('edge', said('edge')), 'secret')
    case 'hands-passed':
      return handsPassed(before)
    case 'income':
      return [{ kind: 'gold', ms: 220, target: seat, count: Number(said('gold')), sound: 'gem', landed: true }]
    case 'bought':
    case 'bought-two':
    case 'bought-three':
      return [
        ...from(half, seat, `face-${wares?.[0]}`).map((beat) => ({ ...beat, count: wares?.length ?? 1 })),
        { kind: 'gold', ms: 120, target: seat, count: Number(said('gold')), landed: true },
      ]
    case 'took':
      return from(target('challenge', said('challenge')), seat, 'challenge')
    case 'passed':
    case 'gold-kept':
      return [{ kind: 'flash', ms: 180, target: seat }]
    case 'jael-took':
      return from(half, 'jael:', `face-${said('face')}`, 300)
    case 'jael-room':
      return after.seat === null ? [] : from(target('seat', after.seat), 'jael:', 'room', 300)
    case 'jael-threw':
      return from(target('challenge', said('challenge')), 'jael:', 'challenge')
    case 'swapped':
    case 'moved':
      return [{ kind: 'flash', ms: 260, target: seat, sound: 'stone' }]
    case 'year':
      return [{ kind: 'flash', ms: 320, target: 'year:', sound: 'turn' }]
    case 'scored':
    case 'scored-alone':
      return [{ kind: 'flash', ms: 260, target: seat, sound: 'gem' }]
    default:
      return []
  }
}

/** The own cards go to the neighbour. */
function handsPassed({ seat, table }: SightInfo): Motion[] {
  const heir = seat === null ? null : tableOf({ table }).dungeons[seat]?.heir
  if (seat === null || typeof heir !== 'number') return []
  return [{ kind: 'flow', ms: 420, from: target('seat', seat), to: target('seat', heir), look: 'room', count: 3, sound: 'card' }]
}
