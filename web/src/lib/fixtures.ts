/** What the real engine said, for the tests of boards. */

import type { GameInfo, LogLine, SightInfo, ToldEvent } from './protocol'

export interface Moment {
  readonly name: string
  readonly sight: SightInfo
  readonly log: LogLine[]
}
export interface Step {
  readonly before: SightInfo
  readonly told: ToldEvent[]
  readonly after: SightInfo
}

/** A game, its edition, and its moments by name, out of what `fixtures` holds. */
export function replayed<Edition>(game: unknown, said: unknown, editionOf: (info: GameInfo) => Edition) {
  const info = game as GameInfo
  const moments = said as readonly Moment[]
  return { info, edition: editionOf(info), moments, moment: (name: string) => moments.find((one) => one.name === name)! }
}
