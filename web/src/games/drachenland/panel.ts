/** What panels say about a seat. */

import { COLOURS, figureOf, type Colour, type LootKind, type TableView } from './model'

export interface Member {
  readonly figure: string
  readonly colour: Colour
  readonly at: string | null
  readonly ring: boolean
}

/** The three figures of a seat. */
export function members(table: TableView, seat: number): Member[] {
  return COLOURS.flatMap((colour) => {
    const figure = figureOf(table, seat, colour)
    const view = table.figures[figure]
    return view ? [{ figure, colour, ...view }] : []
  })
}

export const lookOf = (kind: LootKind): string => (kind === 'egg' ? 'egg' : `gem-${kind}`)
