/** The bare ship board: its silhouette, its squares and what is printed at its sides. */

import type { Square } from '../../facts'
import type { Geometry } from '../geometry'
import { UNIT } from '../geometry'
import { SEATS, SEATS_DARK } from './palette'
import { escape } from './svg'

/** Room for the numbers around the board's rectangle. */
export const MARGIN = 40
/** Room for the hull alone. */
export const HULL = 10

/** The line along all that a group of numbers hits. */
const TARGET = 'stroke="#ff9d6a" stroke-width="5" stroke-linecap="round"'

/** How far below each other numbers stand. */
const LINE = 29

function squares(area: readonly Square[]): string {
  return area
    .map(
      ({ x, y }) =>
        `M${x * UNIT + 10.5},${y * UNIT + 2.5}h79a8,8 0 0 1 8,8v79a8,8 0 0 1 -8,8h-79a8,8 0 0 1 -8,-8v-79a8,8 0 0 1 8,-8z`,
    )
    .join('')
}

/** A line that several numbers hit is a larger target, and looks it; one in which nothing can stand is faint. */
function lookOf(count: number, bare: boolean): string {
  if (bare) return ' opacity=".4"'
  if (count < 2) return ''
  const colour = count > 2 ? '#ff9d6a' : '#ffd98f'
  return ` fill="${colour}"`
}

/** Whether no square of the board lies in the line that starts here. */
function isBare({ squares }: Geometry['board'], side: string, place: number): boolean {
  return !squares.some(({ x, y }) => (side === 'front' || side === 'rear' ? x : y) === place)
}

/** The numbers (or whatever else dice name lines by) at the sides of the rectangle. */
function labels({ board, width, height }: Geometry): string {
  const written = board.labels.map(({ side, place, text }) => {
    const along = (place + 0.5) * UNIT
    // Around a cylinder two numbers are the faces of two dice, not two sums.
    const several = text.includes(' ') && !board.wraps
    const look = lookOf(several ? text.split(' ').length : 1, isBare(board, side, place))
    if (side === 'front' || side === 'rear') {
      // Where the front says what the rear says, a screen without room may leave it out.
      const twin = side === 'front' && board.labels.some((other) => other.side === 'rear' && other.place === place && other.text === text)
      const pairs = side === 'front' && text.includes(' ') && board.wraps ? ' font-size="19"' : ''
      const edge = side === 'front' ? -HULL - 4 : height + HULL + 4
      const span = several ? `<path d="M${along - 40},${edge}h80" ${TARGET}/>` : ''
      return `<g${twin ? ' class="twin"' : ''}${look}><text${pairs} x="${along}" y="${side === 'front' ? -HULL - (span ? 13 : 9) : height + HULL + (span ? 33 : 29)}">${escape(text)}</text>${span}</g>`
    }
    // There is little room beside the board: several numbers stand one below the other.
    const numbers = text.split(' ')
    const aside = several ? 25 : 22
    const x = side === 'left' ? -HULL - aside : width + HULL + aside
    const first = along + 9 - (LINE * (numbers.length - 1)) / 2
    const span = several ? `<path d="M${side === 'left' ? -HULL - 4 : width + HULL + 4},${along - 40}v80" ${TARGET}/>` : ''
    return `<g${look}>${numbers.map((number, line) => `<text x="${x}" y="${first + LINE * line}">${escape(number)}</text>`).join('')}${span}</g>`
  })
  return `<g fill="#9aa5d0" font-family="system-ui,sans-serif" font-size="27" font-weight="600" text-anchor="middle">${written.join('')}</g>`
}

/** Where the left and the right edge are one: a dashed seam, wherever the cylinder is turned, and edges that go on. */
function seam({ board, width, height, rolled }: Geometry): string {
  if (!board.wraps) return ''
  const places = rolled ? [(board.width - rolled) * UNIT] : [-HULL, width + HULL]
  const printed = places.map((x) => `M${x},${-HULL}V${height + HULL}`).join('')
  const open = rolled ? [-HULL, width + HULL].map((x) => `M${x},0V${height}`).join('') : ''
  return `<path d="${open}" fill="none" stroke="#57e6ff" stroke-opacity=".3" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"/><path class="seam" d="${printed}" fill="none" stroke="#0a0e1f" stroke-width="11"/><path d="${printed}" fill="none" stroke="#57e6ff" stroke-opacity=".85" stroke-width="5" stroke-dasharray="4 12" stroke-linecap="round"/>`
}

/** Holes, and the faces of a die that are printed on squares. */
function holes({ board }: Geometry, short: boolean): string {
  const closed = new Set(board.holes.map(({ name }) => name))
  const pits = board.holes.map(({ x, y }) => {
    const at = `translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})`
    return `<g transform="${at}"><rect x="-46" y="-46" width="92" height="92" rx="20" fill="#04060d" stroke="#ff9d8c" stroke-opacity=".55" stroke-width="4" stroke-dasharray="13 9"/><ellipse cy="7" rx="30" ry="23" fill="#000"/><ellipse cy="2" rx="30" ry="23" fill="none" stroke="#27325c" stroke-width="5"/></g>`
  })
  const printed = short ? [] : board.rectangle.filter(({ name }) => board.faces.has(name))
  const faces = printed.map(({ name, x, y }) => {
    const rolled = closed.has(name)
    return `<text x="${(x + 0.5) * UNIT}" y="${(y + 0.5) * UNIT + 12}" fill="${rolled ? '#ff9d8c' : '#7886bd'}">${escape(board.faces.get(name)!)}</text>`
  })
  const written = faces.length > 0 ? `<g font-family="system-ui,sans-serif" font-size="34" font-weight="700" text-anchor="middle">${faces.join('')}</g>` : ''
  return pits.join('') + written
}

