// Up to which line the chat of each table has been read in this browser.

import { recall, remember, type Shelf } from './kept'
import type { ChatLine } from './protocol'

const KEY = 'tafelrunde.heard'

/** The number of the last line that has been read, 0 for none. */
export const heard = (shelf: Shelf, table: string): number => Number(recall(shelf, KEY, table)) || 0

/** Keep that a table's chat has been read as far as this line. */
export const hear = (shelf: Shelf, table: string, line: number): void => remember(shelf, KEY, table, line)

/** The number of lines after that one. */
export const unread = (chat: readonly ChatLine[], last: number): number => chat.filter(({ id }) => id > last).length
