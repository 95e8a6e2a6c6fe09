/** Dante's journey in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawing, later } from '../../lib/drawing.svelte'
import Board from './Board.svelte'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, targets, wish } from './targets'
import Token from './Token.svelte'

const dante: WholeModule = {
  targets,
  mentions,
  motions,
  wish,
  look,
  gathers: true,
  pieces: {
    aim: ['sinner-antonia', 'stone'],
    turn: ['face-3', 'face-leap', 'back'],
    tips: ['count-2'],
  },
  Board: drawing(Board),
  Own: drawing(Own),
  Other: drawing(Other),
  Zoom: later(() => import('./Zoom.svelte')),
  Token: drawing(Token),
  Score: later(() => import('./ScoreSheet.svelte')),
}
export default dante
