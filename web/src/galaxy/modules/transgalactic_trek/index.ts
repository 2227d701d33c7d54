// The titles of the Trek: plates with a sign each, worn beside the ship of whoever holds them.

import { registerArt } from '$galaxy/art/registry'
import { AMBER, plate, plates } from '$galaxy/mechanisms/titles'

const SIGNS = {
  supreme_hauler: `<path d="M-16,-2h14v14h-14z M2,-2h14v14h-14z M-7,-17h14v14h-14z"/>`,
  battery_master: `<path d="M-12,-13h24v28h-24z M-5,-13v-5h10v5 M2,-7l-7,9h9l-6,9"/>`,
  xeno_quartermaster: `<path d="M0,-16c10,0 14,8 12,16 -2,8 -7,14 -12,14 -5,0 -10,-6 -12,-14 -2,-8 2,-16 12,-16z M-6,-1l4,4 M6,-1l-4,4"/>`,
  cruise_captain: `<circle r="14"/><path d="M-14,4h28 M-9,-6l5,-3 M3,-8l6,2 M-6,10h12"/>`,
  master_engineer: `<path d="M-14,12l14,-14 M-2,-4a9,9 0 1 1 8,8 M6,-14l-5,5 4,4 5,-5"/>`,
  corridor_master: `<path d="M-18,-8h14v16h14v-16h8"/><path d="M-18,0h6v16h30v-16"/>`,
}
const pictures = Object.entries(SIGNS).map(([id, sign]) => plate(id, sign))
const journey = `<g id="gt-title-journey" fill="none" stroke="${AMBER}" stroke-width="4" stroke-linecap="round">
  <path d="M-42,30c20,-30 24,10 40,-12s20,-34 44,-42" stroke-dasharray="2 9"/>
  <circle cx="-42" cy="30" r="5" fill="${AMBER}"/><circle cx="-2" cy="18" r="7" fill="${AMBER}"/><circle cx="42" cy="-24" r="10" fill="${AMBER}"/></g>`
const gold = `<g id="gt-title-gold"><circle r="38" fill="${AMBER}" stroke="#b97a1d" stroke-width="5"/><path d="M0,-22l7,15 16,2 -12,11 3,16 -14,-8 -14,8 3,-16 -12,-11 16,-2z" fill="#fff3d1"/></g>`

registerArt({
  module: 'transgalactic_trek',
  shapes: [...pictures, journey, gold].join(''),
  things: {
    ...plates(Object.keys(SIGNS)),
    'new-transgalactic_trek-1': 'title-journey',
    'new-transgalactic_trek-2': 'title-supreme_hauler',
    'new-transgalactic_trek-3': 'title-corridor_master',
    'new-transgalactic_trek-4': 'title-gold',
  },
  beats: {
    titles_drawn: { seconds: 1.2, sound: 'card' },
    title_scored: { seconds: 1.6, sound: 'coins' },
    title_taken: { seconds: 1.4, sound: 'coins' },
    title_gilded: { seconds: 1.8, sound: 'coins' },
  },
})
