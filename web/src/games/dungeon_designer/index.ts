/** Dungeon Designer in the browser: the table of contents. */

import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import { tableOf } from './model'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, targets, wish } from './targets'
import Token from './Token.svelte'

const dungeonDesigner: GameModule = {
  targets,
  mentions,
  motions,
  wish,
  look,
  quiet: new Set(['ware', 'dealt', 'drew', 'drew-more', 'drew-alone', 'received', 'thrown', 'stall', 'standing', 'jael-standing', 'laid', 'dropped', 'left-over']),
  score: (seat, sight) => tableOf(sight).dungeons[seat]?.standing.points ?? null,
  Board,
  Own,
  Other,
  Zoom: () => import('./Zoom.svelte'),
  Token,
  Score: () => import('./ScoreSheet.svelte'),
}
export default dungeonDesigner
