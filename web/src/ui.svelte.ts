// What the whole page shares: language, settings, where one is, and words of the moment.

import { api, ApiError } from './lib/api'
import { fetchBoard } from './lib/boards'
import type { Guises } from './lib/guises'
import type { Lang } from './lib/lang'
import { pageModule, type PageModule } from './lib/module'
import type { GameInfo } from './lib/protocol'
import { read, write, type Route } from './lib/router'
import { save, type Settings } from './lib/settings'
import { Sounds } from './lib/sound'
import { botText } from './lib/tables'
import { gameFiles, houseFiles } from './lib/texts'
import { GameWords, Words, type Args } from './lib/words'
import { hash, route, settings, shelf } from './ahead'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const night = matchMedia('(prefers-color-scheme: dark)')

/** A game as the page uses it: what the server says of it, how it is drawn, and its words. */
export interface Room {
  readonly info: GameInfo
  readonly module: PageModule
  readonly words: GameWords
}

export class GameRoom implements Room {
  words = $state.raw<GameWords>() as GameWords
  module = $state.raw<PageModule>() as PageModule

  constructor(
    readonly info: GameInfo,
    words: GameWords,
  ) {
    this.words = words
  }

  /** Is drawn by the game's board; should that fail, now or later, by the generic table, which says so. */
  async furnish(): Promise<this> {
    try {
      this.module = pageModule(await fetchBoard(this.info.board), (error) => void this.#failed(error))
    } catch (error) {
      await this.#failed(error)
    }
    return this
  }

  async #failed(error: unknown): Promise<void> {
    console.error(error)
    const { instead } = await import('./games/generic')
    this.module = pageModule(instead, (worse) => console.error(worse))
  }
}

const loadWords = async (lang: Lang): Promise<Words> => new Words(lang, await houseFiles(lang))

/** The words of a game in the language of `words`. */
async function loadGameWords(words: Words, info: GameInfo): Promise<GameWords> {
  return new GameWords(words.lang, [...words.files, ...(await gameFiles(info.card.slug, words.lang))], info)
}

class Ui {
  settings = $state.raw<Settings>(settings)
  words = $state.raw<Words>(new Words('en', []))
  route = $state.raw<Route>(route)
  toast = $state.raw<{ text: string; bad: boolean; id: number } | null>(null)
  crowded = $state('') // why one may have no more tables
  guises = $state.raw<Guises>([]) // of the table one sits at
  reduced = $state.raw(still.matches)
  dark = $state.raw(night.matches)
  readonly calm = $derived(this.reduced || this.settings.speed === 0)
  readonly theme = $derived(this.settings.theme === 'system' ? (this.dark ? 'dark' : 'light') : this.settings.theme)
  readonly lang = $derived(this.words.lang)
  readonly sounds = new Sounds()
  readonly #rooms = new Map<string, Promise<GameRoom>>()
  #spoken: Promise<Words> = Promise.resolve(this.words)

  async start(): Promise<void> {
    const words = (this.#spoken = loadWords(this.settings.lang))
    this.words = await words
    still.addEventListener('change', () => (this.reduced = still.matches))
    night.addEventListener('change', () => (this.dark = night.matches))
    const follow = () => {
      this.route = read(location.hash)
      scrollTo(0, 0)
    }
    addEventListener('hashchange', follow)
    if (location.hash !== hash) follow() // while the page was on its way
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['theme'] = this.theme
        document.documentElement.lang = this.lang
        this.sounds.on = this.settings.sound
        save(shelf, this.settings)
      })
    })
  }

  readonly say = (key: string, args?: Args): string => this.words.say(key, args)

  /** What a bot is called; one from outside goes by its own name. */
  readonly bot = (bot: string): string => (this.words.has(botText(bot)) ? this.say(botText(bot)) : bot)

  async speak(lang: Lang): Promise<void> {
    const words = await loadWords(lang)
    const rooms = await Promise.all(this.#rooms.values())
    const spoken = await Promise.all(rooms.map((room) => loadGameWords(words, room.info)))
    this.prefer({ lang })
    this.words = words
    this.#spoken = Promise.resolve(words)
    rooms.forEach((room, i) => (room.words = spoken[i]!))
  }

  prefer(choice: Partial<Settings>): void {
    this.settings = { ...this.settings, ...choice }
  }

  go(route: Route): void {
    location.hash = write(route)
  }

  /** A game with the house's edition, loaded once; a table's own edition is another game where it is another one. */
  async room(slug: string, edition?: string): Promise<GameRoom> {
    const house = await this.#rooms.get(slug)?.catch(() => null)
    if (!edition || house?.info.edition_hash === edition) return this.opened(slug, slug, () => api.game(slug))
    return this.opened(`${slug}/${edition}`, slug, () => api.edition(slug, edition))
  }

  opened(key: string, slug: string, info: () => Promise<GameInfo>): Promise<GameRoom> {
    let room = this.#rooms.get(key)
    if (!room) {
      room = Promise.all([info(), this.#spoken, gameFiles(slug, this.settings.lang)]).then(async ([known, words]) =>
        new GameRoom(known, await loadGameWords(words, known)).furnish(),
      )
      room.catch(() => this.#rooms.delete(key))
      this.#rooms.set(key, room)
    }
    return room
  }

  tell(text: string, bad = false): void {
    const id = (this.toast?.id ?? 0) + 1
    this.toast = { text, bad, id }
    setTimeout(() => this.toast?.id === id && (this.toast = null), bad ? 8000 : 4000)
  }

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      this.tell(this.say('copied'))
    } catch {
      this.tell(`${this.say('copy-yourself')} ${text}`, true) // only secure pages may copy
    }
  }

  /** Says what went wrong in the person's language. */
  complain(error: unknown): void {
    if (error instanceof ApiError && ['too-many-tables', 'too-many-bots'].includes(error.code)) this.crowded = this.wrong(error)
    else this.tell(this.wrong(error), true)
  }

  wrong(error: unknown): string {
    if (!(error instanceof ApiError)) return this.say('wrong-unknown')
    return error.texts?.[this.lang] ?? this.words.first([`reject-${error.code}`, `wrong-${error.code}`, 'wrong-unknown'])
  }
}

export const ui = new Ui()
