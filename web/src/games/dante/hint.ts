/** What a card would bring, drawn before it is played: how far remorse and sun go, and where the figures would stand. */

import { parts, type Target } from '../../lib/board'
import type { Sight } from '../../lib/protocol'
import { facesOf, tableOf, type Edition, type TableView } from './model'

export interface Hint {
  readonly table: TableView | null // the server's preview of a move that is composed
  readonly spiral: number | null
  readonly sun: number | null
}

interface Asked {
  readonly highlighted: ReadonlySet<Target>
  readonly picked: readonly Target[]
  readonly glowing: ReadonlySet<Target>
  readonly preview: Sight['table'] | null
  readonly table: TableView
  readonly edition: Edition
}

/** Remorse and sun simply count (DANTE-034, DANTE-036); where a figure ends, only the server's preview tells. */
export function hintOf({ highlighted, picked, glowing, preview, table, edition }: Asked): Hint {
  const card = [...highlighted, ...picked].find((target) => target.startsWith('card:')) ?? null
  const playable = card && (picked.includes(card) || glowing.has(card))
  const number = playable ? facesOf(edition, parts(card)[1])[table.light] : 0
  const then = preview ? tableOf({ table: preview }) : null
  if (typeof number !== 'number' || !number) return { table: then, spiral: null, sun: null }
  return {
    table: then,
    spiral: Math.max(0, table.spiral - number),
    sun: (table.sun + number) % edition.sundial.fields,
  }
}
