// The games that can be drawn. Each is a chunk of its own, fetched when its table is opened.

import { api } from '../lib/api'
import type { GameModule } from '../lib/board'
import type { GameCard } from '../lib/protocol'

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  drachenland: () => import('./drachenland'),
  dungeon_designer: () => import('./dungeon_designer'),
  dungeonquest: () => import('./dungeonquest'),
}

/** All games of the house; ready here are those that have a board as well. */
export const gameCards = async (): Promise<GameCard[]> =>
  (await api.games()).map((card) => ({ ...card, ready: card.ready && card.slug in MODULES }))

export async function gameModule(slug: string): Promise<GameModule> {
  const load = MODULES[slug]
  if (!load) throw new Error(`no board for ${slug}`)
  return (await load()).default
}
