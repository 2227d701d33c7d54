/** The parts of components. A component is drawn from its parts, so that one with two parts needs no drawing of its own. */

import type { Parts } from '../../facts'
import { SIDES } from '../../sides'
import type { PartArt, Place } from '../registry'
import { INK } from './palette'
import { across, aslant, ball, down, escape, use } from './svg'

const gradients = [
  aslant('well', '#2a2119', '#453829'),
  aslant('steel', '#eef2ff', '#a3aec9 45%', '#59637f'),
  across('barrel', '#5b6583', '#f2f6ff 30%', '#aeb9d6 55%', '#4a5370'),
  across('copper', '#6b3717', '#f0a56a 30%', '#c77439 55%', '#5b2c10'),
  down('flame', '#fff7cf', '#ffd24a 30%', '#ff8a1f 65%', '#ff4b12 100% .2'),
  ball('glass', '#bfe9ff', '#4d9fd8 35%', '#1b4f85 70%', '#0c2747'),
  ball('shield-core', '#f0ffff', '#7df0ff 40%', '#1789b8 80%', '#0b4d74'),
  across('gas-purple', '#4d1f86', '#b77cf0 35%', '#7d3fc4 65%', '#3c1470'),
  across('gas-brown', '#5b3110', '#e0a05c 35%', '#a7652b 65%', '#4a260a'),
  aslant('bay', '#1d2333', '#3a4560'),
  aslant('bay-special', '#3d0d0a', '#8f2a20'),
  aslant('frame', '#8fa0c4', '#5a688c 50%', '#3c4766'),
  aslant('frame-special', '#ff8a73', '#d23f2d 50%', '#8d2116'),
  aslant('turret', '#f0a08d', '#b84a38 45%', '#651c13'),
  aslant('brass', '#ffe7b5', '#d8a75c 50%', '#7a5a2e'),
]

const OCTAGON = 'M-19,-32H19L32,-19V19L19,32H-19L-32,19V-19Z'
const well = `<path d="${OCTAGON}" fill="url(#gt-well)" stroke="#1b140c" stroke-width="1.6"/><path d="M19,32L32,19V-19" fill="none" stroke="#fff1d0" stroke-opacity=".35" stroke-width="1.6"/>`

/** Lightning: this needs a battery token to work. */
const BOLT = 'M2.6,-9L-6,2H-0.6L-2.6,9L6,-2H0.6Z'
export const powered = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x},${y}) scale(${size})"><circle r="10.4" fill="#123a22" stroke="${INK}" stroke-width="1.6"/><circle r="8.8" fill="none" stroke="#7ad694" stroke-width="1.6"/><path d="${BOLT}" transform="scale(.78)" fill="#b6ffc4"/></g>`

const porthole = `<circle r="22.6" fill="${INK}"/><circle r="21.4" fill="url(#gt-glass)"/>
<path d="M-14.5,-4.5A15.5,15.5 0 0 1 2,-15" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>`
const boltedRing = `<circle r="31" fill="${INK}"/><circle r="29.6" fill="url(#gt-steel)"/>
<circle r="26.2" fill="none" stroke="${INK}" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 13.72"/>`
const sleepers = `<g fill="#06182e" fill-opacity=".42"><circle cx="-7.5" cy="-3" r="4.6"/><path d="M-14.5,13.5q0,-12 7,-12t7,12z"/><circle cx="7.5" cy="-3" r="4.6"/><path d="M.5,13.5q0,-12 7,-12t7,12z"/></g>`

/** Places in rows and columns within the middle of a component, for numbers that no printed component has. */
function grid(count: number, size: number): Place[] {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const width = Math.min(size, 58 / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return [(56 / columns) * ((index % columns) - (inRow - 1) / 2), (56 / rows) * (row - (rows - 1) / 2), width] as const
  })
}

/** Where the tokens of a battery lie. */
function cellPlaces(value: unknown): readonly Place[] {
  const cells = Number(value)
  const places: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-12, 12], 3: [-19, 0, 19] }
  return places[cells]?.map((x) => [x, 0, 50] as const) ?? grid(cells, 30)
}