/** Where the two halves of a board meet: a row of rivets. */
function joint({ board }: Geometry): string {
  if (!board.joint) return ''
  const near = board.squares.filter(({ y }) => y === board.joint - 1 || y === board.joint).map(({ x }) => x)
  const y = board.joint * UNIT
  const line = `M${Math.min(...near) * UNIT},${y}H${(Math.max(...near) + 1) * UNIT}`
  return `<path d="${line}" fill="none" stroke="#0a0e1f" stroke-width="7"/><path d="${line}" fill="none" stroke="#8c96b4" stroke-opacity=".8" stroke-width="6" stroke-dasharray="0.1 25" stroke-linecap="round"/>`
}

/** Between two sections of a board, which are ships of their own: a hazard-striped gap, and what each is called. */
function gaps({ board, height }: Geometry, names: readonly string[]): string {
  if (board.sections.length < 2) return ''
  const column = emptyColumn(board)
  if (column !== null) {
    const x = (column + 0.5) * UNIT
    const written = [...names].sort((one, other) => leftmost(board, names.indexOf(one)) - leftmost(board, names.indexOf(other)))
    const named = written.map((name, place) => {
      const at = `translate(${x + (place === 0 ? -16 : 35)} ${height / 2}) rotate(-90)`
      return `<text transform="${at}" textLength="${Math.min(name.length * 16, height - UNIT)}">${escape(name)}</text>`
    })
    return `${gap(`M${x},${-HULL}V${height + HULL}`)}<g fill="#c3cbee" font-family="system-ui,sans-serif" font-size="27" font-weight="600" text-anchor="middle">${named.join('')}</g>`
  }
  const sectionOf = new Map(board.sections.flatMap((section, index) => section.map(({ x, y }) => [`${x} ${y}`, index] as const)))
  const borders = board.rectangle.flatMap(({ x, y }) => {
    const here = sectionOf.get(`${x} ${y}`)
    if (here === undefined) return []
    const differs = (other: number | undefined) => other !== undefined && other !== here
    return [
      ...(differs(sectionOf.get(`${x + 1} ${y}`)) ? [`M${(x + 1) * UNIT},${y * UNIT}v${UNIT}`] : []),
      ...(differs(sectionOf.get(`${x} ${y + 1}`)) ? [`M${x * UNIT},${(y + 1) * UNIT}h${UNIT}`] : []),
    ]
  })
  return gap(borders.join(''))
}

/** The first column in which nothing can be built, between two that have squares; null if there is none. */
function emptyColumn({ squares, width }: Geometry['board']): number | null {
  const used = new Set(squares.map(({ x }) => x))
  for (let column = 1; column < width - 1; column += 1) if (!used.has(column)) return column
  return null
}

/** Where a section begins, from the left. */
function leftmost({ sections }: Geometry['board'], section: number): number {
  return Math.min(...(sections[section] ?? []).map(({ x }) => x))
}

function gap(path: string): string {
  return `<path d="${path}" fill="none" stroke="#0a0e1f" stroke-width="12"/><path d="${path}" fill="none" stroke="#ffb84d" stroke-width="5" stroke-dasharray="12 9"/>`
}

/** The board as text, in short without numbers. Its edge has the colour of its seat; `names` are those of its sections. */
export function boardMarkup(geometry: Geometry, seat: number, short = false, names: readonly string[] = []): string {
  const { board } = geometry
  const ticks = board.squares.map(({ x, y }) => `M${x * UNIT + 44},${y * UNIT + 50}h12M${x * UNIT + 50},${y * UNIT + 44}v12`).join('')
  const silhouette = board.squares.map(({ x, y }) => `M${x * UNIT},${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`).join('')
  const rings = board.starts.map((start) => {
    const { x, y } = geometry.centre(start)
    return `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${SEATS[seat] ?? '#7786be'}" stroke-opacity=".6" stroke-width="3" stroke-dasharray="6 7"/>`
  })
  return `<path d="${silhouette}" fill="none" stroke="${(short ? SEATS : SEATS_DARK)[seat] ?? '#3a4779'}" stroke-width="${2 * HULL}" stroke-linejoin="round"/>
<path d="${silhouette}" fill="#0d1330" stroke="#0d1330" stroke-width="${2 * HULL - (short ? 9 : 5)}" stroke-linejoin="round"/>
<g class="free"><path d="${squares(board.squares)}" fill="#1b2449" stroke="#33406f" stroke-width="1.5"/>
<path d="${ticks}" stroke="#46548a" stroke-width="2"/></g>
${holes(geometry, short)}${rings.join('')}${joint(geometry)}${gaps(geometry, short ? [] : names)}${seam(geometry)}${short ? '' : labels(geometry)}`
}

/** The part of the plane that a drawing of the board shows. */
export function viewBox(geometry: Geometry, margin: number): string {
  return `${-margin} ${-margin} ${geometry.width + 2 * margin} ${geometry.height + 2 * margin}`
}
