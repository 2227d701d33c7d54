/** The bare ship board: its silhouette, its squares and the numbers at its sides. */

import type { Geometry } from '../geometry'
import { UNIT } from '../geometry'
import { SEATS, SEATS_DARK } from './palette'

/** Room for the numbers around the board's rectangle. */
export const MARGIN = 40
/** Room for the hull alone. */
export const HULL = 10

function squares({ board }: Geometry): string {
  return board.squares
    .map(
      ({ x, y }) =>
        `M${x * UNIT + 10.5},${y * UNIT + 2.5}h79a8,8 0 0 1 8,8v79a8,8 0 0 1 -8,8h-79a8,8 0 0 1 -8,-8v-79a8,8 0 0 1 8,-8z`,
    )
    .join('')
}

function numbers(geometry: Geometry): string {
  const { board, width, height } = geometry
  const at = (x: number, y: number, text: number) => `<text x="${x}" y="${y}">${text}</text>`
  const columns = board.columns.flatMap((number, index) => {
    const x = (index + 0.5) * UNIT
    return [at(x, -HULL - 9, number), at(x, height + HULL + 29, number)]
  })
  const rows = board.rows.flatMap((number, index) => {
    const y = (index + 0.5) * UNIT + 9
    return [at(-HULL - 22, y, number), at(width + HULL + 22, y, number)]
  })
  return `<g fill="#9aa5d0" font-family="system-ui,sans-serif" font-size="27" font-weight="600" text-anchor="middle">${columns.join('')}${rows.join('')}</g>`
}

/** The board as text, in short without numbers. Its edge has the colour of its seat. */
export function boardMarkup(geometry: Geometry, seat: number, short = false): string {
  const { x, y } = geometry.centre(geometry.board.start)
  const ticks = geometry.board.squares
    .map(({ x, y }) => `M${x * UNIT + 44},${y * UNIT + 50}h12M${x * UNIT + 50},${y * UNIT + 44}v12`)
    .join('')
  const silhouette = geometry.board.squares.map(({ x, y }) => `M${x * UNIT},${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`).join('')
  return `<path d="${silhouette}" fill="none" stroke="${(short ? SEATS : SEATS_DARK)[seat] ?? '#3a4779'}" stroke-width="${2 * HULL}" stroke-linejoin="round"/>
<path d="${silhouette}" fill="#0d1330" stroke="#0d1330" stroke-width="${2 * HULL - (short ? 9 : 5)}" stroke-linejoin="round"/>
<g class="free"><path d="${squares(geometry)}" fill="#1b2449" stroke="#33406f" stroke-width="1.5"/>
<path d="${ticks}" stroke="#46548a" stroke-width="2"/></g>
<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${SEATS[seat] ?? '#7786be'}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="6 7"/>${short ? '' : numbers(geometry)}`
}

/** The part of the plane that a drawing of the board shows. */
export function viewBox(geometry: Geometry, margin: number): string {
  return `${-margin} ${-margin} ${geometry.width + 2 * margin} ${geometry.height + 2 * margin}`
}
