/** Dungeon Designer in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawings } from '../../lib/drawing.svelte'
import Board from './Board.svelte'
import { tableOf } from './model'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, said, targets, wish } from './targets'
import Token from './Token.svelte'

const dungeonDesigner: WholeModule = {
  targets,
  mentions,
  motions,
  wish,
  look,
  said,
  score: (seat, sight) => tableOf(sight).dungeons[seat]?.standing.points ?? null,
  pieces: {
    aim: ['room', 'challenge', 'coin'],
    about: ['face-goblin', 'face-slime', 'face-spike', 'face-fire', 'face-chest'],
    turn: ['room', 'coin-5', 'rune-red'],
  },
  ...drawings({ Board, Own, Other, Token, Zoom: () => import('./Zoom.svelte'), Score: () => import('./ScoreSheet.svelte') }),
}
export default dungeonDesigner
