/** The island's looks, drawn from the edition alone: always the same for the same map, and never under a piece. */

import { distance, long as hypot, type Point } from '../../lib/geometry'
import { along, lengthOf, mix } from '../../lib/lines'
import { HEIGHT, offPolyline, offSegment, smooth, WIDTH } from './geometry'
import type { Edition } from './model'

/** A small repeatable dice bag for drawing; it has nothing to do with the game's luck. */
export function scatter(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const r = (value: number) => Math.round(value * 10) / 10
const STEPS = 120

/** The coast line: seen from the middle, as far out as there are spaces, and a little ragged. */
export function coast(edition: Edition): Point[] {
  const centre: Point = [WIDTH / 2, HEIGHT / 2]
  const land = [
    ...edition.volcano.map((v) => ({ p: [v.x, v.y] as Point, room: 58 })),
    ...edition.field.map((f) => ({ p: [f.x, f.y] as Point, room: 34 })),
  ].map(({ p, room }) => ({ far: distance(p, centre), angle: Math.atan2(p[1] - centre[1], p[0] - centre[0]), room }))
  const random = scatter(5)
  const rough = Array.from({ length: STEPS }, (_, i) => {
    const angle = (i / STEPS) * 2 * Math.PI
    const reach = land.map(({ far, angle: a, room }) => {
      const off = Math.abs(Math.atan2(Math.sin(angle - a), Math.cos(angle - a)))
      const wide = Math.atan2(room, far) + 0.1
      return off > wide
        ? 0.86 * (far + room) * Math.max(0, 1 - (off - wide) ** 2 * 9)
        : (far + room) * (1 - 0.14 * (off / wide) ** 2)
    })
    return Math.max(190, ...reach)
  })
  return rough.map((far, i) => {
    const calm = (rough.at(i - 1)! + 2 * far + rough[(i + 1) % STEPS]!) / 4
    const angle = (i / STEPS) * 2 * Math.PI
    const out = calm + (random() - 0.5) * 13
    const [x, y] = [centre[0] + out * Math.cos(angle), centre[1] + out * Math.sin(angle)]
    const rim = 9 + 9 * random()
    return [r(Math.max(rim, Math.min(WIDTH - rim, x))), r(Math.max(rim, Math.min(HEIGHT - rim, y)))]
  })
}

/** Is the point inside a closed line? */
export function inside([x, y]: Point, line: readonly Point[]): boolean {
  let odd = false
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line.at(i - 1)!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

/** Short strokes that lean on the coast from the sea side, longer in the shade of the south and east. */
export function hatching(line: readonly Point[]): string {
  const random = scatter(11)
  let d = ''
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length]!
    const steps = Math.ceil(distance(a, b) / 4)
    for (let k = 0; k < steps; k++) {
      const [x, y] = mix(a, b, k / steps)
      const out = b[1] > a[1] ? 1 : -1 // the line runs clockwise: going down means the sea lies to the east
      if (Math.abs(b[1] - a[1]) < 3 && random() < 0.5) continue
      const long = (out > 0 ? 7 : 4) + 6 * random()
      d += `M${r(x)} ${r(y)}h${r(out * long)}`
    }
  })
  return d
}

export interface Scenery {
  readonly trees: string
  readonly trunks: string
  readonly hills: string
  readonly shade: string
  readonly tufts: string
}

