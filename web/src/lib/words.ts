// Every word a player reads. The house's and the games' texts are the same Fluent files that the server uses; what only
// the client says is in src/words. A language and a game are loaded when they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { BoardWords } from './board'
import type { Guises } from './guises'
import type { Lang } from './lang'
import type { CautionInfo, GameInfo, LegalMove, Refused, ToldEvent, Word } from './protocol'

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

/** Who sits where: the names they have chosen, and which seat is one's own. */
export interface People {
  names: readonly string[]
  you: number | null
}

const NOBODY: People = { names: [], you: null }

/** The texts of a game, with the names of its components. */
export class GameWords extends Words implements BoardWords {
  constructor(
    lang: Lang,
    files: readonly string[],
    readonly info: GameInfo,
    readonly guises: Guises = [],
    readonly people: People = NOBODY,
    readonly said: (move: LegalMove, words: GameWords) => string | null = () => null,
  ) {
    super(lang, files)
  }

  /** The same words where seats play as others (see `Sight.guises`), certain people sit in them, and a board has more to
   * say of a move than its notation tells. */
  as(guises: Guises, people: People = NOBODY, said?: GameWords['said']): GameWords {
    return new GameWords(this.lang, this.files, this.info, guises, people, said)
  }

  /** What people call a word of a domain; a number is said as it is. */
  name(domain: string, word: Word): Word {
    return domain === 'seat' ? this.seat(Number(word)) : this.#name(domain, word)
  }

  #name(domain: string, word: Word): Word {
    if (domain === 'verb' || domain === 'topic') return this.say(`${domain}-${word}`) // of refusals
    const said = this.info.names[domain]?.[String(word)]?.[this.lang] ?? word
    return said === String(word) ? word : said // a number stays one, so that texts can tell one from many
  }

  /** What a seat plays as, if it has chosen. */
  #role(seat: number): string | null {
    const guise = this.guises.length ? (this.guises[seat] ?? null) : seat
    const role = guise === null ? null : String(this.#name('seat', guise))
    return role === this.#nameless(seat) ? null : role // a game may know its seats by number only
  }

  #nameless(seat: number): string {
    return this.say('seat-nameless', { number: seat + 1 })
  }

  /** A seat in a word, for boards: what it plays as, else who sits there. */
  seat(seat: number): string {
    return this.#role(seat) ?? (this.people.names[seat] || this.#nameless(seat))
  }

  /** A seat in a sentence: what it plays as and who that is, "Elfen (Anna)", "Zwerge (du)". */
  called(seat: number): string {
    const who = seat === this.people.you ? this.say('seat-you') : this.people.names[seat]
    return who && who !== this.seat(seat) ? `${this.seat(seat)} (${who})` : this.seat(seat)
  }

  /** Several seats in one breath: "Elfen (Anna) und Zwerge (du)". */
  seats(seats: readonly number[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(seats.map((seat) => this.called(seat)))
  }

  /** Who must do what now; who is asked alone is addressed. */
  prompt(asks: string, pending: readonly number[], about: Record<string, Word>): string {
    const you = pending.length === 1 && pending[0] === this.people.you ? this.seat(pending[0]) : this.seats(pending)
    return this.say(`ask-${asks}`, { seat: you, ...this.#said(Object.entries(about)) })
  }

  action(move: LegalMove): string {
    const better = this.said(move, this)
    if (better) return better
    const slots = this.info.verbs[move.verb] ?? []
    return this.say(`action-${move.verb}`, this.#said(slots.map((slot, i) => [slot, move.words[i] ?? ''])))
  }

  /** What happened; the seat it happened to is told the text's `.you`, where there is one. */
  event(told: ToldEvent): string {
    const slots = this.info.events[told.key] ?? []
    const key = `event-${told.key}`
    const yours = told.args['seat'] === this.people.you && this.has(`${key}.you`)
    return this.say(yours ? `${key}.you` : key, this.#said(slots.map((slot) => [slot, told.args[slotName(slot)] ?? ''])))
  }

  refusal(refused: Refused): string {
    return this.filled(`why-${refused.key}`, refused.args)
  }

  /** A text with words by their slots. */
  filled(key: string, args: Refused['args']): string {
    return this.say(key, this.#said(Object.entries(args)))
  }

  caution(found: CautionInfo): string {
    return this.say(`caution-${found.key}`, this.#said(Object.entries(found.args)))
  }

  #said(pairs: [slot: string, word: Word][]): Args {
    const named = (domain: string, word: Word) => (domain === 'seat' ? this.called(Number(word)) : this.#name(domain, word))
    return Object.fromEntries(pairs.map(([slot, word]) => [slotName(slot), named(slotDomain(slot), word)]))
  }
}

/** A slot is `name:domain`, or one word for both. */
export const slotName = (slot: string): string => slot.split(':')[0]!
export const slotDomain = (slot: string): string => slot.split(':').at(-1)!
