/** How events move. The frame plays `flow` and `flash`; `build`, `put` and `dig` the board plays where they lie. */

import { parts, target, type Motion } from '../../lib/board'
import type { Sight, Told } from '../../lib/protocol'
import { HALVES, tableOf, type DungeonView, type TableView } from './model'

/** Own things take their time; what happens in other dungeons only lights up their seat. */
export function motions(told: Told, before: Sight, after: Sight): Motion[] {
  const said = (slot: string) => String(told.args[slot] ?? '')
  const seat = target('seat', said('seat'))
  const mine = told.args['seat'] === after.seat
  const half = target('half', `${said('stall')}-${said('half')}`)
  const here = (kind: string, where: string, look: string): Motion[] => [
    { kind, ms: mine ? 380 : 140, target: where, to: seat, look, sound: 'stone' },
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
      return handsPassed(said('direction'), after)
    case 'income':
      return [{ kind: 'gold', ms: 220, target: seat, count: Number(said('gold')), sound: 'gem' }]
    case 'bought':
      return [
        ...from(half, seat, `face-${wares?.[0]}`).map((beat) => ({ ...beat, count: wares?.length ?? 1 })),
        { kind: 'gold', ms: 120, target: seat, count: Number(said('gold')) },
      ]
    case 'took':
      return from(target('challenge', said('challenge')), seat, 'challenge')
    case 'passed':
    case 'gold-kept':
      return [{ kind: 'flash', ms: 180, target: seat }]
    case 'jael-took':
      return from(half, 'jael:', `face-${wares?.[0]}`)
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

/** The own cards go to the neighbour, and as many come from the other one. */
function handsPassed(direction: string, after: Sight): Motion[] {
  const seats = tableOf(after).dungeons.length
  const { seat } = after
  if (seat === null) return []
  const step = direction === 'left' ? 1 : seats - 1
  const to = target('seat', (seat + step) % seats)
  return [{ kind: 'flow', ms: 420, from: target('seat', seat), to, look: 'room', count: 3, sound: 'card' }]
}

/** The table as it looks once a motion is over, so that nothing jumps back before the next one. */
export function settled(table: TableView, motion: Motion): TableView {
  const [domain, word] = parts(motion.target ?? motion.from ?? ':')
  const seat = Number(parts(motion.to ?? motion.target ?? ':')[1])
  const look = motion.look ?? ''
  const dig = (change: (dungeon: DungeonView) => Partial<DungeonView>): TableView => ({
    ...table,
    dungeons: table.dungeons.map((dungeon, i) => (i === seat ? { ...dungeon, ...change(dungeon) } : dungeon)),
  })
  switch (motion.kind) {
    case 'build':
      return dig(({ rooms }) => ({ rooms: { ...rooms, [word]: look } }))
    case 'put':
      return dig(({ tokens }) => ({ tokens: { ...tokens, [word]: [...(tokens[word] ?? []), look] } }))
    case 'dig':
      return dig(({ passages }) => ({ passages: [...passages, word] }))
    case 'gold':
      return { ...table, gold: table.gold.map((gold, i) => (i === seat ? (motion.count ?? gold) : gold)) }
    case 'flow':
      if (domain === 'half') return sold(table, word)
      return domain === 'challenge'
        ? { ...table, challenges: table.challenges.filter((number) => number !== Number(word)) }
        : table
    default:
      return table
  }
}

function sold(table: TableView, half: string): TableView {
  const stalls = table.stalls.map((stall) => {
    const side = HALVES.find((one) => half === `${stall.stall}-${one}`)
    return side ? { ...stall, [side]: [] } : stall
  })
  return { ...table, stalls }
}
