import { describe, expect, it } from 'vitest'
import { target, type GameSense } from './board'
import { affirms, answerOf, beyond, byVerb, compose, leading, listed, owes, pick, waysOf, type Way } from './compose'
import { wish } from './wish'
import type { GameInfo, LegalMove, SightInfo } from './protocol'

const move = (verb: string, ...words: string[]): LegalMove => ({ move: [verb, ...words].join(' '), verb, words })
const way = (legal: LegalMove, ...targets: string[]): Way => ({ move: legal, targets })

const ENTER = ['red', 'green'].flatMap((colour) => ['F01', 'F02'].map((to) => way(move('enter', colour, to), `figure:${colour}`, `space:${to}`)))
const MOVE = [
  way(move('walk', 'V05'), 'space:V05'),
  way(move('fly', 'V05', 'tile'), 'tile:little', 'space:V05'),
  way(move('stop'), 'verb:stop'),
]

describe('composing a move', () => {
  it('lets one pick in any order, and narrows down', () => {
    expect([...compose(ENTER, []).glowing].sort()).toEqual(['figure:green', 'figure:red', 'space:F01', 'space:F02'])
    const { glowing, ready } = compose(ENTER, ['space:F02'])
    expect([...glowing]).toEqual(['figure:red', 'figure:green'])
    expect(ready).toBeNull()
    expect(compose(ENTER, ['space:F02', 'figure:green'])).toMatchObject({ ready: { move: 'enter green F02' }, sure: true })
  })

  it('is ready when only one move is left, even if not all of it was picked', () => {
    expect(compose(ENTER.slice(0, 1), ['figure:red'])).toMatchObject({ ready: { move: 'enter red F01' }, sure: true })
    expect(compose(ENTER.slice(0, 1), []).ready).toBeNull()
  })

  it('is not sure while something longer could be meant', () => {
    expect(compose(MOVE, ['space:V05'])).toMatchObject({ ready: { move: 'walk V05' }, sure: false })
    expect(compose(MOVE, ['space:V05', 'tile:little'])).toMatchObject({ ready: { move: 'fly V05 tile' }, sure: true })
  })

  it('adds, lets go, changes one choice or begins anew', () => {
    expect(pick(ENTER, ['figure:red'], 'space:F01')).toEqual(['figure:red', 'space:F01'])
    expect(pick(ENTER, ['figure:red', 'space:F01'], 'figure:red')).toEqual(['space:F01'])
    expect(pick(ENTER, ['figure:red', 'space:F01'], 'space:F02')).toEqual(['figure:red', 'space:F02'])
    expect(pick(MOVE, ['space:V05'], 'verb:stop')).toEqual(['verb:stop'])
    expect(pick(MOVE, ['space:V05'], 'space:V09')).toBeNull()
  })

  it('groups by verb in the order of the list', () => {
    expect(byVerb([...MOVE, way(move('walk', 'V06'), 'space:V06')]).map(([verb, ways]) => [verb, ways.length])).toEqual([
      ['walk', 2],
      ['fly', 1],
      ['stop', 1],
    ])
  })

  it('are listed at once if they are few or stand for nothing on the table, else on demand', () => {
    const many = ['V01', 'V02', 'V03'].map((space) => way(move('walk', space), `space:${space}`))
    const stop = way(move('stop'), 'verb:stop')
    expect(listed([stop, ...many.slice(1)])).toMatchObject({ quick: [stop, ...many.slice(1)], rest: [] })
    expect(listed([...many, stop])).toEqual({ quick: [stop], rest: [['walk', many]], all: [stop, ...many] })
  })

  it('is affirmed by a second tap on what was picked last, once it is whole', () => {
    expect(affirms(compose(ENTER, ['figure:red']), 'figure:red')).toBe(false)
    expect(affirms(compose(ENTER, ['figure:red', 'space:F01']), 'space:F01')).toBe(true)
    expect(affirms(compose(ENTER, ['figure:red', 'space:F01']), 'figure:red')).toBe(false)
    expect(affirms(compose(MOVE, ['space:V05']), 'space:V05')).toBe(true)
  })
})

