/** Where on the board one can point, and what a screen reader calls it. */

import { parts, type BoardWords, type Target } from '../../lib/board'
import type { Point } from '../../lib/geometry'
import type { SightInfo } from '../../lib/protocol'
import type { Layer, Spot } from '../../lib/spots'
import { allSpaces, CELL, DICE, diceAt, heroPlaces, MAP, middleOf, shelfAt, type Box } from './geometry'
import { COMBAT, PILES, roomAt, stands, tableOf, type Edition, type TableView } from './model'

export interface Pointing {
  readonly sight: SightInfo
  readonly table: TableView
  readonly edition: Edition
  readonly words: BoardWords
  readonly offered: ReadonlySet<Target> // all that can be chosen or has been
}

// --- the shelf: what can be chosen and lies on no space of the map

export const CHIP: { readonly w: number; readonly h: number } = { w: 116, h: 104 }
const MOST_IN_A_ROW = 4
const PAD = 8

export interface Shelf extends Box {
  readonly chips: readonly { readonly target: Target; readonly at: Point }[]
  readonly held: Point | null // a drawn tile, to be looked at
}

const ELSEWHERE = new Set(['space', 'hero', 'combat'])

/** Questions about dice that lie at the hero meanwhile. */
export const ABOUT_DICE = new Set(['reroll', 'spend', 'certainty', 'serenity', 'sacrifice'])

const corners = ([x, y]: Point): Point[] => [-1, 1].flatMap((i) => [-1, 1].map((j): Point => [x + (i * DICE.w) / 2, y + (j * DICE.h) / 2]))

/** The chips close to the own hero, on no space that can be chosen as well and on no dice. */
export function shelfOf({ sight, table, edition, offered }: Pointing): Shelf | null {
  const wanted = [...offered].filter((target) => !ELSEWHERE.has(parts(target)[0]))
  if (!wanted.length) return null
  const found = wanted.toSorted((a, b) => order(a, sight) - order(b, sight))
  const showsTile = table.held !== null && found.some((target) => target.startsWith('verb:'))
  const count = found.length + (showsTile ? 1 : 0)
  const columns = Math.min(count, MOST_IN_A_ROW)
  const [w, h] = [columns * CHIP.w + 2 * PAD, Math.ceil(count / MOST_IN_A_ROW) * CHIP.h + 2 * PAD]
  const places = heroPlaces(table, edition)
  const near = places.find(({ seat }) => seat === (sight.seat ?? table.player))?.at
  const seen = [...offered].flatMap((target) => (target.startsWith('space:') ? [middleOf(parts(target)[1])] : []))
  const dice = near && ABOUT_DICE.has(sight.asks ?? '') ? corners(diceAt(near)) : []
  const middle: Point = [MAP.x + MAP.w / 2, MAP.y + MAP.h / 2]
  const box = inDuel(table, offered)
    ? { x: middle[0] - w / 2, y: DUEL.y + 240, w, h }
    : shelfAt(near ?? middle, [...seen, ...dice, ...places.map(({ at }) => at)], w, h)
  const spot = (i: number): Point => [
    box.x + PAD + ((i % MOST_IN_A_ROW) + 0.5) * CHIP.w,
    box.y + PAD + (Math.floor(i / MOST_IN_A_ROW) + 0.5) * CHIP.h,
  ]
  const first = showsTile ? 1 : 0
  return { ...box, chips: found.map((target, i) => ({ target, at: spot(i + first) })), held: showsTile ? spot(0) : null }
}

const order = (target: Target, sight: SightInfo): number =>
  sight.legal.findIndex((move) => move.words.map(String).includes(parts(target)[1]) || move.verb === parts(target)[1])

// --- combat and the choice of heroes: panels over the map

export const DUEL: Box = { x: MAP.x + MAP.w / 2 - 285, y: MAP.y + 118, w: 570, h: 384 }
export const NO_AIR = 62 // what the camera keeps free around what it follows, and combat has to spare
export const combatAt = (i: number): Point => [DUEL.x + DUEL.w / 2 + (i - 1) * 118, DUEL.y + 306]

/** Whether combat is shown: it makes room for the map when a space is to be chosen. */
export const inDuel = (table: TableView, offered: ReadonlySet<Target>): boolean =>
  !!table.combat && ![...offered].some((target) => target.startsWith('space:'))

