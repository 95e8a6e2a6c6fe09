// What the address asks for is fetched while the page that shows it is still on its way. This runs before the page, so
// it is made of little: no Svelte, no words, no board.

import { api } from './lib/api'
import type { Visit } from './lib/protocol'
import { read, type Route } from './lib/router'
import { load } from './lib/settings'
import { gameFiles, houseFiles } from './lib/texts'
import { gameModule } from './games'

export const shelf = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
}
export const settings = load(shelf, navigator.languages)
export const route = read(location.hash)

type AtTable = Extract<Route, { page: 'table' | 'seat' }>
let first: { route: Route; visit: Promise<Visit> } | null = null

/** Comes to a table; a personal link takes its seat first. */
async function come(to: AtTable): Promise<Visit> {
  if (to.page === 'seat') await api.claim(to.id, to.secret)
  return await api.visit(to.id)
}

/** Comes to a table, or hands over the visit that has begun with the page. */
export function visit(to: AtTable): Promise<Visit> {
  const begun = first?.route === to ? first.visit : come(to)
  first = null
  return begun
}

async function hurry(to: AtTable): Promise<void> {
  const begun = come(to)
  first = { route: to, visit: begun }
  const page = import('./pages/Table.svelte')
  if (to.page === 'table') void api.enter().catch(() => {}) // a personal link brings its own guest
  const { game } = (await begun).table
  await Promise.all([page, api.game(game), gameModule(game), gameFiles(game, settings.lang)])
}

/** Done when the first page can be drawn in one go; what has failed is told by the page. */
export const ready: Promise<unknown> = Promise.allSettled([
  houseFiles(settings.lang),
  route.page === 'table' || route.page === 'seat' ? hurry(route) : null,
])
