// What lets somebody in: links to one seat, and the browsers one has come in with. Fetched when it is needed.

import { get, post } from './api'
import type { EndKey, Guest, Keys, SeatLink, TableInfo } from './protocol'

export const keyring = {
  me: () => get<Guest>('guest'),
  all: () => get<Keys>('keys'),
  end: (id: string) => post<Keys>('keys/end', { id } satisfies EndKey),
  link: (id: string) => post<SeatLink>(`tables/${id}/link`),
  claim: (id: string, secret: string) => post<TableInfo>(`tables/${id}/claim`, { secret } satisfies SeatLink),
}
