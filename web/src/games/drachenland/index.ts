/** Drachenland in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawings } from '../../lib/drawing.svelte'
import Board from './Board.svelte'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { leads, look, mentions, said, targets, wish } from './targets'
import Token from './Token.svelte'
import { tableOf } from './model'

const drachenland: WholeModule = {
  targets,
  mentions,
  motions,
  wish,
  leads,
  said,
  look,
  score: (seat, sight) => tableOf(sight).scores[seat]?.points ?? null,
  pieces: {
    aim: ['egg', 'gem-red', 'gem-green', 'gem-blue'],
    turn: ['die-a-3', 'die-b-4', 'tile-ferryman', 'tile-swift_steps', 'tile-king_red'],
    win: ['egg', 'gem-clear'],
    tips: ['tile-ring'],
  },
  ...drawings({ Board, Own, Other, Token, Zoom: () => import('./later/Zoom.svelte'), Score: () => import('./later/ScoreSheet.svelte') }),
}
export default drachenland
