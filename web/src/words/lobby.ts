// The words of a table before its start. Both languages come with the lobby, so that a running table carries neither.

import type { Lang } from '../lib/lang'
import { Words } from '../lib/words'
import de from './lobby/de.ftl'
import en from './lobby/en.ftl'

const files = { de, en }

export const lobbyWords = (lang: Lang): Words => new Words(lang, [files[lang]])
