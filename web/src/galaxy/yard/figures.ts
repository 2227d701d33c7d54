/** What stands on a ship under construction, counted from what is printed on its components. */

import type { ShipView } from '../view'
import { amountOf, pieceOfKey } from '../facts'

export interface Figures {
  readonly cabins: number
  readonly cells: number
  readonly holds: number
}

export function figures(pieces: ShipView['pieces']): Figures {
  const parts = Object.values(pieces).map((key) => pieceOfKey(key).parts)
  const sum = (count: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + count(part), 0)
  return {
    cabins: sum((part) => amountOf(part, 'cabin')),
    cells: sum((part) => amountOf(part, 'cells')),
    holds: sum((part) => amountOf(part, 'holds')),
  }
}
