// The end of a game as a person reads it.

import type { ResultInfo } from './protocol'

export interface Standing {
  seat: number
  rank: number | null // none where nobody has won (the order still goes by what was reached) or somebody sits alone
}

/** All seats, the best first. */
export function standings({ ranks, winners }: ResultInfo): Standing[] {
  return ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, seat }) => ({ seat, rank: winners.length && ranks.length > 1 ? rank : null }))
}

/** Where points came from; a single source only repeats them. */
export function pointSources({ sources }: ResultInfo): string[] {
  const every = [...new Set(sources.flatMap((one) => Object.keys(one)))]
  return every.length > 1 ? every : []
}
