// The results of rounds as they stand in the view, typed, and put together for tables and charts.

import type { TableView } from '../view'

/** How a seat came out of a round. */
export interface Row {
  /** The place at the finish; null for those who gave up. */
  readonly place: number | null
  /** Why the seat left the flight. */
  readonly left: string | null
  /** What the seat owned afterwards; null where that is a secret. */
  readonly credits: number | null
}

/** What one thing brought one seat. */
export interface Line {
  /** What for: `finish`, `goods`, or a module's word. */
  readonly kind: string
  readonly seat: number
  /** Credits, below zero where they were paid. */
  readonly amount: number
}

export interface Result {
  readonly round: string
  readonly seats: readonly Row[]
  /** In the order in which they were paid. */
  readonly lines: readonly Line[]
}

/** The kinds of lines that every settlement shows, whether or not there are any. */
const ALWAYS: readonly string[] = ['finish', 'best_looking', 'goods', 'losses']

export function resultsOf(table: TableView): readonly Result[] {
  return table.results as unknown as readonly Result[]
}

/** The kinds of lines of a round: the base game's first, then those of modules as they come. */
export function kinds(result: Result): readonly string[] {
  return [...new Set([...ALWAYS, ...result.lines.map((line) => line.kind)])]
}

/** What the lines of a kind changed in a seat's purse. */
export function amount(result: Result, seat: number, kind: string): number {
  return result.lines.reduce((sum, line) => (line.seat === seat && line.kind === kind ? sum + line.amount : sum), 0)
}

/** What the settlement of the round changed in a seat's purse. */
export function total(result: Result, seat: number): number {
  return result.lines.reduce((sum, line) => (line.seat === seat ? sum + line.amount : sum), 0)
}

/** What a purse had more after a round than before it; null where it is a secret. Who owns it together has a seat in `team`. */
export function gained(results: readonly Result[], round: number, team: readonly number[]): number | null {
  const purse = (after: number) => results[after]?.seats[team[0] ?? -1]?.credits ?? null
  const [before, now] = [round === 0 ? 0 : purse(round - 1), purse(round)]
  return before === null || now === null ? null : now - before
}

/** What came into a purse during the flight itself, before the settlement; null where it is a secret. */
export function onTheWay(results: readonly Result[], round: number, team: readonly number[]): number | null {
  const all = gained(results, round, team)
  const settled = team.reduce((sum, seat) => sum + total(results[round]!, seat), 0)
  return all === null ? null : all - settled
}

/** What each seat owned at the start (nothing) and after each round; seats whose purse is secret have no line. */
export function fortunes(results: readonly Result[]): readonly { seat: number; credits: readonly number[] }[] {
  const seats = results[0]?.seats.map((_, seat) => seat) ?? []
  return seats.flatMap((seat) => {
    const after = results.map((result) => result.seats[seat]?.credits ?? null)
    return after.every((credits) => credits !== null) ? [{ seat, credits: [0, ...after] }] : []
  })
}

/** A number on its way from 0 to its end, `progress` from 0 to 1: it slows down as it arrives. */
export function counting(end: number, progress: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3
  return Math.round(end * eased)
}

/** Round numbers for the lines of a chart that reaches up to `most`. */
export function gridLines(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((candidate) => most / candidate <= 5) ?? 1000
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}
