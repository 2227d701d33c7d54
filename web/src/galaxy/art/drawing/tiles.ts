/** Components: the plate, the connectors (told apart by their number of pipes) and what stands on them, as printed. */

import { PARTS, type Kind } from '../../facts'
import { INK, SEATS_DARK } from './palette'
import { across, aslant, ball, down, shape, use } from './svg'

const gradients = [
  aslant('metal', '#c2a983', '#a58b66 45%', '#8a7152 75%', '#735c41'),
  aslant('metal-edge', '#fff3d6 0% .75', '#fff3d6 40% .15', '#000 60% .15', '#000 100% .5'),
  aslant('well', '#2a2119', '#453829'),
  across('pipe', '#b98337', '#fff3d0 30%', '#ffe2a3 52%', '#cf9846 80%', '#8d6125'),
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
  aslant('back-metal', '#34406f', '#232c54 60%', '#1a2142'),
]

const rivets = (at: number, r: number): string => {
  const spots = [
    [-at, -at],
    [at, -at],
    [at, at],
    [-at, at],
  ]
  const discs = (radius: number, shift: number) =>
    spots.map(([x, y]) => `M${x! + shift - radius},${y! + shift}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`).join('')
  return `<path d="${discs(r, 0)}" fill="#3a2d1d"/><path d="${discs(r * 0.62, -0.5)}" fill="#d9c19a"/>`
}

const sheet = (fill: string) =>
  `<rect x="-48.4" y="-48.4" width="96.8" height="96.8" rx="8.3" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`
const edge = `<rect x="-46.4" y="-46.4" width="92.8" height="92.8" rx="6.6" fill="none" stroke="url(#gt-metal-edge)" stroke-width="2"/>`

const plate = shape(
  'plate',
  `${sheet('url(#gt-metal)')}<path d="M-46,-37H46M-46,-29H46M-46,-13H46M-46,-3H46M-46,16H46M-46,24H46M-46,38H46" stroke="#fff" stroke-opacity=".1" stroke-width="1.8"/>${edge}${rivets(39.5, 3.4)}`,
)

/** The plates of the starting cabins wear their seat's colour and pattern. */
const seatPlates = SEATS_DARK.map((_, seat) =>
  shape(
    `plate-${seat}`,
    `${sheet(`url(#gt-seat-${seat})`)}${edge}${rivets(40.5, 3)}<circle r="33" fill="${INK}"/><circle r="31.4" fill="url(#gt-seat-${seat})"/><circle r="30.6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`,
  ),
)

const back = shape(
  'back',
  `<rect x="-49.2" y="-49.2" width="98.4" height="98.4" rx="9" fill="#0c1128"/>
<rect x="-47.6" y="-47.6" width="95.2" height="95.2" rx="7.6" fill="url(#gt-back-metal)"/>
<path d="M-47,-20L-20,-47M-47,6L6,-47M-47,32L32,-47M-34,47L47,-34M-8,47L47,-8M18,47L47,18" stroke="#55639b" stroke-opacity=".28" stroke-width="3"/>
<rect x="-46.4" y="-46.4" width="92.8" height="92.8" rx="6.6" fill="none" stroke="#7786be" stroke-opacity=".55" stroke-width="1.6"/>
<circle r="25" fill="#1a2146" stroke="#d8a75c" stroke-width="3"/>
<path d="M0,-19L4.6,-4.6L19,0L4.6,4.6L0,19L-4.6,4.6L-19,0L-4.6,-4.6Z" fill="#d8a75c"/>
<circle r="3.4" fill="#1a2146"/>
<g fill="#d8a75c" fill-opacity=".75"><circle cx="-39" cy="-39" r="2.6"/><circle cx="39" cy="-39" r="2.6"/><circle cx="39" cy="39" r="2.6"/><circle cx="-39" cy="39" r="2.6"/></g>`,
)

/** The light on a pipe, said once for all pipes of a connector: it is repeated from one to the next. */
function pipeLight(kind: number, width: number, period: number, first: number): string {
  const stop = (place: number, colour: string) =>
    `<stop offset="${((place * width) / period).toFixed(3)}" stop-color="${colour}"/>`
  const start = first - width / 2
  return `<linearGradient id="gt-pipes-${kind}" gradientUnits="userSpaceOnUse" x1="${start}" x2="${start + period}" spreadMethod="repeat">${stop(0, '#b98337')}${stop(0.3, '#fff3d0')}${stop(0.52, '#ffe2a3')}${stop(0.8, '#cf9846')}${stop(1, '#8d6125')}</linearGradient>`
}

/** A connector at the front edge: a dark flange and its pipes. Pipes reach the edge, so that joined ones run through. */
function connector(kind: number, half: number, width: number, period: number): string {
  const places = Array.from({ length: kind }, (_, index) => period * (index - (kind - 1) / 2))
  const pipes = places.map((x) => `M${x - width / 2},-50h${width}v16.5h${-width}z`).join('')
  const rings = places.map((x) => `M${x - width / 2 - 1.4},-40.2h${width + 2.8}`).join('')
  return (
    pipeLight(kind, width, period, places[0]!) +
    shape(
      `connector-${kind}`,
      `<path d="M${-half},-49.4H${half}V-40.5L${half - 7},-33.6H${7 - half}L${-half},-40.5Z" fill="#33281b" stroke="${INK}" stroke-width="1.2"/>
<path d="${pipes}" fill="url(#gt-pipes-${kind})" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><path d="${rings}" stroke="#8f6428" stroke-width="2.2" stroke-linecap="round"/>`,
    )
  )
}

const connectors = [connector(1, 17, 16, 50), connector(2, 27.5, 13, 28), connector(3, 36.5, 12.5, 24)]

const OCTAGON = 'M-19,-32H19L32,-19V19L19,32H-19L-32,19V-19Z'
const well = `<path d="${OCTAGON}" fill="url(#gt-well)" stroke="#1b140c" stroke-width="1.6"/><path d="M19,32L32,19V-19" fill="none" stroke="#fff1d0" stroke-opacity=".35" stroke-width="1.6"/>`

/** Lightning: this needs a battery token to work. */
const BOLT = 'M2.6,-9L-6,2H-0.6L-2.6,9L6,-2H0.6Z'
const powered = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x},${y}) scale(${size})"><circle r="10.4" fill="#123a22" stroke="${INK}" stroke-width="1.6"/><circle r="8.8" fill="none" stroke="#7ad694" stroke-width="1.6"/><path d="${BOLT}" transform="scale(.78)" fill="#b6ffc4"/></g>`

