// Whether a ship is away for now: something lies beside it that says so.

import { veilSprite } from '$galaxy/art'
import type { TableView } from '$galaxy/view'
import { listed } from './beside'

/** The drawing that veils a seat's ship; null while it is there. */
export function veilOf(table: TableView, seat: number): string | null {
  return listed(table, 'tray').map((thing) => (thing.seat === seat ? veilSprite(thing.name) : null)).find(Boolean) ?? null
}
