// How the newer ship classes look where they are introduced and beside the ship. Their boards are drawn like all boards.

import { registerArt } from '$galaxy/art/registry'
import { shape } from '$galaxy/art/drawing/svg'

const HULL = '#1b2449'
const EDGE = '#7786be'
const AMBER = '#ffb84d'
const CYAN = '#57e6ff'
const PIT = '#05070f'

/** Squares of an outline around 0, 0: `#` a square, `x` a hole. */
function outline(rows: readonly string[], size: number): string {
  const [width, height] = [rows[0]!.length * size, rows.length * size]
  const of = (sign: string) =>
    rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === sign ? [`M${x * size - width / 2},${y * size - height / 2}h${size}v${size}h${-size}z`] : []))).join('')
  return `<path d="${of('#')}" fill="${HULL}" stroke="${EDGE}" stroke-width="2"/><path d="${of('x')}" fill="${PIT}" stroke="#ff9d8c" stroke-width="2" stroke-dasharray="3 3"/>`
}

const CYLINDER = outline(['#..#.#..#', '##.###.##', '#########', '##.###.##'], 10)
const seam = `<path d="M-47,-24V24M47,-24V24" stroke="${CYAN}" stroke-width="3" stroke-dasharray="2 5" stroke-linecap="round"/>`
const round = `<path d="M-40,-32A42,12 0 0 1 40,-32M34,-40L41,-31L30,-27" fill="none" stroke="${CYAN}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
const flight = `<path d="M-16,5H-2M8,5H44M-44,5H-34" stroke="#ff7a66" stroke-width="4" stroke-linecap="round"/><path d="M-34,0L-26,5L-34,10Z" fill="#ff7a66"/>`
const HOLED = outline(['..#x##x..', '.###x###.', '##x####x#', '####.####', '#x###x###', '.#x###x#.'], 9)
const die = (x: number, pips: readonly (readonly [number, number])[]) =>
  `<g transform="translate(${x} -36)"><rect x="-11" y="-11" width="22" height="22" rx="5" fill="#fff3d6" stroke="#1b2138" stroke-width="2"/>${pips.map(([px, py]) => `<circle cx="${px * 6}" cy="${py * 6}" r="2.4" fill="#1b2138"/>`).join('')}</g>`
const dice = die(-15, [[-1, -1], [1, 1]]) + die(15, [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]])
const FRONT = ['...#.#...', '...###...', '...###...', '.#.###.#.', '.#######.', '.#######.']
const REAR = ['.#######.', '###.#.###', '##.....##', '.........']
const rivets = (y: number) => `<path d="M-36,${y}H36" stroke="${AMBER}" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>`
const policy = `<path d="M-26,-40H18L30,-28V42H-26Z" fill="#fff3d6" stroke="#1b2138" stroke-width="4" stroke-linejoin="round"/><path d="M-14,-20H16M-14,-6H16M-14,8H4" stroke="#8c96b4" stroke-width="4" stroke-linecap="round"/><circle cx="12" cy="24" r="12" fill="#d8443a" stroke="#1b2138" stroke-width="3"/>`

registerArt({
  module: 'newer_ship_classes',
  shapes: [
    shape('newer-cylinder', CYLINDER + seam + round),
    shape('newer-round', CYLINDER + seam + flight),
    shape('newer-holes', HOLED),
    shape('newer-dice', `<g transform="translate(0 36) scale(1.5)">${dice}</g>`),
    shape('newer-new-holes', `<g transform="translate(0 12)">${HOLED}</g>${dice}`),
    shape('newer-cruiser', `<g transform="translate(0 -17)">${outline(FRONT, 8)}</g><g transform="translate(0 25)">${outline(REAR, 8)}</g>${rivets(8)}`),
    shape('newer-policy', policy),
  ].join(''),
  things: {
    holes: 'newer-dice',
    double_holes: 'newer-dice',
    insured: 'newer-policy',
    'new-newer_ship_classes-1': 'newer-cylinder',
    'new-newer_ship_classes-2': 'newer-round',
    'new-newer_ship_classes-3': 'newer-new-holes',
    'new-newer_ship_classes-4': 'newer-cruiser',
    'new-newer_ship_classes-5': 'newer-policy',
  },
  beats: { holes_rolled: { seconds: 1.6 }, cabin_withdrawn: { seconds: 0.8 }, insured: { seconds: 0.9 } },
})
