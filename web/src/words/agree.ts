// The words of what all at a table must agree to. Both languages come with it, so that a table carries neither.

import { shelf } from '../lib/words'
import de from './agree/de.ftl'
import en from './agree/en.ftl'

export const agreeWords = shelf({ de, en })
