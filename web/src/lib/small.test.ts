// The small modules: router, settings, keys, pan and zoom, words.

import { describe, expect, it } from 'vitest'
import { parts, target } from './board'
import { dial, order } from './keys'
import { beyond } from './beyond'
import { around, clamp, closeUp, followed, freeCorner, glided, panBy, shows, whole, zoomAt, zoomOf } from './panzoom'
import type { GameInfo } from './protocol'
import { read, share, write, type Route } from './router'
import type { Shelf } from './kept'
import { load, save } from './settings'
import { SOUNDS } from './notes'
import { BOT, chooseLevel, finished, levelOf, quickTable } from './tables'
import { detect } from './lang'
import { GameWords, Words, slotDomain, slotName } from './words'

describe('addresses', () => {
  it('are read and written the same', () => {
    const routes: Route[] = [
      { page: 'start' },
      { page: 'new', game: null },
      { page: 'new', game: 'drachenland' },
      { page: 'table', id: 'Abc_123-xyz' },
      { page: 'seat', id: 'Abc_123-xyz', secret: 'x'.repeat(32) },
      { page: 'replay', id: 'Abc_123-xyz', at: 42 },
      { page: 'credits' },
    ]
    for (const route of routes) expect(read(write(route))).toEqual(route)
  })

  it('that make no sense are lost, not broken', () => {
    for (const hash of ['#/table/', '#/table/a b', '#/seat/abcdef/short', '#/replay/abcdef/-1', '#/nowhere', '#/%E0%A4%A']) {
      expect(read(hash).page).toMatch(/lost|start/)
    }
    expect(read('#/%E0%A4%A').page).toBe('start')
    expect(read('#/table/<script>').page).toBe('lost')
  })

  it('can be shared', () => {
    expect(share({ page: 'table', id: 'abcdef' }, { origin: 'http://x', pathname: '/t/' })).toBe('http://x/t/#/table/abcdef')
  })
})

describe('settings', () => {
  const shelf = (text: string | null): Shelf & { kept: string | null } => ({
    kept: text,
    getItem() {
      return this.kept
    },
    setItem(_key, value) {
      this.kept = value
    },
  })

  it('come back as they were kept', () => {
    const kept = shelf(null)
    const mine = { ...load(kept, ['de-AT', 'en']), theme: 'dark', sound: false, speed: 0, candle: 40 } as const
    expect(mine.lang).toBe('de')
    save(kept, mine)
    expect(load(kept, ['en'])).toEqual(mine)
  })

  it('ignore nonsense', () => {
    const plain = load(shelf(null), ['fr', 'en-GB'])
    expect(plain.lang).toBe('en')
    expect(load(shelf('{"theme":"pink","speed":7,"candle":1,"lang":"xx"}'), ['fr', 'en-GB'])).toEqual(plain)
    expect(load(shelf('nonsense'), ['en'])).toEqual(plain)
    expect(load(shelf('null'), ['en'])).toEqual(plain)
  })

  it('hold without a shelf', () => {
    const broken: Shelf = {
      getItem: () => {
        throw new Error('no storage')
      },
      setItem: () => {
        throw new Error('no storage')
      },
    }
    const mine = load(broken, [])
    expect(() => save(broken, mine)).not.toThrow()
    expect(mine.confirm).toBe('irreversible')
  })
})

