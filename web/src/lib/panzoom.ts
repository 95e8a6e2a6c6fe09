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
  if (near > 1) return around(points, board, 0.06, near)
  const zoom = zoomOf(view, board)
  return zoom > 1.01 && !shows(view, points) ? around(points, board, 0.12, zoom) : null
}

/** Between two windows, for a soft glide. */
export const between = (a: Box, b: Box, t: number): Box => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  w: a.w + (b.w - a.w) * t,
  h: a.h + (b.h - a.h) * t,
})
