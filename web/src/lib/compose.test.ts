import { describe, expect, it } from 'vitest'
import { target, type GameModule } from './board'
import { answerOf, byVerb, compose, owes, pick, waysOf, wish, type Way } from './compose'
import type { GameInfo, LegalMove, Sight } from './protocol'

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
})

describe('a sealed answer', () => {
  const legal = [move('place', 'C01', '1'), move('place', 'C02', '3')]
  const at = (answered: string | null, open = legal) => ({ legal: open, answered }) as Sight

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
  const sight = { legal: [move('enter', 'red', 'F01')] } as Sight
  const module = { targets: (m: LegalMove) => m.words.map((word) => target('x', word)) } as unknown as GameModule

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
