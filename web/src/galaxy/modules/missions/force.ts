// How supercards of force look: a hole that pulls ships in, fleets in formation, and scales for tactical zones.

import { INK } from '../../art/drawing/palette'
import { glow, shape, use } from '../../art/drawing/svg'
import type { BeatArt, CardArt } from '../../art/registry'
import type { CardData } from '../../facts'
import { balance, fleets, hole, staged } from './scenes'

const LEVELS = ['I', 'II', 'III', 'IV']
type Effect = readonly [level: string, what: string, amount: number | readonly string[]]
const numbersOn = (card: CardData, field: string) => (Array.isArray(card[field]) ? (card[field] as readonly number[]) : [])
const effectsOn = (card: CardData, field: string) => (Array.isArray(card[field]) ? (card[field] as readonly Effect[]) : [])

const arm = (turn: number) =>
  `<path d="M0,-12Q34,-22 40,6Q38,-30 0,-46Q-24,-44 -34,-30Q-18,-36 0,-30Q14,-26 14,-16Z" fill="#ffb46a" fill-opacity=".75" transform="rotate(${turn})"/>`
const gradients = [glow('mx-void', '#000000', '#05030f 45%', '#3b1d6e 70%', '#b05cff 84% .7', '#ffb46a 100% 0')]
const swirl = shape('mx-hole', `<circle r="49" fill="url(#gt-mx-void)"/>${[0, 120, 240].map(arm).join('')}<circle r="15" fill="#000"/><circle r="17" fill="none" stroke="#ffe2b8" stroke-width="2.400"/>`)
const tug = shape('mx-tug', `<circle r="40" fill="#12081f" stroke="#ffb46a" stroke-width="7"/>${[0, 120, 240].map((turn) => `<path d="M0,-8Q20,-14 25,4Q22,-20 0,-28Z" fill="#ffb46a" transform="rotate(${turn})"/>`).join('')}<circle r="9" fill="#000"/>`)
const raider = shape('mx-raider', `<path d="M0,-40L12,-8L40,14V26L12,18L8,34H-8L-12,18L-40,26V14L-12,-8Z" fill="#c94f4f" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M0,-24L6,-4H-6Z" fill="#ffe2b8"/><path d="M-6,34L0,48L6,34Z" fill="#ffb03b"/>`)
const scales = shape('mx-scales', `<path d="M0,-38V34M-24,38H24M-34,-22L34,-30" fill="none" stroke="#ffe2b8" stroke-width="6" stroke-linecap="round"/><path d="M-46,6Q-34,22 -22,6ZM22,-2Q34,14 46,-2Z" fill="#e7b95a" stroke="${INK}" stroke-width="3"/><path d="M-34,-22L-46,6M-34,-22L-22,6M34,-30L22,-2M34,-30L46,-2" stroke="#ffe2b8" stroke-width="2.400"/>`)

