// Where the Fluent files are. One chunk a language and one a game and language, fetched when first needed.

import type { Lang } from './lang'

type Files = Record<string, () => Promise<string>>

const house = import.meta.glob('../../../src/tafelrunde/texts/*.ftl', { import: 'default' }) as Files
const client = import.meta.glob('../words/*.ftl', { import: 'default' }) as Files
const games = import.meta.glob('../../../src/tafelrunde/games/*/*.ftl', { import: 'default' }) as Files
const boards = import.meta.glob('../games/*/*.ftl', { import: 'default' }) as Files // what only a board says

const read = async (files: Files, ending: string): Promise<string> => {
  const path = Object.keys(files).find((name) => name.endsWith(ending))
  return path ? await files[path]!() : ''
}

/** What the house says in a language. */
export const houseFiles = (lang: Lang): Promise<string[]> =>
  Promise.all([read(house, `texts/${lang}.ftl`), read(client, `/${lang}.ftl`)])

/** What a game says in a language. */
export function gameFiles(slug: string, lang: Lang): Promise<string[]> {
  const ending = `games/${slug}/${lang}.ftl`
  return Promise.all([read(games, ending), read(boards, ending)])
}
