// The words where there is nothing to show. Both languages come with it, so that a running table carries neither.

import { shelf } from '../lib/words'
import de from './lost/de.ftl'
import en from './lost/en.ftl'

export const lostWords = shelf({ de, en })
