/** What stands in the way to a space that is pointed at. */

import { parts, type Target } from '../../../lib/board'
import type { SightInfo } from '../../../lib/protocol'
import { tableOf } from '../model'
import type { Need } from '../types'

/** What the space under the pointer asks of who may go there. */
export function hintOf(sight: SightInfo, highlighted: ReadonlySet<Target>): { space: string; needs: Need[] } | null {
  const [one, another] = [...highlighted].filter((target) => target.startsWith('space:'))
  const space = one && !another ? parts(one)[1] : ''
  const legal = sight.legal.some(({ verb, words }) => verb === 'move' && words[0] === space)
  const needs = legal ? tableOf(sight).ways[space] : []
  return needs?.length ? { space, needs } : null
}
