// How the components of Another Big Expansion look: sunshine, nozzles, wires, robots and things that go bang.

import { registerArt } from '../../art/registry'
import '../../art/drawing/cyan'
import { powered } from '../../art/drawing/parts'
import { INK } from '../../art/drawing/palette'
import { aslant, ball, down, glow, shape, use } from '../../art/drawing/svg'
import { SIDES } from '../../sides'

const gradients = [
  aslant('nw-panel', '#0b2a66', '#2b6fe0 38%', '#9fd0ff 50%', '#1d56bd 60%', '#0a2355'),
  ball('nw-sun', '#fffbd8', '#ffd23f 45%', '#f08a00'),
  down('nw-bell', '#f1f5ff', '#97a5c4 45%', '#4b5878'),
  down('nw-plume', '#ffffff', '#b9f1ff 35%', '#4aa8ff 70% .85', '#2257ff 100% 0'),
  ball('nw-tank', '#fff1d6', '#ffb04a 40%', '#a84a08'),
  aslant('nw-board', '#1f6b4c', '#134534 55%', '#0a2a20'),
  down('nw-robot', '#f4f8ff', '#b4c0d8 55%', '#76839f'),
  ball('nw-dome', '#ffffff', '#c3cde2 40%', '#5d6985'),
  ball('nw-eye', '#fff2ee', '#ff4a36 40%', '#7d0f08'),
  aslant('nw-gun', '#dbe4f5', '#7d8aa8 45%', '#454f69'),
  down('nw-wood', '#b98a55', '#8a5f35 60%', '#5d3d20'),
  glow('nw-night', '#33406e', '#12193a 70%', '#080c22'),
]

const OCTAGON = 'M-19,-32H19L32,-19V19L19,32H-19L-32,19V-19Z'
const well = `<path d="${OCTAGON}" fill="url(#gt-well)" stroke="#1b140c" stroke-width="1.6"/><path d="M19,32L32,19V-19" fill="none" stroke="#fff1d0" stroke-opacity=".35" stroke-width="1.6"/>`

const rays = Array.from({ length: 8 }, (_, ray) => `<path d="M0,-12.500V-17" transform="rotate(${45 * ray})" stroke="#ffd23f" stroke-width="3.2" stroke-linecap="round"/>`).join('')
const sun = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="19" fill="${INK}" fill-opacity=".35"/>${rays}<circle r="10" fill="url(#gt-nw-sun)" stroke="${INK}" stroke-width="1.8"/></g>`

/** A blue panel, leaning towards the sun in its corner. */
const solarPanel = `${well}
<path d="M-6,20H6L9,31H-9Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.6"/>
<path d="M-22,-21L31,-13L22,25L-31,17Z" fill="${INK}"/><path d="M-20,-18.500L28,-11.2L20.4,22.2L-28,15Z" fill="url(#gt-nw-panel)"/>
<path d="M-8,-16.7L-16,16.9M4,-14.9L-4,18.600M16,-13L8.2,20.4M-22.7,-7.4L25.5,-.2M-25.4,3.8L23,11" stroke="#d9ecff" stroke-opacity=".75" stroke-width="1.7"/>
<path d="M-20,-18.500L28,-11.2L20.4,22.2L-28,15Z" fill="none" stroke="#cfe0f7" stroke-width="2.2" stroke-linejoin="round"/>
${sun(20, -21, 0.8)}`

/** One nozzle, as it points to the front: a bell with a blue plume. */
const jet = `<path d="M-11,-27Q-8,-41 0,-49.500Q8,-41 11,-27Z" fill="url(#gt-nw-plume)" transform="rotate(180 0 -38.25)"/><path d="M-4.500,-28Q-3,-37 0,-43Q3,-37 4.500,-28Z" fill="#fff"/>
<path d="M-7,-8H7L13.500,-27Q0,-32 -13.500,-27Z" fill="url(#gt-nw-bell)" stroke="${INK}" stroke-width="1.7"/><path d="M-9.5,-16H9.5M-11.6,-21.500H11.600" stroke="${INK}" stroke-opacity=".45" stroke-width="1.6"/>`

/** A tank of fuel with a nozzle to each side it blows to. */
function thruster(value: unknown): string {
  const sides = (value as readonly string[]).map((side) => (SIDES as readonly string[]).indexOf(side))
  const nozzles = sides.map((side) => `<g transform="rotate(${90 * side})">${jet}</g>`).join('')
  return `<path d="${OCTAGON}" fill="url(#gt-well)" stroke="#1b140c" stroke-width="1.6" transform="scale(.86)"/>${nozzles}
