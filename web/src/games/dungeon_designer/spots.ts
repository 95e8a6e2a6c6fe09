/** Where in a dungeon one can point, and what a screen reader calls it. */

import { target, type BoardWords, type Target } from '../../lib/board'
import type { Point } from '../../lib/geometry'
import { towards as next, type Layer, type Spot } from '../../lib/spots'
import { CELL, centre, EDGES, edgeAt, pieces, wanted } from './dungeon'
import { CELLS, roomOf, signed, type DungeonView, type Edition, type GainView } from './model'

interface Shown {
  readonly dungeon: DungeonView
  readonly edition: Edition
  readonly words: BoardWords
  readonly glowing: ReadonlySet<Target>
  readonly picked: readonly Target[]
  readonly own: boolean
  readonly year: number // its rooms have their names below them
  readonly gains: Readonly<Record<string, GainView>> // what comes of it where something may be put now
}

export const LAYER: Layer = { kinds: ['cell', 'edge', 'token', 'type'], most: 0, rest: 0, gap: -4 }
/** What is framed: a little less than the spot, and of an edge only where the passage would be; and a mark in its corner. */
export const frame = ({ kind, half: [w, h] }: Spot) => (kind !== 'edge' ? ([w - 4, h - 4, 8] as const) : w > h ? ([22, 7.5, 8] as const) : ([7.5, 22, 8] as const))
export const sign = (w: number, h: number) => `M${w - 9} ${3 - h}l6 6-6 6-6-6z`

const box = (width: number, height: number) => ({ half: [width / 2, height / 2] as Point, corner: 12, place: true })

const list = (lang: string, said: readonly (string | number)[]) => new Intl.ListFormat(lang).format(said.map(String))

/** A room in words: name, type, doors, what is in it. */
export function roomLabel(edition: Edition, words: BoardWords, id: string, tokens: readonly string[] = []): string {
  const room = roomOf(edition, id)
  if (!room) return id
  const within = pieces(edition, id, tokens).map(({ face }) => faceName(edition, words, face))
  return words.say('room-label', {
    name: words.name('room', id),
    type: words.say(`room-${room.type}`),
    doors: list(
      words.lang,
      [...room.doors].map((side) => words.say(`door-${side}`)),
    ),
    elements: within.length ? list(words.lang, within) : words.say('room-bare'),
  })
}

/** What an element is called, printed or on a token; or what a blueprint asks for: a type, any trap, any star. */
export const faceName = (edition: Edition, words: BoardWords, face: string): string =>
  words.has(`want-${face}`)
    ? words.say(`want-${face}`)
    : (edition.element.find(({ id }) => id === face)?.name[words.lang] ?? String(words.name('face', face)))

const gainLabel = ({ words, gains }: Shown, place: string) => (gains[place] ? [words.say('gain-label', { points: signed(gains[place].points) })] : [])

function cellLabel(shown: Shown, cell: string): string {
  const { dungeon, edition, words } = shown
  const room = dungeon.rooms[cell]
  const want = wanted(edition, dungeon.blueprint, cell)
  const met = dungeon.standing.met.includes(cell)
  const lit = [
    ...(dungeon.standing.entrance.includes(cell) ? [words.say('lit-in')] : []),
    ...(dungeon.standing.exit.includes(cell) ? [words.say('lit-out')] : []),
  ]
  return [
    `${words.name('cell', cell)}: ${room ? roomLabel(edition, words, room, dungeon.tokens[cell]) : words.say('cell-empty')}`,
    ...(want ? [words.say(met ? 'cell-met' : 'cell-wants', { what: faceName(edition, words, want) })] : []),
    ...lit,
    ...gainLabel(shown, cell),
  ].join('; ')
}

/** All that can be pointed at just now. In the dungeon of somebody else a cell stands for the room in it. */
export function spotsOf(shown: Shown): Spot[] {
  const { dungeon, edition, words, glowing, picked, own } = shown
  const lives = (domain: string) => [...glowing, ...picked].some((one) => one.startsWith(domain))
  const cells = CELLS.filter((cell) => own || dungeon.rooms[cell]).map((cell): Spot => {
    const meant = own ? target('cell', cell) : target('room', dungeon.rooms[cell]!)
    return { target: meant, kind: 'cell', at: centre(cell), ...box(CELL, CELL), label: cellLabel(shown, cell) }
  })
  if (!own) return cells
  const edges = (lives('edge:') ? EDGES : []).map((edge): Spot => {
    const { at, level } = edgeAt(edge, shown.year)
    const size = level ? box(56, 30) : box(30, 56)
    return { target: target('edge', edge), kind: 'edge', at, ...size, label: [words.name('edge', edge), ...gainLabel(shown, edge)].join('; ') }
  })
  const tokens = (lives('token:') ? Object.entries(dungeon.tokens) : []).flatMap(([cell, faces]) =>
    pieces(edition, dungeon.rooms[cell]!, faces)
      .filter(({ token, face }, i, all) => token && all.findIndex((p) => p.token && p.face === face) === i)
      .map(({ face, at }): Spot => {
        const [x, y] = centre(cell)
        const label = `${words.name('face', face)}, ${words.name('cell', cell)}`
        const where: Point = [x - 50 + at[0], y - 50 + at[1]]
        return { target: target('token', `${cell}-${face}`), kind: 'token', at: where, ...box(40, 40), label }
      }),
  )
  const doubtful = [...glowing, ...picked].find((one) => one.startsWith('cell:'))?.slice(5)
  const types = (lives('type:') && doubtful ? ['cave', 'stone'] : []).map((type, i): Spot => {
    const [x, y] = centre(doubtful!)
    const where: Point = [x - 26 + 52 * i, y]
    return { target: target('type', type), kind: 'type', at: where, ...box(46, 46), label: words.say(`room-${type}`) }
  })
  return [...cells, ...edges, ...tokens, ...types]
}

/** The next spot of its kind in the direction of an arrow key. */
export const towards: typeof next<Spot> = (spots, from, key) => next(spots.filter(({ kind }) => kind === from.kind), from, key)
