// The contract between the frame and a game's board. The frame knows no game: it composes moves out of targets, asks
// the server what they would bring, and plays motions. A game knows where its pieces lie and how they look.
//
// Two conventions of events: `turn` begins the turn of the seat that it mentions, so the log starts a new paragraph; and
// motions are played with the table before the step still shown, so a piece walks from where it was.

import type { Component } from 'svelte'
import type { GameWords } from './words'
import type { GameInfo, LegalMove, Sight, TableInfo, Told } from './protocol'

/**
 * Something one can point at: `domain:word`, with the words of the game's grammar wherever there is one:
 * `space:V05`, `figure:dwarves-red`, `die:a`, `treasure:egg`, `power:tile`, `verb:stop`, `seat:2`.
 * Whoever draws a target puts `data-target="space:V05"` on its element (one without a transform of its own), so that
 * the frame finds it for motions and for "show me where".
 */
export type Target = string

/** What a game draws from, the same for board and panels. */
export interface SceneProps {
  sight: Sight // the moment that is shown: now, a preview or one under review
  info: GameInfo
  words: GameWords // says names, moves and events in the current language
  table: TableInfo | null // who sits where; null in tests and demonstrations
  glowing: ReadonlySet<Target> // what may be picked now: a ring that breathes, and a mark; never colour alone
  picked: readonly Target[] // what has been picked so far, in order
  highlighted: ReadonlySet<Target> // what the log, the action list or the rules point at just now
  choose: (target: Target) => void // a click or tap on anything: picks what glows, explains what does not
  hover: (target: Target | null) => void // pointer or focus over a target; null when it leaves
}

export interface BoardProps extends SceneProps {
  preview: Sight['table'] | null // how the table would look after the composed move, to draw as a hint over `sight`
  foretold?: readonly Told[] // what would happen, as far as that is known: also where something unknown comes after
  motion: Motion | null // what moves just now; `travel`, `flow` and `flash` are played by the frame
  candle?: number // seconds until one keeps still by oneself (see `still`); 0 while nothing burns
  calm: boolean // reduced motion, or animations off: draw the end, move nothing
}

export interface PanelProps extends SceneProps {
  seat: number
  expanded: boolean // opponents are compact until opened
}

export interface ZoomProps extends SceneProps {
  target: Target // what to explain large, with real text
}

export interface TokenProps {
  look: string // the game's own word for a small piece: `gem-red`, `egg`, `tile-ferryman`
}

/**
 * One beat of an animation. The frame plays the three general kinds by `data-target`; any other kind is the board's
 * own affair while it is handed down as `motion`. `ms` is the length at normal speed.
 */
export interface Motion {
  kind: 'travel' | 'flow' | 'flash' | (string & {})
  ms: number
  target?: Target // travel: the piece; flash: what lights up
  path?: readonly Target[] // travel: the places it passes, from where it stands to where it goes
  from?: Target // flow: tokens fly from here …
  to?: Target // … to here (an area or a seat)
  look?: string // flow: which token flies
  count?: number
  faces?: readonly number[] // dice
  sound?: SoundName
  table?: Sight['table'] // the table as shown from this beat on, where the game can tell
}

export type SoundName = 'turn' | 'stone' | 'card' | 'dice' | 'gem' | 'victory' | 'no'

/** A component that is not needed at once: `() => import('./Zoom.svelte')`. */
export type Later<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>

export interface GameModule {
  /** What one clicks to compose this move, in natural order. Two legal moves never have the same targets. */
  targets(move: LegalMove, sight: Sight, info: GameInfo): Target[]
  /** Everything an event speaks of, for highlights from the log. */
  mentions(told: Told, sight: Sight, info: GameInfo): Target[]
  /** How an event moves, between the table before and after the whole step. An empty list needs no time. */
  motions(told: Told, before: Sight, after: Sight, info: GameInfo): Motion[]
  /**
   * The notation of the move one would mean by choosing a target that does not glow, for "why can't I?". The frame tries
   * it at the server and says the reason; null means that nothing could be meant here.
   */
  wish?(target: Target, picked: readonly Target[], sight: Sight, info: GameInfo): string | null
  /**
   * The move that keeps still where everybody is asked in secret whether they react, else null. It is played when one's
   * candle has burnt down: the same time for all, so that nobody can tell by waiting who could have reacted.
   */
  still?(sight: Sight): string | null
  /** Events that the log leaves out because another line already says as much. */
  quiet?: ReadonlySet<string>
  /** A key of the game's texts that warns before this move, or null: "this takes the last egg". */
  warn?(move: LegalMove, sight: Sight, info: GameInfo): string | null
  /** The look of the token beside a move's button, or null. */
  look?(move: LegalMove, sight: Sight): string | null
  /** Score of a seat as the printed game shows it: a number, or null while it is hidden. */
  score?(seat: number, sight: Sight): number | null

  Board: Component<BoardProps>
  Own: Component<PanelProps>
  Other: Component<PanelProps>
  /** Fetched when first opened. */
  Zoom?: Later<ZoomProps>
  Token?: Component<TokenProps>
  /** How a seat's points came about, drawn for the sheet at the end of the game. */
  Score?: Later<PanelProps>
}

/** How something to pick looks just now: classes for `.pickable` (base.css). */
export const statesOf = (scene: Pick<SceneProps, 'glowing' | 'picked' | 'highlighted'>, of: Target) => ({
  glows: scene.glowing.has(of),
  held: scene.picked.includes(of),
  pointed: scene.highlighted.has(of),
})

/** A target out of a domain and a word. */
export const target = (domain: string, word: string | number): Target => `${domain}:${word}`

/** The domain and the word of a target. */
export function parts(of: Target): [domain: string, word: string] {
  const colon = of.indexOf(':')
  return colon < 0 ? [of, ''] : [of.slice(0, colon), of.slice(colon + 1)]
}
