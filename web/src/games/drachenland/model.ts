/** How the page reads Drachenland's edition and view. */

import type { GameInfo, SightInfo } from '../../lib/protocol'
import type { Edition, Name, People, TableView } from './types'

export type { Edition, Name, TableView, Volcano, VolcanoView } from './types'

export const COLOURS = ['red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export const GEMS = ['red', 'green', 'blue', 'clear'] as const
export type GemKind = (typeof GEMS)[number]
export const LOOT = ['egg', ...GEMS] as const
export type LootKind = (typeof LOOT)[number]
export type Shape = People['shape']
export const FACE_DOWN = 'hidden'

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: SightInfo['table'] }): TableView => sight.table as unknown as TableView

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
