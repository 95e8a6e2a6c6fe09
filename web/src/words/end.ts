// The words of the sheet at the end. Both languages come with it, so that a running table carries neither.

import { shelf } from '../lib/words'
import de from './end/de.ftl'
import en from './end/en.ftl'

export const endWords = shelf({ de, en })
