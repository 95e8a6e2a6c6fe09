// Small facts about tables that several pages need.

import { recall, remember, type Shelf } from './kept'
import { pinch } from './luck'
import type { GameCard, SeatInfo, TableInfo, TableWish } from './protocol'

export const BOT = 'search:strong'
const LEVELS = ['search:easy', 'search:normal', BOT]
const KEY = 'tafelrunde.bots'

/** The level of bots for somebody at a game: easy until one was chosen, or a game of this title was finished, in this browser. */
export const levelOf = (shelf: Shelf, slug: string): string => LEVELS.find((level) => level === recall(shelf, KEY, slug)) ?? LEVELS[0]!

/** Keep a level that was chosen for a game; other bots have none. */
export function chooseLevel(shelf: Shelf, slug: string, bot: string): void {
  if (LEVELS.includes(bot)) remember(shelf, KEY, slug, bot)
}

/** Keep that a game of this title was finished: a level that was chosen stays. */
export function finished(shelf: Shelf, slug: string): void {
  if (!recall(shelf, KEY, slug)) remember(shelf, KEY, slug, BOT)
}

/** A table for one person against bots, started at once. */
export const quickTable = (card: GameCard, bot: string): TableWish => ({
  game: card.slug,
  seats: Array.from({ length: Math.min(3, card.seats[1]) }, (_, i) => (i ? { kind: 'bot', bot } : { kind: 'me' })),
  private: true,
  entropy: pinch(),
  start: true,
})

export const mine = (table: TableInfo): SeatInfo | undefined => table.seats.find((seat) => seat.you)
export const openSeats = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === 'open').length

/** The text that tells how a bot plays. */
export const botText = (bot: string): string => `bot-${bot.replace(':', '-')}`
