/** What panels say about a seat. */

import { areaOf, personaOf, type Area, type Edition, type TableView } from './model'

export interface Seated {
  readonly persona: ReturnType<typeof personaOf>
  readonly area: Area
  readonly field: number
  readonly stones: number
  readonly cards: number
  readonly mate: string | null
  readonly offer: string | null // who offers to travel along
  readonly arrived: number // 1 or 2 in heaven, 0 on the mountain
}

/** A seat in short. */
export function seated(table: TableView, edition: Edition, seat: number): Seated | null {
  const sinner = table.sinners[seat]
  if (!sinner) return null
  const name = (other: number | null) =>
    other === null ? null : personaOf(edition, table.sinners[other]?.persona ?? '').name
  return {
    persona: personaOf(edition, sinner.persona),
    area: areaOf(edition, sinner.field),
    field: sinner.field,
    stones: sinner.stones,
    cards: sinner.cards,
    mate: name(sinner.mate),
    offer: name(sinner.offer),
    arrived: table.heaven.indexOf(seat) + 1,
  }
}