describe('a move that gets others ready', () => {
  const figure = 'figure:red'
  const lead = (die: string, cost: number): Way => ({ ...way(move('activate', 'red', die), figure, `die:${die}`), lead: { to: ['walk'], cost } })
  const [three, four] = [lead('a', 3), lead('b', 4)]
  const module = { targets: (m: LegalMove) => [`space:${m.words[0]}`] } as unknown as GameSense
  const sight = {} as SightInfo
  const walks = (of: Way, ...to: string[]) => beyond(module, of, { next: [...to.map((space) => move('walk', space)), move('stop')], table: null }, sight, {} as GameInfo)
  const ways = [three, four, ...walks(three, 'F01'), ...walks(four, 'F01', 'F02')]

  it('shows all that it leads to once it is begun', () => {
    expect([...compose(ways, []).glowing]).toEqual([figure, 'die:a', 'die:b'])
    expect([...compose(ways, [figure]).glowing]).toEqual(['die:a', 'die:b', 'space:F01', 'space:F02'])
    expect(pick(ways, [], 'space:F01')).toBeNull()
    expect(listed(compose(ways, [figure]).matches).all).toEqual([three, four])
  })

  it('follows from the goal; where several would do, the cheapest is made and named', () => {
    expect(compose(ways, [figure, 'space:F02'])).toMatchObject({ ready: { move: 'activate red b / walk F02' }, sure: true, chosen: null })
    expect(compose(ways, [figure, 'space:F01'])).toMatchObject({ ready: { move: 'activate red a / walk F01' }, sure: true, chosen: three.move })
    expect(compose(ways, [figure, 'die:b', 'space:F01'])).toMatchObject({ ready: { move: 'activate red b / walk F01' }, chosen: null })
  })

  it('is made alone when all of it is picked, never by a part of it', () => {
    expect(compose(ways, [figure, 'die:b'])).toMatchObject({ ready: four.move, sure: true })
    expect(compose([four], [figure]).ready).toBeNull()
    const keep: Way = { ...way(move('keep'), 'verb:keep'), lead: { to: ['activate'], cost: 0 } }
    const kept: Way = { ...three, targets: ['verb:keep', ...three.targets], after: keep }
    const afterRoll = [keep, kept, ...walks(kept, 'F01', 'F02')]
    expect(compose([keep, kept], [figure]).ready).toBeNull()
    expect(compose(afterRoll, [figure]).ready).toBeNull()
    expect(compose(afterRoll, [figure, 'die:a'])).toMatchObject({ ready: kept.move, sure: true })
  })

  it('is looked beyond once few are left over', () => {
    expect(leading(compose([three, four], []))).toEqual([])
    expect(leading(compose([three, four], [figure]))).toEqual([three, four])
    expect(leading(compose([four], []))).toEqual([four])
  })

  it('may get ready what gets others ready, at the table as it is then', () => {
    const stops: GameSense = {
      ...module,
      targets: ({ verb, words }, { table }) => (verb === 'stop' ? ['verb:stop'] : [`space:${table['at']}`, `treasure:${words[0]}`]),
      leads: ({ verb }) => (verb === 'stop' ? { to: ['take'], cost: 0 } : null),
    }
    const next = (of: Way, ...legal: LegalMove[]) => beyond(stops, of, { next: legal, table: { at: 'V05' } }, sight, {} as GameInfo)
    const [toStop, toFour] = [three, four].map((way) => next({ ...way, lead: { ...way.lead!, to: ['stop'] } }, move('stop')))
    const takes = [...toStop!, ...toFour!].flatMap((way) => next(way, move('take', 'egg'), move('take', 'clear')))
    const all = [three, four, ...toStop!, ...toFour!, ...takes]
    expect(leading(compose(all, [figure]))).toHaveLength(4)
    expect(compose(all, [figure, 'space:V05'])).toMatchObject({ ready: null })
    expect([...compose(all, [figure, 'space:V05']).glowing]).toContain('treasure:clear')
    expect(compose(all, [figure, 'space:V05', 'treasure:egg'])).toMatchObject({
      ready: { move: 'activate red a / stop / take egg' },
      sure: true,
      chosen: three.move,
    })
  })
})

describe('a sealed answer', () => {
  const legal = [move('place', 'C01', '1'), move('place', 'C02', '3')]
  const at = (answered: string | null, open = legal) => ({ legal: open, answered }) as SightInfo

  it('is owed until it is given', () => {
    expect(owes(at(null))).toBe(true)
    expect(owes(at('place C02 3'))).toBe(false)
    expect(owes(at(null, []))).toBe(false)
  })

  it('can be named, and changed, while it is still open', () => {
    expect(answerOf(at('place C02 3'))).toBe(legal[1])
    expect(answerOf(at(null))).toBeNull()
    expect(answerOf(at('place C02 3', []))).toBeNull()
  })
})

describe('a wish that is not legal', () => {
  const info = {
    verbs: { walk: ['to:space'], enter: ['colour', 'to:space'], stop: [], ferry: ['to:volcano'] },
    names: { space: { V05: {}, F01: {} }, volcano: { V05: {} } },
  } as unknown as GameInfo
  const sight = { legal: [move('enter', 'red', 'F01')] } as SightInfo
  const module = { targets: (m: LegalMove) => m.words.map((word) => target('x', word)) } as unknown as GameSense

  it('puts the word into the slot that could hold it', () => {
    expect(wish(module, 'space:V05', [], sight, info)).toBe('enter red V05')
    expect(wish(module, 'verb:stop', [], sight, info)).toBe('stop')
    expect(wish(module, 'verb:walk', [], sight, info)).toBeNull()
    expect(wish(module, 'egg:1', [], sight, info)).toBeNull()
  })

  it('leaves it to a game that knows better', () => {
    expect(wish({ ...module, wish: () => 'done' }, 'egg:1', [], sight, info)).toBe('done')
  })

  it('takes the targets from the game', () => {
    expect(waysOf(module, sight, info)[0]?.targets).toEqual(['x:red', 'x:F01'])
  })
})
