/** Where everything lies in a display: three planes, a pillar in the middle, columns counted outwards. */

import type { Point } from '../../lib/geometry'
import type { Layer, Spot } from '../../lib/spots'
import { PLANES, WINGS, placeTarget, type NationView, type Plane, type Wing } from './model'

export const PITCH = 56 // the half of a card that one sees, if there is room for it
const WIDEST = 72 // ... at most
export const TALL = 78
export const BAND = 86 // a plane
export const TOP = 24 // the arch above heaven
export const PILLAR = 84
const RIM = 12

export const HEIGHT = TOP + PLANES.length * BAND + 8

/** How a nation lies in a drawing of a given width: the more people, the further cards slide under each other. */
export interface Frame {
  readonly width: number
  readonly middle: number
  readonly pitch: number // from column to column
}

/** Columns of a nation's wings, one of them free. */
const columnsOf = (nation: NationView): [good: number, evil: number] => [nation.good.ends.earth, nation.evil.ends.earth].map((end) => Math.max(2, end)) as [number, number]

/** The width in which a nation's columns are so far apart. */
export const widthOf = (nation: NationView, pitch = PITCH): number => PILLAR + 2 * RIM + pitch * columnsOf(nation).reduce((a, b) => a + b)

export function frameOf(nation: NationView, width = widthOf(nation)): Frame {
  const [good, evil] = columnsOf(nation)
  const pitch = Math.min(WIDEST, (width - PILLAR - 2 * RIM) / (good + evil))
  const edge = RIM + PILLAR / 2
  return { width, pitch, middle: Math.min(Math.max(width / 2, edge + good * pitch), width - edge - evil * pitch) }
}

export const bandTop = (plane: Plane): number => TOP + PLANES.indexOf(plane) * BAND

/** The upper left corner of a place. */
export function cornerOf(frame: Frame, wing: Wing, plane: Plane, column: number): Point {
  const out = PILLAR / 2 + (wing === 'good' ? column : column - 1) * frame.pitch
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
const AREA = { corner: 8, kind: 'place', place: true } as const

/** Every card that lies, outermost first so that it slides under the inner one, and the free end of every row. */
export function spotsOf(nation: NationView, frame: Frame): PlaceSpot[] {
  const half: Point = [frame.pitch / 2, TALL / 2]
  return WINGS.flatMap((wing) =>
    PLANES.flatMap((plane) => {
      const row: (string | null)[] = [...nation[wing][plane]]
      if (nation[wing].ends[plane] !== null) row.push(null)
      return row.map((card, i): PlaceSpot => {
        const column = i + 1
        const [x, y] = cornerOf(frame, wing, plane, column)
        const at: Point = [x + half[0], y + half[1]]
        return { ...AREA, half, target: placeTarget(nation.nation, wing, plane, column), wing, plane, column, card, at }
      })
    }),
  ).sort((a, b) => b.column - a.column)
}

/** How near a rider is, from 0 (far away) to 1 (on top of the pile); unknown counts as halfway. */
export const nearness = (above: number | null): number => (above === null ? 0.5 : 1 - Math.min(above, 30) / 30)
