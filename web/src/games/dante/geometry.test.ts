import { describe, expect, it } from 'vitest'
import { distance } from '../../lib/geometry'
import { edition } from './fixtures'
import { behind, HEIGHT, hops, hourAt, mountainOf, placesOn, RIM, roundAt, skyOf, spiralAt, sunWay, WIDTH } from './geometry'

const mountain = mountainOf(edition)
const at = (field: number) => mountain.at.get(field)!

describe('the mountain', () => {
  it('has every field, inside the frame and apart from all others', () => {
    expect(mountain.at.size).toBe(77)
    const all = [...mountain.at.values()]
    for (const [x, y] of all) {
      expect(x).toBeGreaterThan(RIM)
      expect(x).toBeLessThan(WIDTH - RIM)
      expect(y).toBeGreaterThan(RIM)
      expect(y).toBeLessThan(HEIGHT - RIM)
    }
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(54)))
  })

  it('rises from ledge to ledge, and each is narrower than the one below', () => {
    for (const [i, ledge] of mountain.ledges.slice(1).entries()) {
      const below = mountain.ledges[i]!
      expect(ledge.y).toBeLessThan(below.y - 55)
      expect(ledge.left).toBeGreaterThan(below.left)
      expect(ledge.right).toBeLessThan(below.right)
    }
    expect(mountain.ledges.map(({ areas }) => areas.map(({ id }) => id).join('+'))).toContain('shore+valley')
    expect(at(77)[1]).toBeLessThan(at(76)[1])
  })

  it('lets two stand side by side', () => {
    const [left, right] = placesOn(at(20), 2)
    expect(right![0] - left![0]).toBeGreaterThan(26)
    expect(left![0] + right![0]).toBeCloseTo(2 * at(20)[0])
    expect(placesOn(at(20), 1)).toEqual([at(20)])
  })
})

describe('ways', () => {
  it('hop from field to field', () => {
    const route = hops(mountain, 13, 16)
    expect(route[0]).toEqual(at(13))
    expect(distance(route.at(-1)!, at(16))).toBeLessThan(0.01)
    for (const field of [14, 15]) expect(Math.min(...route.map((point) => distance(point, at(field))))).toBeLessThan(0.01)
  })

  it('wind round behind the mountain, on the same ledge or up to the next', () => {
    for (const [from, to] of [[23, 13], [23, 24]] as const) {
      const route = behind(mountain, edition, from, to)
      expect(route[0]).toEqual(at(from))
      expect(distance(route.at(-1)!, at(to))).toBeLessThan(0.01)
      expect(Math.max(...route.map(([x]) => x))).toBeGreaterThan(at(from)[0])
      expect(Math.min(...route.map(([x]) => x))).toBeLessThan(at(to)[0])
    }
  })
})

describe('the sun', () => {
  it('wheels round clockwise: up on the left, down on the right, back below', () => {
    const [morning, noon, evening, midnight] = [1, 7, 12, 19].map((hour) => hourAt(edition, hour))
    expect(morning![0]).toBeLessThan(RIM)
    expect(noon![1]).toBeLessThan(RIM)
    expect(evening![0]).toBeGreaterThan(WIDTH - RIM)
    expect(midnight![1]).toBeGreaterThan(HEIGHT - RIM)
  })

  it('never goes back, not even past midnight', () => {
    expect(sunWay(edition, 22, 1)).toHaveLength(13)
    expect(distance(sunWay(edition, 22, 1).at(-1)!, hourAt(edition, 1))).toBeLessThan(0.01)
    expect(sunWay(edition, 5, 5)).toEqual([hourAt(edition, 5)])
  })

  it('colours the sky', () => {
    expect([0, 1, 2, 11, 12, 13, 14, 23].map((hour) => skyOf(edition, hour))).toEqual(
      ['dawn', 'dawn', 'day', 'day', 'dusk', 'dusk', 'night', 'night'],
    )
  })
})

describe('spiral, round and words', () => {
  it('the spiral winds inwards without touching itself', () => {
    const points = Array.from({ length: 34 }, (_, value) => spiralAt(33, value))
    points.forEach((a, i) => points.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(25)))
    expect(distance(spiralAt(33, 0), [1013, 190])).toBeLessThan(distance(spiralAt(33, 33), [1013, 190]))
  })

  it('eight have room at the round table', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => roundAt(seat, 8))
    seats.forEach((a, i) => seats.slice(i + 1).forEach((b) => expect(distance(a, b)).toBeGreaterThan(40)))
    expect(seats[2]![0]).toBeGreaterThan(seats[0]![0]) // clockwise
  })
})
