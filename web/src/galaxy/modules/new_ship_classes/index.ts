// How the new ship classes look where they are introduced. Their boards are drawn like all boards, from what is printed.

import { registerArt } from '$galaxy/art/registry'

const HULL = '#1b2449'
const EDGE = '#7786be'
const AMBER = '#ffb84d'
const RED = '#ff7a66'

/** Squares of an outline around 0, 0, by column and row. */
function outline(rows: readonly string[], size: number): string {
  const [width, height] = [rows[0]!.length * size, rows.length * size]
  const squares = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [`M${x * size - width / 2},${y * size - height / 2}h${size}v${size}h${-size}z`] : [])))
  return `<path d="${squares.join('')}" fill="${HULL}" stroke="${EDGE}" stroke-width="2"/>`
}

const IA = outline(['.###.', '#####', '.###.', '#####', '#...#'], 16)
const IIA = outline(['#..#..##.', '####.####', '.##...##.', '####.####', '#..#..##.'], 10)
const arrow = (turn: number) => `<path transform="rotate(${turn})" d="M0,-46l8,11h-16z" fill="${AMBER}"/>`
const gap = `<path d="M0,-34V34" stroke="${AMBER}" stroke-width="3" stroke-dasharray="6 4"/>`
const numbers = ['6', '7', '8'].map((text, place) => `<text x="${14 * (place - 1)}" y="-41" font-size="14" font-weight="800" text-anchor="middle" fill="${AMBER}">${text}</text>`)
const shape = (id: string, body: string) => `<g id="gt-classes-${id}" font-family="system-ui,sans-serif">${body}</g>`

registerArt({
  module: 'new_ship_classes',
  shapes: [
    shape('numbers', `<path d="M-8,-40h16v80h-16z" fill="${RED}" fill-opacity=".35"/>${IA}${numbers.join('')}<path d="M0,-34V-10" stroke="${RED}" stroke-width="5" stroke-linecap="round"/>`),
    shape('directions', `${IA}${[0, 90, 180, 270].map(arrow).join('')}`),
    shape('halves', `${IIA}${gap}`),
    shape('home', `<g opacity=".3" transform="translate(-4 14) rotate(-9)">${outline(['#..#.....', '####.....', '.##......', '####.....', '#..#.....'], 10)}</g>${outline(['......##.', '.....####', '......##.', '.....####', '......##.'], 10)}${gap}`),
  ].join(''),
  things: {
    'new-new_ship_classes-1': 'classes-numbers',
    'new-new_ship_classes-2': 'classes-directions',
    'new-new_ship_classes-3': 'classes-halves',
    'new-new_ship_classes-4': 'classes-home',
  },
})
