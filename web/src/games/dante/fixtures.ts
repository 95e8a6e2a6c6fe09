/** What the real engine said, for tests. */

import type { GameInfo, LogLine, Sight, Told } from '../../lib/protocol'
import dante from '../../../fixtures/dante.json'
import said from '../../../fixtures/dante-moments.json'
import { editionOf } from './model'

export interface Moment {
  readonly name: string
  readonly sight: Sight
  readonly log: LogLine[]
}
export const info = dante as unknown as GameInfo
export const edition = editionOf(info)
export const moments = said.moments as unknown as Moment[]
export const moment = (name: string): Moment => moments.find((one) => one.name === name)!
export interface Step {
  readonly before: Sight
  readonly told: Told[]
  readonly after: Sight
}
/** Steps as a spectator sees them; together they tell nearly everything that can happen. */
export const steps = said.steps as unknown as Step[]
/** One event of every kind that random games told. */
export const told = said.told as unknown as Told[]
