// The games that can be drawn. Each is a chunk of its own, fetched when its table is opened.

import { api } from '../lib/api'
import type { GameModule } from '../lib/board'
import type { GameCard } from '../lib/protocol'

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  apokalypse: () => import('./apokalypse'),
  dante: () => import('./dante'),
  drachenland: () => import('./drachenland'),
  dungeon_designer: () => import('./dungeon_designer'),
  dungeonquest: () => import('./dungeonquest'),
}

/** A game on the start page; ready are those that have a board. */
export type Card = GameCard & { ready: boolean }

export const gameCards = async (): Promise<Card[]> =>
  (await api.games()).map((card) => ({ ...card, ready: card.slug in MODULES }))

export async function gameModule(slug: string): Promise<GameModule> {
  const load = MODULES[slug]
  if (!load) throw new Error(`no board for ${slug}`)
  return (await load()).default
}
