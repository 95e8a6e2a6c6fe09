/** Where figures stand, and everything on the picture that one can point at, with its name. */

import { parts, type BoardWords, type Target } from '../../lib/board'
import type { Point } from '../../lib/geometry'
import type { GameInfo, SightInfo } from '../../lib/protocol'
import type { Layer, Spot } from '../../lib/spots'
import { HEAVEN, hourAt, mountainOf, PITCH, placesOn, ROUND, SPIRAL, type Mountain } from './geometry'
import { areaOf, heavenOf, personaOf, seatOf, short, type Area, type Edition, type TableView } from './model'
import { loadHeight } from './shapes'
import { choices } from './targets'

export interface Place {
  readonly at: Point // the feet
  readonly size: number
  readonly seat: number
}

/** Where everybody stands: two on a field side by side, in heaven on the places of the first and the second. */
export function figurePlaces(table: TableView, edition: Edition): Map<string, Place> {
  const { at } = mountainOf(edition)
  const top = heavenOf(edition).first
  const found = new Map<string, Place>()
  table.sinners.forEach(({ persona, field }, seat) => {
    if (field === top) {
      const nth = Math.max(0, table.heaven.indexOf(seat))
      found.set(persona, { at: [HEAVEN[0] + (nth ? 31 : -31), HEAVEN[1]], size: 1, seat })
      return
    }
    const here = table.sinners.flatMap((other, i) => (other.field === field ? [i] : []))
    const spot = placesOn(at.get(field) ?? HEAVEN, here.length)[here.indexOf(seat)]!
    found.set(persona, { at: spot, size: here.length > 2 ? 0.86 : here.length > 1 ? 1 : 1.15, seat })
  })
  return found
}

const ASIDE = 16 // as far as a number can move on its slab
const CLEAR = 21 // from the middle of a head to that of a number beside it

/** Where every field but heaven has its number: in the middle of its slab, or beside what rises from the ledge below: a
 * head, a load of stones, a mark. */
export function numberPlaces({ at }: Mountain, heaven: number, figures: Iterable<Place>): { field: number; at: Point }[] {
  const stand = [...figures]
  const fields = [...at].filter(([field]) => field !== heaven)
  return fields.map(([field, [x, y]]) => {
    const head = stand.find(({ at: [fx, fy] }) => fy - y > 30 && fy - y < PITCH + 20 && Math.abs(fx - x) < CLEAR)
    const off = head ? head.at[0] + (head.at[0] > x ? -CLEAR : CLEAR) - x : 0
    return { field, at: [x + Math.max(-ASIDE, Math.min(ASIDE, off)), y] }
  })
}

// --- the signs of the terraces

export interface Sign {
  readonly area: Area
  readonly text: string
  readonly at: Point // the middle of the emblem
  readonly width: number
  readonly side: 1 | -1 // where the text is: right or left of the emblem
}

/** Left of every ledge; below the lowest one, where two areas share it; beside heaven. */
export function signs(edition: Edition, mountain: Mountain, lang: 'de' | 'en'): Sign[] {
  const top = heavenOf(edition)
  const sign = (area: Area, at: Point, side: 1 | -1): Sign => {
    const text = short(area.name[lang])
    return { area, text, at, side, width: 38 + 8.3 * text.length }
  }
  const ledged = mountain.ledges.flatMap(({ areas, left, y }) =>
    areas.length > 1
      ? areas.map((area) => sign(area, [(mountain.at.get(area.first)?.[0] ?? 0) + (area.ring ? 120 : -10), y + 52], 1))
      : areas.map((area) => sign(area, [left - 30, y + 4], -1)),
  )
  return [...ledged, sign(top, [HEAVEN[0] - 112, HEAVEN[1] - 26], -1)]
}

// --- choices beside a figure

export interface Shelf {
  readonly at: Point // the middle of its upper edge
  readonly width: number
  readonly step: number // from token to token
  readonly tokens: readonly { readonly target: Target; readonly at: Point; readonly wide: boolean }[]
  readonly about: string | null // the sinner in question, where it is not the one who acts
}

const SKY: Point = [408, 47] // between the encounter and heaven
const BESIDE = 361 // where the slope leaves room for three rows of three
const SEALED = new Set(['also-each', 'relief']) // put to companions and givers, whoever's turn it is
export const SHELF = 100 // the height of one with words under its tokens

/** The tokens to choose from, in the sky, where they cover no field. */
export function shelfOf(sight: SightInfo, info: GameInfo, table: TableView): Shelf | null {
  const offered = choices(sight, info)
  if (!offered.length) return null
  const named = sight.legal.find(({ verb }) => verb === 'give' || verb === 'lap')?.words[0]
  const asked = SEALED.has(sight.asks ?? '') ? (sight.seat ?? table.role) : table.role
  const persona = String(named ?? table.sinners[asked]?.persona ?? '')
  const wide = !offered[0]!.startsWith('count:')
  const many = offered.length > (wide ? 3 : 5)
  const step = wide ? (offered.length > 2 ? 92 : 128) : 54
  const inRow = many ? 3 : offered.length
  const [left, upper] = many && !wide ? [BESIDE, SKY[1]] : SKY
  const tokens = offered.map((target, i) => ({
    target,
    wide,
    at: [
      left + ((i % inRow) - (inRow - 1) / 2) * step,
      upper + (wide ? 25 : 70 + 54 * Math.floor(i / inRow)),
    ] as Point,
  }))
  return { at: [left, upper], width: Math.max(inRow * step + 16, 190), step, tokens, about: named ? persona : null }
}

