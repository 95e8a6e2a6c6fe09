/** Where everything lies in a display: three planes, a pillar in the middle, columns counted outwards. */

import type { Point } from '../../lib/geometry'
import type { Layer, Spot } from '../../lib/spots'
import { PLANES, WINGS, placeTarget, type NationView, type Plane, type Wing } from './model'

export const PITCH = 56 // the half of a card that one sees
export const TALL = 84
export const BAND = 98 // a plane
export const TOP = 24 // the arch above heaven
export const PILLAR = 84
const RIM = 12

export interface Frame {
  readonly columns: number // in each wing
  readonly width: number
  readonly height: number
  readonly middle: number
}

/** As many columns as the display needs, one of them free. */
export function frameOf(nation: NationView, least = 3): Frame {
  const longest = Math.max(...WINGS.map((wing) => nation[wing].earth.length))
  const columns = Math.max(least, longest + 1)
  const width = PILLAR + 2 * (columns * PITCH + RIM)
  return { columns, width, height: TOP + PLANES.length * BAND + 8, middle: width / 2 }
}

export const bandTop = (plane: Plane): number => TOP + PLANES.indexOf(plane) * BAND

/** The upper left corner of a place. */
export function cornerOf(frame: Frame, wing: Wing, plane: Plane, column: number): Point {
  const out = PILLAR / 2 + (wing === 'good' ? column : column - 1) * PITCH
  const y = bandTop(plane) + (BAND - TALL) / 2
  return [wing === 'good' ? frame.middle - out : frame.middle + out, y]
}

export interface PlaceSpot extends Omit<Spot, 'label'> {
  readonly wing: Wing
  readonly plane: Plane
  readonly column: number
  readonly card: string | null // null: a place for the next card of its row
}
export const LAYER: Layer = { kinds: [], most: 0, rest: 0, gap: 0 }
const AREA = { half: [PITCH / 2, TALL / 2], corner: 8, kind: 'place', place: true } as const

/** Every card that lies, outermost first so that it slides under the inner one, and the free end of every row. */
export function spotsOf(nation: NationView, frame: Frame): PlaceSpot[] {
  return WINGS.flatMap((wing) =>
    PLANES.flatMap((plane) => {
      const row: (string | null)[] = [...nation[wing][plane]]
      if (plane === 'earth' || row.length < nation[wing].earth.length) row.push(null)
      return row.map((card, i): PlaceSpot => {
        const column = i + 1
        const [x, y] = cornerOf(frame, wing, plane, column)
        const at: Point = [x + PITCH / 2, y + TALL / 2]
        return { ...AREA, target: placeTarget(nation.nation, wing, plane, column), wing, plane, column, card, at }
      })
    }),
  ).sort((a, b) => b.column - a.column)
}

/** How near a rider is, from 0 (far away) to 1 (on top of the pile); unknown counts as halfway. */
export const nearness = (above: number | null): number => (above === null ? 0.5 : 1 - Math.min(above, 30) / 30)
