/** DungeonQuest in the browser: the table of contents. */

import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import { tableOf } from './model'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, targets, warn, wish } from './targets'
import Token from './Token.svelte'

const dungeonquest: GameModule = {
  targets,
  mentions,
  motions,
  wish,
  warn,
  look,
  score: (seat, sight) => (sight.result ? (sight.result.scores[seat] ?? null) : (tableOf(sight).heroes[seat]?.gold ?? null)),
  Board,
  Own,
  Other,
  Zoom: () => import('./Zoom.svelte'),
  Token,
  Score: () => import('./ScoreSheet.svelte'),
}
export default dungeonquest
