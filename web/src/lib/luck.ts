// What this page has itself added to the luck of a table. It is kept here, on this device, so that in the end nobody has
// to take the server's word for it.

import { recall, remember, type Shelf } from './kept'
import type { SeatInfo } from './protocol'

/** A seat's pinch and the fingerprint of the secret that was shown when it was added. */
export interface Added {
  pinch: string
  commitment: string
}

/** What a finished game's record says of its luck. */
export interface Luck {
  commitment: string
  entropy: string[]
}

const KEY = 'tafelrunde.luck'

/** A pinch of luck, made here so that the server cannot choose the dice alone. */
export function pinch(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const keep = (shelf: Shelf, table: string, added: Added): void => remember(shelf, KEY, table, added)
export const kept = (shelf: Shelf, table: string): Added | null => (recall(shelf, KEY, table) as Added | undefined) ?? null

export type Finding = 'mine' | 'missing' | 'changed' | 'steered' | 'unknown'

/** Whether the luck of a finished game holds what this page has added, and nothing the house could have chosen. */
export function found(luck: Luck, added: Added | null, seat: number | null, seats: readonly SeatInfo[]): Finding {
  if (seats.some((who) => who.kind === 'bot' && luck.entropy[who.seat])) return 'steered'
  if (!added || seat === null) return 'unknown'
  if (luck.commitment !== added.commitment) return 'changed'
  return luck.entropy[seat] === added.pinch ? 'mine' : 'missing'
}
