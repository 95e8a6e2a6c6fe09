/** How the page reads DungeonQuest's edition and view. */

import type { GameInfo, SightInfo } from '../../lib/protocol'
import type { Card, Edition, Hero, HeroView, TableView, Tile } from './types'

export type { CombatView, Edition, Hero as HeroKind, HeroView, PileView, TableView, Tile as TileKind, TileView } from './types'

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]
export const ATTRIBUTES = ['strength', 'agility', 'toughness', 'luck'] as const
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

/** What can be read on a card of any deck. */
export interface CardFace extends Pick<Card, 'id' | 'name' | 'about'>, Partial<Pick<Card, 'loot' | 'heals' | 'rope'>> {
  readonly deck: string
}

export const editionOf = (info: GameInfo): Edition => info.edition as unknown as Edition
export const tableOf = (sight: { table: SightInfo['table'] }): TableView => sight.table as unknown as TableView

export const tileOf = (edition: Edition, id: string): Tile | undefined => edition.tile.find((tile) => tile.id === id)
export const heroOf = (edition: Edition, id: string | null): Hero | undefined =>
  edition.hero.find((hero) => hero.id === id)

/** A card of any deck with its text; a monster card is named by its family and its two numbers. */
export function cardOf(edition: Edition, id: string): CardFace | undefined {
  const plain = edition.card.find((card) => card.id === id)
  if (plain) return plain
  const rune = edition.rune.find((one) => one.id === id)
  if (rune) return { ...rune, deck: 'rune' }
  const family = edition.monster.find((one) => id.startsWith(one.id))
  return family && { id, deck: 'monster', name: family.name, about: { de: '', en: '' } }
}

/** Life and escape penalty on a monster card. */
export const monsterNumbers = (id: string): [life: string, penalty: string] => [id.at(-2) ?? '', id.at(-1) ?? '']

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
