// How New Technology looks: its parts, its figures, its specializations and hyperspace.

import { registerArt } from '../../art/registry'
import { berthPlaces } from '../../art/drawing/parts'
import { CYAN_DARK } from '../../art/drawing/cyan'
import { INK } from '../../art/drawing/palette'
import { aslant, ball, down, shape } from '../../art/drawing/svg'

const CYAN = '#35c8c8'

const gradients = [
  down('nt-frost', '#f2feff', '#a9e6ff 40%', '#3f86b8'),
  down('nt-iron', '#6f7890', '#3a4156 55%', '#1f2433'),
  ball('nt-ember', '#fff7cf', '#ffb02e 40%', '#c93a0c'),
  aslant('nt-armour', '#dfe6f4', '#8d99b5 40%', '#5b6682 60%', '#a9b4cf'),
  aslant('nt-velvet', '#d8465a', '#8c1830 55%', '#560c1d'),
]

const OCTAGON = 'M-19,-32H19L32,-19V19L19,32H-19L-32,19V-19Z'
const well = `<path d="${OCTAGON}" fill="url(#gt-well)" stroke="#1b140c" stroke-width="1.6"/><path d="M19,32L32,19V-19" fill="none" stroke="#fff1d0" stroke-opacity=".35" stroke-width="1.6"/>`

const STAR = 'M0,-9L2.6,-2.9L9,-2.8L4,1.3L5.8,8L0,4.2L-5.8,8L-4,1.3L-9,-2.8L-2.6,-2.9Z'
const star = (x: number, y: number, size: number) =>
  `<path d="${STAR}" transform="translate(${x} ${y}) scale(${size})" fill="#ffe48a" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`

/** One window with velvet curtains, and stars over it. */
const luxury = `<circle r="31" fill="${INK}"/><circle r="29.6" fill="url(#gt-brass)"/><circle r="23.4" fill="${INK}"/><circle r="22" fill="url(#gt-glass)"/>
<path d="M-22,0A22,22 0 0 1 -4,-21.6Q-8,-4 -17,14A22,22 0 0 1 -22,0ZM22,0A22,22 0 0 0 4,-21.6Q8,-4 17,14A22,22 0 0 0 22,0Z" fill="url(#gt-nt-velvet)" stroke="${INK}" stroke-width="1.2"/>
<path d="M-9,-19Q-11,-4 -18.5,9M9,-19Q11,-4 18.5,9" fill="none" stroke="#ff9aa6" stroke-opacity=".6" stroke-width="1.4"/>
${star(-17, -25, 0.62)}${star(0, -29, 0.85)}${star(17, -25, 0.62)}`

/** Four beds of ice under glass. */
const bed = (x: number, y: number) =>
  `<rect x="${x - 13}" y="${y - 13.5}" width="26" height="27" rx="9" fill="url(#gt-nt-frost)" stroke="${INK}" stroke-width="1.6"/><path d="M${x - 8},${y - 3}Q${x - 7},${y - 9} ${x - 1},${y - 10}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2" stroke-linecap="round"/>`
const flake = '<path d="M0,-9V9M-7.8,-4.500L7.8,4.500M-7.8,4.500L7.8,-4.500M-2.5,-7L0,-4.500L2.5,-7M-2.5,7L0,4.500L2.5,7" fill="none" stroke="#eaffff" stroke-width="2" stroke-linecap="round"/>'
const stasis = `<path d="${OCTAGON}" fill="url(#gt-frame)" stroke="${INK}" stroke-width="1.6"/>${[-14, 14].map((x) => [-14, 14].map((y) => bed(x, y)).join('')).join('')}<circle r="9.6" fill="#123a5c" stroke="${INK}" stroke-width="1.4"/><g transform="scale(.78)">${flake}</g>`

/** A stove with its door open. */
const furnace = `<path d="M8,-31H22V-14H8Z" fill="url(#gt-nt-iron)" stroke="${INK}" stroke-width="1.6"/><path d="M5,-32.500H25" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M15,-35q-5,-4 0,-8t0,-7" fill="none" stroke="#cfd6e6" stroke-opacity=".55" stroke-width="3.2" stroke-linecap="round"/>
<path d="M-28,-13Q-28,-19 -22,-19H22Q28,-19 28,-13V24Q28,30 22,30H-22Q-28,30 -28,24Z" fill="url(#gt-nt-iron)" stroke="${INK}" stroke-width="1.8"/><path d="M-24,-13Q-23.5,-15.5 -21,-15.500H18" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.8"/>
<path d="M-18,24V2Q-18,-10 0,-10T18,2V24Z" fill="#2a0d05" stroke="${INK}" stroke-width="1.6"/><path d="M-14,24Q-19,10 -8,2Q-8,9 -3,8Q-6,-4 5,-8Q3,2 10,5Q17,12 13,24Z" fill="url(#gt-nt-ember)"/><path d="M-6,24Q-8,15 0,10Q1,16 5,15Q8,20 5,24Z" fill="#fff7cf"/>
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

/** Plates over plates, and rivets all over them. */
const plating = `<path d="${OCTAGON}" fill="url(#gt-nt-armour)" stroke="${INK}" stroke-width="1.8"/><path d="M-32,-4L-4,-32M-32,22L22,-32M-22,32L32,-22M4,32L32,4" stroke="${INK}" stroke-opacity=".4" stroke-width="2"/>
<path d="M-30,-5L-5,-30M-30,21L21,-30M-21,30L30,-21" stroke="#fff" stroke-opacity=".4" stroke-width="1.4" transform="translate(1.5,1.5)"/>
<path d="M-24,-13L-13,-24H13L24,-13V13L13,24H-13L-24,13Z" fill="none" stroke="#4a5470" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 10.2"/>
<circle r="10" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.6"/><path d="M-5.5,-5.500L5.5,5.500M5.5,-5.500L-5.5,5.5" stroke="#3c4766" stroke-width="3" stroke-linecap="round"/>`

