// The words of the page about whose work this is.

import { shelf } from '../lib/words'
import de from './credits/de.ftl'
import en from './credits/en.ftl'

export const creditsWords = shelf({ de, en })
