/**
 * What modules share whose people come aboard: what they leave behind, how they are met and how they go. It is loaded with
 * the first module that imports it.
 */

import { FLIGHT, RED } from './drawing/cardParts'
import { ball, down, shape } from './drawing/svg'
import { registerArt } from './registry'
import type { Side } from '../sides'

export const INK = '#1b2138'
const AMBER = '#ffb84d'

export const path = (d: string, fill: string, width = 4) => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
export const line = (d: string, colour = INK, width = 4) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const disc = (x: number, y: number, r: number, fill: string, width = 3) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`
export const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const at = (drawing: string, x: number, y: number, size = 1, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`

/** A ball with a clock on it. */
export const bomb = `${line('M14,-20Q22,-34 34,-28', '#c9a227', 5)}${dot(36, -29, 6, '#ff8a2a')}${dot(36, -29, 2.6, '#fff7cf')}${disc(0, 4, 26, 'url(#gt-in-bomb)', 4)}${disc(0, 6, 14, '#fff3d6')}${line('M0,-3V6L7,10', '#d8443a', 3.5)}`

/** On the tiles of a ship somebody needs a ring around them to be seen. */
export const token = (figure: string, colour: string) => `<circle r="48" fill="${colour}" fill-opacity=".5" stroke="#fff" stroke-width="3"/><circle r="48" fill="none" stroke="${INK}" stroke-width="2"/>${at(figure, 0, 0, 0.86)}`

/** A ship from above with an arrow at the side by which they come. */
export function door(side: Side, x: number, y: number): string {
  const [dx, dy] = { front: [0, -1], right: [1, 0], rear: [0, 1], left: [-1, 0] }[side] as [number, number]
  return `<path d="M${x - 14},${y + 14}V${y - 6}L${x},${y - 16}L${x + 14},${y - 6}V${y + 14}Z" fill="#3a4779" stroke="#9aa5d0" stroke-width="2.500" stroke-linejoin="round"/><g transform="translate(${x + dx * 27} ${y + dy * 27}) rotate(${FLIGHT[side]})"><path d="M-9,-9L8,0L-9,9Z" fill="${RED}" stroke="${INK}" stroke-width="2"/></g>`
}

/** An arrow that bends to the hand that keeps to the wall; both for a pair. */
export function bend(hand: string, x: number, y: number): string {
  const one = (flip: number) => `<g transform="translate(${x} ${y}) scale(${flip} 1)"><path d="M6,18V4Q6,-6 -4,-6H-12" fill="none" stroke="${AMBER}" stroke-width="6" stroke-linecap="round"/><path d="M-10,-16L-24,-6L-10,4Z" fill="${AMBER}"/></g>`
  return hand === 'left' ? one(1) : hand === 'right' ? one(-1) : one(1) + one(-1)
}

const star = (count: number, outer: number, inner: number) =>
  'M' + Array.from({ length: 2 * count }, (_, index) => `${((index % 2 ? inner : outer) * Math.sin((index * Math.PI) / count)).toFixed(1)},${(-(index % 2 ? inner : outer) * Math.cos((index * Math.PI) / count)).toFixed(1)}`).join('L') + 'Z'

const cloud = 'M-38,14C-52,6 -46,-18 -30,-16C-30,-36 -4,-40 4,-26C16,-42 40,-32 36,-14C52,-12 52,14 36,16C36,34 14,38 6,28C-4,42 -30,36 -28,20Z'

/** Nobody sees what happens inside, which is for the best. */
const fight = `${path(star(9, 50, 34), 'url(#gt-in-flash)', 3)}${at(path(cloud, '#e8ddc8', 3.500), 0, 0, 0.84)}
${at(path('M-8,-6H4V6Q12,4 14,10H-8Z', '#6b452c', 3), -30, -26, 1, -40)}${at(path('M-7,-7Q0,-12 7,-7L8,4Q0,9 -8,4Z', '#f3cfb0', 3), 33, -20, 1, 30)}${at(path('M-7,-7Q0,-12 7,-7L8,4Q0,9 -8,4Z', '#76b43c', 3), -34, 22, 1, -30)}
${[[-12, -6], [14, 10], [6, -14], [-8, 18]].map(([x, y]) => at(path(star(5, 8, 3.500), '#ffd24a', 2), x!, y!)).join('')}${line('M-2,-2Q4,-8 10,-2T20,-4', '#8c7a5c', 3)}`

/** Somebody is at home. */
const halt = `${path('M-20,-48H20L48,-20V20L20,48H-20L-48,20V-20Z', '#fff', 3)}${path('M-18,-42H18L42,-18V18L18,42H-18L-42,18V-18Z', '#d8241a', 2)}${path('M-16,26V-8Q-16,-14 -11,-14Q-7,-14 -7,-8V-22Q-7,-28 -2,-28Q3,-28 3,-22V-18Q3,-24 8,-24Q13,-24 13,-18V-8Q13,-13 17.500,-13Q22,-13 22,-8V10Q22,26 6,28Q-4,30 -12,26Z', '#fff', 2.500)}`

const parting = `${path('M-34,-6C-34,-44 34,-44 34,-6L17,-12L0,-6L-17,-12Z', '#ffb84d')}${line('M-33,-6L-6,26M33,-6L6,26M0,-6V20', INK, 2.500)}${disc(0, 32, 13, '#2b3348')}${dot(-5, 30, 3, '#8dff9a')}${dot(5, 30, 3, '#8dff9a')}`

registerArt({
  module: 'boarding',
  shapes: [
    ball('in-bomb', '#8a94b0', '#3a4258 50%', '#141926'),
    down('in-flash', '#fff7cf', '#ffd24a 45%', '#ff7a1f'),
    shape('in-clock', bomb),
    shape('in-charge', `<circle r="46" fill="#fff3d6" stroke="#d8241a" stroke-width="8"/>${at(bomb, -3, 2, 1.05)}`),
    shape('in-fight', fight),
    shape('in-halt', halt),
    shape('in-parting', parting),
  ].join(''),
  marks: { charge: 'in-charge' },
  beats: {
    intruder_repelled: { seconds: 1.3, sound: 'shield', walker: 'repelled', motions: [{ sprite: 'in-halt', moves: 'flare', over: 'squares', size: 1.3 }] },
    intruder_entered: { seconds: 0.9, sound: 'break', course: 'shakes', walker: 'enters' },
    intruder_walked: { seconds: 0.42, sound: 'tick' },
    charge_planted: { seconds: 0.8, sound: 'turn_hourglass', motions: [{ sprite: 'in-charge', moves: 'flare', over: 'squares', size: 0.8 }] },
    intruder_beaten: { seconds: 1.7, sound: 'hit', course: 'shakes', walker: 'leaves', motions: [{ sprite: 'in-fight', moves: 'flare', over: 'squares', size: 2.2 }] },
    intruder_left: { seconds: 0.9, sound: 'launch', walker: 'leaves', motions: [{ sprite: 'in-parting', moves: 'rise', over: 'squares', size: 0.9 }] },
    charges_exploded: { seconds: 0.9, sound: 'hit', course: 'shakes', motions: [{ sprite: 'explosion', moves: 'burst', over: 'squares', size: 2 }] },
  },
})