const porthole = `<circle r="22.6" fill="${INK}"/><circle r="21.4" fill="url(#gt-glass)"/>
<path d="M-14.5,-4.5A15.5,15.5 0 0 1 2,-15" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>`
const boltedRing = `<circle r="31" fill="${INK}"/><circle r="29.6" fill="url(#gt-steel)"/>
<circle r="26.2" fill="none" stroke="${INK}" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 13.72"/>`
const sleepers = `<g fill="#06182e" fill-opacity=".42"><circle cx="-7.5" cy="-3" r="4.6"/><path d="M-14.5,13.5q0,-12 7,-12t7,12z"/><circle cx="7.5" cy="-3" r="4.6"/><path d="M.5,13.5q0,-12 7,-12t7,12z"/></g>`

/** Where the cells of a battery and the bays of a hold are; contents are put on the same places. */
export const CELL_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-12, 0],
    [12, 0],
  ],
  3: [
    [-19, 0],
    [0, 0],
    [19, 0],
  ],
}
export const BAY_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-14.8, 0],
    [14.8, 0],
  ],
  3: [
    [-14, -14],
    [14, -14],
    [0, 14],
  ],
}
/** How wide a bay is where there are so many. */
export const BAY: Readonly<Record<number, number>> = { 1: 38, 2: 28, 3: 26 }

/** A battery's recesses; the tokens are drawn over them. */
function battery(cells: number): string {
  const slots = CELL_PLACES[cells]!.map(
    ([x, y]) =>
      `<g transform="translate(${x},${y})"><rect x="-3.4" y="-24.5" width="6.8" height="5" rx="1.4" fill="#c9b491"/><rect x="-8" y="-21" width="16" height="43" rx="5" fill="#10241a" stroke="#4c8a5f" stroke-width="2"/><path d="${BOLT}" transform="scale(.95)" fill="#58a771"/></g>`,
  ).join('')
  return `${well}${slots}`
}

