// One picture of a game that is over, to share: drawn on a canvas, so it needs nothing but this page.

import type { CurveInfo } from './protocol'
import { EMBLEMS } from './guises'
import { apart, DASHES, plotted } from './story'

export interface Poster {
  readonly title: string // of the game
  readonly winner: string
  readonly how: string
  readonly rows: readonly { readonly rank: string; readonly name: string; readonly value: string; readonly emblem: number }[]
  readonly curve: CurveInfo | null
  readonly emblems: readonly number[] // by seat
  readonly foot: string
}

export const [WIDTH, HEIGHT] = [1200, 630]
const [TITLE, TEXT] = ['"Alegreya Variable", Georgia, serif', '"Source Sans 3 Variable", sans-serif']
const MARGIN = 64
const CURVE = { x: 640, y: 246, width: 460, height: 290 }

/** Paints a poster in the colours of the page as it is shown. */
export function paint(canvas: HTMLCanvasElement, poster: Poster): void {
  ;[canvas.width, canvas.height] = [WIDTH, HEIGHT]
  const pen = canvas.getContext('2d')!
  const tokens = getComputedStyle(document.documentElement)
  const colour = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  const write = (text: string, x: number, y: number, font: string, fill: string, room: number, align: CanvasTextAlign = 'left') => {
    pen.font = font
    pen.fillStyle = colour(fill)
    pen.textAlign = align
    pen.fillText(text, x, y, room)
  }
  const stamp = (emblem: number, x: number, y: number) => {
    pen.save()
    pen.translate(x, y)
    pen.lineWidth = 1.75
    pen.strokeStyle = colour('line')
    pen.fillStyle = colour(`seat-${emblem}`)
    const shape = new Path2D(EMBLEMS[emblem])
    pen.fill(shape)
    pen.stroke(shape)
    pen.restore()
  }
  pen.fillStyle = colour('sheet')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = colour('line')
  pen.lineWidth = 6
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36)
  const room = WIDTH - 2 * MARGIN
  write(poster.title, MARGIN, 104, `800 56px ${TITLE}`, 'ink', room)
  write(poster.winner, MARGIN, 164, `700 38px ${TITLE}`, 'accent', room)
  write(poster.how, MARGIN, 204, `400 24px ${TEXT}`, 'ink-soft', room)

  const [top, step] = [260, Math.min(52, 300 / Math.max(1, poster.rows.length))]
  const split = poster.curve ? 560 : WIDTH - MARGIN
  poster.rows.forEach(({ rank, name, value, emblem }, i) => {
    const y = top + i * step
    write(rank, MARGIN, y, `600 24px ${TEXT}`, 'ink-soft', 40)
    stamp(emblem, MARGIN + 44, y - 21)
    write(name, MARGIN + 82, y, `600 26px ${TEXT}`, 'ink', split - MARGIN - 190)
    write(value, split, y, `700 30px ${TEXT}`, 'ink', 100, 'right') // its digits stand on the line
  })

  if (poster.curve) {
    const { lines } = plotted(poster.curve, CURVE)
    const ends = apart(lines.map((points) => points.at(-1)![1]), 26, CURVE.y + CURVE.height)
    pen.lineJoin = 'round'
    lines.forEach((points, seat) => {
      const emblem = poster.emblems[seat]!
      pen.strokeStyle = colour(`seat-${emblem}`)
      const line = (through: readonly (readonly [number, number])[], width: number, dashes: readonly number[]) => {
        pen.lineWidth = width
        pen.setLineDash(dashes.map((dash) => (dash * width) / 3))
        pen.beginPath()
        through.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)))
        pen.stroke()
      }
      line(points, 5, DASHES[emblem]!)
      line([points.at(-1)!, [CURVE.x + CURVE.width + 24, ends[seat]!]], 2, [])
      stamp(emblem, CURVE.x + CURVE.width + 12, ends[seat]! - 12)
    })
  }
  write(poster.foot, MARGIN, HEIGHT - 46, `400 22px ${TEXT}`, 'ink-soft', room)
}

/** The picture as a file. */
export const asFile = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(new File([blob], name, { type: 'image/png' })) : failed(new Error('no picture'))), 'image/png'),
  )

/** Hands a file over: to another program where the device can share files, else to the folder of downloads. */
export async function handOver(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
