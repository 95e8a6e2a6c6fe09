/** The generic table: any game, drawn by the shape of what its view holds. */

import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { mentions, motions, targets } from './targets'

const generic: GameModule = { targets, mentions, motions, Board, Own, Other, Zoom: () => import('./Zoom.svelte') }
export default generic
