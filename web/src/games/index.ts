// The games with a board of their own. Each is a chunk of its own, fetched when its table is opened; any other game that
// is installed is played at the generic table.

import type { GameModule } from '../lib/board'

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  apokalypse: () => import('./apokalypse'),
  dante: () => import('./dante'),
  drachenland: () => import('./drachenland'),
  dungeon_designer: () => import('./dungeon_designer'),
  dungeonquest: () => import('./dungeonquest'),
}

export const gameModule = async (slug: string): Promise<GameModule> =>
  (await (MODULES[slug] ?? (() => import('./generic')))()).default