describe('keys', () => {
  const on = (tagName: string) => ({ tagName, getAttribute: () => null })

  it('order what the list says', () => {
    expect(order({ key: '3' })).toEqual({ do: 'action', digit: '3' })
    expect(order({ key: 'U' })).toEqual({ do: 'undo' })
    expect(order({ key: '?' })).toEqual({ do: 'help' })
    expect(order({ key: 'x' })).toBeNull()
  })

  it('rest while somebody writes, presses a button or uses the browser', () => {
    expect(order({ key: 'u', target: on('INPUT') })).toBeNull()
    expect(order({ key: 'Enter', target: on('BUTTON') })).toBeNull()
    expect(order({ key: 'u', target: on('BUTTON') })).toEqual({ do: 'undo' })
    expect(order({ key: 'r', ctrlKey: true })).toBeNull()
  })

  it('lead nowhere else while a move waits for its answer', () => {
    expect(order({ key: 'Enter', target: on('A') })).toBeNull()
    expect(order({ key: 'Enter', target: on('A') }, true)).toEqual({ do: 'confirm' })
    expect(order({ key: 'Enter', target: on('BUTTON') }, true)).toBeNull()
  })

  it('dial a number, which is clear as soon as no longer one can be meant', () => {
    expect(dial('', '3', 9)).toEqual(['3', true])
    expect(dial('', '1', 12)).toEqual(['1', false])
    expect(dial('1', '2', 12)).toEqual(['12', true])
    expect(dial('1', '3', 12)).toEqual(['3', true])
    expect(dial('1', '0', 12)).toEqual(['10', true])
    expect(dial('', '0', 12)).toEqual(['', false])
    expect(dial('', '7', 3)).toEqual(['', false])
  })
})

describe('pan and zoom', () => {
  const board = whole(1000, 700)

  it('keeps the point under the finger', () => {
    const at = { x: 300, y: 200 }
    const near = zoomAt(board, board, at, 2)
    expect(zoomOf(near, board)).toBeCloseTo(2)
    expect((at.x - near.x) / near.w).toBeCloseTo(at.x / board.w)
    expect((at.y - near.y) / near.h).toBeCloseTo(at.y / board.h)
  })

  it('never leaves the board nor its bounds', () => {
    expect(zoomAt(board, board, { x: 0, y: 0 }, 0.2)).toEqual(board)
    expect(zoomOf(zoomAt(board, board, { x: 0, y: 0 }, 99), board)).toBeCloseTo(6)
    const corner = panBy({ x: 0, y: 0, w: 500, h: 350 }, board, -50, 9000)
    expect(corner).toEqual({ x: 0, y: 350, w: 500, h: 350 })
    expect(clamp({ x: -10, y: -10, w: 2000, h: 10 }, board)).toEqual(board)
  })

  it('follows the action: when zoomed in, or as near as asked', () => {
    const corner = [{ x: 0.9 * board.w, y: 0.9 * board.h }]
    const near = zoomAt(board, board, { x: 0, y: 0 }, 2)
    expect(followed(board, board, corner, 1)).toBeNull()
    expect(followed(near, board, [], 2)).toBeNull()
    expect(followed(near, board, [{ x: 0.2 * board.w, y: 0.2 * board.h }], 1)).toBeNull()
    expect(shows(followed(near, board, corner, 1)!, corner)).toBe(true)
    expect(zoomOf(followed(near, board, corner, 1)!, board)).toBeCloseTo(2)
    expect(zoomOf(followed(board, board, corner, 3)!, board)).toBeCloseTo(3)
  })

  it('goes as near as a finger needs to tell places apart, and shows as many as it can', () => {
    const goal = (x: number, y: number, size = 0) => ({ at: [x, y] as const, size })
    const [near, next, far] = [goal(100, 100), goal(140, 100), goal(900, 600)]
    expect(closeUp([near, next], board, 1)).toBeNull()
    const pair = closeUp([near, next], board, 0.4)!
    expect(0.4 * zoomOf(pair, board) * 40).toBeGreaterThanOrEqual(32)
    expect(shows(pair, [{ x: 100, y: 100 }, { x: 140, y: 100 }])).toBe(true)
    const corner = closeUp([near, next, far], board, 0.4)!
    expect(0.4 * zoomOf(corner, board) * 40).toBeGreaterThanOrEqual(24)
    expect(shows(corner, [{ x: 100, y: 100 }, { x: 140, y: 100 }], 0)).toBe(true)
    expect(zoomOf(closeUp([goal(500, 300, 20)], board, 1)!, board)).toBeGreaterThan(1.6)
    expect(closeUp([goal(500, 300), goal(500, 300)], board, 0.2)).toBeNull()
  })

  it('knows a corner where nothing lies', () => {
    const px = { x: 500, y: 400 } // half as large as the board, with air above and below
    const corner = (...at: [number, number][]) =>
      freeCorner(at.map(([x, y]) => ({ x, y })), whole(1000, 600), px, { x: 100, y: 80 })
    expect(corner()).toBe('low right')
    expect(corner([790, 560], [810, 420], [10, 10])).toBe('low right')
    expect(corner([810, 560])).toBe('high right')
    expect(corner([990, 590], [990, 10])).toBe('low left')
    expect(corner([990, 590], [990, 10], [10, 590])).toBeUndefined()
  })

  it('shows what it is asked to show', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 250, y: 180 },
    ]
    const view = around(points, board)
    expect(shows(view, points)).toBe(true)
    expect(zoomOf(view, board)).toBeGreaterThan(1.5)
    expect(shows(view, [{ x: 900, y: 600 }])).toBe(false)
    expect(around([], board)).toEqual(board)
  })

  it('glides softly from one window to another, and never beyond either', () => {
    const view = zoomAt(board, board, { x: 900, y: 600 }, 4)
    expect(glided(board, view, 0)).toEqual(board)
    expect(glided(board, view, 1).w).toBeCloseTo(view.w)
    expect(glided(board, view, 0.5).x).toBeGreaterThan((board.x + view.x) / 2)
    expect(glided(board, view, -3), 'a frame may have begun before the glide').toEqual(board)
    expect(glided(board, view, 7).w).toBeCloseTo(view.w)
  })

  it('tells where more can be chosen beyond the window, and looks there as near as now', () => {
    const px = { x: 500, y: 350 }
    const view = zoomAt(board, board, { x: 0, y: 0 }, 4)
    const goal = (x: number, y: number) => ({ at: [x, y] as const, size: 0 })
    expect(beyond([goal(50, 50), goal(100, 90)], view, board, px)).toEqual([])
    const [right, low, ...others] = beyond([goal(50, 50), goal(900, 60), goal(910, 80), goal(60, 600)], view, board, px)
    expect(others).toEqual([])
    expect([right?.side, low?.side]).toEqual(['right', 'low'])
    expect(zoomOf(right!.view, board)).toBeCloseTo(4)
    expect(shows(right!.view, [{ x: 900, y: 60 }, { x: 910, y: 80 }])).toBe(true)
    expect(shows(low!.view, [{ x: 60, y: 600 }], 0)).toBe(true)
    const [clear] = beyond([goal(245, 20), goal(900, 20)], view, board, px)
    expect(clear!.along, 'it does not lie on what can be chosen here').toBeGreaterThan(0.2)
  })
})

