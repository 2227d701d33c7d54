// The tables of this browser: in which order, and how a game ended for whoever sat here.

import type { TableInfo } from '$lib/protocol'

/** A table at which this browser holds a seat; the seat is not known of tables that were left before it was kept. */
export interface OwnTable {
  readonly info: TableInfo
  readonly seat: number | null
}

/** What goes on comes before what is over; the most recent first. */
export function unfinishedFirst(tables: readonly OwnTable[]): OwnTable[] {
  const over = ({ info }: OwnTable) => Number(info.stage === 'over')
  return tables.toSorted((one, other) => over(one) - over(other) || other.info.opened - one.info.opened)
}

export interface Result {
  /** 1 for the best; those with equal scores share a place. */
  readonly place: number
  readonly score: number
}

export function resultOf({ info: { scores }, seat }: OwnTable): Result | null {
  const score = seat === null ? undefined : scores?.[seat]
  if (score === undefined) return null
  return { place: 1 + scores!.filter((other) => other > score).length, score }
}

/** The bot that played all other seats, if only bots did: against them one plays again without asking anybody. */
export function soleBot({ info: { seats }, seat }: OwnTable): string | null {
  const others = seats.filter((_, number) => number !== seat)
  const bot = others[0]?.bot ?? null
  return seat !== null && bot !== null && others.every((other) => !other.held && other.bot !== null) ? bot : null
}
