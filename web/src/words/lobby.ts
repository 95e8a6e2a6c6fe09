// The words of a table before its start. Both languages come with the lobby, so that a running table carries neither.

import { shelf } from '../lib/words'
import de from './lobby/de.ftl'
import en from './lobby/en.ftl'

export const lobbyWords = shelf({ de, en })