/** Woods, hills and grass wherever nothing else lies. */
export function scenery(edition: Edition, line: readonly Point[]): Scenery {
  const random = scatter(23)
  const free = clearing(edition)
  let [trees, trunks, hills, shade, tufts] = ['', '', '', '', '']
  for (let gy = 24; gy < HEIGHT - 14; gy += 15) {
    for (let gx = 20; gx < WIDTH - 14; gx += 19) {
      const [x, y] = [gx + (random() - 0.5) * 12, gy + (random() - 0.5) * 9]
      const wood = Math.sin(x / 71 + 1) + Math.cos(y / 53 + x / 160)
      const luck = random()
      if (!inside([x, y], line) || !inside([x, y + 10], line)) continue
      const room = free([x, y])
      if (room < 11) continue
      if (wood > 0.2 && luck < 0.93) {
        const h = 9 + 4 * random()
        trees += `M${r(x)} ${r(y - h)}l${r(h * 0.42)} ${r(h)}h${r(-h * 0.84)}Z`
        trunks += `M${r(x)} ${r(y)}v3M${r(x + h * 0.1)} ${r(y - h * 0.5)}l${r(h * 0.2)} ${r(h * 0.4)}`
      } else if (wood < -0.55 && luck < 0.6 && room > 16) {
        const w = 9 + 6 * random()
        hills += `M${r(x - w)} ${r(y)}q${r(w * 0.9)} ${r(-w * 1.5)} ${r(w * 2)} 0`
        shade += `M${r(x + w * 0.3)} ${r(y - w * 0.62)}l${r(w * 0.3)} ${r(w * 0.55)}`
        shade += `M${r(x + w * 0.6)} ${r(y - w * 0.42)}l${r(w * 0.16)} ${r(w * 0.36)}`
      } else if (luck > 0.84) {
        tufts += `M${r(x - 3)} ${r(y - 3)}l2 4M${r(x)} ${r(y - 5)}v6M${r(x + 3)} ${r(y - 3)}l-2 4`
      }
    }
  }
  return { trees, trunks, hills, shade, tufts }
}

/** How much room there is around a point before something of the game begins. */
export function clearing(edition: Edition): (p: Point) => number {
  const at = new Map([...edition.volcano, ...edition.field, ...edition.gate].map((s) => [s.id, [s.x, s.y] as Point]))
  const discs = [
    ...edition.volcano.map((v) => ({ p: [v.x, v.y] as Point, room: 44 })),
    ...edition.field.map((f) => ({ p: [f.x, f.y] as Point, room: 14 })),
    ...edition.gate.map((g) => ({ p: [g.x, g.y] as Point, room: 34 })),
  ]
  const paths = edition.path.flatMap(({ chain }) =>
    chain.slice(1).map((id, i) => [at.get(chain[i]!)!, at.get(id)!] as const),
  )
  const waters = edition.ferry.map((ferry) => waterLine(edition, ferry.a, ferry.b, ferry.via))
  const signs = edition.ferry.map((ferry, i) => signSpan(edition, ferry.name.de, waters[i]!))
  return (p) => {
    let room = HEIGHT - p[1] < 110 && p[0] < 240 ? 0 : Infinity // the tower's corner
    for (const disc of discs) room = Math.min(room, distance(p, disc.p) - disc.room)
    for (const { plate } of edition.volcano) room = Math.min(room, offPlate(p, plate))
    if (room <= 0) return room
    for (const [a, b] of paths) room = Math.min(room, offSegment(p, a, b) - 4)
    for (const water of waters) room = Math.min(room, offPolyline(p, water) - 12)
    for (const [a, b] of signs) room = Math.min(room, offSegment(p, a, b) - 8)
    return room
  }
}

/** The stretch that a water's name covers. */
function signSpan(edition: Edition, name: string, water: readonly Point[]): readonly [Point, Point] {
  const half = name.length * 3.4
  const { at, turn } = nameSpot(edition, water, half)
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * half, Math.sin((turn * Math.PI) / 180) * half]
  return [
    [at[0] - dx, at[1] - dy],
    [at[0] + dx, at[1] + dy],
  ]
}

/** Distance from a point to a volcano's info plate (88 x 36). */
export function offPlate([x, y]: Point, [px, py]: Point): number {
  return hypot(Math.max(0, Math.abs(x - px) - 46), Math.max(0, Math.abs(y - py) - 20))
}

/** The bed of a water: the edition's bends with a little swing, so that nothing flows like a ruler. */
export function waterLine(edition: Edition, a: string, b: string, via: readonly Point[]): Point[] {
  const place = (id: string): Point => {
    const v = edition.volcano.find((volcano) => volcano.id === id)!
    return [v.x, v.y]
  }
  const bends = [place(a), ...via, place(b)]
  const bed = via.length ? 8 : 6
  return Array.from({ length: bed + 1 }, (_, i) => {
    const [x, y] = along(bends, i / bed)
    const before = along(bends, i / bed - 0.05)
    const after = along(bends, i / bed + 0.05)
    const long = distance(before, after) || 1
    const swing = i % bed === 0 ? 0 : (i % 2 ? 1 : -1) * Math.min(6, lengthOf(bends) / 50)
    return [r(x - ((after[1] - before[1]) / long) * swing), r(y + ((after[0] - before[0]) / long) * swing)]
  })
}

