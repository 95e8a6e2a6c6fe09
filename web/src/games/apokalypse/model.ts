/** The shapes of Apokalypse's edition and view, as the server sends them. */

import { parts, target, type Target } from '../../lib/board'
import type { GameInfo, Sight } from '../../lib/protocol'

export type Name = { readonly de: string; readonly en: string }
export const WINGS = ['good', 'evil'] as const
export type Wing = (typeof WINGS)[number]
export const PLANES = ['heaven', 'earth', 'hell'] as const
export type Plane = (typeof PLANES)[number]
export const BACKS = ['B', 'K'] as const
export type Back = (typeof BACKS)[number]
export const SYMBOLS = ['mask', 'helmet', 'pig'] as const
export type Symbol3 = (typeof SYMBOLS)[number]
export const PERSON = 'person' // an ordinary person, as everybody sees it

export interface HalfText {
  readonly name?: Name
  readonly symbols?: readonly Symbol3[]
  readonly code?: string
}
export interface CardKind {
  readonly id: string
  readonly deck: Back
  readonly kind: string
  readonly name: Name
  readonly good?: HalfText
  readonly evil?: HalfText
}
export interface RiderKind {
  readonly id: string
  readonly name: Name
  readonly symbols: readonly Symbol3[]
  readonly points: number
  readonly about: Name
}
export interface Edition {
  readonly card: readonly CardKind[]
  readonly rider: readonly RiderKind[]
  readonly nation: readonly { readonly id: string; readonly name: Name }[]
  readonly symbol: readonly { readonly id: Symbol3; readonly name: Name }[]
  readonly about: readonly { readonly id: string; readonly text: Name }[]
  readonly seal: { readonly name: Name }
}

export type Rows = Record<Plane, string[]>
export interface WingView extends Rows {
  fronts: (string | null)[]
  symbols: Record<Symbol3, number>
  music: number
  safe: number
}
export interface NationView extends Record<Wing, WingView> {
  nation: string
  passed: boolean
  backs: Record<Back, number>
  known: string[]
  alignment: Wing | null
  points: number[]
  riders: number[]
  dead: string[]
  income: Record<Back, number>
  total: number
}
export interface AttackView {
  seat: number
  card: string
  nation: number
  wing: Wing
  column: number
}
/** What a kind of card shows in a wing: masks, helmets, pigs, music, and how it changes the deal. */
export type HalfView = [mask: number, helmet: number, pig: number, music: number, code: number]
export interface TableView {
  round: number
  start: number
  next_start: number | null
  turn: number | null
  rider: number
  riders: { id: string; symbols: Symbol3[]; points: number }[]
  talons: Record<Back, { above: number | null; below: number }>
  discards: Record<Back, string[]>
  seals: number
  attack: AttackView | null
  window: boolean
  nations: NationView[]
  hand: string[] | null
  gift: string | null
  cards: Record<string, { deck: Back | null; good: HalfView; evil: HalfView }>
  people: Record<Wing, number>
}

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: Sight['table'] }): TableView => sight.table as unknown as TableView

/** What a card is: its kind in the edition; a seal is the music it is used as. */
export function kindOf(edition: Edition, card: string): string {
  if (card === 'seal_church' || card === 'seal_metal') return card.slice(5)
  return edition.card.find((one) => one.id === card)?.kind ?? card
}
export const isSeal = (card: string): boolean => card.startsWith('seal_')
export const isMusic = (kind: string): boolean => kind === 'church' || kind === 'metal'
/** Whether a kind of card lies in heaven (APO-033). Everything else that can be laid, but people, lies in hell (APO-041). */
export const forHeaven = (kind: string): boolean => kind === 'shield' || kind === 'church'

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
export const otherWing = (wing: Wing): Wing => (wing === 'good' ? 'evil' : 'good')

/** The cards of a hand by kind, in order. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found]
}

/** Symbols that protect from the next rider here: rider cards one owns stand in for theirs against the last (APO-151). */
export function needed(table: TableView, nation: NationView): Symbol3[] {
  const next = table.riders[table.rider - 1]?.symbols ?? []
  const spared = next.length > 1 ? nation.riders.flatMap((number) => (number < 4 ? table.riders[number - 1]!.symbols : [])) : []
  return next.filter((symbol) => !spared.includes(symbol))
}
