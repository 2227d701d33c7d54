// How the rules for five look where they are introduced: small rockets in the colours of the seats.

import { registerArt } from '$galaxy/art/registry'

const SEATS = ['#ef5b45', '#5aa2f0', '#62c279', '#f5c84f', '#ff9838']
const EDGE = '#0d1330'
const AMBER = '#ffb84d'
const HULL = '#7786be'

/** A rocket around 0, 0 that flies to the right. */
function rocket(seat: number, x: number, y: number, size = 1): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M-14,-8H4Q13,-6 16,0Q13,6 4,8H-14L-9,0Z" fill="${SEATS[seat]}" stroke="${EDGE}" stroke-width="2" stroke-linejoin="round"/>`
}

const words = (x: number, y: number, text: string, size: number) => `<text x="${x}" y="${y}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${AMBER}">${text}</text>`
const shape = (id: string, body: string, size = 1, x = 0, y = 0) =>
  `<g id="gt-fifth-${id}" font-family="system-ui,sans-serif"><g transform="translate(${x} ${y}) scale(${size})">${body}</g></g>`
const planet = `<circle cy="16" r="30" fill="#3c4a86" stroke="${HULL}" stroke-width="3"/><path d="M-26,8Q0,18 27,6" fill="none" stroke="${HULL}" stroke-width="3"/>`
const block = (x: number, colour: string) => `<rect x="${x - 6}" y="20" width="12" height="12" rx="2" fill="${colour}" stroke="${EDGE}" stroke-width="2"/>`
const skull = `<path d="M-18,-6A18,18 0 1 1 18,-6Q18,6 10,9V17H-10V9Q-18,6 -18,-6Z" fill="#d8def5" stroke="${EDGE}" stroke-width="3"/><circle cx="-7" cy="-6" r="5" fill="${EDGE}"/><circle cx="7" cy="-6" r="5" fill="${EDGE}"/>`
const plaster = `<g transform="translate(11 -18) rotate(28)"><rect x="-12" y="-5" width="24" height="10" rx="5" fill="${AMBER}" stroke="${EDGE}" stroke-width="2"/><path d="M-4,0H4M0,-3V3" stroke="${EDGE}" stroke-width="2"/></g>`
const bar = (x: number, height: number, low: boolean) => `<rect x="${x - 6}" y="${30 - height}" width="12" height="${height}" rx="2" fill="${low ? '#ff7a66' : HULL}" stroke="${EDGE}" stroke-width="2"/>`
const cup = (x: number, y: number) => `<path transform="translate(${x} ${y})" d="M-10,-12H10V-5Q10,3 2,5V10H7V14H-7V10H-2V5Q-10,3 -10,-5Z" fill="${AMBER}" stroke="${EDGE}" stroke-width="2.5" stroke-linejoin="round"/>`

registerArt({
  module: 'fifth_wheel',
  shapes: [
    shape('planet', `${planet}${rocket(3, -16, -20, 0.9)}${rocket(4, 20, -16, 0.9)}${block(-14, '#e0483a')}${block(0, '#f0c040')}<path d="M8,20l12,12m0,-12l-12,12" stroke="#ff7a66" stroke-width="3" stroke-linecap="round"/>`, 1.15, -2, 0),
    shape('again', `${skull}${plaster}${words(26, 40, '×2', 24)}`, 1.25, -6, 0),
    shape('lowest', `${[34, 10, 44, 18, 30].map((height, seat) => bar(20 * (seat - 2), height, height < 20)).join('')}${SEATS.map((_, seat) => rocket(seat, 20 * (seat - 2), 42, 0.55)).join('')}`, 1, 0, -6),
    shape('prizes', `${cup(-20, -22)}${cup(6, -22)}${rocket(0, -20, 10, 0.9)}${rocket(4, 12, 10, 0.9)}<path d="M36,-34V34" stroke="${HULL}" stroke-width="4" stroke-dasharray="6 5"/>`, 1.25, 2, 4),
  ].join(''),
  things: {
    'new-fifth_wheel-1': 'fifth-planet',
    'new-fifth_wheel-2': 'fifth-again',
    'new-fifth_wheel-3': 'fifth-lowest',
    'new-fifth_wheel-4': 'fifth-prizes',
  },
})
