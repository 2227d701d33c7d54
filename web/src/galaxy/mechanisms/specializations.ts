// How the abilities of cyan aliens look, and what is seen of them, in both editions.
// Every module that has them imports this file, which registers them once.

import { registerArt } from '../art/registry'
import { CYAN_DARK } from '../art/drawing/cyan'
import { INK } from '../art/drawing/palette'
import { shape } from '../art/drawing/svg'

const CYAN = '#35c8c8'

/** A round badge with a sign of what somebody has learnt. */
export const badge = (id: string, sign: string) =>
  shape(`cyan-${id}`, `<circle r="47" fill="${INK}"/><circle r="43" fill="${CYAN_DARK}"/><circle r="38" fill="none" stroke="${CYAN}" stroke-width="3"/>${sign}`)
const drawn = (width: number) => `fill="none" stroke="#eafffd" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
export const line = drawn(6)
const badges = [
  badge('lawyer', `<path d="M0,-26V24M-16,24H16M-24,-18H24M-24,-18L-33,4H-15ZM24,-18L15,4H33Z" ${line}/>`),
  badge('manager', `<path d="M-22,22V4M-7,22V-8M8,22V-2M23,22V-22" ${line}/><path d="M-24,-8L-6,-24L8,-16L24,-32" ${line} stroke-opacity=".75"/>`),
  badge('merchant', `<path d="M-26,-22H-17L-11,10H17L24,-12H-15" ${line}/><circle cx="-8" cy="22" r="5" fill="#eafffd"/><circle cx="14" cy="22" r="5" fill="#eafffd"/>`),
  badge('techie', `<path d="M-22,24L6,-4" ${drawn(11)}/><path d="M24,-12A15,15 0 1 1 8,-26L14,-18L20,-14Z" ${line}/>`),
  badge('diplomat', `<path d="M-28,-20H6V2H-8L-18,12V2H-28Z" ${line}/><path d="M12,-6H28V16H20V25L10,16H-2" ${line}/>`),
]

/** A briefcase with a white flag: somebody goes over to talk. */
const envoy = shape(
  'cyan-envoy',
  `<path d="M8,-44V30" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M8,-44Q24,-52 42,-42V-18Q24,-28 8,-18Z" fill="#f4fbff" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-24,2V-8Q-24,-12 -20,-12H-4Q0,-12 0,-8V2" fill="none" stroke="${INK}" stroke-width="5"/><rect x="-44" y="0" width="64" height="44" rx="7" fill="${CYAN_DARK}" stroke="${INK}" stroke-width="5"/><path d="M-44,18H20" stroke="${CYAN}" stroke-width="5"/><rect x="-18" y="12" width="12" height="12" rx="2" fill="#ffe48a" stroke="${INK}" stroke-width="3"/>`,
)

registerArt({
  module: 'mechanisms/specializations',
  shapes: [...badges, envoy].join(''),
  things: { manager: 'cyan-manager', diplomat: 'cyan-diplomat' },
  beats: {
    specialized: { seconds: 0.6 },
    techie_helped: { seconds: 0.4, sound: 'tick' },
    diplomat_sent: { seconds: 1.1, sound: 'tick', motions: [{ sprite: 'cyan-envoy', moves: 'rise', over: 'ship' }] },
  },
})
