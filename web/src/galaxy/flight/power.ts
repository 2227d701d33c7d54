/** Whether a ship could power anything now: with its battery tokens, or, before they are dealt, with those to come. */

import type { ShipView } from '../view'
import { figures } from '../yard/figures'

export function hasPower({ cells, pieces }: Pick<ShipView, 'cells' | 'pieces'>): boolean {
  const tokens = Object.values(cells)
  return tokens.length > 0 ? tokens.some((count) => count > 0) : figures(pieces).cells > 0
}
