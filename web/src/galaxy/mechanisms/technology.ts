// How clever components of both editions look: boosters, furnaces, stasis chambers, and what happens with them.
// Every module that has them imports this file, which registers them once.

import { registerArt } from '../art/registry'
import { berthPlaces } from '../art/drawing/parts'
import { INK } from '../art/drawing/palette'
import { ball, down, shape } from '../art/drawing/svg'

const gradients = [
  down('tech-frost', '#f2feff', '#a9e6ff 40%', '#3f86b8'),
  down('tech-iron', '#6f7890', '#3a4156 55%', '#1f2433'),
  ball('tech-ember', '#fff7cf', '#ffb02e 40%', '#c93a0c'),
]

export const OCTAGON = 'M-19,-32H19L32,-19V19L19,32H-19L-32,19V-19Z'
/** A dark hollow, in which most inventions stand. */
export const well = `<path d="${OCTAGON}" fill="url(#gt-well)" stroke="#1b140c" stroke-width="1.6"/><path d="M19,32L32,19V-19" fill="none" stroke="#fff1d0" stroke-opacity=".35" stroke-width="1.6"/>`

/** Four beds of ice under glass. */
const bed = (x: number, y: number) =>
  `<rect x="${x - 13}" y="${y - 13.5}" width="26" height="27" rx="9" fill="url(#gt-tech-frost)" stroke="${INK}" stroke-width="1.6"/><path d="M${x - 8},${y - 3}Q${x - 7},${y - 9} ${x - 1},${y - 10}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2" stroke-linecap="round"/>`
const flake = '<path d="M0,-9V9M-7.8,-4.500L7.8,4.500M-7.8,4.500L7.8,-4.500M-2.5,-7L0,-4.500L2.5,-7M-2.5,7L0,4.500L2.5,7" fill="none" stroke="#eaffff" stroke-width="2" stroke-linecap="round"/>'
const stasis = `<path d="${OCTAGON}" fill="url(#gt-frame)" stroke="${INK}" stroke-width="1.6"/>${[-14, 14].map((x) => [-14, 14].map((y) => bed(x, y)).join('')).join('')}<circle r="9.6" fill="#123a5c" stroke="${INK}" stroke-width="1.4"/><g transform="scale(.78)">${flake}</g>`

/** A stove with its door open. */
const furnace = `<path d="M8,-31H22V-14H8Z" fill="url(#gt-tech-iron)" stroke="${INK}" stroke-width="1.6"/><path d="M5,-32.500H25" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M15,-35q-5,-4 0,-8t0,-7" fill="none" stroke="#cfd6e6" stroke-opacity=".55" stroke-width="3.2" stroke-linecap="round"/>
<path d="M-28,-13Q-28,-19 -22,-19H22Q28,-19 28,-13V24Q28,30 22,30H-22Q-28,30 -28,24Z" fill="url(#gt-tech-iron)" stroke="${INK}" stroke-width="1.8"/><path d="M-24,-13Q-23.5,-15.5 -21,-15.500H18" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.8"/>
<path d="M-18,24V2Q-18,-10 0,-10T18,2V24Z" fill="#2a0d05" stroke="${INK}" stroke-width="1.6"/><path d="M-14,24Q-19,10 -8,2Q-8,9 -3,8Q-6,-4 5,-8Q3,2 10,5Q17,12 13,24Z" fill="url(#gt-tech-ember)"/><path d="M-6,24Q-8,15 0,10Q1,16 5,15Q8,20 5,24Z" fill="#fff7cf"/>
<path d="M-20,27H20" stroke="#8d99b5" stroke-width="2.2" stroke-dasharray="3 3"/>`

/** A coil that drives whatever is joined to it: a ring, three chevrons, and a sign of what it is for. */
const booster = (light: string, dark: string, sign: string) => `${well}
<circle r="29" fill="${INK}"/><circle r="27.6" fill="url(#gt-steel)"/><circle r="24" fill="none" stroke="${dark}" stroke-width="6.5"/><circle r="24" fill="none" stroke="${light}" stroke-width="3.4" stroke-dasharray="4.2 3.340"/>
<circle r="18.6" fill="#161b2c" stroke="${INK}" stroke-width="1.6"/>${sign}`

const chevrons = (colour: string, y: number) =>
  [0, 6, 12].map((lower) => `<path d="M-7,${y + lower + 4}L0,${y + lower - 2}L7,${y + lower + 4}" fill="none" stroke="${colour}" stroke-opacity="${1 - lower / 22}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`).join('')