describe('words', () => {
  const info = {
    verbs: { walk: ['to:space'] },
    events: { walked: ['figure', 'to:space', 'steps:number'] },
    names: { space: { V05: { de: 'Drachenherz', en: 'Dragonheart' } }, number: { 1: { de: '1', en: '1' } }, seat: { 0: { de: 'Zwerge', en: 'Dwarves' }, 1: { de: 'Elfen', en: 'Elves' } } },
  } as unknown as GameInfo
  const text = [
    'ask-move = { $seat }, wohin?',
    'action-walk = Lauf nach { $to }',
    'event-walked = { $figure } läuft { $steps ->\n    [one] einen Schritt\n   *[other] { $steps } Schritte\n} nach { $to }.',
    'why-too-far = { $space } ist zu weit.',
    'why-not-now = { $verb } geht nicht, es geht um { $topic }.',
    'verb-walk = Laufen',
    'topic-move = die Bewegung',
    'option-x = X\n    .about = Über X',
    'seat-nameless = Platz { $number }',
  ].join('\n')
  const words = new GameWords('de', [text], info)

  it('say moves, events, refusals and prompts with names', () => {
    expect(words.action({ move: 'walk V05', verb: 'walk', words: ['V05'] })).toBe('Lauf nach Drachenherz')
    const told = { key: 'walked', clause: 'DL-031', args: { figure: 'Ruska', to: 'V05', steps: 1 }, final: false, kept: true }
    expect(words.event(told)).toBe('Ruska läuft einen Schritt nach Drachenherz.')
    expect(words.event({ ...told, args: { ...told.args, steps: 3 } })).toContain('3 Schritte')
    expect(words.refusal({ clause: 'DL-031', key: 'too-far', args: { space: 'V05' } })).toBe('Drachenherz ist zu weit.')
    expect(words.refusal({ clause: 'DL-031', key: 'not-now', args: { verb: 'walk', topic: 'move' } })).toBe('Laufen geht nicht, es geht um die Bewegung.')
    expect(words.prompt('move', [0, 1], {})).toBe('Zwerge und Elfen, wohin?')
  })

  it('call seats by whom they play as, and by their number until that is known', () => {
    const chosen = words.as([1, null])
    expect([chosen.seat(0), chosen.seat(1)]).toEqual(['Elfen', 'Platz 2'])
    expect(chosen.name('seat', 0)).toBe('Elfen')
    expect(chosen.prompt('move', [0, 1], { 'who:seat': 0 })).toBe('Elfen und Platz 2, wohin?')
    expect(words.seat(0)).toBe('Zwerge')
  })

  it('say a number as it is, even where numbers have names: a text has no plural', () => {
    const named = { ...info, names: { ...info.names, number: { 1: { de: '1', en: '1' } } } }
    const told = { key: 'walked', clause: 'DL-031', args: { figure: 'Ruska', to: 'V05', steps: 1 }, final: false, kept: true }
    expect(new GameWords('de', [text], named).event(told)).toContain('einen Schritt')
  })

  it('know attributes and show a missing key', () => {
    expect(words.say('option-x.about')).toBe('Über X')
    expect(words.has('option-x.about')).toBe(true)
    expect(words.has('option-x.other')).toBe(false)
    expect(words.say('nothing')).toBe('nothing')
    expect(words.first(['nothing', 'option-x'])).toBe('X')
    expect(new Words('en', ['a = 1', 'a = 2']).say('a')).toBe('2')
  })

  it('begin in a language the browser asks for', () => {
    expect(detect(['fr-FR', 'DE-at', 'en'])).toBe('de')
    expect(detect([])).toBe('en')
    expect([slotName('to:space'), slotDomain('to:space'), slotName('die'), slotDomain('die')]).toEqual(['to', 'space', 'die', 'die'])
  })
})

