// Small facts about tables that several pages need.

import { pinch } from './luck'
import type { GameCard, SeatInfo, TableInfo, TableWish } from './protocol'

export const BOT = 'search:strong'

/** A table for one person against bots, started at once. */
export const quickTable = (card: GameCard): TableWish => ({
  game: card.slug,
  seats: Array.from({ length: Math.min(3, card.seats[1]) }, (_, i) => (i ? { kind: 'bot', bot: BOT } : { kind: 'me' })),
  private: true,
  entropy: pinch(),
  start: true,
})

export const mine = (table: TableInfo): SeatInfo | undefined => table.seats.find((seat) => seat.you)
export const openSeats = (table: TableInfo): number => table.seats.filter((seat) => seat.kind === 'open').length

/** The text that tells how a bot plays. */
export const botText = (bot: string): string => `bot-${bot.replace(':', '-')}`
