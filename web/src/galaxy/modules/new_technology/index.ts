// How New Technology looks: its parts, its figures, its specializations and hyperspace.

import { registerArt } from '../../art/registry'
import { berthPlaces } from '../../art/drawing/parts'
import { INK } from '../../art/drawing/palette'
import { aslant, shape } from '../../art/drawing/svg'
import '../../mechanisms/specializations'
import { OCTAGON, rays } from '../../mechanisms/technology'

const gradients = [
  aslant('nt-armour', '#dfe6f4', '#8d99b5 40%', '#5b6682 60%', '#a9b4cf'),
  aslant('nt-velvet', '#d8465a', '#8c1830 55%', '#560c1d'),
]

const STAR = 'M0,-9L2.6,-2.9L9,-2.8L4,1.3L5.8,8L0,4.2L-5.8,8L-4,1.3L-9,-2.8L-2.6,-2.9Z'
const star = (x: number, y: number, size: number) =>
  `<path d="${STAR}" transform="translate(${x} ${y}) scale(${size})" fill="#ffe48a" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`

/** One window with velvet curtains, and stars over it. */
const luxury = `<circle r="31" fill="${INK}"/><circle r="29.6" fill="url(#gt-brass)"/><circle r="23.4" fill="${INK}"/><circle r="22" fill="url(#gt-glass)"/>
<path d="M-22,0A22,22 0 0 1 -4,-21.6Q-8,-4 -17,14A22,22 0 0 1 -22,0ZM22,0A22,22 0 0 0 4,-21.6Q8,-4 17,14A22,22 0 0 0 22,0Z" fill="url(#gt-nt-velvet)" stroke="${INK}" stroke-width="1.2"/>
<path d="M-9,-19Q-11,-4 -18.5,9M9,-19Q11,-4 18.5,9" fill="none" stroke="#ff9aa6" stroke-opacity=".6" stroke-width="1.4"/>
${star(-17, -25, 0.62)}${star(0, -29, 0.85)}${star(17, -25, 0.62)}`

/** Plates over plates, and rivets all over them. */
const plating = `<path d="${OCTAGON}" fill="url(#gt-nt-armour)" stroke="${INK}" stroke-width="1.8"/><path d="M-32,-4L-4,-32M-32,22L22,-32M-22,32L32,-22M4,32L32,4" stroke="${INK}" stroke-opacity=".4" stroke-width="2"/>
<path d="M-30,-5L-5,-30M-30,21L21,-30M-21,30L30,-21" stroke="#fff" stroke-opacity=".4" stroke-width="1.4" transform="translate(1.5,1.5)"/>
<path d="M-24,-13L-13,-24H13L24,-13V13L13,24H-13L-24,13Z" fill="none" stroke="#4a5470" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 10.2"/>
<circle r="10" fill="url(#gt-steel)" stroke="${INK}" stroke-width="1.6"/><path d="M-5.5,-5.500L5.5,5.500M5.5,-5.500L-5.5,5.5" stroke="#3c4766" stroke-width="3" stroke-linecap="round"/>`

const hyperspace = shape(
  'nt-hyperspace',
  `<circle r="47" fill="${INK}"/><circle r="43" fill="#0a0e2f"/><path d="M0,-12V-40M0,12V40M-12,0H-40M12,0H40M-9,-9L-28,-28M9,9L28,28M9,-9L28,-28M-9,9L-28,28" stroke="#bfe9ff" stroke-width="4.6" stroke-linecap="round"/><path d="M-5,-11L-15,-37M5,11L15,37M11,-5L37,-15M-11,5L-37,15" stroke="#7a9cff" stroke-width="3" stroke-linecap="round"/><circle r="8" fill="#fff"/>`,
)

/* ---- what moves ------------------------------------------------------------------------------------------------ */

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

registerArt({
  module: 'new_technology',
  shapes: [...gradients, hyperspace, streaks, afterburn, overload].join(''),
  veils: { hyperspace: 'nt-streaks' },
  parts: {
    luxury: { draw: () => luxury, covers: ['cabin'], holds: 'figures', places: () => berthPlaces(1, 33) },
    plating: { draw: () => plating },
  },
  things: {
    lawyer: 'cyan-lawyer',
    merchant: 'cyan-merchant',
    techie: 'cyan-techie',
    hyperspace: 'nt-hyperspace',
    'new-new_technology-1': 'kind-shield_booster',
    'new-new_technology-2': 'nt-hyperspace',
    'new-new_technology-3': 'tech-sleeper',
    'new-new_technology-4': 'kind-reactor_furnace',
    'new-new_technology-5': 'alien-cyan',
  },
  beats: {
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
  },
})
