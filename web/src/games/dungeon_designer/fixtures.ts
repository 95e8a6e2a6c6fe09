import { replayed } from '../../lib/fixtures'
import game from '../../../fixtures/dungeon_designer.json'
import said from '../../../fixtures/dungeon_designer_moments.json'
import { editionOf } from './model'

export const { info, edition, moments, moment } = replayed(game, said, editionOf)
