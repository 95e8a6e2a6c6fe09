/** Drachenland in the browser: the table of contents. */

import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, tableOf, targets, warn, wish } from './targets'
import Token from './Token.svelte'

const drachenland: GameModule = {
  targets,
  mentions,
  motions,
  wish,
  warn,
  look,
  quiet: new Set(['activated']),
  score: (seat, sight) => tableOf(sight).scores[seat]?.points ?? null,
  Board,
  Own,
  Other,
  Zoom: () => import('./Zoom.svelte'),
  Token,
  Score: () => import('./ScoreSheet.svelte'),
}
export default drachenland
