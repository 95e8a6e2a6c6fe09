/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type BoardWords, type Lead, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, SightInfo, ToldEvent } from '../../lib/protocol'
import { slotted, spoken } from '../../lib/slots'
import { COLOURS, editionOf, figureOf, figureWord, seatOf, tableOf, type Colour, type Edition, type TableView } from './model'

const DICE = ['a', 'b']
const TILE_OF: Record<string, string> = {
  swift: 'swift_steps',
  reroll: 'roll_again',
  hand: 'magic_hand',
  ferry: 'ferryman',
}

/** The die that the active figure uses: a 4 in it calls dragons. */
function activeDie(table: TableView): string {
  const at = [1, 0].find((i) => table.used[i] && table.dice?.[i] === table.active?.die)
  return DICE[at ?? 1]!
}

const power = (word: string, table: TableView): Target =>
  word === 'die' ? target('die', activeDie(table)) : target('tile', 'little_dragon')

export function targets(move: LegalMove, sight: SightInfo, info: GameInfo): Target[] {
  const table = tableOf(sight)
  const named = slotted(move, info).map((of) => {
    const [domain, word] = parts(of)
    if (domain === 'colour') return target('figure', figureOf(table, sight.seat ?? table.player, word as Colour))
    if (domain === 'power') return power(word, table)
    return domain === 'volcano' ? target('space', word) : of
  })
  if (move.verb === 'fly') return named.reverse()
  if (move.verb === 'take' && sight.asks !== 'collect') return [target('space', standsAt(table) ?? ''), ...named]
  if (move.verb === 'call') return [...named, target('king', `king_${activeColour(table, editionOf(info))}`)]
  const tile = TILE_OF[move.verb]
  if (tile) return [target('tile', tile), ...named]
  return named.length ? named : [target('verb', move.verb)]
}

/** DL-R24: of two equal dice either will do, and moves name the second. */
export const sameDie = (chosen: Target, { dice, used }: TableView): Target =>
  chosen === 'die:a' && dice && dice[0] === dice[1] && !used.some(Boolean) ? 'die:b' : chosen

/** Where a figure stands, else the active one. */
const standsAt = (table: TableView, figure = table.active?.figure ?? ''): string | null => table.figures[figure]?.at ?? null

/** A die is given for a walk, or to stay on a volcano and take something; the lower one is given more gladly. */
export function leads(move: LegalMove, sight: SightInfo): Lead | null {
  const table = tableOf(sight)
  if (move.verb === 'keep') return { to: ['activate'], cost: 0 }
  if (move.verb === 'stop') return (standsAt(table) ?? '') in table.volcanoes ? { to: ['take'], cost: 0 } : null
  const [, die] = move.words
  return move.verb === 'activate' ? { to: ['walk', 'stop'], cost: table.dice?.[DICE.indexOf(String(die))] ?? 0 } : null
}

function activeColour(table: TableView, edition: Edition): Colour {
  return table.active ? figureWord(edition, table.active.figure).colour : COLOURS[0]
}

/** The move that a click on something that does not glow might have meant, for "why can't I?". */
export function wish(chosen: Target, picked: readonly Target[], sight: SightInfo, info: GameInfo): string | null {
  const meant = wishAfterRoll(chosen, picked, sight, info)
  return meant && sight.asks === 'reroll' ? `keep / ${meant}` : meant
}

