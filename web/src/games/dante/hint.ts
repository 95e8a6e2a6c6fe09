/** What a card in question would bring, as the rules have foretold it. */

import { parts, type Target } from '../../lib/board'
import type { AheadView, TableView } from './model'

/** What a card or a kind of cards `3/leap` would do now; null for symbols, and while it is not one's turn. */
export const aheadOf = (table: TableView, kind: string): AheadView | null => table.ahead?.find(({ card }) => card === kind) ?? null

interface Asked {
  readonly highlighted: ReadonlySet<Target>
  readonly picked: readonly Target[]
  readonly glowing: ReadonlySet<Target>
  readonly table: TableView
}

/** The card that is picked or pointed at. */
export function hintOf({ highlighted, picked, glowing, table }: Asked): AheadView | null {
  const card = [...highlighted, ...picked].find((target) => target.startsWith('card:'))
  return card && (picked.includes(card) || glowing.has(card)) ? aheadOf(table, parts(card)[1]) : null
}