export interface Sign {
  readonly at: Point
  readonly turn: number // degrees
}

/** Where beside its water a name is best read: straight along it, far from plates, volcanoes and paths. */
export function nameSpot(edition: Edition, line: readonly Point[], half: number): Sign {
  const long = lengthOf(line)
  const at = new Map([...edition.volcano, ...edition.field].map((s) => [s.id, [s.x, s.y] as Point]))
  const paths = edition.path.map(({ chain }) => chain.map((id) => at.get(id)!))
  const signs = Array.from({ length: 29 }, (_, i) => 0.22 + i * 0.02).flatMap((share) => {
    const [a, b] = [along(line, share - half / long), along(line, share + half / long)]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    const upright = Math.cos(turn) < 0 ? turn - Math.sign(turn || 1) * Math.PI : turn
    return [-15, 25].map((off) => {
      const middle = mix(a, b, 0.5)
      const sign: Point = [r(middle[0] - Math.sin(upright) * off), r(middle[1] + Math.cos(upright) * off)]
      const letters = [-1, -0.5, 0, 0.5, 1].map((k): Point => [
        sign[0] + Math.cos(upright) * half * k + Math.sin(upright) * 4,
        sign[1] + Math.sin(upright) * half * k - Math.cos(upright) * 4,
      ])
      let room = 5 - Math.abs(share - 0.5) * 4 - (off > 0 ? 1 : 0)
      for (const p of letters) {
        for (const v of edition.volcano) room = Math.min(room, distance(p, [v.x, v.y]) - 46, offPlate(p, v.plate) - 8)
        room = Math.min(room, offPolyline(p, line) - 14)
        if (room > -20) for (const path of paths) room = Math.min(room, offPolyline(p, path) - 20)
      }
      return { at: sign, turn: r((upright * 180) / Math.PI), room }
    })
  })
  return signs.reduce((best, sign) => (sign.room > best.room ? sign : best))
}

/** A stepping stone: nearly round, each a little different. */
export function stone(seed: number, radius: number): string {
  const random = scatter(seed * 7919)
  return smooth(
    Array.from({ length: 8 }, (_, i) => {
      const out = radius * (0.93 + 0.13 * random())
      const angle = (i / 8) * 2 * Math.PI + 0.2 * random()
      return [out * Math.cos(angle), out * Math.sin(angle) * 0.95]
    }),
    true,
  )
}

/** A volcano from above: its ragged foot, and the ridges that run from the rim down. */
export function cone(seed: number, foot: number, rim: number): { outline: string; ridges: string; shade: string } {
  const random = scatter(seed * 104729)
  const count = 22
  const points = Array.from({ length: count }, (_, i) => {
    const out = foot * (i % 2 ? 0.9 : 1.04) * (0.96 + 0.08 * random())
    const angle = ((i + 0.4 * random()) / count) * 2 * Math.PI
    return [out * Math.cos(angle), out * Math.sin(angle)] as Point
  })
  let [ridges, shade] = ['', '']
  points.forEach(([x, y], i) => {
    const from = (rim + 2.5) / foot
    const to = i % 2 ? 0.72 : 0.93
    const bend = `${r(x * 0.75 + y * 0.05)} ${r(y * 0.75 - x * 0.05)}`
    ridges += `M${r(x * from)} ${r(y * from)}Q${bend} ${r(x * to)} ${r(y * to)}`
    if (x + y > -6) {
      const [tx, ty] = [x * Math.cos(0.09) - y * Math.sin(0.09), x * Math.sin(0.09) + y * Math.cos(0.09)]
      shade += `M${r(tx * (from + 0.12))} ${r(ty * (from + 0.12))}L${r(tx * 0.86)} ${r(ty * 0.86)}`
    }
  })
  return { outline: smooth(points, true), ridges, shade }
}
