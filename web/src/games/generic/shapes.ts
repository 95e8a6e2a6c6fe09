/** What a view holds, told by its shape alone: words become pieces, lists rows, counted words tallies. */

import { target, type BoardWords, type Target } from '../../lib/board'
import type { GameInfo, SightInfo } from '../../lib/protocol'
import { genericWords } from './words'

export interface Piece {
  target: Target
  name: string
}

export type Shape =
  | { kind: 'none' }
  | { kind: 'figure'; text: string } // a number, yes or no, or a word that nobody has named
  | { kind: 'piece'; piece: Piece }
  | { kind: 'row'; pieces: Lot[] }
  | { kind: 'tally'; pieces: (Lot & { piece: Piece })[] } // how many of each, or where each stands
  | { kind: 'grid'; rows: Shape[][] }
  | { kind: 'fields'; fields: Part[] }
  | { kind: 'stack'; shapes: Shape[] }

/** Something, and how often it lies there. */
export interface Lot {
  shape: Shape
  count: number
}

export interface Part {
  key: string
  label: string
  shape: Shape
}

/** Where the words of a part come from; only if the game has said so are numbers words as well. */
interface Origin {
  domain: string | null
  said: boolean
}

const MANY = 8 // what is longer lies in heaps of the same
const NONE: Shape = { kind: 'none' }

/** Whether something is small enough to stand beside its label. */
export const small = (shape: Shape): boolean => ['none', 'figure', 'piece'].includes(shape.kind)

/** Reads a view with the words of its game. */
export class Reading {
  constructor(
    readonly words: BoardWords,
    readonly info: GameInfo,
    readonly table: SightInfo['table'],
  ) {}

  /** What only the own seat sees. */
  own(): Part[] {
    const { own, by_seat } = this.info
    return this.#parts(own.filter((key) => !by_seat.includes(key)))
  }

  /** What lies before a seat; where nothing lies, nothing is said. */
  seat(seat: number): Part[] {
    const shown = this.info.by_seat.filter((key) => this.table[key] !== undefined && this.table[key] !== null)
    const parts = shown.map((key) => this.#part(key, (this.table[key] as Record<number, unknown>)[seat]))
    return parts.filter((part) => part.shape !== NONE)
  }

  /** What lies in the middle, for all. */
  middle(): Part[] {
    const { own, by_seat } = this.info
    return this.#parts(Object.keys(this.table).filter((key) => !own.includes(key) && !by_seat.includes(key)))
  }

  #parts(keys: readonly string[]): Part[] {
    return keys.filter((key) => this.table[key] !== undefined && this.table[key] !== null).map((key) => this.#part(key, this.table[key]))
  }

  #part(key: string, value: unknown): Part {
    return { key, label: this.#label(key), shape: this.#shape(value, this.#origin(key)) }
  }

  /** What a part of the view is called: as the game says (`view-<key>`, or the source of points of that name). */
  #label(key: string): string {
    const said = [`view-${key}`, `source-${key}`].find((text) => this.words.has(text))
    return said ? this.words.say(said) : key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ')
  }

  /** The domain whose words a part holds: as the game says (`view-<key>.of`), or the one of that name. */
  #origin(key: string): Origin {
    const said = this.words.has(`view-${key}.of`)
    const named = [key, key.replace(/s$/, '')].find((name) => name in this.info.names) ?? null
    return said ? { domain: this.words.say(`view-${key}.of`), said } : { domain: named, said: named === 'seat' }
  }

  #shape(value: unknown, from: Origin): Shape {
    if (value === null || value === undefined || value === '') return NONE
    if (Array.isArray(value)) return this.#list(value, from)
    if (typeof value === 'object') return this.#record(value as Record<string, unknown>, from)
    if (typeof value === 'boolean') return { kind: 'figure', text: genericWords(this.words.lang).say(value ? 'generic-yes' : 'generic-no') }
    const piece = typeof value === 'number' && !from.said ? null : this.#piece(value as string | number, from.domain)
    if (piece) return { kind: 'piece', piece }
    if (typeof value === 'number') return from.said && value < 0 ? NONE : { kind: 'figure', text: String(value) }
    return { kind: 'figure', text: this.#label(String(value)) }
  }

  /** A word of the game's grammar: of the domain where it is expected, else of the first that has it. */
  #piece(word: string | number, expected: string | null): Piece | null {
    const text = String(word)
    const domain = expected !== null && text in (this.info.names[expected] ?? {}) ? expected : this.#home(text)
    return domain === null ? null : { target: target(domain, text), name: String(this.words.name(domain, text)) }
  }

  #home(word: string): string | null {
    return Object.keys(this.info.names).find((domain) => domain !== 'seat' && word in this.info.names[domain]!) ?? null
  }

  #list(list: readonly unknown[], from: Origin): Shape {
    if (!list.length) return NONE
    const shapes = list.map((item) => this.#shape(item, from))
    const rows = list.every((item) => Array.isArray(item) && item.length > 0 && item.length === (list[0] as unknown[]).length)
    if (rows && list.length > 1)
      return { kind: 'grid', rows: list.map((row) => (row as unknown[]).map((item) => this.#shape(item, from))) }
    if (shapes.every(small)) return { kind: 'row', pieces: shapes.length > MANY ? heaps(shapes) : shapes.map((shape) => ({ shape, count: 1 })) }
    return { kind: 'stack', shapes }
  }

  #record(record: Record<string, unknown>, from: Origin): Shape {
    const entries = Object.entries(record).map(([key, value]) => {
      const piece = this.#piece(key, from.domain)
      const shape = this.#shape(value, from.said ? from : this.#origin(key))
      return { key, value, piece, label: piece?.name ?? this.#label(key), shape }
    })
    const counts = entries.flatMap(({ piece, value, shape }) =>
      piece && typeof value === 'number' && shape.kind === 'figure' ? [{ piece, shape: { kind: 'piece' as const, piece }, count: value }] : [],
    )
    if (!entries.length) return NONE
    return counts.length === entries.length ? { kind: 'tally', pieces: counts } : { kind: 'fields', fields: entries }
  }
}

/** The same things in one heap, in the order in which they first come up. */
function heaps(shapes: readonly Shape[]): Lot[] {
  const lots = new Map<string, Lot>()
  for (const shape of shapes) {
    const key = JSON.stringify(shape)
    const lot = lots.get(key) ?? { shape, count: 0 }
    lots.set(key, { ...lot, count: lot.count + 1 })
  }
  return [...lots.values()]
}

/** Every piece that parts hold. */
export function targetsOf(parts: readonly Part[]): Set<Target> {
  const found = new Set<Target>()
  const look = (shape: Shape): void => {
    if (shape.kind === 'piece') found.add(shape.piece.target)
    else if (shape.kind === 'row' || shape.kind === 'tally') shape.pieces.forEach((lot) => lot.count && look(lot.shape))
    else if (shape.kind === 'grid') shape.rows.flat().forEach(look)
    else if (shape.kind === 'fields') shape.fields.forEach((part) => look(part.shape))
    else if (shape.kind === 'stack') shape.shapes.forEach(look)
  }
  parts.forEach((part) => look(part.shape))
  return found
}
