// Where the Fluent files are. One chunk a language and one a game and language, fetched when first needed; the words of a
// game that was not there when the page was built come from the server.

import { api } from './api'
import type { Lang } from './lang'

type Files = Record<string, () => Promise<string>>

const house = import.meta.glob('../../../src/tafelrunde/texts/*.ftl', { import: 'default' }) as Files
const client = import.meta.glob('../words/*.ftl', { import: 'default' }) as Files
const games = import.meta.glob('../../../src/tafelrunde/games/*/*.ftl', { import: 'default' }) as Files
const boards = import.meta.glob(['../games/*/*.ftl', '!../games/generic/*'], { import: 'default' }) as Files // what only a board says

const found = (files: Files, ending: string): (() => Promise<string>) | undefined =>
  files[Object.keys(files).find((name) => name.endsWith(ending)) ?? '']

const read = async (files: Files, ending: string): Promise<string> => (await found(files, ending)?.()) ?? ''

/** What the house says in a language. */
export const houseFiles = (lang: Lang): Promise<string[]> =>
  Promise.all([read(house, `texts/${lang}.ftl`), read(client, `/${lang}.ftl`)])

/** What a game says in a language, and its board. */
export function gameFiles(slug: string, lang: Lang): Promise<string[]> {
  const ending = `games/${slug}/${lang}.ftl`
  const built = found(games, ending)
  return Promise.all(built ? [built(), read(boards, ending)] : [api.words(`${slug}/words/${lang}`).then((words) => words.text)])
}
