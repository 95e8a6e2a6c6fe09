import type { ToldEvent } from '../../lib/protocol'
import { replayed, type Step } from '../../lib/fixtures'
import game from '../../../fixtures/dante.json'
import said from '../../../fixtures/dante-moments.json'
import { editionOf } from './model'

export const { info, edition, moments, moment } = replayed(game, said.moments, editionOf)
/** Steps as a spectator sees them; together they tell nearly everything that can happen. */
export const steps = said.steps as unknown as Step[]
/** One event of every kind that random games told. */
export const told = said.told as unknown as ToldEvent[]
