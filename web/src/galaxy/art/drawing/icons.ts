/** Signs for numbers: strengths, crew, cells, credits, flight days and so on, readable at text size. */

import { INK } from './palette'
import { aslant, ball, shape, use } from './svg'

const gradients = [ball('gold', '#fff3c4', '#f5c84f 45%', '#a97414'), aslant('ivory', '#fffdf6', '#f3e8cf 55%', '#c9b48a')]

const coin = shape(
  'credits',
  `<circle r="47" fill="${INK}"/><circle r="44" fill="url(#gt-gold)"/><circle r="34" fill="none" stroke="#8a5c0c" stroke-width="4"/>
<path d="M17,-15A22,22 0 1 0 17,15" fill="none" stroke="#7a4e06" stroke-width="9" stroke-linecap="round"/><path d="M-3,-30V30" stroke="#7a4e06" stroke-width="6" stroke-linecap="round"/>`,
)

/** What somebody owns and keeps to themselves: a purse tied up. */
const purse = shape(
  'purse',
  `<path d="M-16,-22Q-44,2 -42,26Q-40,46 0,46Q40,46 42,26Q44,2 16,-22Z" fill="url(#gt-copper)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-26,-46Q-14,-36 0,-44Q14,-36 26,-46L16,-22H-16Z" fill="url(#gt-copper)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M-18,-21H18" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M-18,-21H18" stroke="#ffd98f" stroke-width="7" stroke-linecap="round"/>
<rect x="-13" y="6" width="26" height="22" rx="4" fill="#ffd98f" stroke="${INK}" stroke-width="4"/><path d="M-8,6V0A8,8 0 0 1 8,0V6" fill="none" stroke="${INK}" stroke-width="5"/>`,
)

/** A planet's day: the sun over an orbit. */
const day = shape(
  'day',
  `<circle r="46" fill="#1a2244" stroke="${INK}" stroke-width="4"/><circle r="43" fill="none" stroke="#8fb4ff" stroke-width="4"/>
<path d="M0,-43A43,43 0 0 1 0,43A60,60 0 0 0 0,-43Z" fill="#0a0e1f"/>
<circle cx="-6" r="16" fill="#ffd24a"/><g stroke="#ffd24a" stroke-width="5.5" stroke-linecap="round"><path d="M-6,-30V-24M-6,30V24M-36,0H-30M-27,-21L-23,-17M-27,21L-23,17M15,-21L11,-17M15,21L11,17M24,0H18"/></g>`,
)

const thrust = shape(
  'thrust',
  `<path d="M-26,-4Q-14,34 0,50Q14,34 26,-4Z" fill="url(#gt-flame)"/><path d="M-11,-2Q-6,18 0,28Q6,18 11,-2Z" fill="#fffbe6"/>
<path d="M-18,-48H18L32,-4Q0,6 -32,-4Z" fill="url(#gt-copper)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
)

const firepower = shape(
  'firepower',
  `<rect x="-10" y="-36" width="20" height="60" rx="3" fill="url(#gt-barrel)" stroke="${INK}" stroke-width="4.5"/><rect x="-15" y="-49" width="30" height="17" rx="4" fill="#e2503c" stroke="${INK}" stroke-width="4.5"/>
<path d="M-34,48V32Q-34,8 -12,7H12Q34,8 34,32V48Z" fill="url(#gt-turret)" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/><circle cy="29" r="9" fill="#3d1512"/>`,
)

const crew = shape('crew', use('human'))
const cells = shape('cells', use('cell'))

/** A pipe that leads into the void. */
const exposed = shape(
  'exposed',
  `<path d="M-48,-34H-18Q-10,-34 -10,-26V26Q-10,34 -18,34H-48Z" fill="url(#gt-metal)" stroke="${INK}" stroke-width="4.5"/>
<path d="M-14,-14H22V14H-14Z" fill="#ffd98f" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/><path d="M14,-20V20" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M14,-19V19" stroke="#d8a75c" stroke-width="6.5" stroke-linecap="round"/>
<path d="M34,-18L46,-26M36,0H50M34,18L46,26" stroke="#ff9d8c" stroke-width="6" stroke-linecap="round"/>`,
)

const goods = shape(
  'goods',
  `${use('block-B', 'translate(-22,20) scale(.52)')}${use('block-G', 'translate(24,20) scale(.52)')}${use('block-Y', 'translate(0,-20) scale(.56)')}`,
)

const lost = shape(
  'lost',
  `<g transform="rotate(14) scale(.84)">${use('plate')}</g><path d="M-8,-46L6,-18L-10,-2L8,16L-4,44" fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/><path d="M-8,-46L6,-18L-10,-2L8,16L-4,44" fill="none" stroke="#ff7a66" stroke-width="4"/>`,
)

/** Where the pips of a die are, in steps from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
]
const dice = PIPS.map((pips, index) =>
  shape(
    `die-${index + 1}`,
    `<rect x="-48" y="-48" width="96" height="96" rx="21" fill="${INK}"/><rect x="-45" y="-45" width="90" height="90" rx="18" fill="url(#gt-ivory)"/><rect x="-39" y="-39" width="78" height="78" rx="20" fill="#fffaf0" fill-opacity=".6"/>
<path d="${pips.map(([x, y]) => `M${25 * x},${25 * y}h.01`).join('')}" stroke="#2a1d12" stroke-width="19" stroke-linecap="round"/>`,
  ),
)

/** Something in force during a flight: a pennant. */
const condition = shape(
  'condition',
  `<path d="M-34,48V-46" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M-34,48V-46" stroke="#d8a75c" stroke-width="7" stroke-linecap="round"/><path d="M-30,-44H46L28,-20L46,4H-30Z" fill="#ff8a5a" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
)

/** Something that lies beside a ship: a brass tag. */
const thing = shape(
  'thing',
  `<path d="M-40,-24L-22,-42H34Q42,-42 42,-34V34Q42,42 34,42H-22L-40,24Z" fill="url(#gt-gold)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><circle cx="-22" r="8" fill="#1a2244" stroke="${INK}" stroke-width="4"/><path d="M0,-18H28M0,0H28M0,18H20" stroke="#7a4e06" stroke-width="7" stroke-linecap="round"/>`,
)

/** A card of a hand. */
const handCard = shape(
  'hand-card',
  `<rect x="-34" y="-46" width="60" height="86" rx="9" transform="rotate(-9)" fill="#3a4779" stroke="${INK}" stroke-width="5"/><rect x="-26" y="-42" width="60" height="86" rx="9" transform="rotate(5)" fill="url(#gt-ivory)" stroke="${INK}" stroke-width="5"/><path d="M4,-22L9,-6L25,-1L9,4L4,20L-1,4L-17,-1L-1,-6Z" fill="#d8653f"/>`,
)

/** What goes to the highest bidder: an auctioneer's gavel. */
const gavel = shape(
  'gavel',
  `<g transform="rotate(-30)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"><path d="M-36,-36H16V-6H-36Z" fill="#a06a3a"/><path d="M-36,-36H-26V-6H-36ZM6,-36H16V-6H6Z" fill="#d8a75c"/><path d="M-16,-6H-4V46H-16Z" fill="#c08a4a"/></g><path d="M-8,30H48V46H-8Z" fill="#8a5a2a" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
)

/** What contests measure. */
export const baseMeasures: Readonly<Record<string, string>> = { crew: 'crew', engines: 'thrust', cannons: 'firepower' }

export const iconShapes = [...gradients, ...dice, coin, purse, day, thrust, firepower, crew, cells, exposed, goods, lost, condition, thing, handCard, gavel].join('')
