/** What an edition says of a piece, whatever the game calls its fields: the texts of the entry with that id. */

import type { Lang } from '../../lib/lang'

export function about(edition: unknown, word: string, lang: Lang): string[] {
  return [...new Set(entries(edition, word).flatMap((entry) => texts(entry, lang)))]
}

function entries(within: unknown, word: string, key = ''): unknown[] {
  if (typeof within !== 'object' || within === null) return []
  if (key === word || ('id' in within && within.id === word)) return [within]
  return Object.entries(within).flatMap(([name, part]) => entries(part, word, name))
}

function texts(entry: unknown, lang: Lang): string[] {
  if (typeof entry !== 'object' || entry === null) return []
  if ('de' in entry && 'en' in entry) return [String(entry[lang as keyof typeof entry])]
  return Object.values(entry).flatMap((part) => texts(part, lang))
}
