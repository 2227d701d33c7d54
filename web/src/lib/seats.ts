// The seats this browser holds: the secret token of each, by table. Whoever has a token has the seat.

import { forget, keep, kept, keptBelow } from './kept'

export interface HeldSeat {
  readonly table: string
  readonly token: string
  /** Milliseconds since 1970; the newest is listed first. */
  readonly since: number
  /** Which seat it is, once the table has said so. */
  readonly seat: number | null
}

const MOST = 40 // more seats than anybody plays at; older ones make room
const name = (table: string) => `seat.${table}`

export function holdSeat(table: string, token: string, seat: number | null = null): void {
  const before = heldSeat(table)
  const known = before?.token === token ? before.seat : null
  keep(name(table), JSON.stringify({ token, since: before?.since ?? Date.now(), seat: seat ?? known }))
  for (const old of heldSeats().slice(MOST)) leaveSeat(old.table)
}

export function heldSeat(table: string): HeldSeat | null {
  const text = kept(name(table))
  if (!text) return null
  try {
    const { token, since, seat } = JSON.parse(text) as Partial<HeldSeat>
    if (typeof token !== 'string' || typeof since !== 'number') return null
    return { table, token, since, seat: typeof seat === 'number' ? seat : null }
  } catch {
    return null
  }
}

export function leaveSeat(table: string): void {
  forget(name(table))
}

/** All of them, the newest first. */
export function heldSeats(): HeldSeat[] {
  return keptBelow(name(''))
    .flatMap((key) => heldSeat(key.slice(name('').length)) ?? [])
    .sort((a, b) => b.since - a.since)
}
