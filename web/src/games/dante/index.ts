/** Dante's journey in the browser: the table of contents. */

import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, targets, warn, wish } from './targets'
import Token from './Token.svelte'

const dante: GameModule = {
  targets,
  mentions,
  motions,
  wish,
  warn,
  look,
  quiet: new Set(['turn-over', 'drew']),
  Board,
  Own,
  Other,
  Zoom: () => import('./Zoom.svelte'),
  Token,
  Score: () => import('./ScoreSheet.svelte'),
}
export default dante
