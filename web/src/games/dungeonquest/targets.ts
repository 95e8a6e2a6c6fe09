/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, SightInfo, ToldEvent } from '../../lib/protocol'
import { slotted, spoken } from '../../lib/slots'
import { cardOf, editionOf, tableOf, type Edition, type TableView } from './model'

const CARDS = new Set(['potion', 'loot', 'find', 'kept'])

/** What a move names, or its verb where it names nothing. */
function named(move: LegalMove, info: GameInfo): Target {
  const [domain, word] = parts(slotted(move, info)[0] ?? target('verb', move.verb))
  return target(CARDS.has(domain) ? 'card' : domain, word)
}

/** The rope among the own loot. */
const ropeOf = (table: TableView, edition: Edition, seat: number): string | undefined =>
  table.heroes[seat]?.loot.find((card) => cardOf(edition, card)?.rope)

export function targets(move: LegalMove, sight: SightInfo, info: GameInfo): Target[] {
  const table = tableOf(sight)
  const seat = sight.seat ?? table.player
  const card = move.verb === 'rune' ? table.heroes[seat]?.rune : move.verb === 'rope' && ropeOf(table, editionOf(info), seat)
  return [card ? target('card', card) : named(move, info)]
}

const TO_SPACE: Record<string, string> = {
  start: 'tower',
  resurrect: 'tower',
  light: 'light',
  escape: 'escape',
  'secret-door': 'secret',
  act: 'move',
  haste: 'move',
  'haste-next': 'move',
  'move-on': 'move',
  tower: 'move',
}

/** The move that a click on something that does not glow might have meant, for "why can't I?". */
export function wish(chosen: Target, _: readonly Target[], sight: SightInfo, info: GameInfo): string | null {
  const [domain, word] = parts(chosen)
  if (!sight.legal.length) return null
  if (domain === 'space') {
    if (word === tableOf(sight).heroes[sight.seat ?? -1]?.at) return null
    const tower = sight.asks === 'tower' && editionOf(info).tower.some(({ space }) => space === word)
    return `${tower ? 'tower' : (TO_SPACE[sight.asks ?? ''] ?? 'move')} ${word}`
  }
  if (domain === 'hero') return sight.asks === 'hero' ? `hero ${word}` : null
  if (domain === 'verb') return info.verbs[word]?.length === 0 ? word : null
  if (domain === 'pile') return { search: 'search', catacomb: 'descend', dragon: 'dragon' }[word] ?? null
  if (domain !== 'card') return null
  const own = tableOf(sight).heroes[sight.seat ?? -1]
  if (word === own?.rune) return 'rune'
  if (own?.loot.includes(word) && sight.asks === 'bridge') return `drop ${word}`
  return own?.loot.includes(word) && cardOf(editionOf(info), word)?.heals ? `drink ${word}` : null
}

const DRAWN = new Set(['seat', 'space', 'card', 'pile', 'hero'])

/** Everything an event speaks of. */
export const mentions = (told: ToldEvent, _: SightInfo, info: GameInfo): Target[] => spoken(told, info, DRAWN)

/** The token beside a move's button. */
export function look(move: LegalMove, sight: SightInfo, info: GameInfo): string | null {
  const rune = tableOf(sight).heroes[sight.seat ?? -1]?.rune
  if (move.verb === 'rune') return rune ? `card-${rune}` : null
  const [domain, word] = parts(named(move, info))
  if (domain === 'space') return `verb-${move.verb}`
  return `${move.verb === 'lay' ? 'arrow' : domain}-${word}`
}
