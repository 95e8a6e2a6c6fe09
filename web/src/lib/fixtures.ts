/** What the real engine said, for the tests of boards. */

import type { GameInfo, LogLine, Sight, Told } from './protocol'

export interface Moment {
  readonly name: string
  readonly sight: Sight
  readonly log: LogLine[]
}
export interface Step {
  readonly before: Sight
  readonly told: Told[]
  readonly after: Sight
}

/** A game, its edition, and its moments by name, out of what `fixtures` holds. */
export function replayed<Edition>(game: unknown, said: unknown, editionOf: (info: GameInfo) => Edition) {
  const info = game as GameInfo
  const moments = said as readonly Moment[]
  return { info, edition: editionOf(info), moments, moment: (name: string) => moments.find((one) => one.name === name)! }
}
