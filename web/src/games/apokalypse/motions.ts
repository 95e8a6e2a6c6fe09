/** How events move. The frame plays `flow` and `flash`; `lay`, `fall`, `ride` and `ring` are the board's own. */

import { target, type Motion, type Target } from '../../lib/board'
import type { GameInfo, SightInfo, ToldEvent } from '../../lib/protocol'
import { editionOf, isMusic, kindOf, nationOf, PERSON, placeTarget, seatOf, tableOf, type Plane, type Wing } from './model'

export function motions(told: ToldEvent, before: SightInfo, after: SightInfo, info: GameInfo): Motion[] {
  const table = tableOf(before)
  const said = (slot: string) => String(told.args[slot] ?? '')
  const number = (slot: string) => Number(told.args[slot] ?? 0)
  const home = (slot = 'seat') => target('nation', nationOf(table, number(slot)))
  const place = (plane: Plane = 'earth') => placeTarget(said('nation'), said('wing') as Wing, plane, number('column'))
  const outer = () => {
    const end = table.nations[seatOf(table, said('nation'))]?.[said('wing') as Wing].ends.earth ?? 1
    return placeTarget(said('nation'), said('wing') as Wing, 'earth', end)
  }
  switch (told.key) {
    case 'turn':
      return [{ kind: 'flash', ms: 200, target: home(), ...(after.seat === number('seat') && { sound: 'turn' as const }) }]
    case 'passed':
      return [{ kind: 'flash', ms: 220, target: home() }]
    case 'person':
      return laying(`person-${said('wing')}`, home(), outer(), PERSON)
    case 'special':
      return laying(`card-${said('card')}`, home(), outer(), said('card'))
    case 'laid':
    case 'replaced': {
      const lay = laying(`card-${said('card')}`, home(), place(said('plane') as Plane), said('card'))
      return isMusic(kindOf(editionOf(info), said('card'))) ? [...lay, { kind: 'ring', ms: 700, target: place(said('plane') as Plane), sound: 'gem', landed: true }] : lay
    }
    case 'neutralised':
      return [
        { kind: 'flow', ms: 350, from: home(), to: place(said('plane') as Plane), look: `card-${said('card')}`, sound: 'card' },
        { kind: 'gone', ms: 350, target: place(said('plane') as Plane), sound: 'stone' },
      ]
    case 'gave':
      return [{ kind: 'flow', ms: 480, from: home(), to: home('to'), look: `back-${said('back')}`, sound: 'card' }]
    case 'stole':
      return [{ kind: 'flow', ms: 480, from: home('from'), to: home(), look: `back-${said('back')}`, sound: 'card' }]
    case 'attacked':
      return [
        { kind: 'flow', ms: 450, from: home(), to: place(), look: `card-${said('card')}`, sound: 'card' },
        { kind: 'flash', ms: 250, target: place(), sound: 'stone' },
      ]
    case 'parried': {
      const { attack } = table
      const where = attack ? placeTarget(nationOf(table, attack.nation), attack.wing, 'earth', attack.column) : home()
      return [{ kind: 'flow', ms: 450, from: home(), to: where, look: `card-${said('card')}`, sound: 'gem' }]
    }
    case 'struck':
      return [{ kind: 'gone', ms: 420, target: place(), sound: 'stone' }]
    case 'converted':
      return [
        { kind: 'gone', ms: 260, target: place(), sound: 'card' },
        { kind: 'flow', ms: 480, from: place(), to: target('nation', said('to')), look: `person-${table.attack?.leads_to ?? said('wing')}`, sound: 'card', landed: true },
      ]
    case 'dealt':
      return [{ kind: 'flow', ms: 70, from: target('talon', said('back')), to: home(), look: `back-${said('back')}`, count: number('count'), sound: 'card' }]
    case 'surfaced':
      return [{ kind: 'flash', ms: 300, target: target('talon', said('back')), sound: 'stone' }]
    case 'strikes':
      return [{ kind: 'ride', ms: 1400, look: `rider-${said('rider').slice(-1)}`, sound: 'stone' }]
    case 'fell':
      return [{ kind: 'fall', ms: 350, target: target('wing', `${said('nation')}-${said('wing')}`), count: number('count'), sound: 'stone' }]
    case 'scored':
      return [{ kind: 'flash', ms: 90, target: home() }]
    case 'won-rider':
      return [{ kind: 'flow', ms: 500, from: target('rider', said('rider')), to: home(), look: `rider-${said('rider').slice(-1)}`, sound: 'gem' }]
    case 'revealed':
      return [{ kind: 'flash', ms: 450, target: home(), sound: 'card' }]
    default:
      return []
  }
}

const laying = (look: string, from: Target, to: Target, card: string): Motion[] => [
  { kind: 'flow', ms: 380, from, to, look },
  { kind: 'lay', ms: 220, target: to, look: card, sound: 'card', landed: true },
]
