// How missions look: containers that one would rather not touch, artifacts that hum, and a folder from head office.

import { INK } from '../../art/drawing/palette'
import { aslant, ball, down } from '../../art/drawing/svg'
import { registerArt } from '../../art/registry'
import type { CardData } from '../../facts'
import { eventBeats, eventCards, eventShapes } from './events'
import { jobShapes, jobThings } from './jobs'
import { policeBeats, policeCards, policeHazards, policeShapes, policeWalkers } from './police'
import { forceBeats, forceCards, forceMeasures, forceShapes, forceThings } from './force'
import { largeMeteors, shower, staged } from './scenes'

const gradients = [
  aslant('mx-red', '#ff8a70', '#d8341f 55%', '#7c120a'),
  aslant('mx-glass', '#f2fdff', '#a5dcec 50%', '#4e8fae'),
  aslant('mx-lead', '#d9dfea', '#7d8798 50%', '#3b4252'),
  ball('mx-glow', '#fbffd0', '#c9f23a 45%', '#4d8a10'),
  down('mx-stone', '#9c8bd8', '#5a459e 55%', '#2a1d5c'),
  ball('mx-eye', '#ffffff', '#7ef3ff 40%', '#1b6bd0'),
]

/** A crate in the middle of the component, and what is painted on it. */
const crate = (fill: string, painted: string) =>
  `<rect x="-27" y="-25" width="54" height="50" rx="6" fill="url(#gt-${fill})" stroke="${INK}" stroke-width="2"/><path d="M-27,-13H27M-27,13H27" stroke="${INK}" stroke-opacity=".4" stroke-width="2.4"/>${painted}`

const flame = `<path d="M0,-19Q13,-7 10,5Q9,15 0,17Q-9,15 -10,5Q-10,-2 -4,-6Q-3,-1 0,0Q4,-8 0,-19Z" fill="#ffd23f" stroke="${INK}" stroke-width="1.800"/><path d="M0,2Q6,7 4,12Q2,15 0,15Q-4,14 -4,10Q-4,6 0,2Z" fill="#fff6d0"/>`
const goblet = `<path d="M-11,-18H11L8,-2Q6,4 1.500,5V13H8V17H-8V13H-1.500V5Q-6,4 -8,-2Z" fill="#ffffff" fill-opacity=".9" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/><path d="M-3,-17L1,-10L-3,-5L1,0" fill="none" stroke="#d8341f" stroke-width="2"/>`
const blade = 'M0,-5L7,-17A18.500,18.500 0 0 0 -7,-17Z'
const trefoil = `<circle r="20" fill="url(#gt-mx-glow)" stroke="${INK}" stroke-width="1.800"/><g fill="${INK}"><circle r="3.600"/>${[0, 120, 240].map((angle) => `<path d="${blade}" transform="rotate(${angle})"/>`).join('')}</g>`

/** An iron block with its weight stamped into it. */
const heavy = (value: unknown) =>
  `<path d="M-14,-16H14L29,24H-29Z" fill="url(#gt-mx-lead)" stroke="${INK}" stroke-width="2"/><path d="M-8,-16V-22A8,8 0 0 1 8,-22V-16" fill="none" stroke="${INK}" stroke-width="5"/><path d="M-8,-16V-22A8,8 0 0 1 8,-22V-16" fill="none" stroke="#aab4c8" stroke-width="2.200"/><text y="18" text-anchor="middle" font-size="28" font-weight="800" fill="#fff" stroke="${INK}" stroke-width="1.200">${Number(value)}</text>`

/** A carved stone with an eye; rays run along each line that it kills. */
const rays = '<path d="M0,-26V-46M-6,-30V-40M6,-30V-40M0,26V46M-6,30V40M6,30V40" stroke="#7ef3ff" stroke-width="3.400" stroke-linecap="round"/>'
const artifact = (value: unknown) => {
  const axes = (value as readonly string[]).map((axis) => `<g transform="rotate(${axis === 'row' ? 90 : 0})">${rays}</g>`).join('')
  return `${axes}<path d="M0,-28L16,-12L20,14L0,28L-20,14L-16,-12Z" fill="url(#gt-mx-stone)" stroke="${INK}" stroke-width="2"/><path d="M-12,-8L0,-20L12,-8M-14,12L0,22L14,12" fill="none" stroke="#c9bcff" stroke-width="2"/><path d="M-13,1Q0,-11 13,1Q0,13 -13,1Z" fill="#120a33" stroke="${INK}" stroke-width="1.400"/><circle cy="1" r="5.600" fill="url(#gt-mx-eye)"/>`
}

