/** The shapes of Drachenland's edition and view, as the server sends them. */

import type { Point } from '../../lib/geometry'

export type Name = { readonly de: string; readonly en: string }

export const COLOURS = ['red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export const GEMS = ['red', 'green', 'blue', 'clear'] as const
export type GemKind = (typeof GEMS)[number]
export const LOOT = ['egg', ...GEMS] as const
export type LootKind = (typeof LOOT)[number]
export const SHAPES = ['anvil', 'leaf', 'shield', 'hat'] as const
export type Shape = (typeof SHAPES)[number]
export const FACE_DOWN = 'hidden'

export interface Place {
  readonly id: string
  readonly x: number
  readonly y: number
}
export interface VolcanoPlace extends Place {
  readonly name: Name
  readonly eggs: number
  readonly gems: number
  readonly plate: Point
}
export interface GatePlace extends Place {
  readonly name: Name
  readonly first: string
}
export interface Ferry {
  readonly a: string
  readonly b: string
  readonly name: Name
  readonly kind: 'river' | 'waterfall'
  readonly via: readonly Point[]
}
export interface TileKind {
  readonly id: string
  readonly name: Name
  readonly about: Name
  readonly phase: number
}
export interface People extends Record<Colour, Name> {
  readonly id: string
  readonly name: Name
  readonly shape: Shape
}
export interface Edition {
  readonly volcano: readonly VolcanoPlace[]
  readonly field: readonly Place[]
  readonly gate: readonly GatePlace[]
  readonly path: readonly { readonly chain: readonly string[] }[]
  readonly ferry: readonly Ferry[]
  readonly tile: readonly TileKind[]
  readonly gem: readonly { readonly id: GemKind; readonly name: Name; readonly plural: Name }[]
  readonly king: readonly { readonly colour: Colour; readonly name: Name }[]
  readonly people: readonly People[]
}

export type Loot = Record<LootKind, number>
export interface VolcanoView {
  eggs: number
  gems: Record<GemKind, number>
  tile: string | null
}
export interface FigureView {
  at: string | null
  ring: boolean
}
export interface ScoreView {
  points: number
  sets: number
  void: number
  with_rings: number
}
export interface TableView {
  points: { set: number; single: number }
  round: number
  idle: number
  start: number
  player: number
  peoples: (string | null)[] // whom each seat leads; null until chosen
  dice: [number, number] | null
  used: [boolean, boolean]
  first: string | null
  active: { figure: string; pips: number; die: number } | null
  eggs_left: number
  volcanoes: Record<string, VolcanoView>
  kings: Record<Colour, string | null>
  figures: Record<string, FigureView>
  tiles: Record<string, number>[]
  gained: Record<string, number>
  played: Record<string, number>
  unseen: Record<string, number>
  removed: string | null
  loot: (Loot | null)[]
  scores: (ScoreView | null)[]
}

/** A figure's name in the view is `<people>-<colour>`. */
export interface FigureWord {
  readonly people: string
  readonly colour: Colour
  readonly shape: Shape
  readonly guise: number // the hue of its people
}
export function figureWord(edition: Edition, word: string): FigureWord {
  const cut = word.lastIndexOf('-')
  const people = word.slice(0, cut)
  return { people, colour: word.slice(cut + 1) as Colour, ...looksOf(edition, people) }
}
/** How a people looks; one not yet chosen looks like nobody in particular. */
export function looksOf(edition: Edition, people: string | null | undefined): Pick<FigureWord, 'shape' | 'guise'> {
  const guise = edition.people.findIndex((one) => one.id === people)
  return { shape: edition.people[guise]?.shape ?? 'shield', guise: guise < 0 ? 7 : guise }
}
export function figureOf(table: TableView, seat: number, colour: Colour): string {
  return `${table.peoples[seat] ?? ''}-${colour}`
}
/** A figure's own name, where people and colour are seen anyway. */
export function nickname(edition: Edition, { guise, colour }: FigureWord, lang: keyof Name): string {
  return edition.people[guise]?.[colour][lang] ?? ''
}
/** Whose figure it is. */
export function seatOf(table: TableView, figure: string): number {
  return table.peoples.indexOf(figure.slice(0, figure.lastIndexOf('-')))
}

/** The figures that stand on each space, in the order of the view. */
export function standing(table: TableView): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [figure, { at }] of Object.entries(table.figures)) {
    if (at === null) continue
    const here = found.get(at)
    if (here) here.push(figure)
    else found.set(at, [figure])
  }
  return found
}
