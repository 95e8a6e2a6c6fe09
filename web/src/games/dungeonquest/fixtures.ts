/** What the real engine said, for tests. */

import type { GameInfo, LogLine, Sight, Told } from '../../lib/protocol'
import dungeonquest from '../../../fixtures/dungeonquest.json'
import said from '../../../fixtures/dungeonquest-moments.json'
import { editionOf } from './model'

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
export const info = dungeonquest as unknown as GameInfo
export const edition = editionOf(info)
/** A moment for every question that random games asked, and several for what a hero may do. */
export const moments = said.moments as unknown as Moment[]
export const moment = (name: string): Moment => moments.find((one) => one.name === name)!
/** Steps as a spectator sees them; together they tell nearly everything that can happen. */
export const steps = said.steps as unknown as Step[]
