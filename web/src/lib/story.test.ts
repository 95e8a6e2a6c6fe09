import { describe, expect, it } from 'vitest'
import type { CurveInfo } from './protocol'
import { apart, named, plotted, ticks } from './story'

describe('the scale of a curve', () => {
  it('has few round numbers that hold all values', () => {
    expect(ticks(0, 27)).toEqual([0, 10, 20, 30])
    expect(ticks(0, 1)).toEqual([0, 0.5, 1])
    expect(ticks(0, 7530)).toEqual([0, 2000, 4000, 6000, 8000])
    expect(ticks(-16, 23)).toEqual([-20, -10, 0, 10, 20, 30])
  })
})

describe('a curve in a box', () => {
  const curve: CurveInfo = { what: 'progress', seqs: [0, 4, 9], rounds: [0, 1, 2], values: [[0, 5, 10], [0, 0, 2]] }

  it('goes from the left to the right, and up', () => {
    const { lines, scale } = plotted(curve, { x: 10, y: 0, width: 100, height: 50 })
    expect(lines[0]).toEqual([[10, 50], [60, 25], [110, 0]])
    expect(lines[1]!.at(-1)).toEqual([110, 40])
    expect([scale[0], scale.at(-1)]).toEqual([{ value: 0, at: 50 }, { value: 10, at: 0 }])
  })

  it('that has not moved at all stays at the bottom', () => {
    const { lines } = plotted({ ...curve, seqs: [0], rounds: [0], values: [[0], [0]] }, { x: 0, y: 0, width: 10, height: 10 })
    expect(lines).toEqual([[[0, 10]], [[0, 10]]])
  })

  it('has emblems at its ends that do not lie on each other', () => {
    expect(apart([40, 10, 90], 12, 100)).toEqual([40, 10, 90])
    expect(apart([50, 50, 50], 12, 100)).toEqual([50, 62, 74])
    expect(apart([100, 98, 100], 12, 100)).toEqual([88, 76, 100])
  })

  it('names its rounds, all where there is room', () => {
    expect(named(curve, 600)).toEqual([1, 2])
    const long = { ...curve, rounds: Array.from({ length: 25 }, (_, i) => i) }
    expect(named(long, 600)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24])
    expect(named({ ...curve, rounds: [0, 0, 0] }, 600)).toEqual([])
  })
})
