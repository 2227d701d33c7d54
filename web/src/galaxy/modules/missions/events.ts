// The special events: what drifts in, goes round or glows.

import { CREAM, INK } from '../../art/drawing/palette'
import { panel, picture, text } from '../../art/drawing/cardParts'
import { ball, glow, shape } from '../../art/drawing/svg'
import type { BeatArt, CardArt, CardData } from '../../art/registry'
import { aura, batteries, dust, germs, mites, staged } from './scenes'

const LEVELS = ['I', 'II', 'III', 'IV']
const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : [])

/** The numbers of a card for the four levels, under the names that its text uses. */
const byLevel = (field: string) => (card: CardData) => {
  const [one = 0, two = 0, three = 0, four = 0] = numbers(card[field])
  return { one, two, three, four }
}

/** A table of four columns: the level, and what it means there. */
const levels = (values: readonly number[], y: number, unit: (value: number, x: number, y: number) => string) =>
  panel(y, 84) +
  LEVELS.map((level, place) => {
    const x = 42 + place * 55
    return text(level, x, y + 20, 20, '#ffd28a') + unit(values[place] ?? 0, x, y + 56)
  }).join('')

/** A mite with six legs and a big appetite. */
const mite = `<path d="M-20,-12L-40,-26M-24,0H-46M-20,12L-40,26M20,-12L40,-26M24,0H46M20,12L40,26" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><ellipse rx="26" ry="22" fill="url(#gt-mx-mite-skin)" stroke="${INK}" stroke-width="4"/><circle cx="-9" cy="-5" r="6" fill="#fff"/><circle cx="9" cy="-5" r="6" fill="#fff"/><circle cx="-8" cy="-4" r="2.800" fill="${INK}"/><circle cx="8" cy="-4" r="2.800" fill="${INK}"/><path d="M-10,9L-5,4L0,9L5,4L10,9" fill="none" stroke="#fff" stroke-width="3"/>`

/** A germ that has dressed up for the occasion. */
const germ = `<g stroke="${INK}" stroke-width="5" stroke-linecap="round">${[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => `<path d="M0,-28V-44" transform="rotate(${angle})"/>`).join('')}</g><circle r="30" fill="url(#gt-mx-germ-skin)" stroke="${INK}" stroke-width="4"/><circle cx="-10" cy="-6" r="6.500" fill="#fff"/><circle cx="11" cy="-8" r="6.500" fill="#fff"/><circle cx="-9" cy="-5" r="3" fill="${INK}"/><circle cx="12" cy="-7" r="3" fill="${INK}"/><path d="M-12,11Q0,22 13,9" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`

/** A battery that is too warm. */
const hot = `<path d="M-10,-44H10V-36H-10Z" fill="#aab4c8" stroke="${INK}" stroke-width="3"/><rect x="-24" y="-36" width="48" height="76" rx="8" fill="url(#gt-mx-hot-skin)" stroke="${INK}" stroke-width="4"/><path d="M4,-24L-12,6H0L-5,30L14,-4H2Z" fill="#fff6d0" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/><path d="M-36,-20Q-42,-8 -36,4T-36,28M36,-20Q42,-8 36,4T36,28" fill="none" stroke="#ff8a2a" stroke-width="5" stroke-linecap="round"/>`

const dots = (count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, index) => `<path d="M${x - 6},${y + 14 - index * 15}h12" stroke="${CREAM}" stroke-width="8" stroke-linecap="round"/>`).join('')

export const eventShapes = [
  ball('mx-mite-skin', '#d7f2ff', '#5fa7c9 50%', '#1d4a66'),
  ball('mx-germ-skin', '#e6ffb0', '#8ec63a 50%', '#3c6a14'),
  ball('mx-hot-skin', '#fff2b0', '#ff9a3c 45%', '#c2301c'),
  shape('mx-mite', mite),
  shape('mx-germ', germ),
  shape('mx-hot', hot),
  glow('mx-green', '#c9f23a .5', '#c9f23a 55% .25', '#c9f23a 100% 0'),
  shape('mx-aura', '<circle r="50" fill="url(#gt-mx-green)"/>'),
  shape('mx-speck', '<circle r="40" fill="#e7e2ff"/>'),
].join('')

const scattered = (name: string, spots: readonly (readonly [number, number, number, number])[]) =>
  spots.map(([x, y, size, angle]) => picture(name, x, y, size, angle)).join('')

