// In which order tables are listed: first those where somebody waits for company.

import type { TableInfo } from '$lib/protocol'

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => !seat.held && seat.bot === null).length

/** Somebody waits there; somebody plays there; a seat is free, but nobody is there; nobody is there. */
function rank(table: TableInfo): number {
  const joinable = table.stage === 'waiting' && freeSeats(table) > 0
  if (table.seats.some((seat) => seat.here)) return joinable ? 0 : 1
  return joinable ? 2 : 3
}

/** The most inviting first; of two alike the one that was opened last. */
export function mostInvitingFirst(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.opened - a.opened)
}
