// How the support team looks: a face for everybody, and the tokens that they leave on components.

import { registerArt } from '$galaxy/art/registry'
import { shape } from '$galaxy/art/drawing/svg'
import { face, PEOPLE } from './faces'

const INK = '#1b2138'
const names = Object.keys(PEOPLE)

const token = (inside: string, colour: string) => `<circle r="40" fill="${colour}" stroke="${INK}" stroke-width="6"/>${inside}`
const stroke = (path: string, colour = INK) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`
const wireless = shape('team-wireless', token(stroke('M-22,-8Q0,-28 22,-8M-12,6Q0,-4 12,6') + `<circle cy="18" r="6" fill="${INK}"/>`, '#8fd4ff'))
const crowd = shape('team-crowd', `<g transform="translate(-22 6) scale(.6)">${face(PEOPLE.trader!)}</g><g transform="translate(22 6) scale(.6)">${face(PEOPLE.welder!)}</g><g transform="translate(0 -4) scale(.66)">${face(PEOPLE.advertiser!)}</g>`)

registerArt({
  module: 'support_team',
  shapes: names.map((name) => shape(`team-${name}`, face(PEOPLE[name]!))).join('') + wireless + crowd,
  things: {
    ...Object.fromEntries(names.map((name) => [name, `team-${name}`])),
    'new-support_team-1': 'team-crowd',
    'new-support_team-2': 'team-architect',
    'new-support_team-3': 'team-advertiser',
  },
  marks: { wireless: 'team-wireless' },
  beats: {
    person_hired: { seconds: 1.2, sound: 'card' },
    forecast_made: { seconds: 1 },
    components_linked: { seconds: 0.9 },
    component_plated: { seconds: 0.9, sound: 'weld' },
    bonus_changed: { seconds: 1.1 },
    price_changed: { seconds: 1.1, sound: 'coins' },
    connector_welded: { seconds: 0.8, sound: 'weld' },
  },
})
