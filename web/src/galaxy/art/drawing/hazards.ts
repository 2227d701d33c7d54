/** Meteors and shots. They point to the right and are turned the way they fly. */

import type { HazardArt } from '../registry'
import { INK } from './palette'
import { across, ball, glow, shape } from './svg'

const gradients = [
  ball('rock', '#e3c7a4', '#a07a55 40%', '#553a24 80%', '#33200f'),
  across('trail', '#ff6a1a 0% 0', '#ff8a1f 55% .55', '#ffe08a 100% .95'),
  across('light', '#7df0ff 0% 0', '#7df0ff 60%', '#fff'),
  across('heavy', '#ff3b2e 0% 0', '#ff5a3c 55%', '#fff0d0'),
  glow('blast', '#fffbe6', '#ffe27a 30%', '#ff8a1f 60%', '#d8321a 82% .8', '#d8321a 100% 0'),
]

const largeMeteor = shape(
  'meteor-large',
  `<path d="M-50,-4Q-30,-30 12,-36L10,36Q-30,30 -50,4Z" fill="url(#gt-trail)"/>
<path d="M14,-38L34,-31L46,-13L44,10L32,31L9,38L-12,28L-22,8L-18,-16L-5,-33Z" fill="url(#gt-rock)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
<g fill="#4a3019" fill-opacity=".75"><ellipse cx="22" cy="-13" rx="9" ry="7"/><ellipse cx="2" cy="9" rx="11" ry="9"/><ellipse cx="27" cy="15" rx="6" ry="5"/><circle cx="-6" cy="-15" r="4"/></g>
<path d="M40,-12Q36,-24 25,-28" fill="none" stroke="#fff1d6" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`,
)

const smallMeteor = shape(
  'meteor-small',
  `<path d="M-42,-2Q-20,-15 15,-18V18Q-20,15 -42,2Z" fill="url(#gt-trail)"/>
<path d="M16,-20L29,-15L35,-2L31,13L17,20L3,14L-2,0L3,-14Z" fill="url(#gt-rock)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
<g fill="#4a3019" fill-opacity=".75"><ellipse cx="19" cy="-5" rx="5.5" ry="4.5"/><circle cx="10" cy="7" r="3.6"/></g>`,
)

const lightShot = shape(
  'shot-light',
  `<rect x="-49" y="-14" width="97" height="28" rx="14" fill="url(#gt-light)" fill-opacity=".4"/><rect x="-42" y="-8" width="86" height="16" rx="8" fill="url(#gt-light)"/><path d="M4,0H36" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
)

const heavyShot = shape(
  'shot-heavy',
  `<path d="M-50,0Q-10,-30 26,-26A26,26 0 0 1 26,26Q-10,30 -50,0Z" fill="url(#gt-heavy)" fill-opacity=".5"/>
<path d="M-40,0Q-4,-18 26,-17A17,17 0 0 1 26,17Q-4,18 -40,0Z" fill="url(#gt-heavy)"/><circle cx="26" r="11" fill="#fff7df"/><circle cx="26" r="17" fill="none" stroke="#ffb08a" stroke-width="2.5"/>`,
)

const spikes = (count: number, outer: number, inner: number, turn: number) =>
  'M' +
  Array.from({ length: 2 * count }, (_, index) => {
    const angle = ((index + turn) * Math.PI) / count
    const radius = index % 2 ? inner : outer * (index % 4 ? 0.8 : 1)
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }).join('L') +
  'Z'

const explosion = shape(
  'explosion',
  `<path d="${spikes(11, 50, 26, 0)}" fill="#d8321a" fill-opacity=".85"/><path d="${spikes(9, 44, 22, 0.4)}" fill="#ff8a1f"/><path d="${spikes(8, 32, 16, 0.2)}" fill="#ffd24a"/><circle r="22" fill="url(#gt-blast)"/>`,
)

/** Whatever else comes flying: a ball of amber light with a tail. */
const bolt = shape(
  'bolt',
  `<path d="M-50,0Q-8,-26 24,-22A22,22 0 0 1 24,22Q-8,26 -50,0Z" fill="url(#gt-trail)" fill-opacity=".75"/><circle cx="24" r="19" fill="url(#gt-blast)"/><circle cx="24" r="9" fill="#fffbe6"/>`,
)

export const baseHazards: Readonly<Record<string, HazardArt>> = {
  'meteor-small': { sprite: 'meteor-small', size: 78 },
  'meteor-large': { sprite: 'meteor-large', size: 100 },
  'shot-light': { sprite: 'shot-light', size: 100 },
  'shot-heavy': { sprite: 'shot-heavy', size: 100 },
}

/** What flies at a ship and has no drawing of its own. */
export const GENERIC_HAZARD: HazardArt = { sprite: 'bolt', size: 92 }

export const hazardShapes = [...gradients, largeMeteor, smallMeteor, lightShot, heavyShot, bolt, explosion].join('')
