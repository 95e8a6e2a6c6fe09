/** What the real engine said, for tests. */

import type { GameInfo, LogLine, Sight } from '../../lib/protocol'
import drachenland from '../../../fixtures/drachenland.json'
import said from '../../../fixtures/moments.json'
import { editionOf } from './targets'

export interface Moment {
  readonly name: string
  readonly sight: Sight
  readonly log: LogLine[]
}
export const info = drachenland as unknown as GameInfo
export const edition = editionOf(info)
export const moments = said as unknown as Moment[]
export const moment = (name: string): Moment => moments.find((one) => one.name === name)!
