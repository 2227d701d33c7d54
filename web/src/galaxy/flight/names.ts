// How seats are called on the screen: by the name of who sits there, and by their colour.

import type { Room } from '$lib/protocol'
import { t } from '$lib/words.svelte'

/** The name of who sits there, or the colour if nobody has one. */
export function seatName(seat: number, room: Room): string {
  return room.seats[seat]?.name || colourName(seat)
}

export function colourName(seat: number): string {
  return t('seat', { seat })
}

/** Names in a row: `Ada, Blue`. */
export function seatNames(seats: readonly number[], room: Room): string {
  return seats.map((seat) => seatName(seat, room)).join(', ')
}
