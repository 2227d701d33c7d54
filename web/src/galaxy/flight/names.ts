// How seats are called on the screen: by the name of who sits there, and by their colour; and where they are on the ring.

import type { Room } from '$lib/protocol'
import { t } from '$lib/words.svelte'
import type { FlightView } from '../view'
import type { Ringed } from './beside'
import { thingTitle } from './thingWords'

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

/** Who and what is where on the ring, the leader first: `Ada leads, Blue −3`. */
export function placesOnRing({ order, positions }: FlightView, others: readonly Ringed[], room: Room): string {
  const lead = positions[order[0] ?? -1] ?? 0
  const ships = order.map((seat) => t('flight-behind', { name: seatName(seat, room), days: lead - (positions[seat] ?? 0) }))
  const along = others.map((thing) => t('flight-along', { name: thingTitle(thing), days: Math.abs(thing.position - lead), where: thing.position > lead ? 'ahead' : 'behind' }))
  return [...ships, ...along].join(', ')
}
