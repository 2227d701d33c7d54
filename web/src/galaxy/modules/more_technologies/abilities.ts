// How the living half of the module looks: the cards of cyan aliens, shortcuts, and sleepers who are carried away.

import { INK } from '../../art/drawing/palette'
import { shape } from '../../art/drawing/svg'
import { badge, line } from '../../mechanisms/specializations'

/** A way that slips between two others. */
const micronavigator = badge(
  'micronavigator',
  `<circle cx="-16" cy="-14" r="7" fill="#eafffd"/><circle cx="15" cy="14" r="7" fill="#eafffd"/><path d="M-30,20C-10,26 -6,6 0,0S10,-26 28,-20M18,-29L30,-20L19,-11" ${line}/>`,
)

const shortcut = shape(
  'mt-shortcut',
  `<path d="M-46,26C-20,34 -12,8 0,0S22,-34 40,-26" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M-46,26C-20,34 -12,8 0,0S22,-34 40,-26" fill="none" stroke="#5fe6e6" stroke-width="6" stroke-linecap="round" stroke-dasharray="12 9"/><path d="M28,-40L46,-26L29,-12" fill="none" stroke="#eafffd" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
)

export const abilities = {
  shapes: [micronavigator, shortcut],
  things: {
    second_lawyer: 'cyan-lawyer',
    second_merchant: 'cyan-merchant',
    micronavigator: 'cyan-micronavigator',
    technician: 'cyan-techie',
    'new-more_technologies-5': 'alien-cyan',
  },
  beats: {
    shortcut_found: { seconds: 0.8, sound: 'launch', motions: [{ sprite: 'mt-shortcut', moves: 'sweep', over: 'ship' }] },
    sleeper_lost: { seconds: 0.7, sound: 'tick', motions: [{ sprite: 'tech-sleeper', moves: 'rise', over: 'squares' }] },
  },
} as const