/** The seat that looks at the cards: who plays the hero, or the monster. */
export const duelSeat = (sight: SightInfo): 'hero' | 'monster' | null => {
  const { combat } = tableOf(sight)
  if (!combat || sight.seat === null) return null
  return sight.seat === combat.hero ? 'hero' : sight.seat === combat.monster ? 'monster' : null
}

// --- all spots

export const LAYER: Layer = { kinds: ['space', 'pile', 'choice'], most: 56, rest: 0, gap: 2 }
/** What is framed within a spot, and its four corners. */
export const frame = ({ half: [w, h], corner }: Spot) => [w - 3, h - 3, corner + 2] as const
export const sign = (w: number, h: number) =>
  `M${-w - 2} ${12 - h}v-14h14M${w - 12} ${-h - 2}h14v14M${w + 2} ${h - 12}v14h-14M${12 - w} ${h + 2}h-14v-14`

const box = (w: number, h: number, corner = 9): Pick<Spot, 'half' | 'corner'> => ({ half: [w / 2, h / 2], corner })

export const PILE_AT = (i: number): Point => [MAP.x + MAP.w + 36, 10 + i * 65]

/** All that one can point at, what a player most likely wants first. */
export function spotsOf(at: Pointing): Spot[] {
  const { sight, table, edition, words } = at
  const choices: Spot[] = (shelfOf(at)?.chips ?? []).map(({ target, at: place }) => ({
    target,
    at: place,
    ...box(CHIP.w - 8, CHIP.h - 6),
    kind: 'choice',
    label: choiceText(target, sight, words),
  }))
  const side = duelSeat(sight)
  if (side && sight.asks === 'combat')
    COMBAT.forEach((card, i) =>
      choices.push({
        target: `combat:${card}`,
        at: combatAt(i),
        ...box(92, 112),
        kind: 'choice',
        label: String(words.name('combat', card)),
      }),
    )
  if (sight.asks === 'hero') return choices // heroes are chosen from their sheets
  const spaces: Spot[] = allSpaces(edition).map((space) => ({
    target: `space:${space}`,
    at: middleOf(space),
    ...box(CELL, CELL, 4),
    kind: 'space',
    label: spaceLabel(space, table, edition, words),
    place: true,
  }))
  const piles: Spot[] = PILES.map((pile, i) => ({
    target: `pile:${pile}`,
    at: [PILE_AT(i)[0] + 24, PILE_AT(i)[1] + 28],
    ...box(96, 58),
    kind: 'pile',
    label: words.say('map-pile', { pile: words.name('pile', pile), ...pileCounts(table, pile) }),
  }))
  return [...choices, ...spaces, ...piles]
}

const pileCounts = (table: TableView, pile: string) => ({
  left: table.piles[pile]?.left ?? 0,
  gone: table.piles[pile]?.discard.length ?? 0,
})

/** What a chip says. */
export function choiceText(target: Target, sight: SightInfo, words: BoardWords): string {
  const [domain, word] = parts(target)
  const move = sight.legal.find(({ verb, words: said }) => (said.length ? String(said[0]) : verb) === word)
  if (domain === 'card' && !move?.words.length) return String(words.name('card', word))
  return move ? words.action(move) : String(words.name(domain, word))
}

export function spaceLabel(space: string, table: TableView, edition: Edition, words: BoardWords): string {
  const kind = roomAt(edition, table, space)
  const tile = table.tiles[space]
  const room = edition.room.find((one) => one.id === kind)?.name[words.lang] ?? words.say('map-unexplored')
  const said = [`${space}: ${room}`]
  if (tile?.monster) said.push(words.say('map-monster'))
  if (tile?.searched) said.push(words.say('map-searched'))
  if (tile?.entrance || edition.tile.find((one) => one.id === tile?.tile)?.stairs) said.push(words.say('map-entrance'))
  table.heroes.forEach((hero, seat) => {
    if (hero.at !== space || hero.status !== 'in') return
    const who = `${words.seat(seat)}, ${words.name('hero', hero.hero ?? '')}`
    said.push(words.say(stands(hero) ? 'map-here' : 'map-below', { who }))
  })
  return said.join(', ')
}
