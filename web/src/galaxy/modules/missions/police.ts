// The Robopolice: an officer who means well, the van, and what it says on the card.

import { at, bend, disc, door, dot, INK, line, path, token } from '../../art/boarding'
import { RED, panel, picture, text } from '../../art/drawing/cardParts'
import { ball, down, glow, shape } from '../../art/drawing/svg'
import type { BeatArt, CardArt, CardData, HazardArt } from '../../art/registry'
import type { Side } from '../../sides'
import { t } from '$lib/words.svelte'
import { blueLights, staged } from './scenes'

const LIGHTS = `${path('M-14,-40H14L11,-50H-11Z', '#2b3348', 3)}${dot(-6, -47, 5, '#4aa3ff')}${dot(6, -47, 5, '#ff4a36')}`

/** All chin and regulations. */
const officer = `${path('M-38,50C-38,24 -22,20 0,20C22,20 38,24 38,50Z', 'url(#gt-mx-police)')}${path('M-25,-28H25V14Q25,26 0,28Q-25,26 -25,14Z', 'url(#gt-mx-steel)')}${path('M-30,-30H30L26,-42H-26Z', '#1f4fa8')}${LIGHTS}${path('M-20,-16H20V-4H-20Z', '#10141f', 3)}${dot(-9, -10, 4, '#7ef3ff')}${dot(9, -10, 4, '#7ef3ff')}${line('M-12,14H12', INK, 4)}${line('M-6,10V18M0,10V18M6,10V18', INK, 2)}${path('M0,32L4,40L12,41L6,47L8,54L0,50L-8,54L-6,47L-12,41L-4,40Z', '#ffd24a', 2)}`

/** A van that flies to the right with its lights on. */
const van = `<path d="M-50,-3Q-40,-16 -28,-18V18Q-40,16 -50,3Z" fill="url(#gt-trail)"/>${path('M-30,-20H20Q36,-18 44,0Q36,18 20,20H-30Z', 'url(#gt-mx-police)')}${path('M14,-14Q28,-12 34,0H14Z', '#bfe8ff', 3)}${disc(-8, 0, 9, '#ffd24a')}${dot(-20, -22, 6, '#4aa3ff')}${dot(-6, -22, 6, '#ff4a36')}`

export const policeShapes = [
  down('mx-police', '#6ea8ff', '#2b62c4 55%', '#123070'),
  ball('mx-steel', '#ffffff', '#aab4c8 50%', '#5a657c'),
  glow('mx-blue-glow', '#4aa3ff .8', '#4aa3ff 50% .3', '#4aa3ff 100% 0'),
  glow('mx-red-glow', '#ff4a36 .8', '#ff4a36 50% .3', '#ff4a36 100% 0'),
  shape('mx-blue', '<circle r="50" fill="url(#gt-mx-blue-glow)"/>'),
  shape('mx-red-light', '<circle r="50" fill="url(#gt-mx-red-glow)"/>'),
  shape('mx-officer', officer),
  shape('mx-walks-officer', token(officer, '#4aa3ff')),
  shape('mx-van', van),
  shape('mx-vans', at(van, 2, -22, 0.72) + at(van, -6, 24, 0.72)),
].join('')

const list = (value: unknown) => (Array.isArray(value) ? value : [])
const FACES = ['1 2', '3 4', '5 6']
const FIELDS = ['low', 'middle', 'high'] as const

/** The face of a printed die. */
const die = (face: number, x: number, y: number) => `<rect x="${x - 17}" y="${y - 17}" width="34" height="34" rx="7" fill="#fff" stroke="${INK}" stroke-width="2.500"/>${text(face, x, y, 24, INK)}`

function face(card: CardData): string {
  const pair = card.kind === 'robopolice_double_raid'
  const sides = list(card.sides).map(String)
  const [one = 0, two = 0] = list(card.dice).map(Number)
  const figures = pair ? picture('mx-officer', 82, 96, 84) + picture('mx-officer', 168, 96, 84) : picture('mx-officer', 125, 96, 96)
  const table = sides.map((side, place) => text(FACES[place] ?? '', 55 + place * 70, 168, 18, '#ffd28a') + door(side as Side, 55 + place * 70, 218)).join('')
  return `<circle cx="125" cy="96" r="64" fill="#4aa3ff" fill-opacity=".18"/>${figures}${panel(154, 106, RED)}${table}
${panel(268, 66)}${die(one, 44, 301)}${die(two, 86, 301)}${bend(pair ? 'both' : String(card.hand), 142, 299)}${picture(card.mined === 'crew' ? 'crew' : 'mx-hot', 188, 301, 40)}${picture('in-clock', 220, 301, 34)}`
}

function says(card: CardData): Readonly<Record<string, string | number>> {
  const sides = list(card.sides).map((side, place) => [FIELDS[place], t(`from-${String(side)}`)])
  return { ...Object.fromEntries(sides), total: list(card.dice).reduce((sum: number, each) => sum + Number(each), 0), mined: String(card.mined) }
}

const art: CardArt = { sky: ['#12306a', '#0a1226'], face, says }
export const policeCards: Readonly<Record<string, CardArt>> = staged({ robopolice_raid: art, robopolice_double_raid: art }, blueLights)
export const policeHazards: Readonly<Record<string, HazardArt>> = { robopolice_raid: { sprite: 'mx-van', size: 108 }, robopolice_double_raid: { sprite: 'mx-vans', size: 108 } }
export const policeWalkers: Readonly<Record<string, string>> = { robopolice: 'mx-walks-officer' }
export const policeBeats: Readonly<Record<string, BeatArt>> = {
  raid_coming: { seconds: 1.8, sound: 'meteor' },
  police_searched: { seconds: 1.2, sound: 'meteor' },
  confiscated: { seconds: 0.8, sound: 'lose', motions: [{ sprite: 'mx-officer', moves: 'rise', over: 'squares', size: 0.9 }] },
}
