// What people and bots are called.

import type { SeatInfo, TableInfo } from './protocol'
import type { People } from './words'

/** Made beings of legend: no bot pretends to be a person, and each seat's keeps its name. */
const BOTS = ['Talos', 'Galatea', 'Golem', 'Olimpia', 'Homunculus', 'Melusine', 'Alraune', 'Puck'] as const

export const botName = (seat: number): string => BOTS[seat % BOTS.length]!

/** Who sits in a seat, by the chosen name; a bot by its own, also where it has taken over from somebody. */
export const personName = (seat: SeatInfo): string => seat.name || (seat.kind === 'open' ? '' : botName(seat.seat))

/** Whether a bot plays here for good. */
export const isBot = (seat: SeatInfo): boolean => seat.kind === 'bot' || (seat.kind === 'person' && !seat.name)

/** Everybody at a table. */
export const peopleAt = (table: TableInfo | null): People => ({
  names: table?.seats.map(personName) ?? [],
  you: table?.seats.find((seat) => seat.you)?.seat ?? null,
})