const cannonBooster = booster('#ff7a63', '#7d2015', `<rect x="-4" y="-15" width="8" height="15" rx="1.4" fill="url(#gt-barrel)" stroke="${INK}" stroke-width="1.2"/><rect x="-5.6" y="-16.6" width="11.2" height="4.8" rx="1.4" fill="#e2503c" stroke="${INK}" stroke-width="1.2"/>${chevrons('#ff9c88', 3)}`)
const engineBooster = booster('#ffb347', '#7a4208', `<path d="M-11,-13H11L8,-3H-8Z" fill="url(#gt-copper)" stroke="${INK}" stroke-width="1.2"/><path d="M-8,-2Q-9,8 -6,12Q-4,8 -3,2ZM-3,-2Q-4,11 0,17Q4,11 3,-2ZM8,-2Q9,8 6,12Q4,8 3,2Z" fill="url(#gt-flame)" stroke="#7a2a05" stroke-width=".8"/>`)
const shieldBooster = booster('#5fe6ff', '#0d5d80', `<path d="M0,-14L11,-10V0Q11,10 0,15Q-11,10 -11,0V-10Z" fill="url(#gt-shield-core)" stroke="${INK}" stroke-width="1.4"/>${chevrons('#0b3d5c', -4)}`)

const sleeper = shape(
  'tech-sleeper',
  `<path d="M-25,48V22Q-25,2 0,2T25,22V48Q0,54 -25,48Z" fill="#cfeaf7" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><circle cy="-20" r="25" fill="#dff4ff" stroke="${INK}" stroke-width="5"/>
<rect x="-18" y="-30" width="36" height="23" rx="11" fill="#2f6f99" stroke="${INK}" stroke-width="4"/><path d="M-11,-18Q-7,-14 -3,-18M3,-18Q7,-14 11,-18" fill="none" stroke="#dff4ff" stroke-width="3.6" stroke-linecap="round"/>
<path d="M20,-46H36L20,-30H36" fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M20,-46H36L20,-30H36" fill="none" stroke="#fff" stroke-width="4.6" stroke-linejoin="round" stroke-linecap="round"/>`,
)

/* ---- what moves ------------------------------------------------------------------------------------------------ */

/** Lines around the middle, as the path of a star that flashes. */
export const rays = (count: number, inner: number, outer: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + turn)) / count
    const at = (radius: number) => `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(outer)}`
  }).join('')

const bubble = shape(
  'tech-bubble',
  `<circle r="47" fill="#35dcff" fill-opacity=".12"/><circle r="46" fill="none" stroke="#57e6ff" stroke-width="3" stroke-opacity=".9"/><circle r="42.500" fill="none" stroke="#eaffff" stroke-width="1" stroke-dasharray="3 4"/><path d="M-34,-22A41,41 0 0 1 -8,-40" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
)

/** The lid is open: cold mist, and somebody yawns. */
const thaw = shape(
  'tech-thaw',
  `<path d="M-38,20q-8,-14 8,-20q0,-18 18,-16q10,-16 26,-4q18,-4 18,12q16,6 6,24q-4,12 -20,8q-12,12 -26,2q-22,8 -30,-6Z" fill="#eaffff" fill-opacity=".75"/><g transform="translate(0 -22) scale(1.5)">${flake}</g>`,
)

const recharge = shape(
  'tech-recharge',
  `<path d="${rays(10, 28, 46)}" stroke="#8fe3a6" stroke-width="5" stroke-linecap="round"/><circle r="27" fill="#123a22" fill-opacity=".8" stroke="#7ad694" stroke-width="4"/><path d="M5,-22L-12,4H-1L-5,22L12,-4H1Z" fill="#d8ffe0"/>`,
)

registerArt({
  module: 'mechanisms/technology',
  shapes: [...gradients, sleeper, bubble, thaw, recharge].join(''),
  walkers: { woken: 'human' },
  parts: {
    stasis: { draw: () => stasis, holds: 'figures', places: (beds) => berthPlaces(Number(beds), 26) },
    furnace: { draw: () => furnace },
    cannon_booster: { draw: () => cannonBooster },
    engine_booster: { draw: () => engineBooster },
    shield_booster: { draw: () => shieldBooster },
  },
  figures: { Z: { sprite: 'tech-sleeper', size: 30 } },
  measures: { sleepers: 'tech-sleeper' },
  beats: {
    woken: { seconds: 1.1, sound: 'tick', motions: [{ sprite: 'tech-thaw', moves: 'rise', over: 'squares', size: 1.2 }] },
    shield_boosted: { seconds: 1, sound: 'shield', motions: [{ sprite: 'tech-bubble', moves: 'swell', over: 'ship' }] },
    recharged: { seconds: 0.9, sound: 'weld', motions: [{ sprite: 'tech-recharge', moves: 'burst', over: 'squares', size: 1.4 }] },
  },
})
