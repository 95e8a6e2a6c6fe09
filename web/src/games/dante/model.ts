/** How the page reads Dante's edition and view. */

import type { GameInfo, SightInfo } from '../../lib/protocol'
import type { Area, Edition, EncounterFigure, Persona, TableView } from './types'

export type { AheadView, Area, Edition, EncounterFigure, Persona, TableView } from './types'

export type Light = TableView['light']
export type Face = number | string // a number, or the word of a symbol

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: SightInfo['table'] }): TableView => sight.table as unknown as TableView

export const areaOf = (edition: Edition, field: number): Area =>
  edition.area.find((area) => area.first <= field && field <= area.last) ?? edition.area[0]!
export const personaOf = (edition: Edition, id: string): Persona =>
  edition.persona.find((persona) => persona.id === id) ?? edition.persona[0]!
export const encounterOf = (edition: Edition, id: string): EncounterFigure =>
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
