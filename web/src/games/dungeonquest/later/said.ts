/** The words of what is fetched only when it comes up. */

import { shelf } from '../../../lib/words'
import de from './de.ftl'
import en from './en.ftl'

export const said = shelf({ de, en })
