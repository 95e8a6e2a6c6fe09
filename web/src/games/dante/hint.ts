/** What a card would bring, drawn before it is played: how far remorse and sun go, and where the figures would stand. */

import { parts, type Motion, type Target } from '../../lib/board'
import { facesOf, type Edition, type TableView } from './model'
import { settled } from './motions'

export interface Hint {
  readonly table: TableView | null // as far as the server foretells it
  readonly spiral: number | null
  readonly sun: number | null
}

interface Asked {
  readonly highlighted: ReadonlySet<Target>
  readonly picked: readonly Target[]
  readonly glowing: ReadonlySet<Target>
  readonly foretold: readonly Motion[]
  readonly table: TableView
  readonly edition: Edition
}

/** Remorse and sun simply count (DANTE-034, DANTE-036); where a figure ends, only the server foretells. */
export function hintOf({ highlighted, picked, glowing, foretold, table, edition }: Asked): Hint {
  const card = [...highlighted, ...picked].find((target) => target.startsWith('card:')) ?? null
  const playable = card && (picked.includes(card) || glowing.has(card))
  const number = playable ? facesOf(edition, parts(card)[1])[table.light] : 0
  const then = foretold.length ? foretold.reduce((now, beat) => settled(now, beat, edition), table) : null
  if (typeof number !== 'number' || !number) return { table: then, spiral: null, sun: null }
  return {
    table: then,
    spiral: Math.max(0, table.spiral - number),
    sun: (table.sun + number) % edition.sundial.fields,
  }
}
