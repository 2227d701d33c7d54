// Who sits where, in words.

import type { Room, SeatView, View } from '$lib/protocol'
import { t } from '$lib/words.svelte'
import { botName, seatName } from './games.svelte'

export type Presence = 'empty' | 'here' | 'away' | 'bot' | 'stand_in'

/** `stand_in` is a bot on a seat that somebody holds. */
export function presence(seat: SeatView): Presence {
  if (seat.bot !== null) return seat.held ? 'stand_in' : 'bot'
  if (!seat.held) return 'empty'
  return seat.here ? 'here' : 'away'
}

/** The name that is written on a seat. */
export function sitter(seat: SeatView, game: string, number: number): string {
  if (seat.held) return seat.name
  return seat.bot === null ? t('seat-free') : seatName(game, number)
}

/** How it is with the seat, in a few words. */
export function presenceWords(seat: SeatView): string {
  return t(`presence-${presence(seat)}`, { bot: seat.bot === null ? '' : botName(seat.bot) })
}

/** A name for somebody who gives none, which nobody at the table has yet: Captain, Captain 2. */
export function unlike(name: string, taken: readonly string[]): string {
  let unused = name
  for (let number = 2; taken.includes(unused); number += 1) unused = `${name} ${number}`
  return unused
}

/** Seats that a game may be waiting for: all of them where it is a secret whom it asks. */
export function mayBeAsked(game: View): readonly number[] {
  const isSecret = game.waiting_for.length === 0 && game.due === null && !game.over
  return isSecret ? [...Array(game.setup.seats).keys()] : game.waiting_for
}

/** Seats the table waits for whose people are not there. */
export function missed(room: Room, waitingFor: readonly number[]): number[] {
  return waitingFor.filter((number) => {
    const seat = room.seats[number]
    return seat !== undefined && presence(seat) === 'away'
  })
}

/** The names of seats as a list of words. */
export function namesOf(room: Room, seats: readonly number[], language: string): string {
  const names = seats.map((seat) => {
    const view = room.seats[seat]
    return view ? sitter(view, room.game, seat) : seatName(room.game, seat)
  })
  return new Intl.ListFormat(language).format(names)
}
