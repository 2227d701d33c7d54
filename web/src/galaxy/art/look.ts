/** What a drawing needs to know of a ship, and how it is put in words. */

import { COLOURS, pieceOfKey } from '../facts'
import { t } from '$lib/words.svelte'
import type { Contents } from './drawing/piece'

/** The drawn part of a `ShipView`; any ShipView will do. */
export interface ShipLook {
  readonly board: string
  readonly pieces: Readonly<Record<string, string>>
  readonly humans: Readonly<Record<string, number>>
  readonly aliens: Readonly<Record<string, string>>
  readonly cells: Readonly<Record<string, number>>
  readonly goods: Readonly<Record<string, string>>
}

export function contentsAt(ship: ShipLook, square: string): Contents {
  return {
    humans: ship.humans[square] ?? 0,
    alien: ship.aliens[square],
    cells: ship.cells[square] ?? 0,
    goods: ship.goods[square] ?? '',
  }
}

/** What is on a square in the game's words: `7,6: cabin, two humans`; an empty square has only its name. */
export function squareWords(ship: ShipLook, square: string): string {
  const key = ship.pieces[square]
  if (!key) return square
  const { humans, alien, cells, goods } = contentsAt(ship, square)
  const words = [t(`kind-${pieceOfKey(key).kind}`)]
  if (humans) words.push(t(humans === 2 ? 'crew-humans' : 'crew-human'))
  if (alien) words.push(t(`crew-${alien}`))
  if (cells) words.push(t('show-cells', { cells }))
  for (const colour of COLOURS) {
    const count = [...goods].filter((block) => block === colour).length
    if (count) words.push(t(`goods-${colour}`, { count }))
  }
  return `${square}: ${words.join(', ')}`
}
