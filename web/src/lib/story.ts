// The end of a game as it is told: the lines of its story in a person's language, and the curve behind it.

import { get } from './api'
import type { CurveInfo, StoryInfo, StoryLine } from './protocol'
import { GameWords, slotDomain, type Words } from './words'

export const fetchStory = (id: string) => get<StoryInfo>(`tables/${id}/story`)

/** The words of a game and those that its story brings along. */
export const storyWords = ({ lang, files, info, guises, people }: GameWords, { texts }: StoryInfo): GameWords =>
  new GameWords(lang, [...files, texts[lang]], info, guises, people)

/** A line as people read it. Where points come from has a text of its own and is no piece of the game. */
export function tell(words: GameWords, { key, args }: StoryLine): string {
  const said = Object.entries(args).map(([slot, word]) => [slot, slotDomain(slot) === 'source' ? words.say(`source-${word}`) : word])
  return words.filled(`story-${key}`, Object.fromEntries(said))
}

/** The seat that a line is about, or null. */
export const seatOf = ({ args }: StoryLine): number | null => (args['seat'] === undefined ? null : Number(args['seat']))

/** Who has won, in a sentence of the sheet at the end. */
export const winnerLine = (say: Words['say'], words: GameWords, winners: readonly number[], count: number): string =>
  winners.length ? say('end-winner', { count: winners.length, who: words.seats(winners) }) : say('end-nobody', { count })

/** What a curve is drawn into. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the points of a curve lie in a box, seat by seat, and where its scale has lines. */
export function plotted({ seqs, values }: CurveInfo, { x, y, width, height }: Box) {
  const all = values.flat()
  const steps = ticks(Math.min(0, ...all), Math.max(1, ...all))
  const [low, high] = [steps[0]!, steps.at(-1)!]
  const level = (value: number) => y + height - ((value - low) / (high - low)) * height
  const across = (at: number) => x + (at / Math.max(1, seqs.length - 1)) * width
  return {
    lines: values.map((of) => of.map((value, at): [number, number] => [across(at), level(value)])),
    scale: steps.map((value) => ({ value, at: level(value) })),
  }
}

/** How the line of each emblem is dashed, in widths of a thin line: hue is never alone. */
export const DASHES: readonly (readonly number[])[] = [[], [9, 4], [2, 4], [12, 4, 2, 4], [5, 5], [1, 3], [14, 3], [6, 2, 2, 2]]

/** How high the emblems at the ends of lines stand: as near to them as they can without lying on each other. */
export function apart(ends: readonly number[], gap: number, lowest: number): number[] {
  const at = [...ends]
  const order = at.map((_, i) => i).toSorted((a, b) => at[a]! - at[b]!)
  order.forEach((one, i) => (at[one] = Math.max(at[one]!, i ? at[order[i - 1]!]! + gap : -Infinity)))
  order.toReversed().forEach((one, i, back) => (at[one] = Math.min(at[one]!, i ? at[back[i - 1]!]! - gap : lowest)))
  return at
}

/** Which points of a curve are named by their round: the last, and before it as many as this width has room for. */
export function named({ rounds }: CurveInfo, width: number): number[] {
  const last = rounds.length - 1
  const apart = Math.max(1, Math.ceil((40 * last) / width))
  return rounds.flatMap((round, i) => (i && round && (last - i) % apart === 0 ? [i] : []))
}

/** Round numbers from `low` to `high` and a little beyond, five or so. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((of) => of * ten).find((of) => of >= rough)!
  const from = Math.floor(low / step)
  return Array.from({ length: Math.ceil(high / step) - from + 1 }, (_, i) => Number(((from + i) * step).toPrecision(6)))
}
