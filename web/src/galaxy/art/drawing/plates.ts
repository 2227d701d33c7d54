/** What every component has: its plate, its connectors (told apart by their number of pipes), and its back. */

import { INK, SEATS } from './palette'
import { across, aslant, shape } from './svg'

const gradients = [
  aslant('metal', '#c2a983', '#a58b66 45%', '#8a7152 75%', '#735c41'),
  aslant('metal-edge', '#fff3d6 0% .75', '#fff3d6 40% .15', '#000 60% .15', '#000 100% .5'),
  across('pipe', '#b98337', '#fff3d0 30%', '#ffe2a3 52%', '#cf9846 80%', '#8d6125'),
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
const seatPlates = SEATS.map((_, seat) =>
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

/** A side that is armoured instead of having a connector: thick steel along the edge, with bolts. */
const plated = shape(
  'connector-4',
  `<path d="M-42,-49.4H42L36,-36.5H-36Z" fill="url(#gt-armour)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>
<path d="M-37,-46.6H37" stroke="#fff" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-30,-42h.01M-15,-42h.01M0,-42h.01M15,-42h.01M30,-42h.01" stroke="#2c3550" stroke-width="4.6" stroke-linecap="round"/>`,
)

export const plateShapes = [...gradients, aslant('armour', '#e6ecfb', '#96a3c4 45%', '#4d5874'), plate, ...seatPlates, back, ...connectors, plated].join('')
