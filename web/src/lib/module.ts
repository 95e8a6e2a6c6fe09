// A board as the page uses it: its drawings are components, and whatever it throws is caught.

import type { Component } from 'svelte'
import type { BoardProps, Drawing, GameSense, PanelProps, TokenProps, WholeModule, ZoomProps } from './board'
import Drawn from '../parts/Drawn.svelte'

type Props = Record<string, any>
type LaterPart<P extends Props> = () => Promise<{ default: Component<P> }>

export interface PageModule extends GameSense {
  Board: Component<BoardProps>
  Own: Component<PanelProps>
  Other: Component<PanelProps>
  Zoom?: LaterPart<ZoomProps>
  Token?: Component<TokenProps>
  Score?: LaterPart<PanelProps>
}

const LISTS = ['targets', 'mentions', 'motions'] // what is asked for lists; other questions may be answered by null
const LATER = ['Zoom', 'Score']

/** A board ready for the page: what begins with a capital draws, other functions answer; `failed` hears of what goes wrong. */
export function pageModule(board: WholeModule, failed: (error: unknown) => void): PageModule {
  const part = <P extends Props>(draw: Drawing<P>): Component<P> =>
    (internals, props) => Drawn(internals, { draw: draw as Drawing<unknown>, failed, get props() { return { ...props } } })

  const attempt = (ask: (...of: unknown[]) => unknown, otherwise: unknown) => (...of: unknown[]) => {
    try {
      return ask.apply(board, of)
    } catch (error) {
      failed(error)
      return otherwise
    }
  }

  const made = Object.entries(board).map(([name, given]) => {
    if (typeof given !== 'function') return [name, given]
    if (LATER.includes(name)) return [name, async () => ({ default: part(await given()) })]
    return [name, /^[A-Z]/.test(name) ? part(given) : attempt(given, LISTS.includes(name) ? [] : null)]
  })
  return Object.fromEntries(made) as PageModule
}
