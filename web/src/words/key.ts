// The words of what lets somebody in: links to a seat, browsers. They come when they are needed, in both languages.

import { shelf } from '../lib/words'
import de from './key/de.ftl'
import en from './key/en.ftl'

export const keyWords = shelf({ de, en })
