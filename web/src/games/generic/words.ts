// The words of the generic table: both languages come with it, for it may take the place of any board.

import { shelf } from '../../lib/words'
import de from './de.ftl'
import en from './en.ftl'

export const genericWords = shelf({ de, en })
