/** The shapes of DungeonQuest's edition and view, as the server sends them. */

import type { GameInfo, Sight } from '../../lib/protocol'

export type Name = { readonly de: string; readonly en: string }

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]
export const ATTRIBUTES = ['strength', 'agility', 'toughness', 'luck'] as const
export type Attribute = (typeof ATTRIBUTES)[number]
export const COMBAT = ['ranged', 'melee', 'magic'] as const
export type Combat = (typeof COMBAT)[number]
export const PILES = [
  'dungeon',
  'search',
  'catacomb',
  'trap',
  'door',
  'corpse',
  'crypt',
  'treasure',
  'dragon',
  'monster',
] as const
export type Side = 'o' | 'w' | 'd' | 'p'

export interface TileKind {
  readonly id: string
  readonly type: string
  readonly sides: string // entry, left, front, right
  readonly torch?: boolean
  readonly stairs?: boolean
  readonly split?: readonly string[]
  readonly faces?: string // the side that each face of a die leads to
}
export interface Told {
  readonly id: string
  readonly name: Name
  readonly about: Name
}
export interface CardKind extends Told {
  readonly deck: string
  readonly loot?: number
  readonly heals?: number | string
  readonly rope?: boolean
  readonly pair?: number // what it is worth beside its twin
  readonly dice?: number // what each pip of two dice is worth at the end
}
export interface HeroKind extends Told, Record<Attribute, number> {
  readonly life: number
  readonly power: Name
}
export interface Edition {
  readonly board: { readonly columns: number; readonly rows: number; readonly treasure: readonly string[] }
  readonly tower: readonly { readonly space: string; readonly halls: string; readonly name: Name }[]
  readonly room: readonly Told[]
  readonly tile: readonly TileKind[]
  readonly card: readonly CardKind[]
  readonly hero: readonly HeroKind[]
  readonly monster: readonly { readonly id: string; readonly name: Name; readonly cards: readonly (readonly number[])[] }[]
  readonly rune: readonly Told[]
  readonly combat: { readonly wounds: readonly (readonly (readonly [hero: number, monster: number])[])[] }
  readonly deck: readonly { readonly id: string; readonly name: Name }[]
}

export interface TileView {
  readonly tile: string
  readonly facing: Direction
  readonly searched: boolean
  readonly monster: boolean
  readonly entrance: boolean
}
export interface Spot {
  readonly at: string | null
  readonly heading: Direction | null
  readonly side: string | null
}
export interface HeroView extends Spot {
  readonly hero: string | null
  readonly status: 'in' | 'out' | 'dead'
  readonly came: Direction | null
  readonly life: number
  readonly wounds: number
  readonly determination: number
  readonly attributes: Readonly<Record<Attribute, number>>
  readonly loot: readonly string[]
  readonly gold: number
  readonly kept: readonly string[]
  readonly row: readonly string[]
  readonly rune: string | null
  readonly flooded: boolean
  readonly fell: Spot | null
}
export interface CombatView {
  readonly hero: number
  readonly monster: number | null
  readonly family: string | null
  readonly wounds: number
  readonly life: number | null
  readonly penalty: number | null
  readonly used: boolean
}
export interface PileView {
  readonly left: number
  readonly discard: readonly string[]
}
export interface TableView {
  readonly round: number
  readonly sun: number
  readonly track: { readonly blank: number; readonly numbers: readonly number[] }
  readonly first: number
  readonly player: number
  readonly stack: number
  readonly under: readonly string[]
  readonly held: string | null
  readonly tiles: Readonly<Record<string, TileView>>
  readonly piles: Readonly<Record<string, PileView>>
  readonly box: { readonly left: number; readonly used: readonly string[] }
  readonly heroes: readonly HeroView[]
  readonly dice: readonly number[]
  readonly combat: CombatView | null
  readonly picks: readonly Combat[]
  readonly peek: { readonly seat: number; readonly count: number; readonly cards: readonly string[] | null } | null
  readonly lamp: number
}

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: Sight['table'] }): TableView => sight.table as unknown as TableView

export const tileOf = (edition: Edition, id: string): TileKind | undefined => edition.tile.find((tile) => tile.id === id)
export const heroOf = (edition: Edition, id: string | null): HeroKind | undefined =>
  edition.hero.find((hero) => hero.id === id)

/** A card of any deck with its text; a monster card is named by its family and its two numbers. */
export function cardOf(edition: Edition, id: string): CardKind | undefined {
  const plain = edition.card.find((card) => card.id === id)
  if (plain) return plain
  const rune = edition.rune.find((one) => one.id === id)
  if (rune) return { ...rune, deck: 'rune' }
  const family = edition.monster.find((one) => id.startsWith(one.id))
  return family && { id, deck: 'monster', name: family.name, about: { de: '', en: '' } }
}

/** Life and escape penalty on a monster card. */
export const monsterNumbers = (id: string): [life: string, penalty: string] => [id.at(-2) ?? '', id.at(-1) ?? '']

export const turned = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters + 4) % 4]!

/** Where a side lies that is told from the arrow: E entry, L left, F front, R right. */
export const sideAt = (letter: string, facing: Direction): Direction =>
  turned(facing, { E: 2, L: 3, F: 0, R: 1 }[letter] ?? 0)

/** What is at each of a tile's sides, by the direction it lies in. */
export function sidesOf(tile: TileKind, facing: Direction): Record<Direction, Side> {
  return Object.fromEntries([...'ELFR'].map((letter, i) => [sideAt(letter, facing), tile.sides[i]])) as Record<
    Direction,
    Side
  >
}

/** What kind of room lies at a space, or null where nobody has been. */
export function roomAt(edition: Edition, table: TableView, space: string): string | null {
  if (edition.board.treasure.includes(space)) return 'treasure'
  if (edition.tower.some((tower) => tower.space === space)) return 'tower'
  const tile = table.tiles[space]
  return tile ? (tileOf(edition, tile.tile)?.type ?? null) : null
}

/** Whether a hero's figure stands on the board: one underground is shown by a marker. */
export const stands = (hero: HeroView): boolean => hero.status === 'in' && hero.at !== null && hero.heading === null
export const below = (hero: HeroView): boolean => hero.status === 'in' && hero.at !== null && hero.heading !== null

/** Life that is left. */
export const left = (hero: HeroView): number => Math.max(0, hero.life - hero.wounds)
