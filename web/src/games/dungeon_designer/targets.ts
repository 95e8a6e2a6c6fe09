/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type BoardWords, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, SightInfo, ToldEvent } from '../../lib/protocol'
import { slotted, spoken } from '../../lib/slots'
import { cellName, columnOf, editionOf, gainsOf, rowOf, signed, tableOf, type Half } from './model'

const half = (stall: string, side: string): Target => target('half', `${stall}-${side}`)

export function targets(move: LegalMove, sight: SightInfo, info: GameInfo): Target[] {
  const [first = '', second = ''] = move.words.map(String)
  if (move.verb === 'move') return [target('token', `${first}-${second}`)]
  if (move.verb === 'buy') return [half(first, second)]
  const { year } = tableOf(sight)
  const named = slotted(move, info).map((of) => (of.startsWith('column:') ? target('cell', cellName(year, Number(of.slice(7)))) : of))
  return named.length ? named : [target('verb', move.verb)]
}

/** The move that a click on something that does not glow might have meant, for "why can't I?". Whoever is not asked
 * just wants to look at it; an empty place and a room in the hand have their time. */
export function wish(chosen: Target, picked: readonly Target[], sight: SightInfo): string | null {
  if (!sight.legal.length || sight.answered) return null
  const [domain, word] = parts(chosen)
  const { dungeons, hand } = tableOf(sight)
  const later = domain === 'cell' ? !dungeons[sight.seat!]?.rooms[word] : domain === 'room' && !!hand?.includes(word)
  return wishNow(domain, word, picked, sight) ?? (later ? '' : null)
}

function wishNow(domain: string, word: string, picked: readonly Target[], sight: SightInfo): string | null {
  const { year, lifts } = tableOf(sight)
  if (domain === 'half') return `buy ${word.replace('-', ' ')}`
  const held = picked.find((other) => other.startsWith('room:'))?.slice(5)
  switch (sight.asks) {
    case 'commit':
    case 'place':
      return domain === 'cell' && held && rowOf(word) === year ? `place ${held} ${columnOf(word)}` : null
    case 'token':
      return domain === 'cell' ? `token ${word}` : null
    case 'carry':
      return domain === 'cell' && lifts.length ? `to ${word}` : null
    case 'passage':
      return domain === 'edge' ? `passage ${word}` : null
    default:
      return null
  }
}

const DRAWN = new Set(['cell', 'edge', 'room', 'seat', 'challenge', 'goal', 'jael'])

/** Everything an event speaks of. Cells and edges are drawn for the own dungeon; what is elsewhere lights up its seat. */
export function mentions(told: ToldEvent, sight: SightInfo, info: GameInfo): Target[] {
  const { seat, stall, half: side } = told.args
  const elsewhere = seat !== undefined && seat !== sight.seat
  const wares = stall === undefined || side === undefined ? [] : [half(String(stall), String(side))]
  return wares.concat(spoken(told, info, DRAWN).filter((of) => !elsewhere || !/^(cell|edge):/.test(of)))
}

const LOOKS: Record<string, string> = { place: 'room', discard: 'room', keep: 'room', pass: 'challenge', buy: 'coin' }

/** The token beside a move's button. */
export function look(move: LegalMove, sight: SightInfo): string | null {
  const { bag, lifts, stalls } = tableOf(sight)
  const [first = '', second = ''] = move.words.map(String)
  switch (move.verb) {
    case 'token':
      return `face-${bag[0]}`
    case 'passage':
      return 'face-secret'
    case 'move':
      return `face-${second}`
    case 'to':
      return `face-${lifts.find(({ seat }) => seat === sight.seat)?.face}`
    case 'dual':
      return `face-${second}`
    case 'buy': {
      const wares = stalls.find(({ stall }) => stall === first)?.[second as 'top' | 'bottom']
      return wares?.length === 1 ? `face-${wares[0]}` : 'coin'
    }
    default:
      return LOOKS[move.verb] ?? null
  }
}

/** A purchase by its goods and their price, not by the number of the stall; what is built or placed with what it brings. */
export function said(move: LegalMove, sight: SightInfo, words: BoardWords): string | null {
  const [first = '', second = ''] = move.words.map(String)
  const gain = (picked: readonly Target[], place: string, slots: Record<string, string | number>) => {
    const points = gainsOf(sight, picked)[place]?.points
    return points === undefined ? null : words.say('with-gain', { move: words.say(`action-${move.verb}`, slots), points: signed(points) })
  }
  switch (move.verb) {
    case 'place':
      return gain([target('room', first)], cellName(tableOf(sight).year, Number(second)), { room: words.name('room', first), column: second })
    case 'token':
    case 'to':
      return gain([], first, { cell: words.name('cell', first) })
    case 'passage':
      return gain([], first, { edge: words.name('edge', first) })
    case 'buy':
      return purchase(first, second as Half, sight, words)
    default:
      return null
  }
}

function purchase(id: string, side: Half, sight: SightInfo, words: BoardWords): string | null {
  const wares = tableOf(sight).stalls.find(({ stall }) => stall === id)?.[side].map((face) => String(words.name('face', face))) ?? []
  const price = editionOf(words.info).stall.find((stall) => stall.id === id)?.[side].price ?? 0
  return wares.length ? words.say('buy-wares', { wares: new Intl.ListFormat(words.lang).format(wares), price }) : null
}
