// How New Technologies of Keep on Trucking look: catapults, what is boosted, and blocks in the air.

import { registerArt } from '../../art/registry'
import '../../art/drawing/cyan'
import { INK } from '../../art/drawing/palette'
import { aslant, ball, down, shape } from '../../art/drawing/svg'
import { rays, well } from '../../mechanisms/technology'
import { abilities } from './abilities'
import { SIDES } from '../../sides'

const gradients = [
  down('mt-beam', '#e7b877', '#b07a3c 55%', '#6e4520'),
  aslant('mt-sling', '#7c87a6', '#3a4360 60%', '#1d2338'),
  ball('mt-spark', '#fffbe0', '#ffd23f 45%', '#e07a10'),
]

/** Where a block may fly to: an arrow that reaches the edge. */
const arrow = `<path d="M0,-47L9,-36H4V-29H-4V-36H-9Z" fill="#ffd23f" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`

/** An arm on a turntable, with a spoon at its end and a block in the spoon. */
function catapult(value: unknown): string {
  const sides = (value as readonly string[]).map((side) => (SIDES as readonly string[]).indexOf(side))
  const arrows = sides.map((side) => `<g transform="rotate(${90 * side})">${arrow}</g>`).join('')
  return `<g transform="scale(.86)">${well}</g>${arrows}
<circle r="23" fill="${INK}"/><circle r="21.4" fill="url(#gt-mt-sling)"/><circle r="17" fill="none" stroke="#9aa6c6" stroke-width="2.4" stroke-dasharray="3 4.1"/>
<path d="M-13,20L-4,-4H4L13,20H6L0,4L-6,20Z" fill="url(#gt-mt-beam)" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>
<path d="M-3.400,16V-9H3.400V16Q0,19 -3.400,16Z" fill="url(#gt-mt-beam)" stroke="${INK}" stroke-width="1.5"/><path d="M-11,-9Q-11,-24 0,-24T11,-9Q0,-3 -11,-9Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.600"/>
<rect x="-7" y="-20" width="14" height="13" rx="2" fill="#4d93e6" stroke="${INK}" stroke-width="1.5"/><path d="M-4,-17h6" stroke="#fff" stroke-opacity=".8" stroke-width="1.800" stroke-linecap="round"/>
<circle cy="14" r="4.2" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.400"/>`
}

const BOLT = 'M6,-30L-18,5H-3L-8,30L18,-7H3Z'
/** On a booster that works, and on each link of its chain. */
const source = shape('mt-source', `<circle r="47" fill="${INK}"/><circle r="42" fill="url(#gt-mt-spark)"/><path d="${rays(12, 35, 42)}" stroke="${INK}" stroke-opacity=".5" stroke-width="4"/><path d="${BOLT}" fill="#fff" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`)
const link = shape('mt-link', `<circle r="47" fill="${INK}"/><circle r="42" fill="#1d2a52"/><circle r="36" fill="none" stroke="#ffd23f" stroke-width="6" stroke-dasharray="14 8.600"/><path d="${BOLT}" fill="#ffd23f" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`)

/* ---- what moves ------------------------------------------------------------------------------------------------ */

/** Current runs through a component, and it does more than it was built for. */
const surge = shape(
  'mt-surge',
  `<rect x="-44" y="-44" width="88" height="88" rx="12" fill="#ffd23f" fill-opacity=".16" stroke="#ffe99a" stroke-width="4" stroke-dasharray="16 7"/><path d="${rays(16, 34, 49)}" stroke="#fff3b8" stroke-width="3.4" stroke-linecap="round"/><path d="${BOLT}" transform="scale(.8)" fill="#fff" stroke="#e07a10" stroke-width="4" stroke-linejoin="round"/>`,
)

/** The arm snaps up, and something leaves. */
const fling = shape(
  'mt-fling',
  `<path d="M-40,22Q-34,-30 22,-40" fill="none" stroke="#fff1c2" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 11"/><path d="M-22,32Q-18,-8 30,-20" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 9"/><g transform="translate(28 -34) rotate(24) scale(.42)"><rect x="-32" y="-32" width="64" height="64" rx="9" fill="#c99b62" stroke="${INK}" stroke-width="7"/><path d="M-32,0H32M0,-32V32" stroke="${INK}" stroke-opacity=".4" stroke-width="6"/></g><path d="${rays(8, 8, 17)}" stroke="#ffd23f" stroke-width="4" stroke-linecap="round"/>`,
)

/** A plated side, for whoever meets one for the first time. */
const armour = shape(
  'mt-armour',
  `<rect x="-42" y="-30" width="84" height="72" rx="9" fill="#39425e" stroke="${INK}" stroke-width="5"/><path d="M-46,-40H46L40,-18H-40Z" fill="url(#gt-steel)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M-30,-29h.1M-10,-29h.1M10,-29h.1M30,-29h.1" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M8,-46L22,-28L34,-48" fill="none" stroke="#ffd23f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
)

registerArt({
  module: 'more_technologies',
  shapes: [...gradients, source, link, surge, fling, armour, ...abilities.shapes].join(''),
  parts: { catapult: { draw: catapult } },
  things: {
    boost_source: 'mt-source',
    boosted: 'mt-link',
    'new-more_technologies-1': 'kind-cannon_booster',
    'new-more_technologies-2': 'kind-catapult',
    'new-more_technologies-3': 'kind-reactor_furnace',
    'new-more_technologies-4': 'mt-armour',
    ...abilities.things,
  },
  beats: {
    boosted: { seconds: 0.8, sound: 'weld', motions: [{ sprite: 'mt-surge', moves: 'flare', over: 'squares', size: 1.3 }] },
    ammunition_loaded: { seconds: 0.5, sound: 'tick' },
    thrown: { seconds: 1.2, sound: 'launch', course: 'shakes', motions: [{ sprite: 'mt-fling', moves: 'burst', over: 'squares', size: 2.2 }] },
    ...abilities.beats,
  },
})