const sleeper = shape(
  'nt-sleeper',
  `<path d="M-25,48V22Q-25,2 0,2T25,22V48Q0,54 -25,48Z" fill="#cfeaf7" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><circle cy="-20" r="25" fill="#dff4ff" stroke="${INK}" stroke-width="5"/>
<rect x="-18" y="-30" width="36" height="23" rx="11" fill="#2f6f99" stroke="${INK}" stroke-width="4"/><path d="M-11,-18Q-7,-14 -3,-18M3,-18Q7,-14 11,-18" fill="none" stroke="#dff4ff" stroke-width="3.6" stroke-linecap="round"/>
<path d="M20,-46H36L20,-30H36" fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M20,-46H36L20,-30H36" fill="none" stroke="#fff" stroke-width="4.6" stroke-linejoin="round" stroke-linecap="round"/>`,
)

const badge = (id: string, sign: string) =>
  shape(`nt-${id}`, `<circle r="47" fill="${INK}"/><circle r="43" fill="${CYAN_DARK}"/><circle r="38" fill="none" stroke="${CYAN}" stroke-width="3"/>${sign}`)
const drawn = (width: number) => `fill="none" stroke="#eafffd" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
const line = drawn(6)
const badges = [
  badge('lawyer', `<path d="M0,-26V24M-16,24H16M-24,-18H24M-24,-18L-33,4H-15ZM24,-18L15,4H33Z" ${line}/>`),
  badge('manager', `<path d="M-22,22V4M-7,22V-8M8,22V-2M23,22V-22" ${line}/><path d="M-24,-8L-6,-24L8,-16L24,-32" ${line} stroke-opacity=".75"/>`),
  badge('merchant', `<path d="M-26,-22H-17L-11,10H17L24,-12H-15" ${line}/><circle cx="-8" cy="22" r="5" fill="#eafffd"/><circle cx="14" cy="22" r="5" fill="#eafffd"/>`),
  badge('techie', `<path d="M-22,24L6,-4" ${drawn(11)}/><path d="M24,-12A15,15 0 1 1 8,-26L14,-18L20,-14Z" ${line}/>`),
  badge('diplomat', `<path d="M-28,-20H6V2H-8L-18,12V2H-28Z" ${line}/><path d="M12,-6H28V16H20V25L10,16H-2" ${line}/>`),
]
const hyperspace = shape(
  'nt-hyperspace',
  `<circle r="47" fill="${INK}"/><circle r="43" fill="#0a0e2f"/><path d="M0,-12V-40M0,12V40M-12,0H-40M12,0H40M-9,-9L-28,-28M9,9L28,28M9,-9L28,-28M-9,9L-28,28" stroke="#bfe9ff" stroke-width="4.6" stroke-linecap="round"/><path d="M-5,-11L-15,-37M5,11L15,37M11,-5L37,-15M-11,5L-37,15" stroke="#7a9cff" stroke-width="3" stroke-linecap="round"/><circle r="8" fill="#fff"/>`,
)

/* ---- what moves ------------------------------------------------------------------------------------------------ */

const rays = (count: number, inner: number, outer: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + turn)) / count
    const at = (radius: number) => `${(radius * Math.sin(angle)).toFixed(1)},${(-radius * Math.cos(angle)).toFixed(1)}`
    return `M${at(inner)}L${at(outer)}`
  }).join('')

/** Stars that have become lines. */
const streaks = shape(
  'nt-streaks',
  `<g fill="none" stroke-linecap="round"><path d="${rays(14, 14, 48)}" stroke="#dff4ff" stroke-width=".9"/><path d="${rays(14, 22, 50, 0.5)}" stroke="#7a9cff" stroke-width="1.3"/><path d="${rays(28, 30, 44, 0.25)}" stroke="#fff" stroke-width=".5"/></g><circle r="7" fill="#fff" fill-opacity=".85"/><circle r="12" fill="#bfe9ff" fill-opacity=".3"/>`,
)

/** An engine with all it has, for the last time. */
const afterburn = shape(
  'nt-afterburn',
  `<path d="M-22,2Q-30,34 -16,46Q-10,34 -8,20Q-6,44 0,50Q6,44 8,20Q10,34 16,46Q30,34 22,2Q0,-10 -22,2Z" fill="url(#gt-flame)"/><path d="M-10,4Q-10,24 0,38Q10,24 10,4Q0,-2 -10,4Z" fill="#fffbe6"/><path d="${rays(9, 26, 44)}" stroke="#ffd24a" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>`,
)

/** A cannon that will not fire again: three beams and a white muzzle. */
const overload = shape(
  'nt-overload',
  `<path d="M-9,-8V-50M0,-10V-50M9,-8V-50" stroke="#ff5a48" stroke-width="7" stroke-linecap="round"/><path d="M-9,-8V-48M0,-10V-48M9,-8V-48" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/><path d="${rays(12, 18, 34, 0.5)}" stroke="#ffb08a" stroke-width="3.600" stroke-linecap="round"/><circle r="15" fill="url(#gt-blast)"/>`,
)

const bubble = shape(
  'nt-bubble',
  `<circle r="47" fill="#35dcff" fill-opacity=".12"/><circle r="46" fill="none" stroke="#57e6ff" stroke-width="3" stroke-opacity=".9"/><circle r="42.500" fill="none" stroke="#eaffff" stroke-width="1" stroke-dasharray="3 4"/><path d="M-34,-22A41,41 0 0 1 -8,-40" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
)

