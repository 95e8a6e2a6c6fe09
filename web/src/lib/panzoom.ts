// Looking at a board: a window (in board units) that can be moved and zoomed. Pure; the component turns it to a viewBox.

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Point {
  x: number
  y: number
}

export const MOST_ZOOM = 6

/** The whole board. */
export const whole = (width: number, height: number): Box => ({ x: 0, y: 0, w: width, h: height })

/** How much larger than the whole board things appear. */
export const zoomOf = (view: Box, board: Box): number => board.w / view.w

/** Keeps a window inside the board and its zoom inside its bounds. */
export function clamp(view: Box, board: Box, most = MOST_ZOOM): Box {
  const w = Math.min(board.w, Math.max(board.w / most, view.w))
  const h = w * (board.h / board.w)
  const x = Math.min(Math.max(board.x, view.x + (view.w - w) / 2), board.x + board.w - w)
  const y = Math.min(Math.max(board.y, view.y + (view.h - h) / 2), board.y + board.h - h)
  return { x, y, w, h }
}

/** Zooms by a factor; the point under the finger or pointer stays where it is. */
export function zoomAt(view: Box, board: Box, at: Point, factor: number): Box {
  const w = Math.min(board.w, Math.max(board.w / MOST_ZOOM, view.w / factor))
  const scale = w / view.w
  const moved = { x: at.x - (at.x - view.x) * scale, y: at.y - (at.y - view.y) * scale, w, h: view.h * scale }
  return clamp(moved, board)
}

/** Moves the window by a distance in board units. */
export const panBy = (view: Box, board: Box, dx: number, dy: number): Box =>
  clamp({ ...view, x: view.x + dx, y: view.y + dy }, board)

/** The window that shows these points with some air around them, never closer than `most`. */
export function around(points: readonly Point[], board: Box, air = 0.12, most = 2.5): Box {
  if (!points.length) return board
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const pad = air * board.w
  const w = Math.max(Math.max(...xs) - left + 2 * pad, (Math.max(...ys) - top + 2 * pad) * (board.w / board.h))
  const width = Math.max(w, board.w / most)
  const height = width * (board.h / board.w)
  const x = (left + Math.max(...xs)) / 2 - width / 2
  const y = (top + Math.max(...ys)) / 2 - height / 2
  return clamp({ x, y, w: width, h: height }, board)
}

/** Whether all points lie well inside the window. */
export const shows = (view: Box, points: readonly Point[], air = 0.04): boolean =>
  points.every(
    (p) =>
      p.x >= view.x + air * view.w &&
      p.x <= view.x + (1 - air) * view.w &&
      p.y >= view.y + air * view.h &&
      p.y <= view.y + (1 - air) * view.h,
  )

/**
 * Where the window goes so that the action is seen, or null where it may stay: `near` it as long as nobody has chosen
 * another zoom, else only when zoomed in, and no nearer or further than now.
 */
export function followed(view: Box, board: Box, points: readonly Point[], near: number): Box | null {
  if (!points.length) return null
  if (near > 1) {
    const close = around(points, board, 0.06, near)
    return zoomOf(close, board) > SLIGHT ? close : board
  }
  const zoom = zoomOf(view, board)
  return zoom > 1.01 && !shows(view, points) ? around(points, board, 0.12, zoom) : null
}

/** What places on a board tell who looks at it, and what they learn of it. */
export interface Camera {
  asks(goals: readonly Goal[]): void
  readonly unit: number // units of the board in one px
}

/** A place that a finger is to meet: its middle, and the least it measures, 0 where its reach grows with the finger. */
export interface Goal {
  at: readonly [number, number]
  size: number
}

const SLIGHT = 1.15 // a zoom that gains nothing, and cuts what lies at the edge
const FINGER = 33 // px
const APART = 26 // px: so far from each other, a finger still meets the nearer of two
const TIGHT = 3.6 // no zoom for a finger goes beyond

/**
 * The window in which a finger meets these places and can tell them apart on a board drawn with `scale` px to a unit, or
 * null where the whole board will do. It shows all of them if it can, else as many as it can around one of them.
 */
export function closeUp(goals: readonly Goal[], board: Box, scale: number): Box | null {
  const gaps = goals.flatMap(({ at: [x, y] }, i) =>
    goals.slice(0, i).map(({ at }) => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))),
  )
  const least = Math.min(...goals.map(({ size }) => size || Infinity))
  const apart = Math.min(...gaps.filter((gap) => gap > 0))
  const need = Math.max(FINGER / least, APART / apart) / scale
  const wish = FINGER / Math.min(least, apart) / scale
  if (wish <= 1) return null
  const points = goals.map(({ at: [x, y] }) => ({ x, y }))
  const all = around(points, board, 0.05, Math.min(TIGHT, wish))
  const zoom = Math.min(TIGHT, need)
  return zoomOf(all, board) >= zoom ? all : fullest(points, board, zoom)
}

/** The window around one of these points that shows as many of them as it can. */
export function fullest(points: readonly Point[], board: Box, zoom: number): Box {
  const [w, h] = [board.w / zoom, board.h / zoom]
  const windows = points.map(({ x, y }) => clamp({ x: x - w / 2, y: y - h / 2, w, h }, board))
  const seen = (view: Box) => points.filter((point) => shows(view, [point])).length
  return windows.reduce((best, view) => (seen(view) > seen(best) ? view : best))
}

export type Corner = 'low right' | 'high right' | 'low left'

/** A corner of a window of these px in which none of the places lies, if there is one; a corner measures `reach`. */
export function freeCorner(points: readonly Point[], view: Box, px: Point, reach: Point): Corner | undefined {
  const unit = Math.max(view.w / px.x, view.h / px.y)
  const inside = (right: boolean, low: boolean) =>
    points.some(({ x, y }) => {
      const [across, down] = [(x - view.x - view.w / 2) / unit, (y - view.y - view.h / 2) / unit]
      return px.x / 2 - (right ? across : -across) < reach.x && px.y / 2 - (low ? down : -down) < reach.y
    })
  const corners: Corner[] = ['low right', 'high right', 'low left']
  return corners.find((corner) => !inside(corner.endsWith('right'), corner.startsWith('low')))
}

/** Between two windows, for a soft glide. */
export function glided(from: Box, to: Box, part: number): Box {
  const t = 1 - (1 - Math.min(1, Math.max(0, part))) ** 3 // a frame may have begun before the glide
  const at = (of: keyof Box) => from[of] + (to[of] - from[of]) * t
  return { x: at('x'), y: at('y'), w: at('w'), h: at('h') }
}
