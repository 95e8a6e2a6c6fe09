/** How events move. The frame plays `flow` and `flash`; all other kinds the board plays itself. Every beat carries the
 * event it tells. */

import { target, type Motion } from '../../lib/board'
import type { GameInfo, SightInfo, ToldEvent } from '../../lib/protocol'
import { tableOf } from './model'

export interface Beat extends Motion {
  readonly told: ToldEvent
}

type Args = ToldEvent['args']
const word = (args: Args, slot: string) => String(args[slot] ?? '')
const number = (args: Args, slot: string) => Number(args[slot] ?? 0)

/** How long an event is shown, with the kind of its motion and its sound. What is not named here takes no time. */
const KINDS: Record<string, Omit<Motion, 'target'>> = {
  placed: { kind: 'walk', ms: 300, sound: 'stone' },
  entered: { kind: 'walk', ms: 380, sound: 'stone' },
  revived: { kind: 'walk', ms: 500, sound: 'turn' },
  'first-leg': { kind: 'walk', ms: 600 },
  'second-leg': { kind: 'walk', ms: 600 },
  'came-up': { kind: 'walk', ms: 300, sound: 'stone' },
  'went-down': { kind: 'sink', ms: 500, sound: 'stone' },
  headed: { kind: 'step', ms: 100 },
  laid: { kind: 'lay', ms: 480, sound: 'stone' },
  turned: { kind: 'spin', ms: 650, sound: 'stone' },
  drew: { kind: 'card', ms: 1000, sound: 'card' },
  unpeeked: { kind: 'card', ms: 700, sound: 'card' },
  picked: { kind: 'card', ms: 700, sound: 'card' },
  tested: { kind: 'test', ms: 700 },
  rolled: { kind: 'roll', ms: 700, sound: 'dice' },
  passed: { kind: 'pass', ms: 600 },
  failed: { kind: 'fail', ms: 700, sound: 'no' },
  sun: { kind: 'sun', ms: 400 },
  sunset: { kind: 'night', ms: 1400 },
  met: { kind: 'meet', ms: 700, sound: 'no' },
  'met-unseen': { kind: 'meet', ms: 700, sound: 'no' },
  struck: { kind: 'clash', ms: 1300, sound: 'card' },
  'monster-hurt': { kind: 'step', ms: 350 },
  'monster-gone': { kind: 'step', ms: 250 },
  token: { kind: 'step', ms: 200, sound: 'stone' },
  'token-gone': { kind: 'step', ms: 200 },
  searched: { kind: 'step', ms: 250 },
  entrance: { kind: 'step', ms: 250 },
  wounded: { kind: 'hurt', ms: 550, sound: 'no' },
  healed: { kind: 'heal', ms: 450, sound: 'gem' },
  died: { kind: 'fall', ms: 2200, sound: 'no', weighs: true },
  gone: { kind: 'step', ms: 50 },
  left: { kind: 'leave', ms: 900, sound: 'victory' },
  rage: { kind: 'rage', ms: 900, sound: 'no' },
  reshuffled: { kind: 'step', ms: 200, sound: 'card' },
  chose: { kind: 'step', ms: 200, sound: 'card' },
}

/** Pieces glide by themselves to where they will be; only who falls or leaves is still shown where he was. */
const GOING = new Set(['fall', 'leave'])

export function motions(told: ToldEvent, before: SightInfo, after: SightInfo, _: GameInfo): Beat[] {
  const { args, key } = told
  if (key === 'turn') {
    const mine = after.seat === number(args, 'seat')
    const flash: Beat = { kind: 'flash', ms: 200, target: target('seat', word(args, 'seat')), told, landed: true }
    return [mine ? { ...flash, sound: 'turn' } : flash]
  }
  if (key === 'looted' || key === 'lost') {
    const [pile, seat] = [target('pile', word(args, 'pile')), target('seat', word(args, 'seat'))]
    const [from, to] = key === 'looted' ? [pile, seat] : [seat, pile]
    return [{ kind: 'flow', ms: 450, from, to, look: `card-${word(args, 'card')}`, count: 1, sound: 'gem', told, landed: true }]
  }
  const kind = KINDS[key]
  if (!kind) return []
  if (key === 'sun' && number(args, 'sun') === tableOf(before).sun) return []
  return [{ ...kind, told, landed: !GOING.has(kind.kind), ...('seat' in args && { target: target('seat', word(args, 'seat')) }) }]
}
