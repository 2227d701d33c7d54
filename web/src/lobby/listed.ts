// In which order tables are listed. The server begins with those where a person waits; here those with a free seat
// come before those that are full.

import type { TableInfo } from '$lib/protocol'

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => !seat.held && seat.bot === null).length

/** Somebody waits there; somebody plays there; a seat is free, but nobody is there; nobody is there. */
function rank(table: TableInfo): number {
  const joinable = table.stage === 'waiting' && freeSeats(table) > 0
  if (table.seats.some((seat) => seat.here)) return joinable ? 0 : 1
  return joinable ? 2 : 3
}

/** The most inviting first; those that are alike in the order of the server, the most recent first. */
export function mostInvitingFirst(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => rank(a) - rank(b))
}
