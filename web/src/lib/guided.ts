// Which table of this browser is the guided first flight.

import { keep, kept } from './kept'

export function guide(table: string): void {
  keep('guided', table)
}

export function isGuided(table: string): boolean {
  return kept('guided') === table
}
