/** Apokalypse in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawings } from '../../lib/drawing.svelte'
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
  ...drawings({ Board, Own, Other, Token, Zoom: () => import('./Zoom.svelte'), Score: () => import('./ScoreSheet.svelte') }),
}
export default apokalypse
