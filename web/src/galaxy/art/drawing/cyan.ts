/** Cyan aliens and what they breathe: several modules have components that are printed with them, and any of these imports this. */

import { registerArt } from '../registry'
import { INK } from './palette'
import { across, ball, shape } from './svg'

export const CYAN_DARK = '#0c5b63'

const gradients = [
  ball('alien-cyan-skin', '#d8fffb', '#4fd3d0 45%', CYAN_DARK),
  across('gas-cyan', '#0b4f58', '#7ff0ea 35%', '#2aa7aa 65%', '#083f47'),
]

/** A large head, round glasses, a tie: an expert. */
const cyan = shape(
  'alien-cyan',
  `<path d="M-18,50V34Q-18,14 0,14T18,34V50Q0,54 -18,50Z" fill="#25485f" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M0,18L6,26L0,48L-6,26Z" fill="#ffd76a" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>
<path d="M0,-50Q38,-50 34,-18Q31,14 0,20Q-31,14 -34,-18Q-38,-50 0,-50Z" fill="url(#gt-alien-cyan-skin)" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-12,-46Q-6,-40 0,-46Q6,-40 12,-46" fill="none" stroke="${CYAN_DARK}" stroke-width="3.4" stroke-linecap="round"/>
<circle cx="-13.5" cy="-17" r="12" fill="#fff" stroke="${INK}" stroke-width="4"/><circle cx="13.5" cy="-17" r="12" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M-2,-18H2M-25.5,-19L-33,-23M25.5,-19L33,-23" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><circle cx="-11.5" cy="-15" r="5" fill="#083f47"/><circle cx="11.5" cy="-15" r="5" fill="#083f47"/>
<path d="M-7,5Q0,9 8,4" fill="none" stroke="${CYAN_DARK}" stroke-width="4" stroke-linecap="round"/>`,
)

registerArt({
  module: 'cyan_aliens',
  shapes: [...gradients, cyan].join(''),
  figures: { C: { sprite: 'alien-cyan', size: 46 } },
})
