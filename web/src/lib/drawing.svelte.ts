// Svelte's components as drawings, for the boards of the house. The contract knows neither Svelte nor any other way to draw.

import { mount, unmount, type Component } from 'svelte'
import type { Drawing, Later } from './board'
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

/** The same for a component that is not needed at once: `later(() => import('./Zoom.svelte'))`. */
export const later =
  <Props extends Record<string, any>>(load: () => Promise<{ default: Component<Props> }>): Later<Props> =>
  async () =>
    drawing((await load()).default)
