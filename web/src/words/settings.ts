// The words of the settings. Both languages come with them, so that a page carries neither.

import { shelf } from '../lib/words'
import de from './settings/de.ftl'
import en from './settings/en.ftl'

export const settingsWords = shelf({ de, en })