/** The lid is open: cold mist, and somebody yawns. */
const thaw = shape(
  'nt-thaw',
  `<path d="M-38,20q-8,-14 8,-20q0,-18 18,-16q10,-16 26,-4q18,-4 18,12q16,6 6,24q-4,12 -20,8q-12,12 -26,2q-22,8 -30,-6Z" fill="#eaffff" fill-opacity=".75"/><g transform="translate(0 -22) scale(1.5)">${flake}</g>`,
)

const recharge = shape(
  'nt-recharge',
  `<path d="${rays(10, 28, 46)}" stroke="#8fe3a6" stroke-width="5" stroke-linecap="round"/><circle r="27" fill="#123a22" fill-opacity=".8" stroke="#7ad694" stroke-width="4"/><path d="M5,-22L-12,4H-1L-5,22L12,-4H1Z" fill="#d8ffe0"/>`,
)

registerArt({
  module: 'new_technology',
  shapes: [...gradients, sleeper, ...badges, hyperspace, streaks, afterburn, overload, bubble, thaw, recharge].join(''),
  veils: { hyperspace: 'nt-streaks' },
  walkers: { woken: 'human' },
  parts: {
    luxury: { draw: () => luxury, covers: ['cabin'], holds: 'figures', places: () => berthPlaces(1, 33) },
    stasis: { draw: () => stasis, holds: 'figures', places: (beds) => berthPlaces(Number(beds), 26) },
    furnace: { draw: () => furnace },
    cannon_booster: { draw: () => cannonBooster },
    engine_booster: { draw: () => engineBooster },
    shield_booster: { draw: () => shieldBooster },
    plating: { draw: () => plating },
  },
  figures: { Z: { sprite: 'nt-sleeper', size: 30 } },
  things: {
    lawyer: 'nt-lawyer',
    manager: 'nt-manager',
    merchant: 'nt-merchant',
    techie: 'nt-techie',
    diplomat: 'nt-diplomat',
    hyperspace: 'nt-hyperspace',
    'new-new_technology-1': 'kind-shield_booster',
    'new-new_technology-2': 'nt-hyperspace',
    'new-new_technology-3': 'nt-sleeper',
    'new-new_technology-4': 'kind-reactor_furnace',
    'new-new_technology-5': 'alien-cyan',
  },
  beats: {
    woken: { seconds: 1.1, sound: 'tick', motions: [{ sprite: 'nt-thaw', moves: 'rise', over: 'squares', size: 1.2 }] },
    shield_boosted: { seconds: 1, sound: 'shield', motions: [{ sprite: 'nt-bubble', moves: 'swell', over: 'ship' }] },
    cannon_boosted: { seconds: 1, sound: 'laser', course: 'shakes', motions: [{ sprite: 'nt-overload', moves: 'flare', over: 'squares', size: 2.4 }] },
    jumped: {
      seconds: 1.4,
      sound: 'launch',
      course: 'leaves',
      motions: [
        { sprite: 'nt-afterburn', moves: 'flare', over: 'squares', size: 2 },
        { sprite: 'nt-streaks', moves: 'sweep', over: 'ship' },
      ],
    },
    returned: { seconds: 1, sound: 'launch', course: 'comes', motions: [{ sprite: 'nt-streaks', moves: 'sweep', over: 'ship' }] },
    recharged: { seconds: 0.9, sound: 'weld', motions: [{ sprite: 'nt-recharge', moves: 'burst', over: 'squares', size: 1.4 }] },
    specialized: { seconds: 0.6 },
    techie_helped: { seconds: 0.4, sound: 'tick' },
    diplomat_sent: { seconds: 1.1 },
  },
})
