import { replayed } from '../../lib/fixtures'
import game from '../../../fixtures/apokalypse.json'
import said from '../../../fixtures/apokalypse-moments.json'
import { editionOf } from './model'

export const { info, edition, moments, moment } = replayed(game, said, editionOf)
