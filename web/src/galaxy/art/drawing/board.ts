/** The bare ship board: its silhouette, its squares and the numbers at its sides. */

import type { Geometry } from '../geometry'
import { UNIT } from '../geometry'
import { SEATS, SEATS_DARK } from './palette'

/** Room for the numbers around the board's rectangle. */
export const MARGIN = 34
/** Room for the hull alone. */
export const HULL = 10

function squares(geometry: Geometry, grow: number, radius: number): string {
  const size = UNIT + 2 * grow
  const straight = size - 2 * radius
  const corner = (x: number, y: number) => `a${radius},${radius} 0 0 1 ${x},${y}`
  return geometry.board.squares
    .map(
      ({ x, y }) =>
        `M${x * UNIT - grow + radius},${y * UNIT - grow}h${straight}${corner(radius, radius)}v${straight}${corner(-radius, radius)}h${-straight}${corner(-radius, -radius)}v${-straight}${corner(radius, -radius)}z`,
    )
    .join('')
}

function numbers(geometry: Geometry): string {
  const { board, width, height } = geometry
  const at = (x: number, y: number, text: number) => `<text x="${x}" y="${y}">${text}</text>`
  const columns = board.columns.flatMap((number, index) => {
    const x = (index + 0.5) * UNIT
    return [at(x, -HULL - 8, number), at(x, height + HULL + 22, number)]
  })
  const rows = board.rows.flatMap((number, index) => {
    const y = (index + 0.5) * UNIT + 8
    return [at(-HULL - 12, y, number), at(width + HULL + 12, y, number)]
  })
  return `<g fill="#aab4da" font-family="system-ui,sans-serif" font-size="22" font-weight="600" text-anchor="middle">${columns.join('')}${rows.join('')}</g>`
}

/** The board as text. Its edge has the colour of its seat. */
export function boardMarkup(geometry: Geometry, seat: number, numbered: boolean): string {
  const { x, y } = geometry.centre(geometry.board.start)
  const ticks = geometry.board.squares
    .map(({ x, y }) => `M${x * UNIT + 44},${y * UNIT + 50}h12M${x * UNIT + 50},${y * UNIT + 44}v12`)
    .join('')
  return `<path d="${squares(geometry, HULL, 16)}" fill="${SEATS_DARK[seat] ?? '#3a4779'}"/>
<path d="${squares(geometry, HULL - 3, 13)}" fill="#0d1330"/>
<path d="${squares(geometry, -2.5, 8)}" fill="#1b2449" stroke="#33406f" stroke-width="1.5"/>
<path d="${ticks}" stroke="#46548a" stroke-width="2"/>
<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${SEATS[seat] ?? '#7786be'}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="6 7"/>${numbered ? numbers(geometry) : ''}`
}

/** The part of the plane that a drawing of the board shows. */
export function viewBox(geometry: Geometry, margin: number): string {
  return `${-margin} ${-margin} ${geometry.width + 2 * margin} ${geometry.height + 2 * margin}`
}
