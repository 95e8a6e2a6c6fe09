// Places on a board that one can point at, by pointer and by arrow keys.

import type { Target } from './board'
import { distance, type Point } from './geometry'

export interface Spot {
  readonly target: Target
  readonly at: Point // its middle
  readonly half: Point // half its width and height
  readonly corner: number // the radius of its corners; as large as itself where it is round
  readonly kind: string
  readonly label: string
  readonly place?: boolean // nothing else is drawn for the target: motions and hints find it here
}

/** How the spots of a board share their room. */
export interface Layer {
  readonly kinds: readonly string[] // from the bottom up; what can be chosen lies above the rest
  readonly mingled?: boolean // the nearest is meant whatever its kind
  readonly most: number // how far a finger may reach around what can be chosen, in units of the picture
  readonly rest: number // its share for all else, which leaves room for what can be chosen
  readonly gap: number // between a spot and its focus ring
}

export const isRound = ({ half: [w, h], corner }: Spot): boolean => corner >= Math.max(w, h)

/** Whether a tap is inside of a spot that reaches as far as `half`. */
export function within(spot: Spot, half: Point, tap: Point): boolean {
  const [dx, dy] = [Math.abs(spot.at[0] - tap[0]), Math.abs(spot.at[1] - tap[1])]
  return isRound(spot) ? distance(spot.at, tap) <= half[0] : dx <= half[0] && dy <= half[1]
}

/** The one of `spots` nearest to a tap. */
export function nearest<S extends { readonly at: Point }>(spots: readonly S[], tap: Point): S | undefined {
  return spots.reduce<S | undefined>(
    (best, spot) => (best && distance(best.at, tap) <= distance(spot.at, tap) ? best : spot),
    undefined,
  )
}

const HEADINGS: Record<string, Point> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

/** The next spot in the direction of an arrow key: near, and not far off the line. */
export function towards<S extends { readonly at: Point }>(spots: readonly S[], from: S, key: string): S | undefined {
  const heading = HEADINGS[key]
  if (!heading) return undefined
  const [hx, hy] = heading
  const cost = ({ at }: S) => {
    const [dx, dy] = [at[0] - from.at[0], at[1] - from.at[1]]
    const ahead = dx * hx + dy * hy
    return ahead <= 2 ? Infinity : ahead + 2.5 * Math.abs(dx * hy - dy * hx)
  }
  const best = spots.reduce<S | undefined>((b, spot) => (!b || cost(spot) < cost(b) ? spot : b), undefined)
  return best && cost(best) < Infinity ? best : undefined
}