<circle r="16.500" fill="${INK}"/><circle r="15" fill="url(#gt-nw-tank)"/><path d="M-15,0A15,15 0 0 0 15,0" fill="none" stroke="#7a3405" stroke-opacity=".5" stroke-width="3"/>
${powered(0, 0)}`
}

/** A circuit board whose wires run to all four sides. */
const wire = '<path d="M0,-13V-34M-7,-13V-22L-11,-26V-33M7,-13V-22L11,-26V-33" fill="none"/><circle cy="-35" r="3.4"/><circle cx="-11" cy="-34" r="2.7"/><circle cx="11" cy="-34" r="2.700"/>'
const router = `<path d="${OCTAGON}" fill="url(#gt-nw-board)" stroke="${INK}" stroke-width="1.8"/><path d="M-16,-28H16M-28,-16V16" stroke="#7df0b4" stroke-opacity=".25" stroke-width="2"/>
<g stroke="#8dffc4" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" fill="#eafff4">${[0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle}) scale(.86)">${wire}</g>`).join('')}</g>
<rect x="-14" y="-14" width="28" height="28" rx="4" fill="#1c2230" stroke="${INK}" stroke-width="1.800"/><path d="M-14,-8h-3M-14,0h-3M-14,8h-3M14,-8h3M14,0h3M14,8h3M-8,-14v-3M0,-14v-3M8,-14v-3M-8,14v3M0,14v3M8,14v3" stroke="#d9c07a" stroke-width="2.4"/>
<path d="M0,-8A8,8 0 0 1 8,0M-8,0A8,8 0 0 1 0,-8M8,0A8,8 0 0 1 0,8M0,8A8,8 0 0 1 -8,0" fill="none" stroke="#8dffc4" stroke-width="3" stroke-dasharray="8 4.570"/><circle r="3.2" fill="#fff"/>`

/** Two bottles of gas, each with the alien that breathes it. */
function mixedSupport(value: unknown): string {
  const bottle = (colour: string, x: number) => `<g transform="translate(${x} 0)"><rect x="-13.500" y="-24" width="27" height="48" rx="11" fill="url(#gt-gas-${colour})" stroke="${INK}" stroke-width="1.8"/>
${use(`alien-${colour}`, 'translate(0,2) scale(.3)')}<path d="M-9,-13Q-8.500,-19 -4,-20.500" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.2" stroke-linecap="round"/>
<path d="M-10,-29.500H10L12.500,-23Q0,-26.5 -12.500,-23ZM-10,29.500H10L12.500,23Q0,26.5 -12.500,23Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.300"/></g>`
  const [one = 'purple', other = 'brown'] = value as readonly string[]
  return `${well}${bottle(one, -15)}${bottle(other, 15)}<path d="M-5,-5H5M0,-10V0" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M-5,-5H5M0,-10V0" stroke="#fff" stroke-width="3.600" stroke-linecap="round"/>`
}

/** A head with an aerial; with its eyes lit or not. */
const robot = (x: number, y: number, scale: number, lit: boolean) => `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0,-13V-19" stroke="${INK}" stroke-width="3.200"/><circle cy="-20.500" r="3.6" fill="${lit ? '#ff5a4a' : '#8d99b5'}" stroke="${INK}" stroke-width="1.6"/>
<rect x="-14" y="-13" width="28" height="25" rx="6" fill="url(#gt-nw-robot)" stroke="${INK}" stroke-width="2"/><rect x="-10.500" y="-7.500" width="21" height="9.500" rx="4" fill="#17203a" stroke="${INK}" stroke-width="1.400"/>
<circle cx="-5" cy="-2.700" r="2.9" fill="${lit ? '#ffe14a' : '#7fd4ff'}"/><circle cx="5" cy="-2.700" r="2.9" fill="${lit ? '#ffe14a' : '#7fd4ff'}"/><path d="M-6,7H6" stroke="${INK}" stroke-width="2.600" stroke-dasharray="2.400 1.6"/></g>`
const places = (count: number): readonly (readonly [number, number])[] =>
  count === 4 ? [[-14, -11], [14, -11], [-14, 18], [14, 18]] : Array.from({ length: count }, (_, index) => [14 * (2 * (index % 2) - 1), -11 + 29 * Math.floor(index / 2)])

/** A cupboard full of crubots. */
const crubots = (value: unknown) => `<path d="${OCTAGON}" fill="url(#gt-frame)" stroke="${INK}" stroke-width="1.8"/>
<rect x="-29" y="-29" width="58" height="58" rx="6" fill="#0f1730" stroke="${INK}" stroke-width="1.600"/><path d="M0,-28V28M-28,1.500H28" stroke="#5a6fb5" stroke-width="3.400"/>
${places(Number(value)).map(([x, y]) => robot(x, y, 0.8, false)).join('')}${powered(0, 2)}`