const FLOCK = [[70, 92, 66, -20], [150, 82, 84, 12], [206, 140, 56, 30], [56, 166, 52, -40], [128, 168, 74, 5]] as const
const WAVE = [0, 1, 2].map((ring) => `<path d="M${24 + ring * 26},${70 + ring * 8}Q${70 + ring * 30},${150} ${24 + ring * 26},${230 - ring * 8}" fill="none" stroke="#c9f23a" stroke-opacity="${0.9 - ring * 0.25}" stroke-width="8" stroke-linecap="round"/>`).join('')

const faces = {
  nanobot_dust: {
    sky: ['#10313f', '#08141f'],
    face: (card) => scattered('mx-mite', FLOCK) + levels(numbers(card.exposed), 236, dots),
    says: byLevel('exposed'),
  },
  dense_stardust: {
    sky: ['#3a3488', '#12123a'],
    face: (card) =>
      Array.from({ length: 46 }, (_, index) => `<circle cx="${20 + ((index * 67) % 212)}" cy="${56 + ((index * 43) % 166)}" r="${2 + (index % 4) * 1.6}" fill="#e7e2ff" fill-opacity="${0.35 + (index % 5) * 0.13}"/>`).join('') +
      levels(numbers(card.days), 236, (value, x, y) => text(`−${value}`, x, y, 28)) +
      picture('exposed', 76, 140, 64) + text('=', 126, 140, 34) + picture('day', 174, 140, 58),
    says: byLevel('days'),
  },
  plague: {
    sky: ['#2c1440', '#12081c'],
    face: () => scattered('mx-germ', [[76, 110, 84, -12], [172, 104, 96, 14], [124, 196, 120, 0]]) + panel(272, 60) + picture('crew', 78, 302, 44) + picture('crew', 124, 302, 44) + `<path d="M52,324L150,280" stroke="#ff5a4a" stroke-width="8" stroke-linecap="round"/>` + text('0', 196, 302, 40, '#ff9d8c'),
  },
  contagion: {
    sky: ['#1c4420', '#0a1a18'],
    face: (card) => scattered('mx-germ', FLOCK) + levels(numbers(card.passes), 236, (value, x, y) => text(`×${value}`, x, y, 28)),
    says: byLevel('passes'),
  },
  radiation_wave: {
    sky: ['#2a3a08', '#101a06'],
    face: () => WAVE + picture('mx-hot', 170, 150, 120) + panel(262, 66) + text('−1', 62, 295, 30) + picture('crew', 98, 295, 40) + text('−1', 152, 295, 30) + picture('mx-hot', 198, 295, 42),
  },
  meltdown: {
    sky: ['#5a1808', '#1e0806'],
    face: (card) => scattered('mx-hot', [[84, 136, 110, -14], [168, 130, 130, 10]]) + levels(numbers(card.tokens), 236, (value, x, y) => Array.from({ length: value }, (_, index) => `<rect x="${x - 9}" y="${y + 6 - index * 17}" width="18" height="12" rx="3" fill="#7ee07a" stroke="${INK}" stroke-width="2"/>`).join('')),
    says: byLevel('tokens'),
  },
} satisfies Readonly<Record<string, CardArt>>

export const eventCards: Readonly<Record<string, CardArt>> = {
  ...staged({ nanobot_dust: faces.nanobot_dust }, mites),
  ...staged({ dense_stardust: faces.dense_stardust }, dust),
  ...staged({ plague: faces.plague, contagion: faces.contagion }, germs),
  ...staged({ radiation_wave: faces.radiation_wave }, aura),
  ...staged({ meltdown: faces.meltdown }, batteries),
}

export const eventBeats: Readonly<Record<string, BeatArt>> = {
  nanobots_ate: { seconds: 1.1, sound: 'break', motions: [{ sprite: 'mx-mite', moves: 'flare', over: 'squares', size: 0.9 }] },
  contagion_passed: { seconds: 0.9, sound: 'card' },
  batteries_drained: { seconds: 0.9, sound: 'lose', motions: [{ sprite: 'mx-hot', moves: 'rise', over: 'squares', size: 0.8 }] },
  melted_down: { seconds: 1.1, sound: 'break', course: 'shakes', motions: [{ sprite: 'mx-hot', moves: 'burst', over: 'squares', size: 1 }] },
  shot_into_hyperspace: { seconds: 1, sound: 'card' },
}
