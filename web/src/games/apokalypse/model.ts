/** How the page reads Apokalypse's edition and view. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, SightInfo } from '../../lib/protocol'
import type { Edition, TableView } from './types'

export type { Edition, NationView, TableView } from './types'

export const WINGS = ['good', 'evil'] as const
export type Wing = (typeof WINGS)[number]
export const PLANES = ['heaven', 'earth', 'hell'] as const
export type Plane = (typeof PLANES)[number]
export const BACKS = ['B', 'K'] as const
export type Back = (typeof BACKS)[number]
export const SYMBOLS = ['mask', 'helmet', 'pig'] as const
export const PERSON = 'person' // an ordinary person, as everybody sees it

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: SightInfo['table'] }): TableView => sight.table as unknown as TableView

/** What a card is: its kind in the edition; a seal is the music it is used as. */
export function kindOf(edition: Edition, card: string): string {
  if (card === 'seal_church' || card === 'seal_metal') return card.slice(5)
  return edition.card.find((one) => one.id === card)?.kind ?? card
}
export const isSeal = (card: string): boolean => card.startsWith('seal_')
export const isMusic = (kind: string): boolean => kind === 'church' || kind === 'metal'
/** A place in a display: a column is counted from the middle. */
export interface Place {
  readonly nation: string
  readonly wing: Wing
  readonly plane: Plane
  readonly column: number
}
export const placeTarget = (nation: string, wing: Wing, plane: Plane, column: number): Target =>
  target('place', `${nation}-${wing}-${plane}-${column}`)
export function placeOf(of: Target): Place | null {
  const [domain, word] = parts(of)
  const [nation, wing, plane, column] = word.split('-') as [string, Wing, Plane, string]
  return domain === 'place' ? { nation, wing, plane, column: Number(column) } : null
}
export const seatOf = (table: TableView, nation: string): number => table.nations.findIndex((one) => one.nation === nation)
export const nationOf = (table: TableView, seat: number): string => table.nations[seat]?.nation ?? ''

/** The cards of a hand by kind, in order. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found]
}
