// What has happened since one's own last move.

import type { Target } from './board'
import type { LogLine, MomentInfo, SightInfo, ToldEvent } from './protocol'
import { turns, type Turn } from './table'

/** The lines since this seat's last move; all have moved where they answered together. */
export function since(log: readonly LogLine[], seat: number): readonly LogLine[] {
  const own = log.findLastIndex((line) => line.seat === seat || (line.seat === null && line.seq > 0))
  return log.slice(Math.max(own, 0) + 1)
}

/** The same by players, without what the log leaves out. A turn that one began oneself goes on under its name. */
export function recapped(lines: readonly LogLine[], mentions: (told: ToldEvent) => readonly Target[], unsaid: readonly string[]): Turn[] {
  const found = turns(lines, mentions, unsaid)
  const [first] = found
  return first && first.seat === null ? [{ ...first, seat: lines[0]?.seat ?? null }, ...found.slice(1)] : found
}

/** Several moments one after the other, as one step to play: all that was told from the first to the last. */
export function joined(moments: readonly MomentInfo[]): { lines: LogLine[]; before: SightInfo; after: SightInfo } {
  const [first, last] = [moments[0]!, moments.at(-1)!]
  return { lines: moments.slice(1).flatMap(({ seq, lines }) => lines.filter((line) => line.seq === seq)), before: first.sight, after: last.sight }
}
