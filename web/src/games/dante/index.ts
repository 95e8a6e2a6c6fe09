/** Dante's journey in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawings } from '../../lib/drawing.svelte'
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
  ...drawings({ Board, Own, Other, Token, Zoom: () => import('./Zoom.svelte'), Score: () => import('./ScoreSheet.svelte') }),
}
export default dante
