/** What one clicks to compose a move, and what a click on something else might have meant. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, LegalMove, Sight, Told } from '../../lib/protocol'
import { cardOf, editionOf, tableOf, type Edition, type TableView } from './model'

const OWN_DOMAIN: Record<string, string> = {
  hero: 'hero',
  drink: 'card',
  drop: 'card',
  take: 'card',
  resolve: 'card',
  turn: 'angle',
  again: 'dice',
  order: 'rune-power',
  side: 'half',
  strike: 'combat',
  head: 'direction',
  lay: 'direction',
  bear: 'bearing',
}
const SPACES = new Set(['move', 'tower', 'light', 'secret', 'escape'])

/** The rope among the own loot. */
const ropeOf = (table: TableView, edition: Edition, seat: number): string | undefined =>
  table.heroes[seat]?.loot.find((card) => cardOf(edition, card)?.rope)

export function targets(move: LegalMove, sight: Sight, info: GameInfo): Target[] {
  const word = String(move.words[0] ?? '')
  if (SPACES.has(move.verb)) return [target('space', word)]
  const domain = OWN_DOMAIN[move.verb]
  if (domain) return [target(domain, word)]
  const table = tableOf(sight)
  const seat = sight.seat ?? table.player
  const card = move.verb === 'rune' ? table.heroes[seat]?.rune : move.verb === 'rope' && ropeOf(table, editionOf(info), seat)
  return [card ? target('card', card) : target('verb', move.verb)]
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
export function wish(chosen: Target, _: readonly Target[], sight: Sight, info: GameInfo): string | null {
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

const DOMAINS: Record<string, string> = { rune: 'card', loot: 'card' }
const NAMED = new Set(['seat', 'space', 'card', 'pile', 'hero'])

/** Everything an event speaks of. */
export function mentions(told: Told): Target[] {
  return Object.entries(told.args).flatMap(([slot, word]) => {
    const domain = DOMAINS[slot] ?? slot
    return NAMED.has(domain) && !(told.key === 'struck' && slot === 'hero') ? [target(domain, word)] : []
  })
}

/** The token beside a move's button. */
export function look(move: LegalMove, sight: Sight): string | null {
  const word = String(move.words[0] ?? '')
  const table = tableOf(sight)
  const rune = table.heroes[sight.seat ?? -1]?.rune
  if (move.verb === 'rune') return rune ? `card-${rune}` : null
  if (move.verb === 'lay') return `arrow-${word}`
  if (SPACES.has(move.verb)) return `verb-${move.verb}`
  const domain = OWN_DOMAIN[move.verb] ?? 'verb'
  return `${domain}-${word || move.verb}`
}
