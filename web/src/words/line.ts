// The words of the line to a table, of its log, and of the signs at a board's edge. Both languages come with them, after the board.

import { shelf } from '../lib/words'
import de from './line/de.ftl'
import en from './line/en.ftl'

export const lineWords = shelf({ de, en })
