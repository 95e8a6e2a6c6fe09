/** What the real engine said, for tests. */

import type { GameInfo, LogLine, Sight } from '../../lib/protocol'
import game from '../../../fixtures/apokalypse.json'
import said from '../../../fixtures/apokalypse-moments.json'
import { editionOf } from './model'

export interface Moment {
  readonly name: string
  readonly sight: Sight
  readonly log: LogLine[]
}
export const info = game as unknown as GameInfo
export const edition = editionOf(info)
export const moments = said as unknown as Moment[]
export const moment = (name: string): Moment => moments.find((one) => one.name === name)!
