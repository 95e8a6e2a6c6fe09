import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { centre, corner, drawn, EDGES, edgeAt, endsOf, HEIGHT, hollow, lightOf, nameLines, pieces, SLOT_AT, wanted, WIDTH } from './dungeon'
import { edition, info, moment, moments } from './fixtures'
import { collected } from './later/jael'
import { CELLS, gainsOf, signed, SLOTS, tableOf } from './model'
import { GameWords } from '../../lib/words'
import { roomLabel, spotsOf, towards } from './spots'

const over = tableOf(moment('five over').sight)
const root = fileURLToPath(new URL('.', import.meta.url))
const ftl = (lang: string) => readFileSync(`${root}${lang}.ftl`, 'utf-8')
const words = new GameWords('de', [ftl('de')], info)

describe('the drawing', () => {
  it('has room for every cell and every edge', () => {
    for (const cell of CELLS) {
      const [x, y] = corner(cell)
      expect(x >= 0 && x + 100 <= WIDTH && y >= 0 && y + 100 <= HEIGHT, cell).toBe(true)
    }
    expect(EDGES).toHaveLength(40)
    expect(Object.keys(info.names['edge']!).sort()).toEqual([...EDGES].sort())
    expect(new Set(EDGES.map((edge) => edgeAt(edge).at.join())).size).toBe(40)
  })

  it('puts an edge between the two cells it parts', () => {
    const between = (a: string, b: string) => centre(a).map((n, i) => (n + centre(b)[i]!) / 2)
    expect(edgeAt('h12').at).toEqual(between('r1c2', 'r2c2'))
    expect(edgeAt('v33').at).toEqual(between('r3c3', 'r3c4'))
    expect(edgeAt('h12').level).toBe(true)
    const [[, edge], [, mark]] = [edgeAt('h23').at, edgeAt('h23', 2).at]
    expect(mark + 11.5, 'the frame of a passage ends above the letters of the name below the row').toBeLessThan(edge + 5)
    expect(edgeAt('v23', 2)).toEqual(edgeAt('v23'))
  })

  it('gives every element of a room a slot of its own', () => {
    for (const { dungeons } of moments.map(({ sight }) => tableOf(sight)))
      for (const { rooms, tokens } of dungeons)
        for (const [cell, room] of Object.entries(rooms)) {
          const found = pieces(edition, room, tokens[cell] ?? [])
          expect(found.length).toBeLessThanOrEqual(4)
          expect(new Set(found.map(({ at }) => at.join())).size).toBe(found.length)
        }
    expect(pieces(edition, 'C33', ['slime', 'chest'])).toEqual([
      { face: 'kobold', at: SLOT_AT.SW, token: false },
      { face: 'slime', at: SLOT_AT[SLOTS[0]!], token: true },
      { face: 'chest', at: SLOT_AT[SLOTS[1]!], token: true },
    ])
  })

  it('cuts every cave by itself, the same each time', () => {
    expect(hollow('C01')).toEqual(hollow('C01'))
    expect(hollow('C01')).not.toEqual(hollow('C02'))
    for (const { id } of edition.room)
      for (const [x, y] of hollow(id)) expect(Math.min(x, y) > 2 && Math.max(x, y) < 98, id).toBe(true)
  })

  it('parts long names and squeezes only what cannot be parted', () => {
    expect(nameLines('Gasse', 13)).toEqual([{ text: 'Gasse', tight: false }])
    expect(nameLines('Schrein des Labyrinths', 13).map(({ text }) => text)).toEqual(['Schrein des', 'Labyrinths'])
    expect(nameLines('Versammlungsraum', 13)).toEqual([{ text: 'Versammlungsraum', tight: true }])
  })
})

describe('ways', () => {
  it('join neighbours, by the edge they cross', () => {
    expect([endsOf('v11'), endsOf('h23')]).toEqual([
      ['r1c1', 'r1c2'],
      ['r2c3', 'r3c3'],
    ])
    expect(drawn(['v11'])).toBe(`M${centre('r1c1').join(' ')}L${centre('r1c2').join(' ')}`)
    expect(drawn([])).toBe('')
    for (const { dungeons } of moments.map(({ sight }) => tableOf(sight)))
      for (const { ways, rooms } of dungeons)
        for (const way of ways) expect(endsOf(way).every((cell) => rooms[cell]), way).toBe(true)
  })

  it('light up from both gates', () => {
    const light = over.dungeons.map((dungeon) => lightOf(dungeon))
    over.dungeons.forEach((dungeon, seat) => {
      const { entrance, exit } = dungeon.standing
      const both = entrance.some((cell) => exit.includes(cell))
      expect([!!light[seat]!.in, !!light[seat]!.out, !!light[seat]!.both]).toEqual([
        entrance.length > 0 && !both,
        exit.length > 0 && !both,
        both,
      ])
    })
  })
})

