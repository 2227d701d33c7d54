/** What a drawing needs to know of a ship, and how it is put in words. */

import { GOODS, figureEntry, pieceOfKey } from '../facts'
import { knows, t } from '$lib/words.svelte'
import type { Contents } from './drawing/piece'

/** The drawn part of a `ShipView`; any ShipView will do. */
export interface ShipLook {
  readonly board: string
  readonly pieces: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, string>>
  readonly cells: Readonly<Record<string, number>>
  readonly goods: Readonly<Record<string, string>>
  readonly marks: Readonly<Record<string, string>>
  /** Sections that take no part; those that come back with their `pieces` and what lies on them. */
  readonly absent?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The components of sections that are away, by their squares. */
export function piecesAway(ship: ShipLook): Readonly<Record<string, string>> {
  return Object.assign({}, ...Object.values(ship.absent ?? {}).map(({ pieces }) => pieces ?? {})) as Record<string, string>
}

export function contentsAt(ship: ShipLook, square: string): Contents {
  return {
    figures: ship.figures[square] ?? '',
    cells: ship.cells[square] ?? 0,
    goods: ship.goods[square] ?? '',
    mark: ship.marks[square] ?? '',
  }
}

/** The letters of a text with how often each is there, in the order in which they come first. */
function counted(letters: string): readonly (readonly [letter: string, count: number])[] {
  return [...new Set(letters)].map((letter) => [letter, [...letters].filter((other) => other === letter).length])
}

/** Figures in the game's words: `two humans`, `purple alien`; a letter without words is said as it is. */
export function figureWords(figures: string): readonly string[] {
  return counted(figures).map(([letter, count]) => {
    const id = `crew-${figureEntry(letter)?.name ?? letter}`
    if (count === 2 && knows(`${id}s`)) return t(`${id}s`)
    const one = knows(id) ? t(id) : letter
    return count === 1 ? one : `${count} × ${one}`
  })
}

/** Blocks in the game's words, dearest first. */
export function goodsWords(goods: string): readonly string[] {
  const order = (letter: string) => (GOODS.indexOf(letter) + GOODS.length + 1) % (GOODS.length + 1)
  return [...counted(goods)]
    .sort(([one], [other]) => order(one) - order(other))
    .map(([letter, count]) => (knows(`goods-${letter}`) ? t(`goods-${letter}`, { count }) : `${count} ${letter}`))
}

/** A token in the game's words. */
export function markWords(mark: string): string {
  return knows(`mark-${mark}`) ? t(`mark-${mark}`) : mark
}

/** What the sections of a board are called, in short; nothing where it is one ship. */
export function sectionLabels(names: readonly string[]): readonly string[] {
  return names.map((name) => (knows(`section-label-${name}`) ? t(`section-label-${name}`) : name))
}

/** A kind of component in the game's words. */
export function kindWords(kind: string): string {
  return knows(`kind-${kind}`) ? t(`kind-${kind}`) : kind.replaceAll('_', ' ')
}

/** A small drawing on a square in the game's words. */
export function signWords(name: string): string {
  return knows(`sign-${name}`) ? t(`sign-${name}`) : name.replaceAll('_', ' ')
}

/** What is on a square in the game's words: `7,6: cabin, two humans`; an empty square has only its name. */
export function squareWords(ship: ShipLook, square: string): string {
  const key = ship.pieces[square]
  if (!key) return square
  const { figures, cells, goods, mark } = contentsAt(ship, square)
  const words = [kindWords(pieceOfKey(key).kind), ...figureWords(figures)]
  if (cells) words.push(t('show-cells', { cells }))
  words.push(...goodsWords(goods))
  if (mark) words.push(markWords(mark))
  return `${square}: ${words.join(', ')}`
}