/** Where the blocks of a hold lie, each as wide as its bay. */
function bayPlaces(value: unknown): readonly Place[] {
  switch (Number(value)) {
    case 1:
      return [[0, 0, 38]]
    case 2:
      return [
        [-14.8, 0, 28],
        [14.8, 0, 28],
      ]
    case 3:
      return [
        [-14, -14, 26],
        [14, -14, 26],
        [0, 14, 26],
      ]
    default:
      return grid(Number(value), 26)
  }
}

/** Where so many figures stand in a cabin; one alone is as large as it is. */
export function berthPlaces(count: number, alone: number): readonly Place[] {
  if (count < 2) return [[0, alone > 40 ? -1 : 1, alone]]
  if (count === 2) return [-10.5, 10.5].map((x) => [x, 1, Math.min(33, alone)] as const)
  return grid(count, 26)
}

/** A battery's recesses; the tokens are drawn over them. */
function battery(value: unknown): string {
  const slots = cellPlaces(value).map(
    ([x, y, size]) =>
      `<g transform="translate(${x},${y})${size === 50 ? '' : ` scale(${size / 50})`}"><rect x="-3.4" y="-24.5" width="6.8" height="5" rx="1.4" fill="#c9b491"/><rect x="-8" y="-21" width="16" height="43" rx="5" fill="#10241a" stroke="#4c8a5f" stroke-width="2"/><path d="${BOLT}" transform="scale(.95)" fill="#58a771"/></g>`,
  ).join('')
  return `${well}${slots}`
}

/** `special` is how many of the holds may take what others may not; `true` means all of them. */
function hold(value: unknown, parts: Parts): string {
  const places = bayPlaces(value)
  const specials = parts.special === true ? places.length : Number(parts.special ?? 0)
  const bays = places
    .map(([x, y, size], index) => {
      const half = size / 2
      const special = index < specials
      const name = special ? '-special' : ''
      return `<rect x="${x - half}" y="${y - half}" width="${size}" height="${size}" rx="3.4" fill="url(#gt-bay${name})" stroke="${INK}" stroke-width="1.4"/><path d="M${x - half + 3},${y + half - 2}H${x + half - 2}V${y - half + 3}" fill="none" stroke="${special ? '#ffb3a3' : '#b9c8ea'}" stroke-opacity=".45" stroke-width="1.6"/>`
    })
    .join('')
  const mark = (special: boolean) =>
    special
      ? '<path d="M0,-7.5L8,6.5H-8ZM0,-2.6V1.8" stroke="#ffb09f" stroke-opacity=".8" stroke-width="2.2"/>'
      : '<path d="M-6,-6L6,6M6,-6L-6,6" stroke="#8496c0" stroke-opacity=".45" stroke-width="1.8"/>'
  const marks = places
    .map(([x, y, size], index) => `<g transform="translate(${x} ${y}) scale(${size / 26})">${mark(index < specials)}</g>`)
    .join('')
  const frame = `<path d="${OCTAGON}" fill="url(#gt-frame${specials === places.length ? '-special' : ''})" stroke="${INK}" stroke-width="1.6"/>`
  return `${frame}${bays}<g fill="none" stroke-linejoin="round">${marks}</g>`
}

const nozzle = (x: number, width: number) => {
  const half = width / 2
  return `<path d="M${x - half * 0.82},27Q${x - half * 0.5},40 ${x},49.5Q${x + half * 0.5},40 ${x + half * 0.82},27Z" fill="url(#gt-flame)"/>
<path d="M${x - half * 0.36},27Q${x - half * 0.2},34 ${x},41Q${x + half * 0.2},34 ${x + half * 0.36},27Z" fill="#fffbe6"/>
<path d="M${x - half * 0.55},2H${x + half * 0.55}L${x + half},26.5Q${x},31 ${x - half},26.5Z" fill="url(#gt-copper)" stroke="${INK}" stroke-width="1.6"/>
<path d="M${x - half * 0.72},11H${x + half * 0.72}M${x - half * 0.86},18.6H${x + half * 0.86}" stroke="${INK}" stroke-opacity=".45" stroke-width="1.6"/>`
}

const engineBlock = (half: number) =>
  `<path d="M${-half + 6},-31H${half - 6}L${half},-25V2Q${half},5 ${half - 3},5H${-half + 3}Q${-half},5 ${-half},2V-25Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.6"/>`

