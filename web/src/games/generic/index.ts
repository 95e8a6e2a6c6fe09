/** The generic table: any game, drawn by the shape of what its view holds. */

import type { WholeModule } from '../../lib/board'
import { drawing, later } from '../../lib/drawing.svelte'
import Board from './Board.svelte'
import Instead from './Instead.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { mentions, motions, targets } from './targets'

const generic: WholeModule = {
  targets,
  mentions,
  motions,
  Board: drawing(Board),
  Own: drawing(Own),
  Other: drawing(Other),
  Zoom: later(() => import('./Zoom.svelte')),
}

/** The same in place of a board that could not be drawn. */
export const instead: WholeModule = { ...generic, Board: drawing(Instead) }
export default generic
