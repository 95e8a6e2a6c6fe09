// As whom seats play (see `Sight.guises`): for their names, and for the emblems that stand for them.

import type { GameInfo } from './protocol'

export type Guises = readonly (number | null)[]
/** The emblems of seats: each has its own shape and its own hue. The last is the plainest, for who has yet to choose. */
export const EMBLEMS = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'M3.5 3.5h17v17h-17z',
  'M12 2 23 21H1z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1.5l9.5 5.5v10L12 22.5 2.5 17V7z',
  'm12 1 3.200 7.200 7.800.8-5.900 5.200 1.700 7.800-6.800-4-6.800 4 1.700-7.800L1 9l7.800-.8z',
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
  'M16.5 2.5A10 10 0 1 0 21.5 17 9 9 0 1 1 16.5 2.5z',
] as const

/** Which of them a seat has. */
export const emblemOf = (guises: Guises, seat: number): number => (guises[seat] ?? (guises.length ? 7 : seat)) % 8

type Seating = { options: Record<string, unknown>; seats: readonly unknown[] }

/** Before the game begins: open where the table has an option about them, else as they sit. */
export const guisesBefore = ({ options }: GameInfo, table: Seating | null): Guises =>
  options.some(({ kind, name, default: usual }) => kind === 'guises' && (table?.options[name] ?? usual) !== usual)
    ? table!.seats.map(() => null)
    : []
