// How roads of several editions look: a warning sign at the roadside for each, with a pictogram of its own.

import { shape, use } from '$galaxy/art/drawing/svg'
import { registerArt } from '$galaxy/art/registry'

export const INK = '#1b2138'
const RED = '#e0433a'
export const SIGN = '#ffd24a'
const FIRE = '#ff8a2a'
export const PALE = '#fff6dc'

/** The sign: a triangle that every driver knows, and what it warns of in a box of about -26 to 26 around 0, 10. */
const sign = (pictogram: string) =>
  `<path d="M0,-44L46,36Q48,42 41,42H-41Q-48,42 -46,36Z" fill="${SIGN}" stroke="${RED}" stroke-width="8" stroke-linejoin="round"/><g transform="translate(0 14)" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${pictogram}</g>`

export const filled = (d: string, fill = INK) => `<path d="${d}" fill="${fill}" stroke="none"/>`
export const line = (d: string) => `<path d="${d}"/>`
export const dot = (x: number, y: number, r: number, fill = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`
export const burst = filled('M0,-24L6,-9L21,-14L13,0L24,12L8,10L3,24L-5,10L-21,15L-13,1L-23,-12L-7,-9Z', FIRE)
export const person = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${dot(0, -10, 6)}${filled('M-9,14Q-9,-3 0,-3T9,14Z')}</g>`

/** The roads that several editions have. */
const COMMON: Readonly<Record<string, string>> = {
  cosmic_psychosis: line('M0,2A4,4 0 1 1 -6,6A10,10 0 1 1 10,8A17,17 0 1 1 -16,0'),
  meteoric_inversion: dot(-12, 8, 13) + dot(14, -4, 6) + line('M-4,-14L4,-18M6,20L12,16'),
  tough_trip: line('M-18,22V-12M-4,22V-12M10,22V-12M-24,-12H18M-24,22H18'),
  remorseless_fate: line('M-20,-6H20M0,-14V20M-10,20H10') + filled('M-28,8H-12L-20,-4ZM12,16H28L20,4Z'),
  piercing_projectiles: line('M-26,6H16') + filled('M14,-4L28,6L14,16Z') + line('M-10,-12V0M-10,12V22M4,-12V0M4,12V22'),
  union_ship: person(-14, 6) + person(14, 6) + person(0, 2, 1.2),
  dead_zone: `<rect x="-9" y="-18" width="18" height="42" rx="2" fill="${INK}" fill-opacity=".25"/>` + line('M-5,-2L5,8M5,-2L-5,8'),
  nasty_surprise: `<g stroke-width="7">${line('M-9,-8Q-9,-17 0,-17T9,-8Q9,-1 0,3V8')}</g>` + dot(0, 20, 5),
  big_baddies: filled('M-20,-6L-10,-14L0,-6L10,-14L20,-6L14,18H-14Z') + dot(-7, 4, 3, SIGN) + dot(7, 4, 3, SIGN),
  personalized_cabins: line('M-18,4L0,-14L18,4M-13,2V20H13V2') + person(0, 10, 0.6),
}

/** Pictograms of roads that mean nearly the same in several editions, under different names. */
const ALIKE: Readonly<Record<string, string>> = {
  engine_envy: filled('M-10,-16H10L6,-2H-6Z') + filled('M-7,2H7L0,24Z', FIRE) + line('M-22,-8V10M22,-8V10'),
  space_junk: filled('M-18,-10L-4,-16L2,-4L-12,4Z') + filled('M6,2L18,-4L22,10L10,14Z') + filled('M-14,12L-4,8L0,18L-10,22Z'),
  metal_fatigue: line('M-22,4H-8L-3,-6L4,12L8,4H22') + line('M-22,16H22'),
  infected_goods: `<rect x="-18" y="-8" width="26" height="26" rx="3"/>` + dot(14, -10, 4, '#3f9b46') + dot(20, 2, 3, '#3f9b46') + dot(-5, 5, 5, '#3f9b46'),
  somersault: line('M-16,12A17,17 0 0 1 14,-2') + filled('M20,8L4,2L18,-10Z') + line('M-18,20H18'),
  defective_connectors: line('M-24,4H-8M8,4H24M-8,-8V16M8,-6L2,4L8,14'),
  paranoid_locals: filled('M-24,24A24,24 0 0 1 24,24Z') + line('M0,-2V-16M-14,2L-20,-8M14,2L20,-8'),
  bad_luck: `<rect x="-15" y="-11" width="30" height="30" rx="6"/>` + dot(-7, -3, 3) + dot(7, 11, 3) + dot(0, 4, 3),
}

const PICTOGRAMS: Readonly<Record<string, string>> = { ...COMMON, ...ALIKE }

/** The shapes of these signs, `road-NAME`. */
export const signs = (pictograms: Readonly<Record<string, string>>) =>
  Object.entries(pictograms)
    .map(([name, pictogram]) => shape(`road-${name}`, sign(pictogram)))
    .join('')

/** Which sign stands for each of these roads: that of its own name. */
export const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `road-${name}`]))

/** Three signs on one post, and a sign that holds for some seats only: for those who meet roads for the first time. */
const cards = `<path d="M0,50V-40" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M0,50V-40" stroke="#aab4d4" stroke-width="6" stroke-linecap="round"/>${[-28, 2, 32].map((y, index) => `<g transform="translate(${[-12, 14, -12][index]} ${y}) scale(.4)">${sign(PICTOGRAMS[['space_junk', 'bad_luck', 'big_baddies'][index]!]!)}</g>`).join('')}`
const spot = `<circle r="40" fill="${RED}" fill-opacity=".25" stroke="${RED}" stroke-width="7"/><path d="M0,-50V-24M0,50V24M-50,0H-24M50,0H24" stroke="${SIGN}" stroke-width="8" stroke-linecap="round"/>`
const handicap = `<g transform="translate(0 -8) scale(.86)">${sign(PICTOGRAMS.remorseless_fate!)}</g>${[0, 1, 2].map((seat) => use(`rocket-${seat}`, `translate(${30 * (seat - 1)} 40) scale(.26)`)).join('')}`

registerArt({
  module: 'mechanisms/roads',
  shapes: signs(PICTOGRAMS) + shape('road-cards', cards) + shape('road-handicap', handicap) + shape('road-spot', spot),
  things: named(Object.keys(COMMON)),
  beats: {
    road_turned_up: { seconds: 1.6, sound: 'card' },
    column_died: { seconds: 1.2, sound: 'dice', motions: [{ sprite: 'road-spot', moves: 'flare', over: 'squares', size: 1.2 }] },
    envied: { seconds: 0.9 },
    locals_fire: { seconds: 1, course: 'shakes' },
    enemy_grew: { seconds: 1, sound: 'lose' },
    spot_rolled: { seconds: 0.9, motions: [{ sprite: 'road-spot', moves: 'flare', over: 'squares', size: 1.3 }] },
    junk_flies: { seconds: 0.9, sound: 'break' },
    cards_come_again: { seconds: 1.6, sound: 'card' },
    union_ship_met: { seconds: 1.4 },
  },
})