type Wave = readonly [level: string, arrows: readonly string[]]
const wavesOn = (card: CardData) => (Array.isArray(card.waves) ? (card.waves as readonly Wave[]) : [])
const TURNS: Readonly<Record<string, number>> = { front: 180, right: 270, rear: 0, left: 90 }

/** A rock with its tail, flying the way it comes. */
const rock = (side: string, size: number) =>
  `<g transform="rotate(${TURNS[side] ?? 0}) scale(${size})"><path d="M-9,6L0,34L9,6Z" fill="#ff9a3c" fill-opacity=".7"/><circle r="11" fill="#8d7b6c" stroke="${INK}" stroke-width="2"/><circle cx="-3" cy="-3" r="3" fill="#6b5c50"/><circle cx="4" cy="3" r="2" fill="#6b5c50"/></g>`

/** A row for each level from which on its meteors come; a face of a die stands beside those that have one. */
function alertFace(card: CardData): string {
  return wavesOn(card).map(([level, arrows], row) => {
    const y = 96 + row * 66
    const meteors = arrows.map((arrow, place) => {
      const [side = '', die = ''] = arrow.split(' ')
      return `<g transform="translate(${96 + place * 56} ${y})">${rock(side, 1)}${die ? `<text x="20" y="-12" font-size="20" font-weight="800" fill="#ffe9a8">${die}</text>` : ''}</g>`
    })
    return `<text x="36" y="${y + 8}" text-anchor="middle" font-size="24" font-weight="800" fill="#ffd28a">${level}</text>${meteors.join('')}`
  }).join('')
}

/** Two rows of small meteors, one for each side that is swept. */
function sweepFace(card: CardData): string {
  const rows = [String(card.first), String(card.second)].map((side, row) =>
    [0, 1, 2, 3, 4].map((place) => `<g transform="translate(${45 + place * 40} ${130 + row * 110})">${rock(side, 0.8)}</g>`).join(''))
  return rows.join('')
}

/** How many meteors come in all at each level. */
function counted(card: CardData): Readonly<Record<string, number>> {
  const upTo = (most: number) => wavesOn(card).slice(0, most).reduce((sum, [, arrows]) => sum + arrows.length, 0)
  return { one: upTo(1), two: upTo(2), three: upTo(3), four: upTo(4) }
}

const SKY = ['#1c1030', '#4a1d2b'] as const

registerArt({
  module: 'missions',
  cards: {
    ...staged({ meteor_alert: { sky: SKY, face: alertFace, says: counted } }, largeMeteors),
    ...staged({ meteor_sweep: { sky: SKY, face: sweepFace } }, shower),
    ...forceCards,
    ...eventCards,
    ...policeCards,
  },
  shapes: [...gradients, jobShapes, forceShapes, eventShapes, policeShapes].join(''),
  measures: forceMeasures,
  hazards: { ...policeHazards, shower_begins: { sprite: 'meteor-small', size: 78, curtain: true } },
  walkers: policeWalkers,
  parts: {
    explosive: { draw: () => crate('mx-red', flame) },
    fragile: { draw: () => crate('mx-glass', goblet) },
    radioactive: { draw: () => crate('mx-lead', trefoil) },
    heavy: { draw: heavy },
    artifact: { draw: artifact },
    double_artifact: { draw: artifact },
  },
  things: {
    ...forceThings,
    ...jobThings,
    'new-missions-2': 'kind-radioactive_container',
    'new-missions-3': 'kind-explosive_container',
  },
  outcomes: { hole_lets_go: 'good', fleet_fended_off: 'good' },
  beats: {
    jobs_drawn: { seconds: 1.2, sound: 'card' },
    jobs_wanted: { seconds: 0.6 },
    mission_chosen: { seconds: 2, sound: 'card' },
    mission_over: { seconds: 2, remark: ({ mission }) => jobThings[String(mission)] ?? 'mx-folder' },
    directive_issued: { seconds: 1.4, sound: 'dice' },
    exploded: { seconds: 0.7, sound: 'break', course: 'shakes' },
    shattered: { seconds: 0.5, sound: 'break' },
    bottle_thrown: { seconds: 0.8 },
    escort_moved: { seconds: 0.5 },
    escort_lost: { seconds: 1.2, sound: 'lose' },
    shower_begins: { seconds: 1.9, sound: 'meteor', course: 'shakes' },
    trucker_died: { seconds: 2, sound: 'break', course: 'shakes' },
    pilot_replaced: { seconds: 1 },
    sat_out: { seconds: 0.8 },
    ...eventBeats,
    ...policeBeats,
    ...forceBeats,
  },
})
