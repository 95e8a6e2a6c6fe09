import { describe, expect, it } from 'vitest'
import type { Point } from './geometry'
import { isRound, nearest, towards, within, type Spot } from './spots'

const spot = (target: string, at: Point, half: Point, corner: number): Spot => ({ target, at, half, corner, kind: '', label: target })
const disc = spot('disc', [0, 0], [10, 10], 10)
const pill = spot('pill', [40, 0], [10, 20], 10)

describe('a tap', () => {
  it('means the nearest spot', () => {
    expect(nearest([disc, pill], [21, 0])).toBe(pill)
    expect(nearest([disc, pill], [19, 0])).toBe(disc)
    expect(nearest([], [0, 0])).toBeUndefined()
  })

  it('is inside as far as the spot reaches, round or not', () => {
    expect([isRound(disc), isRound(pill)]).toEqual([true, false])
    expect([within(disc, [10, 10], [8, 8]), within(disc, [12, 12], [8, 8])]).toEqual([false, true])
    expect([within(pill, [10, 20], [49, 19]), within(pill, [10, 20], [51, 0]), within(pill, [10, 20], [40, -21])]).toEqual([true, false, false])
  })
})

it('an arrow key leads to what is near and not far off the line', () => {
  const [from, straight, aside] = [disc, spot('straight', [100, 0], [5, 5], 5), spot('aside', [50, 25], [5, 5], 5)]
  expect(towards([from, straight, aside], from, 'ArrowRight')).toBe(straight)
  expect(towards([from, aside], from, 'ArrowRight')).toBe(aside)
  expect(towards([from, straight, aside], from, 'ArrowDown')).toBe(aside)
  expect(towards([from, straight, aside], from, 'ArrowLeft')).toBeUndefined()
  expect(towards([from, straight, aside], from, 'Enter')).toBeUndefined()
})
