// The end of a game as a person reads it.

import type { ResultInfo } from './protocol'

export interface Standing {
  seat: number
  rank: number | null // nobody has a rank where nobody has won: the order still goes by what was reached
}

/** All seats, the best first. */
export function standings({ ranks, winners }: ResultInfo): Standing[] {
  return ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, seat }) => ({ seat, rank: winners.length ? rank : null }))
}