const engine = `${nozzle(0, 38)}${engineBlock(21)}
<circle cy="-13" r="10.5" fill="#3c2410" stroke="${INK}" stroke-width="1.4"/><circle cy="-13" r="7" fill="url(#gt-flame)"/><path d="M0,-22.5V-3.5M-9.5,-13H9.5" stroke="${INK}" stroke-width="2.2"/>
<path d="M-16,-24v22M16,-24v22" stroke="${INK}" stroke-opacity=".5" stroke-width="2.4" stroke-dasharray="2.4 3"/>`

const doubleEngine = `${nozzle(-16, 28)}${nozzle(16, 28)}${engineBlock(31)}
<path d="M-25,-24v22M-19,-24v22M19,-24v22M25,-24v22" stroke="${INK}" stroke-opacity=".5" stroke-width="2.4" stroke-dasharray="2.4 3"/>${powered(0, -13)}`

const barrel = (x: number, width: number) => {
  const half = width / 2
  return `<rect x="${x - half}" y="-44" width="${width}" height="52" rx="2" fill="url(#gt-barrel)" stroke="${INK}" stroke-width="1.6"/>
<path d="M${x - half},-14h${width}M${x - half},-22h${width}" stroke="${INK}" stroke-opacity=".45" stroke-width="1.8"/>
<rect x="${x - half - 2.4}" y="-47.6" width="${width + 4.8}" height="9.4" rx="2.4" fill="#e2503c" stroke="${INK}" stroke-width="1.6"/>
<path d="M${x - half + 1},-45.4h${width - 3}" stroke="#ffd2c4" stroke-width="1.8" stroke-linecap="round"/>`
}

const turret = (rx: number) =>
  `<path d="M${-rx},12Q${-rx},-6 ${-rx + 12},-8H${rx - 12}Q${rx},-6 ${rx},12V20Q${rx},31 ${rx - 11},31H${-rx + 11}Q${-rx},31 ${-rx},20Z" fill="url(#gt-turret)" stroke="${INK}" stroke-width="1.6"/>
<path d="M${-rx + 3},9Q${-rx + 4},-4 ${-rx + 13},-5.4H${rx - 14}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`

const cannon = `${barrel(0, 14)}${turret(21)}<circle cy="13" r="9.4" fill="#3d1512" stroke="${INK}" stroke-width="1.4"/><circle cy="13" r="6" fill="none" stroke="#ff8f7a" stroke-width="1.8"/><path d="M0,4V9.6M0,16.4V22M-9,13H-3.4M3.4,13H9" stroke="#ff8f7a" stroke-width="1.8"/>`
const doubleCannon = `${barrel(-14.5, 12)}${barrel(14.5, 12)}${turret(30)}${powered(0, 13)}`

/** Barrels that do not all point to the front stand around one turret. */
function cannonOf(value: unknown, parts: Parts): string {
  const muzzles = (parts.muzzles as readonly string[] | undefined) ?? []
  if (muzzles.length === 0) return Number(value) > 1 ? doubleCannon : cannon
  const barrels = muzzles.map((side) => `<g transform="rotate(${90 * (SIDES as readonly string[]).indexOf(side)})">${barrel(0, 14)}</g>`).join('')
  const core = Number(value) > 1 ? powered(0, 0) : `<circle r="7" fill="#3d1512" stroke="${INK}" stroke-width="1.4"/>`
  return `${barrels}<circle r="21" fill="url(#gt-turret)" stroke="${INK}" stroke-width="1.6"/><path d="M-15,-9A17.5,17.5 0 0 1 4,-17" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>${core}`
}

const arcs = (width: number, colour: string, opacity: number) =>
  `<path d="M-32,-25Q-2,-40.5 27,-27.5M27.5,-27Q40.5,2 25,32" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`
const shield = `<path d="M-25,-13L-13,-25H13L25,-13V13L13,25H-13L-25,13Z" transform="translate(-5,5)" fill="url(#gt-frame)" stroke="${INK}" stroke-width="1.6"/>
<circle cx="-5" cy="5" r="18.6" fill="${INK}"/><circle cx="-5" cy="5" r="17" fill="url(#gt-shield-core)"/>
<path d="M5,-9A17,17 0 0 1 10.5,0M13,-19A28,28 0 0 1 20,-9" fill="none" stroke="#d8fbff" stroke-opacity=".8" stroke-width="2.4" stroke-linecap="round"/>
${arcs(12, '#35dcff', 0.32)}${arcs(7.4, INK, 0.85)}${arcs(5, '#57e6ff', 1)}${arcs(1.6, '#eaffff', 1)}
${powered(-5, 5)}`