/** What a token says. */
export function choiceText(target: Target, words: BoardWords): string {
  const [domain, word] = parts(target)
  if (domain === 'verb') return words.say(`action-${word}`)
  const said = String(words.name(domain, word))
  return domain === 'lap' ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

// --- all that one can point at

export const LAYER: Layer = { kinds: ['thing', 'piece', 'choice'], most: 48, rest: 0, gap: 8 }
/** What is framed around a spot, and the wedge above it. */
export const frame = ({ half: [w, h], corner }: Spot) => [w + 4, h + 4, corner + 4] as const
export const sign = (_: number, h: number) => `M0 ${-h - 3}l-7-11h14z`

interface Scene {
  readonly sight: SightInfo
  readonly info: GameInfo
  readonly table: TableView
  readonly edition: Edition
  readonly words: BoardWords
}

export function spotsOf({ sight, info, table, edition, words }: Scene): Spot[] {
  const spots: Spot[] = []
  const add = (target: Target, at: Point, half: Point, label: string, kind = 'thing') =>
    spots.push({ target, at, half, corner: Math.min(...half, 26), kind, label })
  const mountain = mountainOf(edition)
  for (const { area, at, width, side } of signs(edition, mountain, words.lang))
    add(`area:${area.id}`, [at[0] + (side * width) / 2, at[1]], [width / 2 + 20, 19], areaLabel(area, table, words))
  add(`encounter:${table.encounter}`, [156, 192], [98, 134], encounterLabel(table, words))
  add('spiral:left', SPIRAL, [138, 138], words.say('map-spiral', { value: table.spiral }))
  add(`hour:${table.sun}`, hourAt(edition, table.sun), [24, 24], sunLabel(table, words))
  add('round:order', ROUND, [82, 82], roundLabel(table, words))
  add('pile:supply', [143, 396], [82, 44], words.say('map-supply', { count: table.supply }))
  add('pile:stock', [1061, 584], [25, 36], words.say('map-stock', { count: table.stock }))
  add('pile:discard', [1121, 584], [25, 36], words.say('map-discard', { count: table.discard.length }))
  for (const [persona, { at, size, seat }] of figurePlaces(table, edition)) {
    const [top, feet] = [(35 + loadHeight(table.sinners[seat]!.stones)) * size, 3 * size]
    add(`sinner:${persona}`, [at[0], at[1] + (feet - top) / 2], [15, (feet + top) / 2], sinnerLabel(persona, table, edition, words), 'piece')
  }
  const shelf = shelfOf(sight, info, table)
  for (const { target, at, wide } of shelf?.tokens ?? [])
    add(target, wide ? [at[0], at[1] + 25] : at, wide ? [Math.min(56, shelf!.step / 2 - 7), 44] : [25, 25], choiceText(target, words), 'choice')
  return spots
}

const names = (seats: readonly number[], table: TableView, words: BoardWords) =>
  new Intl.ListFormat(words.lang).format(seats.map((seat) => String(words.name('sinner', table.sinners[seat]?.persona ?? ''))))

function areaLabel(area: Area, table: TableView, words: BoardWords): string {
  const here = table.sinners.flatMap(({ field }, seat) => (area.first <= field && field <= area.last ? [seat] : []))
  const name = words.name('area', area.id)
  return here.length ? words.say('map-area-here', { name, who: names(here, table, words) }) : String(name)
}

const encounterLabel = (table: TableView, words: BoardWords) =>
  words.say('map-encounter', { name: words.name('encounter', table.encounter), value: table.spiral })

const sunLabel = (table: TableView, words: BoardWords) =>
  words.say('map-sun', { hour: words.name('hour', table.sun), light: words.name('light', table.light) })

const roundLabel = (table: TableView, words: BoardWords) =>
  words.say('map-round', {
    skip: String(table.skipped !== null),
    direction: words.name('direction', table.direction),
    who: names([table.turn], table, words),
  })

/** Who this is and how things stand: "Dante, Platz 2: Feld 24, Neid, 3 Steine, reist mit Berta". */
export function sinnerLabel(persona: string, table: TableView, edition: Edition, words: BoardWords): string {
  const seat = seatOf(table, persona)
  const { field, stones, mate, offer } = table.sinners[seat]!
  const said = [
    words.say('map-sinner', {
      name: personaOf(edition, persona).name,
      seat: words.seat(seat),
      field,
      area: short(String(words.name('area', areaOf(edition, field).id))),
      stones,
    }),
  ]
  if (mate !== null) said.push(words.say('map-mate', { who: names([mate], table, words) }))
  if (offer !== null) said.push(words.say('map-offer', { who: names([offer], table, words) }))
  return said.join(', ')
}
