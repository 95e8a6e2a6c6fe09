// Svelte's components as drawings, for the boards of the house. The contract knows neither Svelte nor any other way to draw.

import { mount, unmount, type Component } from 'svelte'
import type { BoardProps, Drawing, Later, PanelProps, TokenProps, ZoomProps } from './board'
import Framed from '../parts/Framed.svelte'

export const drawing =
  <Props extends Record<string, any>>(component: Component<Props>): Drawing<Props> =>
  (target, first, failed) => {
    let props = $state.raw(first)
    const drawn = mount(Framed, {
      target,
      props: {
        component: component as Component<Record<string, any>>,
        failed,
        get props() {
          return props
        },
      },
    })
    return { update: (next) => void (props = next), destroy: () => void unmount(drawn) }
  }

type Load<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>

/** The same for a component that is not needed at once: `later(() => import('./Zoom.svelte'))`. */
export const later =
  <Props extends Record<string, any>>(load: Load<Props>): Later<Props> =>
  async () =>
    drawing((await load()).default)

interface Parts {
  Board: Component<BoardProps>
  Own: Component<PanelProps>
  Other: Component<PanelProps>
  Token: Component<TokenProps>
  Zoom: Load<ZoomProps>
  Score: Load<PanelProps>
}

/** All that a board of the house draws. */
export const drawings = ({ Board, Own, Other, Token, Zoom, Score }: Parts) => ({
  Board: drawing(Board),
  Own: drawing(Own),
  Other: drawing(Other),
  Token: drawing(Token),
  Zoom: later(Zoom),
  Score: later(Score),
})
