// Where components were torn off by what happened to others: what goes through one flies on to the next, and what blows up
// takes its neighbours along.

import type { Geometry } from '$galaxy/art'
import type { Wreck } from './scene'

/** A component that blew up, not by being struck. */
export interface Blast {
  readonly id: number
  readonly square: string
  /** The square of the component that took it along; null where it went by itself. */
  readonly from: string | null
  /** Whether what struck that one flew on to this one. */
  readonly through: boolean
}

/** The blasts on a ship from what was destroyed there one after the other; what a hazard strikes itself is its own business. */
export function blastsOf(wrecks: readonly Wreck[], place: Geometry): readonly Blast[] {
  const destroyed = wrecks.filter(({ how }) => how === 'destroyed')
  const hits = destroyed.flatMap(({ id, struck }) => (struck ? [{ ...struck, id }] : []))
  return destroyed.flatMap((wreck) => {
    const before = chainBefore(destroyed, wreck)
    return Object.keys(wreck.pieces)
      .filter((square) => square !== wreck.struck?.square)
      .map((square) => {
        const from = nearest(square, before, place)
        const struck = hits.findLast((hit) => hit.square === from && hit.id < wreck.id)
        return { id: wreck.id, square, from, through: struck !== undefined && inLine(square, struck.square!, struck.side, place) }
      })
  })
}

/** The squares of what was destroyed just before, one right after the other. */
function chainBefore(destroyed: readonly Wreck[], { id }: Wreck): readonly string[] {
  const ids = new Map(destroyed.map((wreck) => [wreck.id, wreck]))
  const squares: string[] = []
  for (let earlier = ids.get(id - 1); earlier; earlier = ids.get(earlier.id - 1)) squares.push(...Object.keys(earlier.pieces))
  return squares
}

function nearest(square: string, others: readonly string[], place: Geometry): string | null {
  const here = place.centre(square)
  const far = (other: string) => Math.hypot(place.centre(other).x - here.x, place.centre(other).y - here.y)
  return others.reduce<string | null>((best, other) => (best === null || far(other) < far(best) ? other : best), null)
}

function inLine(square: string, struck: string, side: string, place: Geometry): boolean {
  const axis = side === 'front' || side === 'rear' ? 'x' : 'y'
  return place.centre(square)[axis] === place.centre(struck)[axis]
}
