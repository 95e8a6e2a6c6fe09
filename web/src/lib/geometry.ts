// What boards draw with: points, lines and lettering. For drawing only; what is legal, the server says.

export type Point = readonly [x: number, y: number]

/** Where something is drawn, and how large. */
export interface Placed {
  x?: number
  y?: number
  size?: number
}

/** As Math.hypot, which is too careful to be quick. */
export const long = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)

export const distance = (a: Point, b: Point): number => long(a[0] - b[0], a[1] - b[1])

/** Cuts a text into lines of about so many letters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