function wishAfterRoll(chosen: Target, picked: readonly Target[], sight: SightInfo, info: GameInfo): string | null {
  const table = tableOf(sight)
  const edition = editionOf(info)
  const [domain, word] = parts(chosen)
  const mine = (figure: string) => seatOf(table, figure) === sight.seat
  const held = picked.find((other) => other.startsWith('figure:'))?.slice(7)
  const colour = held ? figureWord(edition, held).colour : COLOURS[0]
  const stays = domain === 'space' && word in table.volcanoes && word === standsAt(table, held)
  if (!sight.legal.length) return null
  if (sight.asks === 'opening' && domain === 'space') return `enter ${colour} ${word}`
  if (domain === 'space' && held && (sight.asks === 'activate' || sight.asks === 'reroll')) {
    const die = picked.find((other) => other.startsWith('die:'))?.slice(4) ?? highest(table)
    return `activate ${colour} ${die} / ${stays ? 'take gems' : `walk ${word}`}`
  }
  const onward = sight.asks === 'opening' ? null : wishToMove(domain, word, picked, table, edition)
  if (sight.asks === 'move' && onward) return stays && !picked.length ? 'take gems' : onward
  if (domain === 'verb') return (info.verbs[word] ?? []).length ? null : word
  if (domain === 'treasure') return `take ${word}`
  if (domain === 'figure') return mine(word) ? `activate ${figureWord(edition, word).colour} ${highest(table)}` : null
  return domain === 'die' ? `activate ${colour} ${word}` : onward
}

/** The higher die that is still there. */
const highest = ({ dice, used }: TableView): string =>
  DICE.filter((_, i) => !used[i]).toSorted((one, other) => (dice?.[DICE.indexOf(other)] ?? 0) - (dice?.[DICE.indexOf(one)] ?? 0))[0] ?? 'b'

function wishToMove(
  domain: string,
  word: string,
  picked: readonly Target[],
  table: TableView,
  edition: Edition,
): string | null {
  const here = table.active && table.figures[table.active.figure]?.at
  const elsewhere = edition.volcano.find((volcano) => volcano.id !== here)?.id ?? ''
  if (domain === 'space') {
    if (picked.includes('tile:ferryman')) return `ferry ${word}`
    if (picked.includes('tile:little_dragon')) return `fly ${word} tile`
    return picked.some((other) => other.startsWith('die:')) ? `fly ${word} die` : `walk ${word}`
  }
  if (domain === 'king') return picked.includes('tile:little_dragon') ? 'call tile' : 'call die'
  if (domain === 'die') return 'call die'
  if (domain !== 'tile') return null
  return (
    {
      ferryman: `ferry ${elsewhere}`,
      little_dragon: 'call tile',
      swift_steps: 'swift',
      roll_again: 'reroll',
      magic_hand: 'hand',
    }[word] ?? null
  )
}

const DRAWN = new Set(['figure', 'space', 'seat', 'king', 'die', 'tile'])

/** Everything an event speaks of. */
export const mentions = (told: ToldEvent, _: SightInfo, info: GameInfo): Target[] => spoken(told, info, DRAWN)

/** Figures go by their names, on buttons as in the panels. */
export function said(move: LegalMove, sight: SightInfo, words: BoardWords): string | null {
  const table = tableOf(sight)
  const [colour = '', word = ''] = move.words.map(String)
  if (move.verb !== 'enter' && move.verb !== 'activate') return null
  const figure = words.name('figure', figureOf(table, sight.seat ?? table.player, colour as Colour))
  return move.verb === 'enter'
    ? words.say('say-enter', { figure, to: words.name('space', word) })
    : words.say('say-activate', { figure, die: words.name('die', word), pips: table.dice?.[DICE.indexOf(word)] ?? 0 })
}

/** The token beside a move's button. */
export function look(move: LegalMove, sight: SightInfo): string | null {
  const table = tableOf(sight)
  const word = String(move.words[0] ?? '')
  const colour = table.active?.figure.split('-').at(-1) ?? ''
  if (move.verb === 'take') return { gems: `gem-${colour}`, clear: 'gem-clear', egg: 'egg' }[word] ?? 'tile-ring'
  if (move.verb === 'fly' || move.verb === 'call') return `tile-king_${colour}`
  if (move.verb === 'activate' && table.dice) return `die-${move.words[1]}-${table.dice[move.words[1] === 'a' ? 0 : 1]}`
  const tile = TILE_OF[move.verb]
  return tile ? `tile-${tile}` : null
}
