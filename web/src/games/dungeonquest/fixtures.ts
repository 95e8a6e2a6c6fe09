import { replayed, type Step } from '../../lib/fixtures'
import game from '../../../fixtures/dungeonquest.json'
import said from '../../../fixtures/dungeonquest-moments.json'
import { editionOf } from './model'

/** A moment for every question that random games asked, and several for what a hero may do. */
export const { info, edition, moments, moment } = replayed(game, said.moments, editionOf)
/** Steps as a spectator sees them; together they tell nearly everything that can happen. */
export const steps = said.steps as unknown as Step[]
