// What can be chosen but lies beyond the window on a board: at which edge, and where to look for it.

import { fullest, zoomOf, type Box, type Goal, type Point } from './panzoom'

export type Side = 'left' | 'right' | 'high' | 'low'

export interface Sign {
  side: Side
  along: number // where on that edge it stands, 0 to 1
  view: Box // the window that shows what it points to
}

const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
const REACH = 40 // px: so near to what can be chosen here a sign would lie on it

/** A sign for each edge of a window of these px behind which more can be chosen. */
export function beyond(goals: readonly Goal[], view: Box, board: Box, px: Point): Sign[] {
  const unit = Math.max(view.w / px.x, view.h / px.y)
  const [x, y] = [view.x + view.w / 2, view.y + view.h / 2]
  const placed = goals.map(({ at: [gx, gy] }) => {
    const [across, down] = [(gx - x) / unit / px.x, (gy - y) / unit / px.y] // -0.5 to 0.5 inside
    const out = Math.max(Math.abs(across), Math.abs(down)) > 0.5
    const side: Side = Math.abs(across) > Math.abs(down) ? (across < 0 ? 'left' : 'right') : down < 0 ? 'high' : 'low'
    return { at: { x: gx, y: gy }, across, down, side: out ? side : null }
  })
  const here = placed.filter(({ side }) => !side)
  return [...new Set(placed.map(({ side }) => side))].flatMap((side) => {
    if (!side) return []
    const there = placed.filter((goal) => goal.side === side)
    const upright = side === 'left' || side === 'right'
    const edge = side === 'left' || side === 'high' ? -0.5 : 0.5
    const mean = there.reduce((sum, { across, down }) => sum + (upright ? down : across), 0) / there.length + 0.5
    const free = PLACES.filter((along) =>
      here.every(({ across, down }) => {
        const [dx, dy] = upright ? [across - edge, down + 0.5 - along] : [across + 0.5 - along, down - edge]
        return Math.max(Math.abs(dx) * px.x, Math.abs(dy) * px.y) > REACH
      }),
    )
    const near = (a: number, b: number) => Math.abs(a - mean) - Math.abs(b - mean)
    const along = free.toSorted(near)[0]
    const points = there.map(({ at }) => at)
    return along === undefined ? [] : [{ side, along, view: fullest(points, board, zoomOf(view, board)) }]
  })
}
