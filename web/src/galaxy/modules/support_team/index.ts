// How the support team looks: a face for everybody, and the tokens that they leave on components.

import { registerArt } from '$galaxy/art/registry'
import { shape } from '$galaxy/art/drawing/svg'
import { face, PEOPLE } from './faces'

const INK = '#1b2138'
const names = Object.keys(PEOPLE)

const token = (inside: string, colour: string) => `<circle r="40" fill="${colour}" stroke="${INK}" stroke-width="6"/>${inside}`
const stroke = (path: string, colour = INK) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`
const wireless = shape('team-wireless', token(stroke('M-22,-8Q0,-28 22,-8M-12,6Q0,-4 12,6') + `<circle cy="18" r="6" fill="${INK}"/>`, '#8fd4ff'))
const rotating = shape('team-rotating', token(stroke('M22,-10A24,24 0 1 0 24,8') + `<path d="M30,-22L26,-2L10,-14Z" fill="${INK}"/>`, '#b9a7ff'))
const bomb = shape('team-bomb', token(`<circle cy="6" r="18" fill="${INK}"/>` + stroke('M10,-10L18,-20') + '<circle cx="22" cy="-24" r="6" fill="#ff8a2a"/>', '#ff9d8c'))
const bypass = shape('team-bypass', token(stroke('M-24,0H24') + stroke('M-12,-12V12M12,-12V12'), '#c9d2ea'))
const bypasses = ['1', '2'].flatMap((number) => ['^', '>', 'v', '<'].map((arrow) => `bypass${number}${arrow}`))
const crowd = shape('team-crowd', `<g transform="translate(-22 6) scale(.6)">${face(PEOPLE.trader!)}</g><g transform="translate(22 6) scale(.6)">${face(PEOPLE.welder!)}</g><g transform="translate(0 -4) scale(.66)">${face(PEOPLE.advertiser!)}</g>`)

registerArt({
  module: 'support_team',
  shapes: names.map((name) => shape(`team-${name}`, face(PEOPLE[name]!))).join('') + wireless + rotating + bomb + bypass + crowd,
  things: {
    ...Object.fromEntries(names.map((name) => [name, `team-${name}`])),
    'new-support_team-1': 'team-crowd',
    'new-support_team-2': 'team-architect',
    'new-support_team-3': 'team-advertiser',
  },
  marks: { wireless: 'team-wireless', rotating: 'team-rotating', sabotaged: 'team-bomb', ...Object.fromEntries(bypasses.map((name) => [name, 'team-bypass'])) },
  beats: {
    person_hired: { seconds: 1.2, sound: 'card' },
    forecast_made: { seconds: 1 },
    components_linked: { seconds: 0.9 },
    component_plated: { seconds: 0.9, sound: 'weld' },
    bonus_changed: { seconds: 1.1 },
    price_changed: { seconds: 1.1, sound: 'coins' },
    connector_welded: { seconds: 0.8, sound: 'weld' },
    part_delivered: { seconds: 0.9, sound: 'draw' },
    sides_joined: { seconds: 0.8, sound: 'weld' },
    bypass_lost: { seconds: 0.8 },
    cannon_unhinged: { seconds: 0.8, sound: 'rotate' },
    ship_sabotaged: { seconds: 1.2, sound: 'tick' },
    loose_ends_charged: { seconds: 1 },
  },
})
