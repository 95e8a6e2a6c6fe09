// How a click becomes a move. Every legal move has targets; what has been picked narrows the moves down, in any order;
// what the moves left over still need glows.

import type { GameSense, Lead, Target } from './board'
import type { GameInfo, LegalMove, SightInfo, Tried } from './protocol'

export interface Way {
  move: LegalMove
  targets: readonly Target[]
  lead?: Lead | null // it gets others ready
  after?: Way // the move that gets it ready; `move.move` is both in a row
}

const THEN = ' / '
export const rowOf = (move: string): string[] => move.split(THEN)

export interface Composed {
  picked: readonly Target[]
  matches: readonly Way[] // the moves that what is picked can still become
  glowing: ReadonlySet<Target>
  ready: LegalMove | null // the move that would be played
  sure: boolean // nothing else could be meant
  chosen: LegalMove | null // the cheaper of several moves that would have got it ready
}

/** Whether an answer is owed; who has given a sealed one may change it but need not. */
export const owes = (sight: SightInfo): boolean => sight.legal.length > 0 && !sight.answered

/** The own sealed answer while it can still be changed: until the last of the others has answered. */
export const answerOf = (sight: SightInfo): LegalMove | null =>
  sight.legal.find((move) => move.move === sight.answered) ?? null

/** Every legal move with what one clicks for it. */
export const waysOf = (module: GameSense, sight: SightInfo, info: GameInfo): Way[] =>
  sight.legal.map((move) => wayOf(module, move, sight, info))

const wayOf = (module: GameSense, move: LegalMove, sight: SightInfo, info: GameInfo): Way => ({
  move,
  targets: module.targets(move, sight, info),
  lead: module.leads?.(move, sight, info) ?? null,
})

/** What a way gets ready, as ways of their own, at the table as it is then. */
export function beyond(module: GameSense, way: Way, { next, table }: Pick<Tried, 'next' | 'table'>, sight: SightInfo, info: GameInfo): Way[] {
  const fitting = next.filter(({ verb }) => way.lead?.to.includes(verb))
  return fitting.map((legal) => {
    const then = wayOf(module, legal, { ...sight, table: table ?? sight.table }, info)
    return {
      ...then,
      move: { ...legal, move: way.move.move + THEN + legal.move },
      targets: [...way.targets, ...then.targets],
      after: way,
    }
  })
}

/** The ways to look beyond: those that lead on and that what is picked has left over, once they are few. */
export function leading({ matches, picked }: Composed): Way[] {
  const found = matches.filter(({ lead }) => lead)
  return found.length === 1 || (picked.length && found.length <= 4) ? found : []
}

const costOf = ({ lead, after }: Way): number => (lead?.cost ?? 0) + (after ? costOf(after) : 0)

/** The one of several ways to the same end that costs least: they have the last move in common, and how one gets there not. */
function cheapest(ways: readonly Way[]): Way | undefined {
  const [first, ...others] = ways.toSorted((a, b) => costOf(a) - costOf(b))
  const end = (way: Way) => rowOf(way.move.move).at(-1)
  return first?.after && others.every((other) => other.after && end(other) === end(first)) ? first : undefined
}

/** The last move on the way to this one that was chosen among several. */
const impliedChoice = ({ after }: Way): LegalMove | null => after && (after.lead?.cost ? after.move : impliedChoice(after)) || null

/** Whether what is picked can become this way; one beyond another only once that is begun, or goes without saying. */
const covers = ({ targets, after }: Way, picked: readonly Target[]) =>
  picked.every((target) => targets.includes(target)) &&
  (!after || after.targets.some((target) => picked.includes(target)) || after.targets.every((target) => target.startsWith('verb:')))

/** Whether all of a way is picked; a verb alone that got it ready goes without saying. */
const isWhole = ({ targets, after }: Way, picked: readonly Target[]) =>
  targets.every((target) => picked.includes(target) || (target.startsWith('verb:') && after?.targets.includes(target)))

/** Where composing stands. */
export function compose(ways: readonly Way[], picked: readonly Target[]): Composed {
  const matches = ways.filter((way) => covers(way, picked))
  const glowing = new Set(matches.flatMap((way) => way.targets.filter((target) => !picked.includes(target))))
  const whole = matches.find((way) => isWhole(way, picked))
  const cheap = matches.length === 1 ? matches[0] : cheapest(matches)
  const way = picked.length ? (whole ?? (cheap?.lead ? undefined : cheap)) : undefined
  const rivals = matches.filter((other) => other !== way && !other.after)
  const chosen = way && matches.length > 1 ? impliedChoice(way) : null
  return { picked, matches, glowing, ready: way?.move ?? null, sure: !!way && !rivals.length, chosen }
}

/** Whether a further tap on this target says yes to the composed move: it is the last thing that was picked for it. */
export const affirms = ({ picked, ready }: Composed, target: Target): boolean => !!ready && picked.at(-1) === target

/**
 * What is picked after a click: a picked target is let go, a fitting one is added, and one that fits only another move
 * begins anew. Null if no legal move has this target.
 */
export function pick(ways: readonly Way[], picked: readonly Target[], target: Target): readonly Target[] | null {
  if (picked.includes(target)) return picked.filter((other) => other !== target)
  const added = [...picked, target]
  if (ways.some((way) => covers(way, added))) return added
  const kept = picked.filter((other) => ways.some((way) => covers(way, [other, target])))
  if (kept.length) return [kept.at(-1)!, target]
  return ways.some((way) => covers(way, [target])) ? [target] : null
}

/** Legal moves by verb, in the order the verbs first come up. */
export function byVerb(ways: readonly Way[]): [verb: string, ways: Way[]][] {
  const groups = new Map<string, Way[]>()
  for (const way of ways) groups.set(way.move.verb, [...(groups.get(way.move.verb) ?? []), way])
  return [...groups]
}

/** How the moves are listed: few, and those that nothing on the table stands for, at once; the rest, by verb, on demand. */
export function listed(matches: readonly Way[]): { quick: Way[]; rest: [verb: string, ways: Way[]][]; all: Way[] } {
  const ways = matches.filter(({ after }) => !after) // one step at a time
  const plain = ({ targets }: Way) => ways.length <= 3 || targets.every((target) => target.startsWith('verb:'))
  const quick = ways.filter(plain)
  const rest = byVerb(ways.filter((way) => !plain(way)))
  return { quick, rest, all: [...quick, ...rest.flatMap(([, group]) => group)] } // in the order of their numbers
}
