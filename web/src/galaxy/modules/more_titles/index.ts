// Two more titles: a plate each, the holder, and the sign of a component that has nobody to work with.

import { registerArt } from '$galaxy/art/registry'
import { AMBER, plate, plates } from '$galaxy/mechanisms/titles'

const INK = '#141b38'
const RED = '#ff5d5d'

const SIGNS = {
  // A butterfly on its axis.
  aesthete: `<path d="M0,-18v36" stroke-dasharray="3 6"/><path d="M-5,-3c-4,-12 -19,-12 -17,-1 1,5 6,7 12,6 -9,2 -10,12 -2,13 5,0 7,-7 7,-14z M5,-3c4,-12 19,-12 17,-1 -1,5 -6,7 -12,6 9,2 10,12 2,13 -5,0 -7,-7 -7,-14z"/>`,
  // Two wheels that turn each other.
  machinist: `<circle cx="-8" cy="5" r="9"/><circle cx="-8" cy="5" r="2"/><path d="M-8,-9v5 M-8,14v5 M-22,5h5 M-18,-5l4,4 M-18,15l4,-4"/><circle cx="10" cy="-7" r="6"/><path d="M10,-18v4 M21,-7h-4 M18,-15l-3,3 M18,1l-3,-3"/>`,
}

/** A plug that hangs in the air. */
const unplugged = `<g id="gt-title-unplugged"><circle r="42" fill="${INK}" stroke="${RED}" stroke-width="6"/>
  <g fill="none" stroke="${RED}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M-24,18c-8,10 -2,20 8,12l6,-8 M-18,16l-8,-8a12,12 0 0 1 17,-17l8,8z M-2,-8l7,-7 M7,1l7,-7"/><path d="M14,22l12,-12 M26,22l-12,-12"/></g></g>`

/** A board with three numbers, which pays better the farther it goes. */
const holder = `<g id="gt-title-holder"><rect x="-44" y="-26" width="88" height="52" rx="10" fill="${INK}" stroke="${AMBER}" stroke-width="4"/>
  ${[9, 12, 15].map((size, step) => `<circle cx="${-28 + 27 * step}" r="${size}" fill="${AMBER}" opacity="${0.55 + 0.2 * step}"/>`).join('')}</g>`

registerArt({
  module: 'more_titles',
  shapes: [...Object.entries(SIGNS).map(([title, sign]) => plate(title, sign)), unplugged, holder].join(''),
  things: {
    ...plates(Object.keys(SIGNS)),
    unplugged: 'title-unplugged',
    'new-more_titles-1': 'title-aesthete',
    'new-more_titles-2': 'title-aesthete',
    'new-more_titles-3': 'title-machinist',
    'new-more_titles-4': 'title-holder',
  },
  beats: {
    lopsided: { seconds: 1.6, sound: 'rotate' },
    unplugged: { seconds: 1.6, sound: 'break' },
  },
})
