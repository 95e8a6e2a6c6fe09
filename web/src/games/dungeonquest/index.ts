/** DungeonQuest in the browser: the table of contents. */

import type { WholeModule } from '../../lib/board'
import { drawings } from '../../lib/drawing.svelte'
import Board from './Board.svelte'
import { tableOf } from './model'
import { motions } from './motions'
import Other from './Other.svelte'
import Own from './Own.svelte'
import { look, mentions, targets, wish } from './targets'
import Token from './Token.svelte'

const dungeonquest: WholeModule = {
  targets,
  mentions,
  motions,
  wish,
  look,
  score: (seat, sight) => (sight.result ? (sight.result.scores[seat] ?? null) : (tableOf(sight).heroes[seat]?.gold ?? null)),
  pieces: {
    aim: ['deck-dragon', 'deck-treasure', 'verb-tower'],
    turn: ['verb-move', 'verb-search', 'verb-descend', 'card-door', 'combat-ranged', 'combat-melee', 'combat-magic'],
    tips: ['verb-spend'],
  },
  ...drawings({ Board, Own, Other, Token, Zoom: () => import('./Zoom.svelte'), Score: () => import('./ScoreSheet.svelte') }),
}
export default dungeonquest
