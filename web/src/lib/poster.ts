// One picture of a game that is over, to share: drawn on a canvas, so it needs nothing but this page.

import type { Curve } from './protocol'
import { EMBLEMS } from './guises'
import { plotted } from './story'

export interface Poster {
  readonly title: string // of the game
  readonly winner: string
  readonly how: string
  readonly rows: readonly { readonly rank: string; readonly name: string; readonly value: string; readonly emblem: number }[]
  readonly curve: Curve | null
  readonly emblems: readonly number[] // by seat
  readonly foot: string
}

export const [WIDTH, HEIGHT] = [1200, 630]
const [TITLE, TEXT] = ['"Alegreya Variable", Georgia, serif', '"Source Sans 3 Variable", sans-serif']
const MARGIN = 64

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
    pen.save()
    pen.translate(MARGIN + 44, y - 21)
    pen.lineWidth = 1.75
    pen.strokeStyle = colour('line')
    pen.fillStyle = colour(`seat-${emblem}`)
    const shape = new Path2D(EMBLEMS[emblem])
    pen.fill(shape)
    pen.stroke(shape)
    pen.restore()
    write(name, MARGIN + 82, y, `600 26px ${TEXT}`, 'ink', split - MARGIN - 190)
    write(value, split, y, `700 30px ${TEXT}`, 'ink', 100, 'right') // its digits stand on the line
  })

  if (poster.curve) {
    const { lines } = plotted(poster.curve, { x: 640, y: 246, width: 480, height: 290 })
    pen.lineJoin = 'round'
    pen.lineWidth = 5
    lines.forEach((points, seat) => {
      pen.strokeStyle = colour(`seat-${poster.emblems[seat]}`)
      pen.beginPath()
      points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)))
      pen.stroke()
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
