/** The shapes of Dante's edition and view, as the server sends them, and how to look things up in them. */

import type { Point } from '../../lib/geometry'
import type { GameInfo, Sight } from '../../lib/protocol'

export type Name = { readonly de: string; readonly en: string }
export type Light = 'day' | 'night'
export type Face = number | string // a number, or the word of a symbol

export interface Area {
  readonly id: string
  readonly name: Name
  readonly about: Name
  readonly first: number
  readonly last: number
  readonly ring: boolean
  readonly stones: 'none' | 'setup' | 'persona'
}
export interface Persona {
  readonly id: string
  readonly name: string
  readonly estate: Name
  readonly colour: Name
  readonly start: number
  readonly stones: Readonly<Record<string, number>>
}
export interface Encounter {
  readonly id: string
  readonly name: Name
  readonly class: string
  readonly value: number
  readonly canto: string
  readonly about: Name
}
export interface Explained {
  readonly id: string
  readonly name: Name
  readonly about: Name
}
export interface Edition {
  readonly sundial: { readonly fields: number; readonly start: number; readonly day: Point; readonly dawn: number }
  readonly spiral: { readonly max: number }
  readonly supply: { readonly stones: number }
  readonly area: readonly Area[]
  readonly symbol: readonly Explained[]
  readonly class: readonly Explained[]
  readonly title: readonly { readonly name: Name }[]
  readonly penance: readonly { readonly day: Face; readonly night: Face; readonly count: number }[]
  readonly persona: readonly Persona[]
  readonly encounter: readonly Encounter[]
}

export interface SinnerView {
  readonly persona: string
  readonly field: number
  readonly stones: number
  readonly visited: readonly string[]
  readonly mate: number | null
  readonly offer: number | null // who offers to travel with this sinner
  readonly cards: number
}
export interface TableView {
  readonly turn: number
  readonly role: number
  readonly number: number | null
  readonly direction: 'clockwise' | 'counter'
  readonly skip: boolean
  readonly turns: number
  readonly sun: number
  readonly light: Light
  readonly spiral: number
  readonly encounter: string
  readonly met: number
  readonly supply: number
  readonly stock: number
  readonly discard: readonly string[]
  readonly unseen: { readonly hands: readonly string[]; readonly mixed: readonly string[] }
  readonly sinners: readonly SinnerView[]
  readonly heaven: readonly number[]
  readonly hand: readonly string[] | null
  readonly standing: readonly number[]
}

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: Sight['table'] }): TableView => sight.table as unknown as TableView

export const areaOf = (edition: Edition, field: number): Area =>
  edition.area.find((area) => area.first <= field && field <= area.last) ?? edition.area[0]!
export const personaOf = (edition: Edition, id: string): Persona =>
  edition.persona.find((persona) => persona.id === id) ?? edition.persona[0]!
export const encounterOf = (edition: Edition, id: string): Encounter =>
  edition.encounter.find((encounter) => encounter.id === id) ?? edition.encounter[0]!
export const heavenOf = (edition: Edition): Area => edition.area.at(-1)!
export const isGate = (edition: Edition, field: number): boolean => {
  const area = areaOf(edition, field)
  return area.ring && area.last === field
}
export const seatOf = (table: TableView, persona: string): number =>
  table.sinners.findIndex((sinner) => sinner.persona === persona)

/** The terrace without its number: "Stolz" for "Erste Terrasse: Stolz". */
export const short = (name: string): string => name.slice(name.indexOf(':') + 1).trim()

/** Whether the sun stands on a field of the day. */
export const isDay = ({ sundial }: Edition, hour: number): boolean =>
  sundial.day[0] <= hour && hour <= sundial.day[1]

/** Both faces of a card `P05` or of a kind of cards `3/leap`. */
export function facesOf(edition: Edition, card: string): Record<Light, Face> {
  if (card.includes('/')) {
    const [day = '', night = ''] = card.split('/')
    return { day: faceOf(day), night: faceOf(night) }
  }
  let left = Number(card.slice(1))
  const kind = edition.penance.find(({ count }) => (left -= count) <= 0) ?? edition.penance[0]!
  return { day: kind.day, night: kind.night }
}

/** The word by which a card is played: cards with the same faces are one choice. */
export const kindOf = (edition: Edition, card: string): string => {
  const { day, night } = facesOf(edition, card)
  return `${day}/${night}`
}

export const faceOf = (word: string | number): Face => (Number(word) ? Number(word) : word)

/** Whoever the turn's player moves: the pair goes together, or one goes alone. */
export const acting = (table: TableView): SinnerView => table.sinners[table.role] ?? table.sinners[0]!

/** Seats in the order in which their turns come, from the one whose turn it is. */
export function order(table: TableView): number[] {
  const n = table.sinners.length
  const step = table.direction === 'clockwise' ? 1 : n - 1
  return Array.from({ length: n }, (_, i) => (table.turn + i * step) % n)
}

/** Who would come next, with the one to be skipped named. */
export function upcoming(table: TableView): { next: number; skipped: number | null } {
  const [one = table.turn, two = table.turn] = order(table).slice(1).filter((seat) => !table.heaven.includes(seat))
  return table.skip ? { next: two, skipped: one } : { next: one, skipped: null }
}
