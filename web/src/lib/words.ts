// Every word a player reads. The house's and the games' texts are the same Fluent files that the server uses; what only
// the client says is in src/words. A language and a game are loaded when they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Guises } from './guises'
import type { Lang } from './lang'
import type { GameInfo, LegalMove, Refused, Told, Word } from './protocol'

export type Args = Record<string, FluentVariable>

const known = new Map<string, FluentResource>()

/** A file's texts; those of the house are in every game's words as well, and are parsed once. */
function parsed(file: string): FluentResource {
  const found = known.get(file) ?? new FluentResource(file)
  known.set(file, found)
  return found
}

/** Words that only one page says: they come with it, in both languages. */
export const shelf = (files: Record<Lang, string>) => (lang: Lang): Words => new Words(lang, [files[lang]])

/** The texts of one language, in order: a later file may overrule an earlier one. */
export class Words {
  readonly #bundle: FluentBundle

  constructor(
    readonly lang: Lang,
    readonly files: readonly string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false })
    for (const file of files) this.#bundle.addResource(parsed(file), { allowOverrides: true })
  }

  has(key: string): boolean {
    const [name, attribute] = key.split('.') as [string, string?]
    const message = this.#bundle.getMessage(name)
    return attribute ? !!message?.attributes[attribute] : !!message?.value
  }

  /** The text `key`, or its attribute with `key.attribute`. A missing text shows its key, so that it is found. */
  readonly say = (key: string, args?: Args): string => {
    const [name, attribute] = key.split('.') as [string, string?]
    const message = this.#bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key
  }

  /** The first of these keys that there is a text for. */
  first(keys: readonly string[], args?: Args): string {
    const found = keys.find((key) => this.has(key))
    return this.say(found ?? keys[keys.length - 1]!, args)
  }
}

/** The texts of a game, with the names of its components. */
export class GameWords extends Words {
  constructor(
    lang: Lang,
    files: readonly string[],
    readonly info: GameInfo,
    readonly guises: Guises = [],
  ) {
    super(lang, files)
  }

  /** The same words where seats play as others (see `Sight.guises`). */
  as(guises: Guises): GameWords {
    return new GameWords(this.lang, this.files, this.info, guises)
  }

  /** What people call a word of a domain; a number is said as it is. */
  name(domain: string, word: Word): Word {
    return domain === 'seat' ? this.seat(Number(word)) : this.#name(domain, word)
  }

  #name(domain: string, word: Word): Word {
    const said = this.info.names[domain]?.[String(word)]?.[this.lang] ?? word
    return said === String(word) ? word : said // a number stays one, so that texts can tell one from many
  }

  /** A seat by the name it plays under. */
  seat(seat: number): string {
    const guise = this.guises.length ? (this.guises[seat] ?? null) : seat
    return guise === null ? this.say('seat-nameless', { number: seat + 1 }) : String(this.#name('seat', guise))
  }

  /** Several seats in one breath: "Elfen und Zwerge". */
  seats(seats: readonly number[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(seats.map((seat) => this.seat(seat)))
  }

  /** Who must do what now. */
  prompt(asks: string, pending: readonly number[], about: Record<string, Word>): string {
    return this.say(`ask-${asks}`, { seat: this.seats(pending), ...this.#said(Object.entries(about)) })
  }

  action(move: LegalMove): string {
    const slots = this.info.verbs[move.verb] ?? []
    return this.say(`action-${move.verb}`, this.#said(slots.map((slot, i) => [slot, move.words[i] ?? ''])))
  }

  event(told: Told): string {
    const slots = this.info.events[told.key] ?? []
    return this.say(`event-${told.key}`, this.#said(slots.map((slot) => [slot, told.args[slotName(slot)] ?? ''])))
  }

  refusal(refused: Refused): string {
    return this.say(`why-${refused.key}`, this.#said(Object.entries(refused.args)))
  }

  #said(pairs: [slot: string, word: Word][]): Args {
    return Object.fromEntries(pairs.map(([slot, word]) => [slotName(slot), this.name(slotDomain(slot), word)]))
  }
}

/** A slot is `name:domain`, or one word for both. */
export const slotName = (slot: string): string => slot.split(':')[0]!
export const slotDomain = (slot: string): string => slot.split(':').at(-1)!
