/** Where on the map one can point, and what a screen reader calls it. */

import type { BoardWords, Target } from '../../lib/board'
import { distance, type Point } from '../../lib/geometry'
import type { Layer, Spot } from '../../lib/spots'
import { onCircle, slots, wheel, type Graph, type Slot } from './geometry'
import { COLOURS, FACE_DOWN, standing, type Edition, type TableView } from './model'
import { offPlate } from './scenery'

export const DICE_AT: readonly { die: string; at: Point }[] = [
  { die: 'a', at: [122, 656] },
  { die: 'b', at: [178, 656] },
]
const DICE_REACH = 24
const [WHEEL, CHOICE] = [76, 26] // how large what may be taken is laid out, and each of it

export const LAYER: Layer = { kinds: ['volcano', 'field', 'piece', 'choice'], mingled: true, most: 61, rest: 0.55, gap: 9 }
/** A ring around a spot, and its four ticks. */
export const frame = ({ corner: r }: Spot) => [r + 3, r + 3, r + 3] as const
export const sign = (r: number) => `M0 ${-r - 3}v7M0 ${r - 4}v7M${-r - 3} 0h7M${r - 4} 0h7`

const disc = (r: number): Pick<Spot, 'half' | 'corner'> => ({ half: [r, r], corner: r })

/** Where every figure on the map stands, and how large it is drawn there. */
export function figurePlaces(table: TableView, graph: Graph): Map<string, Slot> {
  const places = new Map<string, Slot>()
  for (const [space, figures] of standing(table)) {
    const centre = graph.at.get(space)
    if (!centre) continue
    const spread =
      space in table.volcanoes
        ? slots(centre, figures.length, graph.rim.get(space))
        : [{ at: [centre[0], centre[1] - 5] as Point, size: 1.08 }]
    figures.forEach((figure, i) => places.set(figure, spread[i] ?? spread[0]!))
  }
  return places
}

/** Where the king dragons sit: side by side on the rim of their volcano that the figures leave them. */
export function kingPlaces(table: TableView, graph: Graph): { king: string; colour: string; at: Point }[] {
  const awake = COLOURS.filter((colour) => table.kings[colour] !== null)
  return awake.flatMap((colour) => {
    const here = awake.filter((other) => table.kings[other] === table.kings[colour])
    const centre = graph.at.get(table.kings[colour]!)
    if (!centre) return []
    const rim = graph.rim.get(table.kings[colour]!) ?? 1
    const angle = rim * (-90 + (here.indexOf(colour) - (here.length - 1) / 2) * 54)
    return [{ king: `king_${colour}`, colour, at: onCircle(centre, 31, angle) }]
  })
}

/** Something to choose, and where it is laid out. */
export interface Offer {
  readonly target: Target
  readonly at: Point
}

/** Lays out anew what can be chosen, unless one of it is picked: then all of it stays where it was, for a second tap. */
export function stableOffers(): (now: readonly Offer[], picked: readonly Target[]) => readonly Offer[] {
  let last: readonly Offer[] = []
  return (now, picked) => (last = last.some(({ target }) => picked.includes(target)) ? last : now)
}

/** The figure that is about to do something: the active one, else the one that is picked. */
export const actingFigure = (table: TableView, picked: readonly Target[]): string | undefined =>
  table.active?.figure ?? picked.find((target) => target.startsWith('figure:'))?.slice(7)

/** What may be taken, as a wheel around the volcano of the figure that takes it. Where it would hide a space to go to, the
 * volcano is picked first. */
export function choices({ table, edition, graph, glowing, picked }: Omit<Pointing, 'words' | 'wheel' | 'shelf'>): Offer[] {
  const open = [...glowing].filter((target) => target.startsWith('treasure:'))
  const volcano = table.figures[actingFigure(table, picked) ?? '']?.at
  const centre = volcano ? graph.at.get(volcano) : undefined
  const hidden = (target: Target) => {
    const at = target === `space:${volcano}` ? undefined : graph.at.get(target.slice(6))
    return !!at && !!centre && distance(at, centre) < WHEEL + 2 * CHOICE
  }
  if (!open.length || !centre || (!picked.includes(`space:${volcano}`) && [...glowing].some(hidden))) return []
  const plate = edition.volcano.find((place) => place.id === volcano)?.plate
  const onPlate = (p: Point) => !!plate && offPlate(p, plate) < 31
  if (glowing.has('verb:done')) open.push('verb:done')
  return wheel(centre, open.length, WHEEL, 34, onPlate).map((at, i) => ({ target: open[i]!, at }))
}

