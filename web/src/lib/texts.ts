// Where the Fluent files are. One chunk a language and one a game and language, fetched when first needed.

import { GameWords, Words, type Lang } from './words'
import type { GameInfo } from './protocol'

type Files = Record<string, () => Promise<string>>

const house = import.meta.glob('../../../src/tafelrunde/texts/*.ftl', { import: 'default' }) as Files
const client = import.meta.glob('../words/*.ftl', { import: 'default' }) as Files
const games = import.meta.glob('../../../src/tafelrunde/games/*/*.ftl', { import: 'default' }) as Files
const boards = import.meta.glob('../games/*/*.ftl', { import: 'default' }) as Files // what only a board says

const read = async (files: Files, ending: string): Promise<string> => {
  const path = Object.keys(files).find((name) => name.endsWith(ending))
  return path ? await files[path]!() : ''
}

/** The words of the house in a language. */
export async function loadWords(lang: Lang): Promise<Words> {
  return new Words(lang, await Promise.all([read(house, `texts/${lang}.ftl`), read(client, `/${lang}.ftl`)]))
}

/** What a game says in a language; fetched once. */
export function gameFiles(slug: string, lang: Lang): Promise<string[]> {
  const ending = `games/${slug}/${lang}.ftl`
  return Promise.all([read(games, ending), read(boards, ending)])
}

/** The words of a game in the language of `words`. */
export async function loadGameWords(words: Words, info: GameInfo): Promise<GameWords> {
  return new GameWords(words.lang, [...words.files, ...(await gameFiles(info.card.slug, words.lang))], info)
}
