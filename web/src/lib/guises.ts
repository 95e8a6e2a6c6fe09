// As whom seats play (see `Sight.guises`): for their names, and for the emblems that stand for them.

import type { GameInfo } from './protocol'

export type Guises = readonly (number | null)[]
type Seating = { options: Record<string, unknown>; seats: readonly unknown[] }

/** Before the game begins: open where the table has an option about them, else as they sit. */
export const guisesBefore = ({ options }: GameInfo, table: Seating | null): Guises =>
  options.some(({ kind, name, default: usual }) => kind === 'guises' && (table?.options[name] ?? usual) !== usual)
    ? table!.seats.map(() => null)
    : []
