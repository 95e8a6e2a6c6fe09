// The HTTP side of the server: games, tables, seats, moments.

import type {
  Ack,
  GameCard,
  GameInfo,
  GameIntro,
  GameRules,
  GameTexts,
  Guest,
  GuestWish,
  ServerInfo,
  JoinWish,
  Moderation,
  MomentInfo,
  OptionVoice,
  Problem,
  RulesFound,
  SeatChange,
  StepMessage,
  TableInfo,
  Tables,
  TableWish,
  Texts2,
  Tried,
  Verdict,
  ViewMessage,
  VisitInfo,
} from './protocol'
import type { Lang } from './lang'
import { keep, pinch, type Luck } from './luck'

/** The server refused, or did not answer (`code` is `offline` then). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly texts: Texts2 | null,
    readonly problem: Problem | null = null,
  ) {
    super(texts?.en ?? code)
  }
}

const BASE = 'api/'

async function read<T>(asked: Promise<Response>): Promise<T> {
  let answer: Response
  try {
    answer = await asked
  } catch {
    throw new ApiError('offline', 0, null)
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null
    throw new ApiError(problem?.code ?? 'server', answer.status, problem?.message ?? null, problem)
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

let entered: Promise<Guest> | null = null

async function come(): Promise<Guest> {
  const guest = await get<Guest>('guest')
  return guest.name ? guest : await post<Guest>('guest', {} satisfies GuestWish)
}

export const get = <T>(path: string) => read<T>(fetch(BASE + path))
export const post = <T>(path: string, body: unknown = {}) =>
  read<T>(fetch(BASE + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }))

/** Asks once more where the server did not answer, e.g. since it was restarting: for what may be asked twice. */
const again = <T>(ask: () => Promise<T>) =>
  ask().catch((error: ApiError) => {
    if (error.status && error.status < 500) throw error
    return new Promise((soon) => setTimeout(soon, 2000)).then(ask)
  })

/** What never changes is fetched once, and again only if that has failed. */
function once<T>(fetch: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key) => {
    const found = kept.get(key) ?? fetch(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    return found
  }
}

export const api = {
  house: () => get<ServerInfo>('house'),
  games: () => get<GameCard[]>('games'),
  game: once((path) => get<GameInfo>(`games/${path}`)),
  /** With the edition that a table is played with; with the house's, where that one is not to be had any more. */
  edition: (slug: string, digest: string) =>
    api.game(`${slug}/editions/${digest}`).catch((error: ApiError) => {
      if (!error.status || error.status >= 500) throw error
      return api.game(slug)
    }),
  words: once((path) => get<GameTexts>(`games/${path}`)),
  intro: once((slug) => get<GameIntro>(`games/${slug}/intro`)),
  rules: once((slug) => get<GameRules>(`games/${slug}/rules`)),

  search: (slug: string, lang: Lang, question: string) =>
    get<RulesFound>(`games/${slug}/search/${lang}?question=${encodeURIComponent(question)}`),

  /** Comes in as a guest, under the name the browser is known by or a made-up one. */
  enter: () => (entered ??= come().catch((error: unknown) => {
    entered = null
    throw error
  })),
  rename: async (wish: GuestWish) => await (entered = post<Guest>('guest', wish)),

  /** Open tables and one's own, but for the first `skip` of the latter. */
  tables: (skip = 0) => get<Tables>(skip ? `tables?skip=${skip}` : 'tables'),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  visit: (id: string) => get<VisitInfo>(`tables/${id}/visit`),
  open: async (wish: TableWish) => {
    await api.enter()
    const key = pinch()
    return added(wish, await again(() => post<TableInfo>('tables', { wish: key, ...wish })))
  },
  join: async (id: string, wish: JoinWish) => added(wish, await post<TableInfo>(`tables/${id}/join`, wish)),
  leave: (id: string) => post<TableInfo>(`tables/${id}/leave`),
  seat: (id: string, change: SeatChange) => post<TableInfo>(`tables/${id}/seats`, change),
  voice: (id: string, voice: OptionVoice) => post<TableInfo>(`tables/${id}/options`, voice),
  begin: (id: string) => post<TableInfo>(`tables/${id}/start`),
  close: (id: string) => post<TableInfo>(`tables/${id}/close`),
  resign: (id: string) => post<TableInfo>(`tables/${id}/resign`),
  erase: (id: string) => post<undefined>(`tables/${id}/delete`),
  moderate: (id: string, word: Moderation) => post<TableInfo>(`tables/${id}/audience`, word),
  rematch: async (id: string) => {
    const wish: JoinWish = { entropy: pinch() }
    return added(wish, await post<TableInfo>(`tables/${id}/rematch`, wish))
  },

  moment: (id: string, seq: number) => get<MomentInfo>(`tables/${id}/moments/${seq}`),
  verify: (id: string) => post<Verdict>(`tables/${id}/verify`),
  record: (id: string) => get<Luck>(`tables/${id}/record`),

  sight: (id: string, after?: number) =>
    get<ViewMessage | StepMessage>(`tables/${id}/sight${after === undefined ? '' : `?after=${after}`}`),
  obey: (id: string, path: string, body: unknown) => post<Ack | Tried | undefined>(`tables/${id}/${path}`, body),
  recordAddress: (id: string) => `${BASE}tables/${id}/record`,
}

/** Remembers what this page has added to a table's luck. */
function added(wish: TableWish | JoinWish, table: TableInfo): TableInfo {
  if (wish.entropy) keep(localStorage, table.id, { pinch: wish.entropy, commitment: table.commitment })
  return table
}
