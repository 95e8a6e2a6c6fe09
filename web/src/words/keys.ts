// The words of the list of shortcuts. Both languages come with it, so that a table carries neither.

import { shelf } from '../lib/words'
import de from './keys/de.ftl'
import en from './keys/en.ftl'

export const keyWords = shelf({ de, en })