/** The colours of gas that have a gradient here; a module's own may bring one named alike. */
const GASES: readonly string[] = ['purple', 'brown']

const lifeSupport = (colour: string) => `${well}
<path d="M-19,-12H-27V13H-19M19,-12H27V13H19" fill="none" stroke="url(#gt-pipe)" stroke-width="5"/>
<rect x="-19.5" y="-25" width="39" height="50" rx="14" fill="url(#gt-gas-${colour})${GASES.includes(colour) ? '' : ' #4f8fa8'}" stroke="${INK}" stroke-width="1.8"/>
${use(`alien-${colour}`, 'translate(0,1.5) scale(.42)')}
<path d="M-14,-14Q-13,-20 -7,-21.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.6" stroke-linecap="round"/>
<path d="M-15,-30H15L18,-23.5Q0,-27.5 -18,-23.5ZM-15,30H15L18,23.5Q0,27.5 -18,23.5Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.4"/>`

const structural = `<path d="M-31,-22L-22,-31L0,-9L22,-31L31,-22L9,0L31,22L22,31L0,9L-22,31L-31,22L-9,0Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M-29,0L0,-29L29,0L0,29Z" fill="none" stroke="${INK}" stroke-width="7"/><path d="M-29,0L0,-29L29,0L0,29Z" fill="none" stroke="#a3aec9" stroke-width="4"/>
<g fill="#3c4258"><circle cx="-23.5" cy="-23.5" r="2.8"/><circle cx="23.5" cy="-23.5" r="2.8"/><circle cx="23.5" cy="23.5" r="2.8"/><circle cx="-23.5" cy="23.5" r="2.8"/></g>
<circle r="7.6" fill="#8a7152" stroke="${INK}" stroke-width="1.8"/><circle r="3" fill="${INK}"/>`

const startingCabin = `<circle r="25" fill="url(#gt-brass)" stroke="${INK}" stroke-width="1.4"/>${porthole}${sleepers}`
const cabin = `${boltedRing}${porthole}${sleepers}`

/** The parts of the base game by the names of the catalogue. */
export const baseParts: Readonly<Record<string, PartArt>> = {
  cannon: { draw: cannonOf, covers: ['muzzles'], at: 'front' },
  engine: { draw: (nozzles) => (Number(nozzles) > 1 ? doubleEngine : engine), at: 'rear' },
  cells: { draw: battery, holds: 'cells', places: cellPlaces },
  holds: { draw: hold, covers: ['special'], holds: 'goods', places: bayPlaces },
  cabin: { draw: (which) => (which === 'starting' ? startingCabin : cabin), holds: 'figures', ofSeat: (which) => which === 'starting' },
  shield: { draw: () => shield },
  life_support: { draw: (colour) => lifeSupport(String(colour)) },
}

/** A component without any part: nothing but girders. */
export const NO_PART: PartArt = { draw: () => structural }

/** A part that nobody has drawn: a steel badge with its sign, its name in short, and its number if it has one. */
export function genericPart(name: string, glyph: string): PartArt {
  const short = name.replaceAll('_', ' ').split(' ')[0]!.slice(0, 9)
  return {
    draw: (value) => {
      const number = typeof value === 'number' && value > 1 ? `×${value}` : typeof value === 'string' ? value.slice(0, 9) : ''
      const said = number ? `${short} ${number}` : short
      const line = (words: string, y: number, size: number, fill: string) =>
        `<text y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-weight="800" font-family="system-ui,sans-serif">${escape(words)}</text>`
      return `${well}<circle r="23" cy="-2" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.6"/><circle r="19.4" cy="-2" fill="#232d57" stroke="#8fb4ff" stroke-opacity=".7" stroke-width="1.6"/>
${line(glyph || name.slice(0, 1).toLocaleUpperCase(), 7, 25, '#ffe2a3')}
<rect x="-30" y="15.500" width="60" height="13" rx="4" fill="#080c1d" fill-opacity=".86" stroke="#8fb4ff" stroke-opacity=".5"/>${line(said, 25, Math.min(10, 96 / said.length), '#f3ecdc')}`
    },
  }
}

export const partShapes = gradients.join('')
