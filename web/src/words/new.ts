// The words of the page where a table is set up.

import { shelf } from '../lib/words'
import de from './new/de.ftl'
import en from './new/en.ftl'

export const newWords = shelf({ de, en })