/** Tiles that may be played now, as chips beside the tower (their cards lie in the own panel too). */
export function chips(glowing: ReadonlySet<Target>): Offer[] {
  const open = [...glowing].filter((target) => target.startsWith('tile:'))
  return open.map((target, i) => ({ target, at: [98 + i * 54, 602] }))
}

export interface Pointing {
  readonly table: TableView
  readonly edition: Edition
  readonly graph: Graph
  readonly words: BoardWords
  readonly glowing: ReadonlySet<Target>
  readonly picked: readonly Target[]
  readonly wheel: readonly Offer[] // what may be taken
  readonly shelf: readonly Offer[] // tiles that may be played
}

/** All spots, those first that a player most likely wants. Figures are spots of their own only while they can be chosen
 * or let go; else one points at the space they stand on. */
export function spotsOf(at: Pointing): Spot[] {
  const { table, edition, graph, words, glowing, picked, wheel, shelf } = at
  const wanted = (target: Target) => glowing.has(target) || picked.includes(target)
  const spots: Spot[] = wheel.map((choice) => ({
    ...choice,
    ...disc(CHOICE),
    kind: 'choice',
    label: choiceLabel(choice.target, words),
  }))
  if (table.dice)
    DICE_AT.forEach(({ die, at: place }, i) => {
      const label = words.say('map-die', { die: words.name('die', die), pips: table.dice?.[i] ?? 0 })
      spots.push({ target: `die:${die}`, at: place, ...disc(DICE_REACH), kind: 'piece', label })
    })
  for (const chip of shelf)
    spots.push({ ...chip, ...disc(18), kind: 'choice', label: choiceLabel(chip.target, words) })
  for (const [figure, slot] of figurePlaces(table, graph)) {
    const target = `figure:${figure}`
    if (wanted(target))
      spots.push({ target, at: slot.at, ...disc(19), kind: 'piece', label: figureLabel(figure, table, words) })
  }
  for (const { king, at: place } of kingPlaces(table, graph)) {
    const target = `king:${king}`
    const label = words.say('map-king', { king: words.name('king', king) })
    if (wanted(target)) spots.push({ target, at: place, ...disc(17), kind: 'piece', label })
  }
  const here = standing(table)
  for (const place of [...edition.volcano, ...edition.field]) {
    const names = (here.get(place.id) ?? []).map((figure) => String(words.name('figure', figure)))
    const label = [
      spaceLabel(place.id, table, words),
      ...(names.length ? [words.say('map-here', { who: names.join(', ') })] : []),
    ]
    const volcano = place.id in table.volcanoes
    spots.push({
      target: `space:${place.id}`,
      at: [place.x, place.y],
      ...disc(volcano ? 40 : 16),
      kind: volcano ? 'volcano' : 'field',
      label: label.join(', '),
      place: true,
    })
  }
  return spots
}

function choiceLabel(target: Target, words: BoardWords): string {
  const [domain, word] = target.split(':') as [string, string]
  return domain === 'verb' ? words.say('map-done') : String(words.name(domain, word))
}

export function figureLabel(figure: string, table: TableView, words: BoardWords): string {
  const name = String(words.name('figure', figure))
  return table.figures[figure]?.ring ? words.say('map-figure-ringed', { figure: name }) : name
}

export function spaceLabel(space: string, table: TableView, words: BoardWords): string {
  const name = words.name('space', space)
  const volcano = table.volcanoes[space]
  if (!volcano) return words.say('map-field', { name })
  const said = [words.say('map-volcano', { name, eggs: volcano.eggs, ...volcano.gems })]
  if (volcano.tile === FACE_DOWN) said.push(words.say('map-tile-down'))
  else if (volcano.tile) said.push(words.say('map-tile-up', { tile: words.name('tile', volcano.tile) }))
  for (const colour of COLOURS)
    if (table.kings[colour] === space) said.push(words.say('map-king', { king: words.name('king', `king_${colour}`) }))
  return said.join(', ')
}