function hold(holds: number, special: boolean): string {
  const name = special ? '-special' : ''
  const size = BAY[holds]!
  const half = size / 2
  const bays = BAY_PLACES[holds]!.map(
    ([x, y]) =>
      `<rect x="${x - half}" y="${y - half}" width="${size}" height="${size}" rx="3.4" fill="url(#gt-bay${name})" stroke="${INK}" stroke-width="1.4"/><path d="M${x - half + 3},${y + half - 2}H${x + half - 2}V${y - half + 3}" fill="none" stroke="${special ? '#ffb3a3' : '#b9c8ea'}" stroke-opacity=".45" stroke-width="1.6"/>`,
  ).join('')
  const mark = special
    ? '<path d="M0,-7.5L8,6.5H-8ZM0,-2.6V1.8" stroke="#ffb09f" stroke-opacity=".8" stroke-width="2.2"/>'
    : '<path d="M-6,-6L6,6M6,-6L-6,6" stroke="#8496c0" stroke-opacity=".45" stroke-width="1.8"/>'
  const marks = BAY_PLACES[holds]!.map(([x, y]) => `<g transform="translate(${x} ${y}) scale(${size / 26})">${mark}</g>`).join('')
  const frame = `<path d="${OCTAGON}" fill="url(#gt-frame${name})" stroke="${INK}" stroke-width="1.6"/>`
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

const arcs = (width: number, colour: string, opacity: number) =>
  `<path d="M-32,-25Q-2,-40.5 27,-27.5M27.5,-27Q40.5,2 25,32" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`
const shield = `<path d="M-25,-13L-13,-25H13L25,-13V13L13,25H-13L-25,13Z" transform="translate(-5,5)" fill="url(#gt-frame)" stroke="${INK}" stroke-width="1.6"/>
<circle cx="-5" cy="5" r="18.6" fill="${INK}"/><circle cx="-5" cy="5" r="17" fill="url(#gt-shield-core)"/>
<path d="M5,-9A17,17 0 0 1 10.5,0M13,-19A28,28 0 0 1 20,-9" fill="none" stroke="#d8fbff" stroke-opacity=".8" stroke-width="2.4" stroke-linecap="round"/>
${arcs(12, '#35dcff', 0.32)}${arcs(7.4, INK, 0.85)}${arcs(5, '#57e6ff', 1)}${arcs(1.6, '#eaffff', 1)}
${powered(-5, 5)}`

const lifeSupport = (colour: 'purple' | 'brown') => `${well}
<path d="M-19,-12H-27V13H-19M19,-12H27V13H19" fill="none" stroke="url(#gt-pipe)" stroke-width="5"/>
<rect x="-19.5" y="-25" width="39" height="50" rx="14" fill="url(#gt-gas-${colour})" stroke="${INK}" stroke-width="1.8"/>
${use(`alien-${colour}`, 'translate(0,1.5) scale(.42)')}
<path d="M-14,-14Q-13,-20 -7,-21.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.6" stroke-linecap="round"/>
<path d="M-15,-30H15L18,-23.5Q0,-27.5 -18,-23.5ZM-15,30H15L18,23.5Q0,27.5 -18,23.5Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.4"/>`

const structural = `<path d="M-31,-22L-22,-31L0,-9L22,-31L31,-22L9,0L31,22L22,31L0,9L-22,31L-31,22L-9,0Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M-29,0L0,-29L29,0L0,29Z" fill="none" stroke="${INK}" stroke-width="7"/><path d="M-29,0L0,-29L29,0L0,29Z" fill="none" stroke="#a3aec9" stroke-width="4"/>
<g fill="#3c4258"><circle cx="-23.5" cy="-23.5" r="2.8"/><circle cx="23.5" cy="-23.5" r="2.8"/><circle cx="23.5" cy="23.5" r="2.8"/><circle cx="-23.5" cy="23.5" r="2.8"/></g>
<circle r="7.6" fill="#8a7152" stroke="${INK}" stroke-width="1.8"/><circle r="3" fill="${INK}"/>`

const pictures: Readonly<Record<Kind, string>> = {
  starting_cabin: `<circle r="25" fill="url(#gt-brass)" stroke="${INK}" stroke-width="1.4"/>${porthole}${sleepers}`,
  cabin: `${boltedRing}${porthole}${sleepers}`,
  battery_2: battery(PARTS.battery_2.cells),
  battery_3: battery(PARTS.battery_3.cells),
  cargo_2: hold(PARTS.cargo_2.holds, false),
  cargo_3: hold(PARTS.cargo_3.holds, false),
  special_cargo_1: hold(PARTS.special_cargo_1.holds, true),
  special_cargo_2: hold(PARTS.special_cargo_2.holds, true),
  structural,
  engine,
  double_engine: doubleEngine,
  cannon,
  double_cannon: doubleCannon,
  shield,
  life_support_purple: lifeSupport('purple'),
  life_support_brown: lifeSupport('brown'),
}

export const tileShapes = [
  ...gradients,
  aslant('turret', '#f0a08d', '#b84a38 45%', '#651c13'),
  aslant('brass', '#ffe7b5', '#d8a75c 50%', '#7a5a2e'),
  plate,
  ...seatPlates,
  back,
  ...connectors,
  ...Object.entries(pictures).map(([kind, picture]) => shape(kind, picture)),
].join('')
