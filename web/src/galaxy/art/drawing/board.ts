/** The bare ship board: its silhouette, its squares and what is printed at its sides. */

import type { Square } from '../../facts'
import type { Side } from '../../sides'
import type { Geometry } from '../geometry'
import { UNIT } from '../geometry'
import { SEATS, SEATS_DARK } from './palette'
import { escape } from './svg'

/** Room for the numbers around the board's rectangle. */
export const MARGIN = 40
/** Room for the hull alone. */
export const HULL = 10

/** How wide a number is for each of its characters, and how wide a column's numbers may be. */
const [CHARACTER, ROOM] = [16, 94]

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
function isBare({ squares }: Geometry['board'], side: Side, place: number): boolean {
  return !squares.some(({ x, y }) => (side === 'front' || side === 'rear' ? x : y) === place)
}

/** The numbers (or whatever else dice name lines by) at the sides of the rectangle. */
function labels({ board, width, height }: Geometry): string {
  const written = board.labels.map(({ side, place, text }) => {
    const along = (place + 0.5) * UNIT
    // Around a cylinder two numbers are the faces of two dice, not two sums.
    const several = text.includes(' ') && !board.wraps
    const narrow = several && /\d\d/.test(text) ? ' font-size="24"' : ''
    const look = lookOf(several ? text.split(' ').length : 1, isBare(board, side, place))
    if (board.mirrors && (side === 'front' || side === 'rear') && 2 * place !== board.width - 1) return mirrored(board, side, place, height)
    if (side === 'front' || side === 'rear') {
      // Where the front says what the rear says, a screen without room may leave it out.
      const twin = side === 'front' && board.labels.some((other) => other.side === 'rear' && other.place === place && other.text === text)
      const wide = several && CHARACTER * text.length > ROOM ? ` font-size="${Math.floor((27 * ROOM) / (CHARACTER * text.length))}"` : ''
      const pairs = side === 'front' && text.includes(' ') && board.wraps ? ' font-size="19"' : wide
      const edge = side === 'front' ? -HULL - 4 : height + HULL + 4
      const span = several ? `<path d="M${along - 40},${edge}h80" ${TARGET}/>` : ''
      return `<g${twin ? ' class="twin"' : ''}${look}><text${pairs} x="${along}" y="${side === 'front' ? -HULL - (span ? 13 : 9) : height + HULL + (span ? 33 : 29)}">${escape(text)}</text>${span}</g>`
    }
    // There is little room beside the board: several numbers stand one below the other.
    const numbers = text.split(' ')
    const aside = several ? 25 : 22
    const x = side === 'left' ? -HULL - aside : width + HULL + aside
    const first = along + 9 - (LINE * (numbers.length - 1)) / 2 + clearOfRails(board, side, place)
    const span = several ? `<path d="M${side === 'left' ? -HULL - 4 : width + HULL + 4},${along - 40}v80" ${TARGET}/>` : ''
    return `<g${look}>${numbers.map((number, line) => `<text${narrow} x="${x}" y="${first + LINE * line}">${escape(number)}</text>`).join('')}${span}</g>`
  })
  return `<g fill="#9aa5d0" font-family="system-ui,sans-serif" font-size="27" font-weight="600" text-anchor="middle">${written.join('')}</g>`
}

/** The colours in which pairs of mirrored columns belong together, from the outer ones inwards. */
const PAIRS = ['#ffb84d', '#57e6ff', '#c9a2ff', '#7ad694']

/** The number of a column whose hits come in pairs, with that of its mirror column, and the line along both. */
function mirrored(board: Geometry['board'], side: Side, place: number, height: number): string {
  const numbers = board.labels.filter((label) => label.side === side)
  const text = (column: number) => escape(numbers.find((label) => label.place === column)?.text ?? '')
  const twin = board.width - 1 - place
  const colour = PAIRS[Math.min(place, twin) % PAIRS.length]!
  const along = (place + 0.5) * UNIT
  const [edge, line] = side === 'front' ? [-HULL - 4, -HULL - 13] : [height + HULL + 4, height + HULL + 33]
  return `<g fill="${colour}"${isBare(board, side, place) ? ' opacity=".4"' : ''}><text x="${along}" y="${line}">${text(place)}<tspan font-size="20" dx="5" fill-opacity=".85">+${text(twin)}</tspan></text><path d="M${along - 40},${edge}h80" stroke="${colour}" stroke-width="5" stroke-linecap="round"/></g>`
}

/** The axis of a board on which hits are mirrored. */
function axis({ board, width, height }: Geometry): string {
  if (!board.mirrors) return ''
  return `<path class="axis" d="M${width / 2},${-HULL}V${height + HULL}" fill="none" stroke="#c3cbee" stroke-opacity=".28" stroke-width="4" stroke-dasharray="3 13" stroke-linecap="round"/>`
}

