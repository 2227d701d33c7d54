/** What cards are drawn with: pictures, numbers and panels, and rows of blocks and of whatever flies. */

import type { Flying } from '../../cardData'
import type { Side } from '../../sides'
import { artOf } from '../registry'
import { CREAM } from './palette'
import { escape, use } from './svg'

export const CARD_WIDTH = 250
export const CARD_HEIGHT = 350
/** The box in which a row of a card is drawn on its own. */
export const STRIP_WIDTH = 210
export const STRIP_HEIGHT = 36

export const RED = '#ff9d8c'
export const GREEN = '#8fe3a6'

/** The direction in which something flies that hits this side, for pictures that point to the right. */
export const FLIGHT: Readonly<Record<Side, number>> = { front: 90, right: 180, rear: 270, left: 0 }

export const picture = (name: string, x: number, y: number, size: number, angle = 0) =>
  use(name, `translate(${x} ${y}) rotate(${angle}) scale(${size / 100})`)

export function text(words: string | number, x: number, y: number, size: number, fill = CREAM, anchor = 'middle'): string {
  return `<text x="${x}" y="${y + size * 0.36}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-weight="800" font-family="system-ui,sans-serif">${escape(String(words))}</text>`
}

export function panel(y: number, height: number, edge = '#6b78ad', x = 12, width = CARD_WIDTH - 24): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#080c1d" fill-opacity=".82" stroke="${edge}" stroke-opacity=".8" stroke-width="1.6"/>`
}

/** Things side by side around a middle, as large as fits; too many of them stand in two rows. */
export function spread(count: number, x: number, y: number, room: number, most: number, draw: (index: number, x: number, y: number, size: number) => string): string {
  const least = most * 0.7
  const columns = count * least > room ? Math.ceil(count / 2) : count
  const rows = Math.ceil(count / columns)
  const size = Math.min(rows > 1 ? most * 0.8 : most, room / columns)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const inLine = Math.min(columns, count - line * columns)
    return draw(index, x + size * ((index % columns) - (inLine - 1) / 2), y + size * (line - (rows - 1) / 2), size)
  }).join('')
}

export const blocks = (goods: readonly string[], middle: number, y: number, room: number, most = 34) =>
  spread(goods.length, middle, y, room, most, (index, x, y, size) => picture(artOf('goods', goods[index]!) ?? 'token', x, y, size * 0.88))

export const shots = (fired: readonly Flying[], middle: number, y: number, room: number, most: number) =>
  spread(fired.length, middle, y, room, most, (index, x, y, size) => {
    const { weight, side } = fired[index]!
    return picture(`shot-${weight}`, x, y, size * (weight === 'heavy' ? 0.96 : 0.9), FLIGHT[side])
  })

/** Flight days lost. */
export const days = (count: number, x: number, y: number) => amount(`−${count}`, 'day', x, y, CREAM, 34, 27)

/** A number and what it counts, around a middle. */
export function amount(words: string, sprite: string, x: number, y: number, fill = CREAM, size = 38, letters = 31): string {
  const long = words.length > 2
  const edge = x + (long ? 7 : 1)
  return text(words, edge, y, long ? letters * 0.8 : letters, fill, 'end') + picture(sprite, edge + 3 + size / 2, y, size)
}
