/** Apokalypse in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawing, later } from '../../lib/drawing.svelte'
import Board from './Board.svelte'
import { tableOf } from './model'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, targets, wish } from './targets'
import Token from './Token.svelte'

const apokalypse: WholeModule = {
  targets,
  mentions,
  motions,
  wish,
  look,
  score: (seat, sight) => tableOf(sight).nations[seat]?.total ?? null,
  gathers: true,
  pieces: {
    aim: ['person-good', 'person-evil', 'rider-1', 'rider-2', 'rider-3', 'rider-4'],
    turn: ['back-B', 'back-K', 'sign-mask', 'sign-helmet', 'sign-pig', 'sign-violence'],
    tips: ['sign-church', 'sign-metal'],
  },
  Board: drawing(Board),
  Own: drawing(Own),
  Other: drawing(Other),
  Zoom: later(() => import('./Zoom.svelte')),
  Token: drawing(Token),
  Score: later(() => import('./ScoreSheet.svelte')),
}
export default apokalypse
