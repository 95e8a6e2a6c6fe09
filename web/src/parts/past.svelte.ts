/** What has moved stays moved until the table after the whole step is shown: call while a board is made. */

import { untrack } from 'svelte'
import type { BoardProps, Motion } from '../lib/board'

/** The beats that have been played since this sight is shown. */
export function playedIn(scene: () => Pick<BoardProps, 'sight' | 'motion'>): { readonly beats: readonly Motion[] } {
  let past = $state.raw<{ of: unknown; beats: Motion[] }>({ of: null, beats: [] })
  $effect(() => {
    const { sight: of, motion } = scene()
    return () => {
      if (motion) untrack(() => (past = { of, beats: past.of === of ? [...past.beats, motion] : [motion] }))
    }
  })
  return {
    get beats() {
      return past.of === scene().sight ? past.beats : []
    },
  }
}
