// How the support team looks: a face for everybody, and the tokens that they leave on components.

import { registerArt } from '$galaxy/art/registry'
import { shape, use } from '$galaxy/art/drawing/svg'
import { face, PEOPLE } from './faces'

const INK = '#1b2138'
const names = Object.keys(PEOPLE)

const token = (inside: string, colour: string) => `<circle r="40" fill="${colour}" stroke="${INK}" stroke-width="6"/>${inside}`
const stroke = (path: string, colour = INK) => `<path d="${path}" fill="none" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`
const wireless = shape('team-wireless', token(stroke('M-22,-8Q0,-28 22,-8M-12,6Q0,-4 12,6') + `<circle cy="18" r="6" fill="${INK}"/>`, '#8fd4ff'))
const rotating = shape('team-rotating', token(stroke('M22,-10A24,24 0 1 0 24,8') + `<path d="M30,-22L26,-2L10,-14Z" fill="${INK}"/>`, '#b9a7ff'))
const bomb = shape('team-bomb', token(`<circle cy="6" r="18" fill="${INK}"/>` + stroke('M10,-10L18,-20') + '<circle cx="22" cy="-24" r="6" fill="#ff8a2a"/>', '#ff9d8c'))
const bypass = shape('team-bypass', token(stroke('M-24,0H24') + stroke('M-12,-12V12M12,-12V12'), '#c9d2ea'))
const ends = ['bypass1', 'bypass2', 'plated_bypass1', 'plated_bypass2']
const bypasses = ends.flatMap((end) => ['^', '>', 'v', '<'].map((arrow) => `${end}${arrow}`))
const crowd = shape('team-crowd', `<g transform="translate(-22 6) scale(.6)">${face(PEOPLE.trader!)}</g><g transform="translate(22 6) scale(.6)">${face(PEOPLE.welder!)}</g><g transform="translate(0 -4) scale(.66)">${face(PEOPLE.advertiser!)}</g>`)

/* What is planned for a square: a note pinned to it, and whether it came true. */
const note = (inside: string, colour = '#fff3d6') => `<path d="M-38,-36H38V26L26,38H-38Z" fill="${colour}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M38,26H26V38" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>${inside}<circle cy="-36" r="8" fill="#d8443a" stroke="${INK}" stroke-width="4"/>`
const crate = (colour: string) => `<rect x="-20" y="-16" width="40" height="38" rx="5" fill="${colour}" stroke="${INK}" stroke-width="5"/>${stroke('M-10,-6L10,12M10,-6L-10,12')}`
const PLANS: Readonly<Record<string, string>> = {
  plan_blue: note(crate('#62a8ff')),
  plan_red: note(crate('#ff6a55')),
  plan_human: note(`<g transform="translate(0 4) scale(.52)">${use('human')}</g>`),
  plan_alien: note(`<g transform="translate(0 4) scale(.5)">${use('alien-purple')}</g>`),
  plan_battery: note(`<g transform="translate(0 4) scale(.62)">${use('cell')}</g>`),
  plan_kept: `<circle r="42" fill="#2f9e5b" stroke="${INK}" stroke-width="6"/>${stroke('M-18,2L-5,16L20,-14', '#fff')}`,
  plan_missed: `<circle r="42" fill="#8a3328" stroke="${INK}" stroke-width="6"/>${stroke('M-15,-15L15,15M15,-15L-15,15', '#fff')}`,
}

registerArt({
  module: 'support_team',
  shapes: names.map((name) => shape(`team-${name}`, face(PEOPLE[name]!))).join('') + Object.entries(PLANS).map(([name, drawing]) => shape(`team-${name}`, drawing)).join('') + wireless + rotating + bomb + bypass + crowd,
  things: {
    ...Object.fromEntries(names.map((name) => [name, `team-${name}`])),
    ...Object.fromEntries(Object.keys(PLANS).map((name) => [name, `team-${name}`])),
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
