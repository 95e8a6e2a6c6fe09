// A piece in the hand: a copy that follows the pointer, while the piece itself stays where it is.

import type { Target } from './board'

export interface Lifted {
  to(x: number, y: number): void
  drop(): void
}

export function lifted(target: Target, element: Element): Lifted {
  const drawn = element instanceof SVGElement && document.querySelector(`svg [data-target="${CSS.escape(target)}"]`)
  const piece = drawn || element
  const { width, height } = piece.getBoundingClientRect()
  const frame = document.createElement('div')
  frame.popover = 'manual' // above all that would clip it, and still where its styles come from
  frame.inert = true
  Object.assign(frame.style, { inset: '0 auto auto 0', margin: '0', padding: '0', border: '0', overflow: 'visible' })
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, background: 'none', opacity: '0.85', pointerEvents: 'none' })
  frame.append(piece instanceof SVGGraphicsElement ? framed(piece) : bare(piece))
  const place = piece instanceof SVGElement ? piece.ownerSVGElement! : piece
  place.parentElement!.append(frame)
  frame.showPopover()
  return {
    to: (x, y) => (frame.style.translate = `${x - width / 2}px ${y - height / 2}px`),
    drop: () => frame.remove(),
  }
}

/** A copy that nothing is looked for by. */
function bare(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element
  for (const name of ['data-target', 'data-spot', 'id']) copy.removeAttribute(name)
  return copy
}

/** A part of a drawing as a drawing of its own. */
function framed(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox()
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  copy.append(bare(piece))
  return copy
}