describe('odds and ends', () => {
  it('targets are a domain and a word', () => {
    expect(parts(target('space', 'V05'))).toEqual(['space', 'V05'])
    expect(parts('seat:1:2')).toEqual(['seat', '1:2'])
    expect(parts('odd')).toEqual(['odd', ''])
  })

  it('a quick table has one person and otherwise bots', () => {
    const wish = quickTable({ slug: 'x', seats: [2, 4] } as never, BOT)
    expect(wish.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
    expect(wish).toMatchObject({ start: true, private: true })
    expect(wish.entropy).toMatch(/^[0-9a-f]{32}$/)
    expect(quickTable({ slug: 'x', seats: [1, 2] } as never, BOT).seats).toHaveLength(2)
  })

  it('bots are easy until one was chosen or a game was finished', () => {
    const kept = new Map<string, string>()
    const shelf: Shelf = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
    const levels = () => ['x', 'y'].map((slug) => levelOf(shelf, slug))
    chooseLevel(shelf, 'x', 'greedy')
    expect(levels(), 'another bot is no level').toEqual(['search:easy', 'search:easy'])
    finished(shelf, 'x')
    expect(levels()).toEqual([BOT, 'search:easy'])
    chooseLevel(shelf, 'x', 'search:normal')
    finished(shelf, 'x')
    expect(levels()).toEqual(['search:normal', 'search:easy'])
    kept.set('tafelrunde.bots', '[["x","gone"]]')
    expect(levels(), 'what is no longer there').toEqual(['search:easy', 'search:easy'])
  })

  it('sounds are short and soft', () => {
    for (const notes of Object.values(SOUNDS)) {
      expect(Math.max(...notes.map((note) => note.at + note.for))).toBeLessThanOrEqual(1.1)
      expect(Math.max(...notes.map((note) => note.loud))).toBeLessThanOrEqual(0.2)
    }
  })
})
