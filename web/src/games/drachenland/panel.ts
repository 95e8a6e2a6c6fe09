/** What panels say about a seat. */

import {
  COLOURS,
  figureOf,
  GEMS,
  LOOT,
  type Colour,
  type Loot,
  type LootKind,
  type TableView,
} from './model'

export interface Member {
  readonly figure: string
  readonly colour: Colour
  readonly at: string | null
  readonly ring: boolean
}

/** The three figures of a seat. */
export function members(table: TableView, seat: number): Member[] {
  return COLOURS.flatMap((colour) => {
    const figure = figureOf(table, seat, colour)
    const view = table.figures[figure]
    return view ? [{ figure, colour, ...view }] : []
  })
}

/** Whether gems of a kind count nothing as things stand: their figure wears no ring. Eggs and clear gems always count. */
export function isVoid(kind: LootKind, team: readonly Member[]): boolean {
  return team.some((member) => member.colour === kind && !member.ring)
}

export interface Sheet {
  readonly sets: readonly (readonly LootKind[])[] // each an egg and three gems, a clear gem wherever a colour was short
  readonly singles: readonly LootKind[]
  readonly lost: readonly LootKind[]
}

/** Lays a seat's treasures out as the scorer counted them: so many sets, the rest one by one, void gems aside. */
export function laidOut(loot: Loot, sets: number, team: readonly Member[]): Sheet {
  const left: Loot = { ...loot }
  const lost = GEMS.filter((kind) => isVoid(kind, team)).flatMap((kind) => {
    const gone = Array.from({ length: left[kind] }, () => kind as LootKind)
    left[kind] = 0
    return gone
  })
  const built = Array.from({ length: sets }, () => {
    left.egg -= 1
    const gems = COLOURS.map((colour): LootKind => {
      const kind = left[colour] > 0 ? colour : 'clear'
      left[kind] -= 1
      return kind
    })
    return ['egg' as const, ...gems]
  })
  const singles = LOOT.flatMap((kind) => Array.from({ length: Math.max(0, left[kind]) }, () => kind))
  return { sets: built, singles, lost }
}

export const lookOf = (kind: LootKind): string => (kind === 'egg' ? 'egg' : `gem-${kind}`)
