// The results of rounds as they stand in the view, typed, and put together for tables and charts.

import type { TableView } from '$galaxy/view'
import { knows, t } from '$lib/words.svelte'

/** How one seat came home. */
export interface Row {
  /** The place at the finish; null for those who gave up. */
  readonly place: number | null
  /** Why the seat left the flight. */
  readonly left: string | null
  /** What the seat owned afterwards; null where that is a secret. */
  readonly credits: number | null
}

/** What one thing brought one seat; below zero where it was paid. */
export interface Line {
  readonly kind: string
  readonly seat: number
  readonly amount: number
}

export interface Result {
  readonly round: string
  readonly seats: readonly Row[]
  /** In the order in which they were paid. */
  readonly lines: readonly Line[]
}

/** What every settlement has a row for, in this order; what modules add comes after. */
const USUAL: readonly string[] = ['finish', 'best_looking', 'goods', 'losses']

export function resultsOf(table: TableView): readonly Result[] {
  return table.results as unknown as readonly Result[]
}

/** The rows of a settlement. */
export function itemsOf({ lines }: Result): readonly string[] {
  return [...new Set([...USUAL, ...lines.map(({ kind }) => kind)])]
}

/** A row in words. */
export function itemWords(item: string): string {
  const id = [`settlement-row-${item}`, `settlement-${item}`, `source-${item}`, `reason-${item}`].find(knows)
  const words = id ? t(id) : item.replaceAll('_', ' ')
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
}

/** Why an item is paid or costs something; nothing where nobody has put that in words. */
export function itemReason(item: string): string {
  return knows(`settlement-why-${item}`) ? t(`settlement-why-${item}`) : ''
}

/** What an item changed in a seat's purse. */
export function amount({ lines }: Result, seat: number, item: string): number {
  return lines.reduce((sum, line) => sum + (line.seat === seat && line.kind === item ? line.amount : 0), 0)
}

/** What the settlement of the round changed in a seat's purse. */
export function total({ lines }: Result, seat: number): number {
  return lines.reduce((sum, line) => sum + (line.seat === seat ? line.amount : 0), 0)
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
