// What the address asks for is fetched while the page that shows it is still on its way. This runs before the page, so
// it is made of little: no Svelte, no words, no board.

import { api } from './lib/api'
import { fetchBoard } from './lib/boards'
import type { VisitInfo } from './lib/protocol'
import { read, type Route } from './lib/router'
import { load } from './lib/settings'
import { gameFiles, houseFiles } from './lib/texts'

export const shelf = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
}
export const settings = load(shelf, navigator.languages)
export const { hash } = location
export const route = read(hash)

type AtTable = Extract<Route, { page: 'table' }>
let first: { route: Route; visit: Promise<VisitInfo> } | null = null

/** Comes to a table, or hands over the visit that has begun with the page. */
export function visit(to: AtTable): Promise<VisitInfo> {
  const begun = first?.route === to ? first.visit : api.visit(to.id)
  first = null
  return begun
}

async function hurry(to: AtTable): Promise<void> {
  const begun = api.visit(to.id)
  first = { route: to, visit: begun }
  const page = import('./pages/Table.svelte')
  void api.enter().catch(() => {})
  const { table, board } = await begun
  await Promise.allSettled([page, fetchBoard(board), gameFiles(table.game, settings.lang), api.edition(table.game, table.edition)])
}

/** Done when the first page can be drawn in one go; what has failed is told by the page. */
export const ready: Promise<unknown> = Promise.allSettled([
  houseFiles(settings.lang),
  route.page === 'table' ? hurry(route) : null,
])
