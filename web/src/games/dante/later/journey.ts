/** The way of a sinner through the rings. */

import { personaOf, type Area, type Edition, type TableView } from '../model'

export interface Leg {
  readonly area: Area
  readonly stones: number // that the persona takes there
  readonly state: 'past' | 'here' | 'ahead'
}

/** The way of a sinner, ring by ring, with the stones that wait there. */
export function journey(table: TableView, edition: Edition, seat: number): Leg[] {
  const sinner = table.sinners[seat]
  if (!sinner) return []
  const { stones } = personaOf(edition, sinner.persona)
  return edition.area
    .filter((area) => area.ring)
    .map((area) => {
      const here = area.first <= sinner.field && sinner.field <= area.last
      const past = !here && (sinner.field > area.last || sinner.visited.includes(area.id))
      return { area, stones: stones[area.id] ?? 0, state: here ? 'here' : past ? 'past' : 'ahead' }
    })
}