/** How far the number of a row makes room for the rail that ends there: rails from the front come from above it. */
function clearOfRails({ bends }: Geometry['board'], side: Side, row: number): number {
  const rail = bends.find((bend) => bend.towards === side && bend.row === row)
  return rail ? (rail.side === 'front' ? 34 : -34) : 0
}

/** How wide the bend of a rail is. */
const BEND = 26

/** The ways beside a board that end at its sides: each begins where its number would stand, and has an arrow at its end. */
function rails({ board, width, height }: Geometry): string {
  if (board.bends.length === 0) return ''
  const drawn = board.bends.map(({ side, total, column, towards, row }) => {
    const [x, y] = [(column + 0.5) * UNIT, (row + 0.5) * UNIT]
    const [begin, down] = side === 'front' ? [-2, 1] : [height + 2, -1]
    const [end, ahead] = towards === 'left' ? [-HULL - 8, 1] : [width + HULL + 8, -1]
    const way = `M${x},${begin}V${y - down * BEND}Q${x},${y} ${x + ahead * BEND},${y}H${end - ahead * 8}`
    const tip = `M${end},${y}l${-ahead * 17},-11v22z`
    const number = `<text x="${x}" y="${side === 'front' ? -HULL - 9 : height + HULL + 29}">${total}</text>`
    return `<path d="${way}" fill="none" stroke="#ff9d6a" stroke-opacity=".55" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 13"/><path d="${tip}" fill="#ff9d6a"/>${number}`
  })
  return `<g class="rails" fill="#ff9d6a" font-family="system-ui,sans-serif" font-size="27" font-weight="600" text-anchor="middle">${drawn.join('')}</g>`
}

/** The dice compass of a board that dice turn, in its emptiest corner: the faces at its top are those that turn it so. */
function compass({ board }: Geometry): string {
  if (board.compass.length === 0) return ''
  const far = [board.width - 1, board.height - 1] as const
  const corners = [[0, 0], [far[0], 0], [0, far[1]], [...far]] as readonly (readonly [number, number])[]
  const crowd = ([cx, cy]: readonly [number, number]) => board.squares.filter(({ x, y }) => Math.abs(x - cx) + Math.abs(y - cy) < 2).length
  const [cx, cy] = [...corners].sort((one, other) => crowd(one) - crowd(other))[0]!
  const faces = board.compass.map((numbers, side) => {
    const dice = numbers.map((number, place) => die(number, 26 * (place - (numbers.length - 1) / 2), side))
    return `<g transform="rotate(${90 * side})"><g transform="translate(0 -30)">${dice.join('')}</g></g>`
  })
  const star = '<path d="M0,-17L5,-5L13,0L5,5L0,13L-5,5L-13,0L-5,-5Z" fill="#33406f" stroke="#7886bd" stroke-width="2" stroke-linejoin="round"/><path d="M0,-17L5,-5H-5Z" fill="#ffb84d"/>'
  return `<g class="compass" transform="translate(${(cx + 0.5) * UNIT} ${(cy + 0.5) * UNIT})">${star}${faces.join('')}</g>`
}

/** A small die that shows its number upright, however its side of the compass lies. */
function die(number: number, x: number, side: number): string {
  const ahead = side === 0
  return `<g transform="translate(${x} 0) rotate(${-90 * side})"><rect x="-11" y="-11" width="22" height="22" rx="5" fill="${ahead ? '#ffb84d' : '#1b2449'}" stroke="${ahead ? '#fff3d6' : '#46548a'}" stroke-width="2"/><text y="7" font-family="system-ui,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${ahead ? '#23180a' : '#9aa5d0'}">${number}</text></g>`
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
${holes(geometry, short)}${rings.join('')}${joint(geometry)}${gaps(geometry, short ? [] : names)}${seam(geometry)}${short ? '' : axis(geometry) + labels(geometry) + rails(geometry) + compass(geometry)}`
}

/** The part of the plane that a drawing of the board takes; in short without what stands beside the board. */
export function boardExtent({ width, height, beside }: Geometry, short = false): { x: number; y: number; width: number; height: number } {
  const margin = short ? HULL : MARGIN + HULL
  const aside = margin + (short ? 0 : beside * UNIT)
  return { x: -aside, y: -margin, width: width + 2 * aside, height: height + 2 * margin }
}

/** The same as the attribute of an SVG element. */
export function viewBox(geometry: Geometry, short = false): string {
  const { x, y, width, height } = boardExtent(geometry, short)
  return `${x} ${y} ${width} ${height}`
}