/** A watchful eye on a dome, with two short barrels, and a ring that shows it looks everywhere. */
const autoDefense = `${well}<circle r="28" fill="none" stroke="#ff8f7a" stroke-opacity=".75" stroke-width="2.200" stroke-dasharray="7 4"/>
${[45, 135, 225, 315].map((angle) => `<path d="M-3.6,-30L0,-24.500L3.600,-30Z" transform="rotate(${angle})" fill="#ff8f7a"/>`).join('')}
<path d="M-26,-4.500H-15V4.500H-26ZM15,-4.500H26V4.500H15Z" fill="url(#gt-barrel)" stroke="${INK}" stroke-width="1.6"/><path d="M-29,-6H-25V6H-29ZM25,-6H29V6H25Z" fill="#e2503c" stroke="${INK}" stroke-width="1.400"/>
<path d="M-15,17H15L19,26H-19Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.600"/><circle r="18.500" fill="${INK}"/><circle r="17" fill="url(#gt-nw-dome)"/><path d="M-12,-7A14,14 0 0 1 1,-13.500" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>
<circle r="9.400" fill="#220806" stroke="${INK}" stroke-width="1.400"/><circle r="7" fill="url(#gt-nw-eye)"/><circle cx="-2.4" cy="-2.600" r="1.900" fill="#fff"/>`

/** A ray gun that points to the upper right. */
const gun = `<path d="M-25,13L-17,25L-9,20.500L-12,12L-3,8.500L27,-9.500L22,-19L-8,-3L-21,1Z" fill="url(#gt-nw-gun)" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/><path d="M4,-4.500L8.600,4M11,-8.500L15.500,0" stroke="#57e6ff" stroke-width="3.200"/><circle cx="26.500" cy="-15.500" r="5" fill="#57e6ff" stroke="${INK}" stroke-width="1.500"/><path d="M-6,12.500Q-2,17 2,9" fill="none" stroke="${INK}" stroke-width="2"/>`

/** Two of them, crossed, on a rack. */
const armory = `<path d="${OCTAGON}" fill="url(#gt-nw-wood)" stroke="${INK}" stroke-width="1.800"/><path d="M-26,-14H26M-26,14H26" stroke="${INK}" stroke-opacity=".35" stroke-width="5"/><path d="M-19,-27H19" stroke="#f3dcb4" stroke-opacity=".5" stroke-width="2"/>
<g transform="translate(-1 -6) scale(1.18) rotate(-8)">${gun}</g><g transform="translate(1 -6) scale(-1.18 1.18) rotate(-8)">${gun}</g>
<g transform="translate(0 19) scale(.9)"><path d="M0,-12L9,-9V-2Q9,6 0,11Q-9,6 -9,-2V-9Z" fill="url(#gt-brass)" stroke="${INK}" stroke-width="1.600"/><path d="M0,-7L1.800,-2.600L6.400,-2.400L2.800,.5L4,5L0,2.500L-4,5L-2.800,.5L-6.400,-2.400L-1.800,-2.600Z" fill="#fff7da"/></g>`

/* Tokens: a panel that has had its turn, and crubots that are on. */
const shaded = shape('nw-shaded', `<circle r="47" fill="${INK}"/><circle r="43" fill="url(#gt-nw-night)"/><path d="M14,-30A31,31 0 1 0 31,14A25,25 0 0 1 14,-30Z" fill="#ffeeb0" stroke="#8a7430" stroke-width="3"/><circle cx="24" cy="-20" r="3" fill="#fff"/><circle cx="32" cy="-6" r="2" fill="#fff"/>`)
const awake = shape('nw-awake', `<circle r="47" fill="${INK}"/><circle r="43" fill="#1d3d7a"/><circle r="38" fill="none" stroke="#ffe14a" stroke-width="3" stroke-dasharray="8 6"/>${robot(0, 6, 1.55, true)}`)

registerArt({
  module: 'newer_technology',
  shapes: [...gradients, shaded, awake].join(''),
  parts: {
    solar_panel: { draw: () => solarPanel },
    thruster: { draw: thruster },
    router: { draw: () => router },
    mixed_support: { draw: mixedSupport },
    crubots: { draw: crubots },
    auto_defense: { draw: () => autoDefense },
    armory: { draw: () => armory },
  },
  marks: { shaded: 'nw-shaded', awake: 'nw-awake' },
  things: {
    'new-newer_technology-1': 'kind-thruster',
    'new-newer_technology-2': 'kind-solar_panel',
    'new-newer_technology-3': 'kind-crubot_station',
    'new-newer_technology-4': 'kind-armory',
    'new-newer_technology-5': 'kind-life_support_purple_cyan',
  },
  beats: {
    pushed_aside: { seconds: 0.7, sound: 'launch' },
    sun_used: { seconds: 0.5, sound: 'tick' },
    sun_back: { seconds: 0 },
    crubots_activated: { seconds: 0.8, sound: 'weld' },
    crubots_off: { seconds: 0.3 },
  },
})
