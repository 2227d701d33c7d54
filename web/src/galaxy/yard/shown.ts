/** What a person sees at their own place: the table as it is, with the act that is on its way already done. */

import type { PlaceView, ShipView, YardView } from '../view'
import { pieceOfKey, type Turn } from '../facts'
import type { Options } from '../vocabulary'

/** What can be done at the yard. */
export type Act = Options['build'] | Options['start_building']

/** A component drawn from the heap that the table has not yet named. */
export const UNSEEN = -1

export interface Shown {
  readonly hand: number | null
  /** Whether the hand is ahead of what the table has acknowledged. */
  readonly handPending: boolean
  readonly heap: number
  readonly faceUp: readonly number[]
  /** The component that is on its way to or from the face-up ones. */
  readonly moving: number | null
  readonly aside: readonly number[]
  readonly pieces: ShipView['pieces']
  /** A component being welded, and where. */
  readonly welding: { readonly square: string; readonly tile: number; readonly turn: Turn } | null
  /** The card pile that lies open, from 1; its cards may still be on their way. */
  readonly looking: number | null
  readonly number: number | null
  readonly turningHourglass: boolean
  readonly starting: boolean
}

function without<T>(list: readonly T[], gone: T): readonly T[] {
  return list.filter((kept) => kept !== gone)
}

export function shownPlace(yard: YardView, place: PlaceView, ship: ShipView, pending: Act | null): Shown {
  const now: Shown = {
    hand: place.hand,
    handPending: false,
    heap: yard.heap,
    faceUp: yard.face_up,
    moving: null,
    aside: place.aside,
    pieces: ship.pieces,
    welding: null,
    looking: place.looking === null ? null : place.looking + 1,
    number: place.number,
    turningHourglass: false,
    starting: false,
  }
  const hand = place.hand
  switch (pending?.form) {
    case 'start':
      return { ...now, starting: true }
    case 'draw':
      // The update may arrive a moment before the acknowledgement: then the hand already shows what was drawn.
      return hand === null ? { ...now, hand: UNSEEN, handPending: true, heap: Math.max(0, yard.heap - 1) } : now
    case 'take': {
      const tile = pending.component
      return { ...now, hand: tile, handPending: hand !== tile, faceUp: without(yard.face_up, tile), moving: tile }
    }
    case 'use': {
      const tile = pending.component
      return { ...now, hand: tile, handPending: hand !== tile, aside: without(place.aside, tile) }
    }
    case 'weld':
      if (hand === null) return now
      return { ...now, hand: null, handPending: true, welding: { square: pending.square, tile: hand, turn: pending.turn } }
    case 'return':
      if (hand === null) return now
      return { ...now, hand: null, handPending: true, faceUp: [...yard.face_up, hand], moving: hand }
    case 'set_aside':
      if (hand === null) return now
      return { ...now, hand: null, handPending: true, aside: [...place.aside, hand] }
    case 'lift': {
      const key = place.last === null ? undefined : ship.pieces[place.last]
      if (place.last === null || key === undefined) return now
      const { [place.last]: _, ...pieces } = ship.pieces
      return { ...now, hand: pieceOfKey(key).tile, handPending: true, pieces }
    }
    case 'look':
      return { ...now, looking: pending.pile }
    case 'put_back':
      return { ...now, looking: null }
    case 'turn':
      return { ...now, turningHourglass: true }
    case 'finish':
      return { ...now, number: pending.number }
    default:
      return now
  }
}
