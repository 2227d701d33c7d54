// How the new ships look where they are introduced and beside the ship. Their boards are drawn like all boards.

import { registerArt } from '$galaxy/art/registry'
import { shape } from '$galaxy/art/drawing/svg'

const HULL = '#1b2449'
const EDGE = '#7786be'
const AMBER = '#ffb84d'
const CYAN = '#57e6ff'
const RED = '#ff7a66'
const RAIL = '#ff9d6a'

/** Squares of an outline around 0, 0. */
function outline(rows: readonly string[], size: number): string {
  const [width, height] = [rows[0]!.length * size, rows.length * size]
  const squares = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [`M${x * size - width / 2},${y * size - height / 2}h${size}v${size}h${-size}z`] : [])))
  return `<path d="${squares.join('')}" fill="${HULL}" stroke="${EDGE}" stroke-width="2"/>`
}

const at = (x: number, y: number, body: string, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${body}</g>`
const die = (face: string, lit: boolean) =>
  `<rect x="-10" y="-10" width="20" height="20" rx="5" fill="${lit ? AMBER : HULL}" stroke="${lit ? '#fff3d6' : EDGE}" stroke-width="2"/><text y="6" font-family="system-ui,sans-serif" font-size="16" font-weight="700" text-anchor="middle" fill="${lit ? '#23180a' : '#c3cbee'}">${face}</text>`
const star = '<path d="M0,-20L6,-6L20,0L6,6L0,20L-6,6L-20,0L-6,-6Z" fill="#33406f" stroke="#c3cbee" stroke-width="2" stroke-linejoin="round"/>'
const compass = star + at(-11, -34, die('1', true)) + at(11, -34, die('2', true)) + at(36, 0, die('3', false)) + at(11, 34, die('4', false)) + at(-11, 34, die('5', false)) + at(-36, 0, die('6', false))

const IA = outline(['.##..', '####.', '#####', '.####', '.###.'], 14)
const IIA = outline(['.#...#.', '.#####.', '#######', '#######', '###.###'], 12)
const IIIA = outline(['..#..', '.###.', '.###.', '#####', '#####', '#####', '#####', '##.##', '##.##'], 9)
const groups = ['2-4', '5-6', '7', '8-9', '10-12'].map((text, place) => `<text x="${17 * (place - 2)}" y="-40" font-family="system-ui,sans-serif" font-size="8.5" font-weight="700" text-anchor="middle" fill="${RAIL}">${text}</text>`)
const fall = (x: number) => `<path d="M${x},-47V-24" stroke="${RED}" stroke-width="5" stroke-linecap="round"/><path d="M${x - 7},-27h14l-7,11z" fill="${RED}"/>`
const axis = `<path d="M0,-40V40" stroke="${CYAN}" stroke-width="2.5" stroke-dasharray="2 5" stroke-linecap="round"/>`
const rail = (side: 1 | -1, x: number, y: number) =>
  `<path d="M${side * x},-46V${y - 8}Q${side * x},${y} ${side * (x - 8)},${y}H${side * 30}" fill="none" stroke="${RAIL}" stroke-width="4" stroke-linecap="round"/><path d="M${side * 24},${y}l${side * 9},-6v12z" fill="${RAIL}"/>`
const rails = ([1, -1] as const).map((side) => rail(side, 36, -36) + rail(side, 45, -27)).join('')

registerArt({
  module: 'more_ships',
  shapes: [
    shape('ships-three', at(-30, -16, `<g transform="scale(.55)">${IA}</g>`) + at(26, -18, `<g transform="scale(.55)">${IIA}</g>`) + at(0, 22, `<g transform="scale(.58) rotate(90)">${IIIA}</g>`)),
    shape('ships-grouped', at(0, 8, IA) + groups.join('')),
    shape('ships-compass', compass),
    shape('ships-mirrored', at(0, 12, IIA) + axis + fall(-24) + fall(24)),
    shape('ships-bent', at(0, 4, IIIA) + rails),
  ].join(''),
  things: {
    compass: 'ships-compass',
    'new-more_ships-1': 'ships-three',
    'new-more_ships-2': 'ships-grouped',
    'new-more_ships-3': 'ships-compass',
    'new-more_ships-4': 'ships-mirrored',
    'new-more_ships-5': 'ships-bent',
  },
})