describe('gains', () => {
  it('are those of the picked room, else of the token to be placed', () => {
    const { sight } = moment('two commit')
    const [room] = tableOf(sight).hand!
    expect(Object.keys(gainsOf(sight, [`room:${room}`]))).toContain('r3c1')
    expect(gainsOf(sight, [])).toEqual({})
    const token = moment('two token').sight
    expect(Object.keys(gainsOf(token, [])).sort()).toEqual(token.legal.map(({ words }) => String(words[0])).sort())
    const carry = moment('shrines carry').sight
    expect(Object.keys(gainsOf(carry, [])).length).toBeGreaterThan(0)
  })

  it('are said with a sign', () => {
    expect([signed(4), signed(0), signed(-2)]).toEqual(['+4', '±0', '−2'])
  })
})

describe('the blueprint', () => {
  it('asks for eight things, of which the met ones are built', () => {
    for (const { id } of edition.blueprint) expect(CELLS.filter((cell) => wanted(edition, id, cell))).toHaveLength(8)
    for (const { blueprint, standing, rooms } of over.dungeons)
      for (const cell of standing.met) expect(wanted(edition, blueprint, cell) && rooms[cell]).toBeTruthy()
  })
})

describe('spots', () => {
  const shown = (name: string, own = true) => {
    const { sight } = moment(name)
    const dungeon = tableOf(sight).dungeons[sight.seat!]!
    const glowing = new Set(
      name === 'two passage' ? ['edge:h01'] : name === 'shrines lift' ? ['token:r1c3-fire'] : ['cell:r2c3', 'type:cave'],
    )
    return spotsOf({ dungeon, edition, words, glowing, picked: [], own, year: 2, gains: { r2c3: { points: 4, ways: [] } } })
  }

  it('are all cells, and edges, tokens or types while those are asked for', () => {
    expect(shown('two passage').filter(({ kind }) => kind === 'edge')).toHaveLength(40)
    expect(shown('shrines lift').filter(({ kind }) => kind === 'token').map(({ target }) => target)).toContain('token:r1c3-fire')
    expect(shown('shrines dual').filter(({ kind }) => kind === 'type').map(({ target }) => target)).toEqual(['type:cave', 'type:stone'])
    expect(shown('two passage').filter(({ kind }) => kind === 'cell').map(({ target }) => target.slice(5))).toEqual(CELLS)
  })

  it('of another dungeon are its rooms', () => {
    expect(shown('two passage', false).every(({ target }) => target.startsWith('room:'))).toBe(true)
  })

  it('say what would come of it', () => {
    const labels = shown('two passage').map(({ label }) => label)
    expect(labels.filter((label) => label.endsWith('brächte +4 Ansehen'))).toHaveLength(1)
  })

  it('are reached by arrow keys', () => {
    const spots = shown('two passage')
    const at = (cell: string) => spots.find(({ target }) => target === `cell:${cell}`)!
    expect(towards(spots, at('r2c2'), 'ArrowLeft')).toBe(at('r2c1'))
    expect(towards(spots, at('r2c2'), 'ArrowDown')).toBe(at('r3c2'))
    expect(towards(spots, at('r1c1'), 'ArrowUp')).toBeUndefined()
    expect(towards(spots, at('r1c1'), 'x')).toBeUndefined()
  })

  it('say what is in a room', () => {
    expect(roomLabel(edition, words, 'C01', ['chest'])).toBe(
      'Räucherei (Höhle); Türen: rechts, unten und links; darin: Klingenfalle, Stern −1, Schleim und Schatztruhe',
    )
  })
})

it('Jael’s collection is counted from rooms and tokens, without secret passages', () => {
  const jael = { ...tableOf(moment('solo market').sight).jael!, rooms: ['C05', 'C25'], tokens: { gnoll: 1, secret: 2 } }
  expect(collected(jael, edition)).toEqual([
    ['gnoll', 3],
    ['chest', 2],
  ])
})

describe('the words of the board', () => {
  const keys = (lang: string) => [...ftl(lang).matchAll(/^([a-z][\w-]*) = (.*)$/gim)]
  it('are the same in both languages, with the same arguments', () => {
    const args = (text: string) => [...text.matchAll(/\$(\w+)/g)].map((m) => m[1]).sort()
    expect(keys('en').map((m) => [m[1], args(m[2]!)])).toEqual(keys('de').map((m) => [m[1], args(m[2]!)]))
  })
})
