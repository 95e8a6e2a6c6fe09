/** How events move. The frame plays `flow` and `flash`; all other kinds the board plays itself. Every beat carries the
 * event it tells, so that the table can be shown as it is after it. */

import { target, type Motion } from '../../lib/board'
import type { GameInfo, Sight, Told } from '../../lib/protocol'
import {
  type Combat,
  type Direction,
  type HeroView,
  type PileView,
  tableOf,
  type TableView,
  type TileView,
  turned,
} from './model'

export interface Beat extends Motion {
  readonly told: Told
}

type Args = Told['args']
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
  rolled: { kind: 'roll', ms: 700, sound: 'dice' },
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
  died: { kind: 'fall', ms: 900, sound: 'no' },
  gone: { kind: 'step', ms: 50 },
  left: { kind: 'leave', ms: 900, sound: 'victory' },
  rage: { kind: 'rage', ms: 900, sound: 'no' },
  reshuffled: { kind: 'step', ms: 200, sound: 'card' },
  chose: { kind: 'step', ms: 200, sound: 'card' },
}

export function motions(told: Told, before: Sight, after: Sight, _: GameInfo): Beat[] {
  const { args, key } = told
  if (key === 'turn') {
    const mine = after.seat === number(args, 'seat')
    const flash: Beat = { kind: 'flash', ms: 200, target: target('seat', word(args, 'seat')), told }
    return [mine ? { ...flash, sound: 'turn' } : flash]
  }
  if (key === 'looted' || key === 'lost') {
    const [pile, seat] = [target('pile', word(args, 'pile')), target('seat', word(args, 'seat'))]
    const [from, to] = key === 'looted' ? [pile, seat] : [seat, pile]
    return [{ kind: 'flow', ms: 450, from, to, look: `card-${word(args, 'card')}`, count: 1, sound: 'gem', told }]
  }
  const kind = KINDS[key]
  if (!kind) return []
  if (key === 'sun' && number(args, 'sun') === tableOf(before).sun) return []
  return [{ ...kind, told, ...('seat' in args && { target: target('seat', word(args, 'seat')) }) }]
}

// --- the table after a beat

const hero = (table: TableView, args: Args, change: Partial<HeroView>): TableView => ({
  ...table,
  heroes: table.heroes.map((one, seat) => (seat === number(args, 'seat') ? { ...one, ...change } : one)),
})
const tile = (table: TableView, space: string, change: Partial<TileView>): TableView => {
  const lies = table.tiles[space]
  return lies ? { ...table, tiles: { ...table.tiles, [space]: { ...lies, ...change } } } : table
}
const pile = (table: TableView, name: string, change: (pile: PileView) => PileView): TableView => {
  const found = table.piles[name]
  return found ? { ...table, piles: { ...table.piles, [name]: change(found) } } : table
}
const MARK: Record<string, Partial<TileView>> = {
  searched: { searched: true },
  entrance: { entrance: true },
  token: { monster: true },
  'token-gone': { monster: false },
}
const nothing = (value: string, none: string) => (value === none ? null : value)

/** The table as it looks once a beat is over, so that nothing jumps back before the next one. */
export function settled(table: TableView, motion: Motion): TableView {
  const told = 'told' in motion ? (motion as Beat).told : null
  return told ? retold(table, told) : table
}

/** The table after an event, as far as the board shows it. */
export function retold(table: TableView, { key, args }: Told): TableView {
  const space = word(args, 'space')
  const own = table.heroes[number(args, 'seat')]
  switch (key) {
    case 'chose':
      return hero(table, args, { hero: word(args, 'hero'), life: number(args, 'life') })
    case 'placed':
    case 'revived':
    case 'first-leg':
    case 'second-leg':
      return hero(table, args, { at: space })
    case 'came-up':
      return hero(table, args, { at: space, heading: null })
    case 'entered': {
      const came = nothing(word(args, 'came'), 'none') as Direction | null
      return hero(table, args, { at: space, heading: null, side: nothing(word(args, 'side'), 'whole'), came })
    }
    case 'went-down':
    case 'headed':
      return hero(table, args, { heading: word(args, 'heading') as Direction, side: null })
    case 'laid': {
      const lies = { tile: word(args, 'tile'), facing: word(args, 'facing') as Direction }
      const fresh = { ...lies, searched: false, monster: false, entrance: false }
      return { ...table, held: null, tiles: { ...table.tiles, [space]: fresh } }
    }
    case 'turned': {
      const spun = tile(table, space, { facing: word(args, 'facing') as Direction })
      const along = (side: string) =>
        [...side].map((one) => turned(one as Direction, number(args, 'quarters'))).join('')
      return {
        ...spun,
        heroes: spun.heroes.map((one) => (one.at === space && one.side ? { ...one, side: along(one.side) } : one)),
      }
    }
    case 'searched':
    case 'entrance':
    case 'token':
    case 'token-gone':
      return tile(table, space, MARK[key]!)
    case 'turn':
      return { ...table, player: number(args, 'seat') }
    case 'sun':
      return { ...table, sun: number(args, 'sun') }
    case 'rolled':
      return { ...table, dice: [number(args, 'first'), number(args, 'second')].filter(Boolean) }
    case 'wounded':
    case 'healed':
      return hero(table, args, { wounds: number(args, 'wounds') })
    case 'died':
      return hero(table, args, {
        fell: own ? { at: own.at, heading: own.heading, side: own.side } : null,
        at: null,
        heading: null,
        side: null,
      })
    case 'gone':
      return hero(table, args, { status: 'dead' })
    case 'left':
      return hero(table, args, { status: 'out', at: null })
    case 'drew':
      return pile(table, word(args, 'pile'), (p) => ({ left: p.left - 1, discard: [...p.discard, word(args, 'card')] }))
    case 'unpeeked':
    case 'picked':
      return pile(table, word(args, 'pile'), (p) => ({ ...p, discard: [...p.discard, word(args, 'card')] }))
    case 'reshuffled':
      return pile(table, word(args, 'pile'), (p) => ({ left: p.left + p.discard.length, discard: [] }))
    case 'looted':
      return hero(pile(table, word(args, 'pile'), (p) => ({ ...p, discard: p.discard.slice(0, -1) })), args, {
        loot: [...(own?.loot ?? []), word(args, 'card')],
        gold: number(args, 'gold'),
      })
    case 'lost':
      return hero(table, args, { gold: number(args, 'gold') })
    case 'met':
    case 'met-unseen': {
      const seats = table.heroes.length
      const seat = number(args, 'seat')
      const family = nothing(word(args, 'family'), '')
      const monster = seats > 1 ? (seat + 1) % seats : null
      return { ...table, picks: [], combat: { hero: seat, monster, family, wounds: 0, life: null, penalty: null, used: false } }
    }
    case 'struck':
      return { ...table, picks: [word(args, 'hero') as Combat, word(args, 'monster') as Combat] }
    case 'monster-hurt':
      return table.combat ? { ...table, combat: { ...table.combat, wounds: number(args, 'wounds') } } : table
    case 'monster-gone':
      return { ...table, combat: null }
    default:
      return table
  }
}
