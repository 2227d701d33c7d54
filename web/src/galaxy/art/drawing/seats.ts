/** The seats' colours with their patterns, the sign of a seat, and its rocket on the flight board. */

import { INK, SEATS, SEATS_DARK } from './palette'
import { aslant, shape } from './svg'

const figures = [
  'M-2,12L12,-2M-2,2L2,-2M8,12L12,8" stroke-width="3.4', // stripes
  'M2.5,2.5h.01M7.5,7.5h.01" stroke-width="3.6" stroke-linecap="round', // dots
  'M0,6.5L5,1.5L10,6.5" stroke-width="2.6" stroke-linejoin="round', // chevrons
  'M0,5H10M5,0V10" stroke-width="2', // grid
  'M-1,4Q2.5,-1 5,4T11,4" stroke-width="2.6', // waves
]

const patterns = figures.map(
  (figure, seat) =>
    `<pattern id="gt-seat-${seat}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(1.8)"><rect width="10" height="10" fill="${SEATS[seat]}"/><path class="gt-pattern" d="${figure}" fill="none" stroke="${SEATS_DARK[seat]}" stroke-opacity=".75"/></pattern>`,
)

const marks = SEATS.map((_, seat) =>
  shape(
    `seat-mark-${seat}`,
    `<path d="M0,-48L42,-34V4Q42,32 0,48Q-42,32 -42,4V-34Z" fill="url(#gt-seat-${seat})" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<path d="M0,-42L37,-30V4Q37,27 0,42Q-37,27 -37,4V-30Z" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linejoin="round"/>`,
  ),
)

/** Points to the right, the way the ships fly on the flight board. */
const rocket = (id: string, colour: string, dark: string, pattern: string) =>
  shape(
    id,
    `<path d="M-27,-9Q-50,-4 -49,0Q-50,4 -27,9Z" fill="url(#gt-jet)"/>
<path d="M-26,-14L-41,-32Q-18,-36 -2,-20ZM-26,14L-41,32Q-18,36 -2,20Z" fill="${dark}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
<path d="M49,0Q30,-25 -4,-24Q-22,-23 -28,-14V14Q-22,23 -4,24Q30,25 49,0Z" fill="${colour}" stroke="${INK}" stroke-width="4.6" stroke-linejoin="round"/>
<path d="M10,-23Q-20,-26 -27,-13V13Q-20,26 10,23Z" fill="${pattern}"/>
<path d="M42,-3Q22,-19 -6,-18.5" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>
<circle cx="19" r="10.5" fill="#0c2747" stroke="${INK}" stroke-width="4"/><circle cx="19" r="7" fill="url(#gt-glass)"/>`,
  )
const rockets = [
  ...SEATS.map((colour, seat) => rocket(`rocket-${seat}`, colour, SEATS_DARK[seat]!, `url(#gt-seat-${seat})`)),
  rocket('rocket', '#e9e2d0', '#b0803c', '#cfc6b0'), // nobody's
]

export const seatShapes = [
  ...patterns,
  aslant('jet', '#ff6a1a 0% .3', '#ffd24a', '#fff7cf'),
  ...marks,
  ...rockets,
].join('')
