// The words of what lies beside the board. Both languages come with it, so that a table carries neither.

import { shelf } from '../lib/words'
import de from './aside/de.ftl'
import en from './aside/en.ftl'

export const asideWords = shelf({ de, en })
