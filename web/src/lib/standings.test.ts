import { expect, it } from 'vitest'
import { moments } from '../games/apokalypse/fixtures'
import { pointSources, standings } from './standings'

const result = (name: string) => moments.find((one) => one.name === name)!.sight.result!

it('those who have won come first, equals share a rank', () => {
  expect(result('over-6').ranks).toEqual([3, 4, 1, 6, 2, 4])
  expect(standings(result('over-6'))).toEqual([
    { seat: 2, rank: 1 },
    { seat: 4, rank: 2 },
    { seat: 0, rank: 3 },
    { seat: 1, rank: 4 },
    { seat: 5, rank: 4 },
    { seat: 3, rank: 6 },
  ])
})

it('where all have lost, nobody has a rank', () => {
  expect(result('over-2').winners).toEqual([])
  expect(standings({ ...result('over-2'), ranks: [3, 2] })).toEqual([
    { seat: 1, rank: null },
    { seat: 0, rank: null },
  ])
})

it('who sits alone has no rank', () => {
  const alone = { ...result('over-2'), ranks: [1], winners: [0] }
  expect(standings(alone)).toEqual([{ seat: 0, rank: null }])
})

it('a single source of points is not told beside the points', () => {
  expect(pointSources(result('over-2'))).toContain('riders')
  const second = [{ second: 0 }, { second: 1 }]
  expect(pointSources({ ...result('over-2'), sources: second })).toEqual([])
})
