// The way of something that flies at a ship, as it is drawn: from outside, over a bend if there is one, to where it
// hangs while its owner decides, and on to where it strikes or leaves the picture.

import { UNIT, type Geometry, type Point } from '$galaxy/art/geometry'
import { STEP } from '$galaxy/art/geometry'
import type { Aim } from './scene'

export interface DrawnWay {
  readonly from: Point
  /** Half the way, or the corner of a way that is bent. */
  readonly via: Point
  readonly wait: Point
  /** Where it strikes; null where nothing is in its way. */
  readonly strike: Point | null
  /** Where it leaves the picture if nothing stops it. */
  readonly out: Point
  /** A step the way it flies in the end, each of the two -1, 0 or 1. */
  readonly ahead: Point
  /** The direction of flight in degrees, 0 to the right, 90 downwards: what an image that points right is turned by. */
  readonly angle: number
  /** What is drawn of its line: runs of points, interrupted where it goes over the seam of a cylinder. */
  readonly lines: readonly (readonly Point[])[]
}

/** How far before the square that it will strike something hangs. */
const WAITING = 0.75 * UNIT
const OUTSIDE = 0.6 * UNIT

export function drawnWay({ side, way, square }: Aim, place: Geometry): DrawnWay {
  const strike = square === null ? null : place.edge(square, side)
  const [sx, sy] = STEP[side]
  const usual = { x: -sx || 0, y: -sy || 0 }
  const runs = place.runs(way)
  const run = runs.at(-1) ?? []
  const last = run.at(-1) ?? strike ?? { x: place.width / 2, y: place.height / 2 }
  const before = run.at(-2) ?? { x: last.x - usual.x * 2 * UNIT, y: last.y - usual.y * 2 * UNIT }
  const ahead = last.x === before.x && last.y === before.y ? usual : { x: Math.sign(last.x - before.x), y: Math.sign(last.y - before.y) }
  const first = run[0] ?? before
  const second = run[1] ?? last
  const into = { x: Math.sign(second.x - first.x), y: Math.sign(second.y - first.y) }
  const from = runs.length > 1 ? first : shifted(first, into, -OUTSIDE)
  const wait = strike ? shifted(strike, ahead, -WAITING) : shifted(from, into, OUTSIDE)
  const bent = run.length > 2
  return {
    from,
    via: bent ? second : { x: (from.x + wait.x) / 2, y: (from.y + wait.y) / 2 },
    wait,
    strike,
    out: shifted(last, ahead, OUTSIDE),
    ahead,
    angle: (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI,
    lines: strike ? [...runs.slice(0, -1), [...(run.length > 1 ? run.slice(0, -1) : [wait]), strike]] : [],
  }
}

export function shifted(point: Point, { x, y }: Point, distance: number): Point {
  return { x: point.x + x * distance, y: point.y + y * distance }
}
