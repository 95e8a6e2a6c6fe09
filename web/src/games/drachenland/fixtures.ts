import { replayed } from '../../lib/fixtures'
import game from '../../../fixtures/drachenland.json'
import said from '../../../fixtures/moments.json'
import { editionOf } from './model'

export const { info, edition, moments, moment } = replayed(game, said, editionOf)