const label = (x: number, y: number, size: number, text: string | number, fill = '#ffd28a') =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="800" fill="${fill}">${text}</text>`

/** A ship that leans into the hole, and how hard it pulls at each level. */
function holeFace(card: CardData): string {
  const pulls = numbersOn(card, 'attraction').map((pull, place) => label(44 + place * 54, 304, 17, LEVELS[place] ?? '') + label(44 + place * 54, 332, 26, pull, '#fff'))
  return `${use('mx-hole', 'translate(125 158) scale(1.9)')}${use('mx-raider', 'translate(196 84) rotate(215) scale(.42)')}<path d="M188,98Q168,112 156,130" fill="none" stroke="#ffe2b8" stroke-width="2.400" stroke-dasharray="4 6"/>${pulls.join('')}`
}

const SIGNS: Readonly<Record<string, string>> = { days: 'day', crew: 'crew', goods: 'goods' }
const ARROWS: Readonly<Record<string, number>> = { front: 180, right: 270, rear: 0, left: 90 }

/** What an effect does, in a row that begins here: a number and a sign, or an arrow for each shot. */
function effectDrawn([, what, amount]: Effect, x: number, y: number, room: number): string {
  if (typeof amount === 'number') return label(x + 8, y + 7, 20, amount, '#fff') + use(SIGNS[what] ?? 'thing', `translate(${x + 32} ${y}) scale(.26)`)
  return amount
    .map((shot, place) => {
      const [weight = '', side = ''] = shot.split(' ')
      const heavy = weight === 'heavy'
      return `<path d="M0,-12L7,2H2.500V12H-2.500V2H-7Z" fill="${heavy ? '#ff5a3c' : '#ffd23f'}" stroke="${INK}" stroke-width="1.400" transform="translate(${x + 8 + place * room} ${y}) rotate(${ARROWS[side] ?? 0}) scale(${heavy ? 1.15 : 0.8})"/>`
    })
    .join('')
}

/** Effects level by level, from the left edge of a column on. */
const rows = (effects: readonly Effect[], x: number, top: number, step: number, room: number) =>
  LEVELS.map((level, row) => effects.filter(([from]) => from === level).map((effect, place) => effectDrawn(effect, x + place * 46, top + row * step, room)).join('')).join('')

/** The fleet in formation, the sides it comes from, and for each level its strength and what it does. */
function fleetFace(card: CardData): string {
  const sides = Array.isArray(card.sides) ? (card.sides as readonly string[]) : []
  const ships = [[125, 84, 0.66], [78, 104, 0.46], [172, 104, 0.46], [42, 88, 0.32], [208, 88, 0.32]] as const
  const formation = ships.map(([x, y, size]) => use('mx-raider', `translate(${x} ${y}) rotate(180) scale(${size})`)).join('')
  const from = sides.map((side, place) => `<path d="M0,-9L8,5H-8Z" fill="#8ff0ff" transform="translate(${100 + place * 26} 146) rotate(${((ARROWS[side] ?? 0) + 180) % 360})"/>`).join('')
  const lines = numbersOn(card, 'strengths').map((strength, row) => label(30, 189 + row * 44, 17, LEVELS[row] ?? '') + label(66, 191 + row * 44, 26, strength, '#fff'))
  return `${formation}${from}${lines.join('')}${rows(effectsOn(card, 'effects'), 100, 182, 44, 40)}`
}

/** Two columns under the scales, a row for each level. */
function zoneFace(card: CardData): string {
  const measure = (text: unknown, x: number) => {
    const [plus = '', , minus = ''] = String(text).split(' ')
    const sprite = (what: string) => ({ crew: 'crew', engines: 'thrust', cannons: 'firepower' })[what] ?? 'thing'
    return `${use(sprite(plus), `translate(${x - 26} 128) scale(.3)`)}<path d="M${x - 6},128H${x + 6}" stroke="#fff" stroke-width="4"/>${use(sprite(minus), `translate(${x + 26} 128) scale(.3)`)}`
  }
  const levels = LEVELS.map((level, row) => label(125, 183 + row * 44, 15, level))
  return `${use('mx-scales', 'translate(125 78) scale(.6)')}<path d="M125,104V150M14,152H236" stroke="#ffe2b8" stroke-opacity=".5" stroke-width="2"/>${measure(card.first, 66)}${measure(card.second, 186)}${levels.join('')}${rows(effectsOn(card, 'left'), 16, 177, 44, 26)}${rows(effectsOn(card, 'right'), 148, 177, 44, 24)}`
}

/** Four numbers under the names that the words of a card have for them. */
function byLevel(card: CardData, field: string): Readonly<Record<string, number>> {
  const [one = 0, two = 0, three = 0, four = 0] = numbersOn(card, field)
  return { one, two, three, four }
}

function fleetSays(card: CardData): Readonly<Record<string, string | number>> {
  const sides = Array.isArray(card.sides) ? (card.sides as readonly string[]) : []
  return { ...byLevel(card, 'strengths'), ...Object.fromEntries(Object.keys(ARROWS).map((side) => [`${side}_side`, sides.includes(side) ? 'yes' : 'no'])) }
}

const fleet: CardArt = { sky: ['#2a0d16', '#4a1d2b'], face: fleetFace, says: fleetSays }

export const forceShapes = [...gradients, swirl, tug, raider, scales].join('')
export const forceCards: Readonly<Record<string, CardArt>> = {
  ...staged({ black_hole: { sky: ['#05030f', '#24103f'], face: holeFace, says: (card) => byLevel(card, 'attraction') } }, hole),
  ...staged({ pirate_fleet: fleet, marauder_fleet: fleet, slaver_fleet: fleet, smuggler_fleet: fleet }, fleets),
  ...staged({ tactical_zone: { sky: ['#101d30', '#2b1d4a'], face: zoneFace } }, balance),
}
export const forceMeasures: Readonly<Record<string, string>> = Object.fromEntries(
  ['crew_minus_cannons', 'crew_minus_engines', 'engines_minus_cannons', 'engines_minus_crew', 'cannons_minus_engines', 'cannons_minus_crew'].map((measure) => [measure, 'mx-scales']),
)
export const forceThings: Readonly<Record<string, string>> = { letting_go: 'mx-tug' }
export const forceBeats: Readonly<Record<string, BeatArt>> = {
  hole_pulls: { seconds: 1.1, sound: 'lose', course: 'pulled', motions: [{ sprite: 'mx-hole', moves: 'swell', over: 'ship' }] },
  hole_escaped: { seconds: 0.9, course: 'shakes' },
  hole_fed: { seconds: 1, sound: 'lose', motions: [{ sprite: 'mx-hole', moves: 'burst', over: 'squares', size: 1.2 }] },
  hole_swallowed: { seconds: 1.7, sound: 'break', course: 'sinks', motions: [{ sprite: 'mx-hole', moves: 'swell', over: 'ship' }] },
  fleet_met: { seconds: 0.8, motions: [{ sprite: 'mx-raider', moves: 'sweep', over: 'ship' }] },
  difference_counted: { seconds: 0.8 },
  shot_into_hyperspace: { seconds: 0.8 },
}
