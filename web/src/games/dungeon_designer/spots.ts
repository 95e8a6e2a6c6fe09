/** Where in a dungeon one can point, and what a screen reader calls it. */

import { target, type Target } from '../../lib/board'
import type { Point } from '../../lib/geometry'
import { towards as next, type Layer, type Spot } from '../../lib/spots'
import type { GameWords } from '../../lib/words'
import { CELL, centre, EDGES, edgeAt, pieces, wanted } from './dungeon'
import { CELLS, roomOf, type DungeonView, type Edition } from './model'

interface Shown {
  readonly dungeon: DungeonView
  readonly edition: Edition
  readonly words: GameWords
  readonly glowing: ReadonlySet<Target>
  readonly picked: readonly Target[]
  readonly own: boolean
}

export const LAYER: Layer = { kinds: ['cell', 'edge', 'token', 'type'], most: 0, rest: 0, gap: -4 }

const box = (width: number, height: number) => ({ half: [width / 2, height / 2] as Point, corner: 12, place: true })

const list = (lang: string, said: readonly (string | number)[]) => new Intl.ListFormat(lang).format(said.map(String))

/** A room in words: name, type, doors, what is in it. */
export function roomLabel(edition: Edition, words: GameWords, id: string, tokens: readonly string[] = []): string {
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
export const faceName = (edition: Edition, words: GameWords, face: string): string =>
  words.has(`want-${face}`)
    ? words.say(`want-${face}`)
    : (edition.element.find(({ id }) => id === face)?.name[words.lang] ?? String(words.name('face', face)))

function cellLabel({ dungeon, edition, words }: Shown, cell: string): string {
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
    const { at, level } = edgeAt(edge)
    const size = level ? box(56, 30) : box(30, 56)
    return { target: target('edge', edge), kind: 'edge', at, ...size, label: String(words.name('edge', edge)) }
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
