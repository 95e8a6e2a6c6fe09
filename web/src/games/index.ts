// The games that can be drawn. Each is a chunk of its own, fetched when its table is opened.

import type { GameModule } from '../lib/board'

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  drachenland: () => import('./drachenland'),
}

export async function gameModule(slug: string): Promise<GameModule> {
  const load = MODULES[slug]
  if (!load) throw new Error(`no board for ${slug}`)
  return (await load()).default
}
