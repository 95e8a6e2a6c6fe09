// What this page has itself added to the luck of a table. It is kept here, on this device, so that in the end nobody has
// to take the server's word for it.

import type { SeatInfo } from './protocol'
import type { Shelf } from './settings'

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
const MOST = 200 // tables; older ones are forgotten

/** A pinch of luck, made here so that the server cannot choose the dice alone. */
export function pinch(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function all(shelf: Shelf): [string, Added][] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, Added][]) : []
  } catch {
    return []
  }
}

export function keep(shelf: Shelf, table: string, added: Added): void {
  const others = all(shelf).filter(([id]) => id !== table)
  try {
    shelf.setItem(KEY, JSON.stringify([...others, [table, added]].slice(-MOST)))
  } catch {
    // a browser that keeps nothing: then there is nothing to compare in the end
  }
}

export const kept = (shelf: Shelf, table: string): Added | null => all(shelf).find(([id]) => id === table)?.[1] ?? null

export type Finding = 'mine' | 'missing' | 'changed' | 'steered' | 'unknown'

/** Whether the luck of a finished game holds what this page has added, and nothing the house could have chosen. */
export function found(luck: Luck, added: Added | null, seat: number | null, seats: readonly SeatInfo[]): Finding {
  if (seats.some((who) => who.kind === 'bot' && luck.entropy[who.seat])) return 'steered'
  if (!added || seat === null) return 'unknown'
  if (luck.commitment !== added.commitment) return 'changed'
  return luck.entropy[seat] === added.pinch ? 'mine' : 'missing'
}
