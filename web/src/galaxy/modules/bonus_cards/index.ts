// How bonus cards look: a hidden die, robots who take bribes, meteors on a table, a yard full of bargains, a shop window.

import { flights } from '$galaxy/cardData'
import { GREEN, RED, FLIGHT, amount, days, panel, picture, spread, text } from '$galaxy/art/drawing/cardParts'
import { CREAM, INK } from '$galaxy/art/drawing/palette'
import { aslant, ball, down, shape } from '$galaxy/art/drawing/svg'
import { registerArt, type CardArt, type CardData } from '$galaxy/art/registry'
import { areaRows, arrow, bargainBeats, drawnAreas, numbered } from '$galaxy/mechanisms/bargains'

const gradients = [
  down('bc-chrome', '#f4f8ff', '#b9c4de 40%', '#66718f'),
  aslant('bc-navy', '#3d63b8', '#23407f 50%', '#142a58'),
  ball('bc-lamp', '#ffd9d0', '#ff4f3d 45%', '#9c1408'),
  ball('bc-lamp-blue', '#d8ecff', '#3f8cff 45%', '#0c3a8f'),
  aslant('bc-felt', '#2f8a58', '#1c6a41 50%', '#0f4429'),
  down('bc-leather', '#e0a36a', '#a0612c 50%', '#5d3212'),
]

/** A cap with a star, two lamps that turn, a grille for a mouth. */
const robot = `<path d="M-50,-36Q0,-74 50,-36L44,-22Q0,-38 -44,-22Z" fill="url(#gt-bc-navy)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-58,-18Q0,-40 58,-18Q52,-8 44,-14Q0,-28 -44,-14Q-52,-8 -58,-18Z" fill="#101b38" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
<path d="M0,-52L4.500,-43L14,-42L7,-35.500L9,-26L0,-31L-9,-26L-7,-35.500L-14,-42L-4.500,-43Z" fill="#ffd24a" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"/>
<circle cx="-34" cy="-56" r="11" fill="url(#gt-bc-lamp)" stroke="${INK}" stroke-width="4"/><circle cx="34" cy="-56" r="11" fill="url(#gt-bc-lamp-blue)" stroke="${INK}" stroke-width="4"/>
<path d="M-42,-14Q0,-28 42,-14V30Q42,46 26,46H-26Q-42,46 -42,30Z" fill="url(#gt-bc-chrome)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-54,2H-42V22H-54ZM42,2H54V22H42Z" fill="#66718f" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
<path d="M-32,-4H32V12H-32Z" fill="#0a1230" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-20,4H-8M8,4H20" stroke="#ff5a48" stroke-width="7" stroke-linecap="round"/>
<path d="M-22,24H22V38H-22Z" fill="#2c3550"/><path d="M-14,24V38M-5,24V38M5,24V38M14,24V38" stroke="#b9c4de" stroke-width="3"/>`

/** A paper in triplicate, stamped. */
const form = `<g transform="rotate(-7)"><path d="M-44,-50H36L48,-38V54H-44Z" fill="#fffaf0" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M36,-50V-38H48" fill="none" stroke="${INK}" stroke-width="3"/><path d="M-32,-32H16M-32,-16H34M-32,0H34M-32,16H8" stroke="#9aa5c4" stroke-width="6" stroke-linecap="round"/>
<g transform="translate(18 32) rotate(-16)"><rect x="-26" y="-14" width="52" height="28" rx="6" fill="none" stroke="#d8443a" stroke-width="5"/><path d="M-15,0L-7,0M-1,0H15" stroke="#d8443a" stroke-width="6" stroke-linecap="round"/></g></g>`
const cup = `<path d="M-26,-34H26L36,30Q0,42 -36,30Z" fill="url(#gt-bc-leather)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><ellipse cy="-34" rx="26" ry="7" fill="#c98a52" stroke="${INK}" stroke-width="4"/><path d="M-33,12Q0,24 33,12" fill="none" stroke="#5d3212" stroke-width="4"/><path d="M-12,-16Q-16,0 -18,14" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`

/** A crane holds a cabin over a heap of junk. */
const crane = `<path d="M-46,46V-40H30" fill="none" stroke="${INK}" stroke-width="15" stroke-linejoin="round"/><path d="M-46,46V-40H30" fill="none" stroke="#ffb84d" stroke-width="8" stroke-linejoin="round"/><path d="M-46,-12L-16,-40" stroke="#ffb84d" stroke-width="7"/><path d="M22,-38V-20" stroke="#cfd6ea" stroke-width="5"/>
<path d="M8,-20H36" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M8,-20H36" stroke="#d8443a" stroke-width="6" stroke-linecap="round"/><g transform="translate(22 0) rotate(8) scale(.36)"><use href="#gt-plate"/><use href="#gt-kind-cabin"/></g>
<path d="M-34,48L-22,26L-6,34L6,24L22,36L40,28L50,48Z" fill="url(#gt-rust)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`

const shelfTile = (kind: string, x: number, y: number, size: number, angle = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size / 100})"><use href="#gt-plate"/><use href="#gt-kind-${kind}"/></g>`

/** A shop window with an awning. */
const depot = `<path d="M-44,-18V46H44V-18Z" fill="#1a2850" stroke="${INK}" stroke-width="4"/>${shelfTile('cannon', -22, 4, 34)}${shelfTile('shield', 20, 4, 34)}<path d="M-40,25H40" stroke="#d8a75c" stroke-width="4"/>${shelfTile('engine', -1, 36, 20)}
<path d="M-50,-18L-40,-46H40L50,-18Z" fill="#fff3d6" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-33,-18L-27,-46H-13L-17,-18ZM0,-18V-46H13L17,-18ZM33,-18L27,-46H40L50,-18Z" fill="#d8443a"/>
<path d="M-50,-18q8,12 16.500,0q8,12 17,0q8,12 16.500,0q8,12 17,0q8,12 16.500,0q8,12 16.500,0" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`

/** A table with felt, a meteor for a ball. */
const billiards = `<path d="M-48,-30H48V34H-48Z" fill="#7a4a22" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-38,-20H38V24H-38Z" fill="url(#gt-bc-felt)" stroke="${INK}" stroke-width="3"/><g fill="${INK}"><circle cx="-38" cy="-20" r="7"/><circle cx="38" cy="-20" r="7"/><circle cx="-38" cy="24" r="7"/><circle cx="38" cy="24" r="7"/></g>
<path d="M-50,48L-8,8" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M-50,48L-8,8" stroke="#e8d9b0" stroke-width="5" stroke-linecap="round"/><use href="#gt-meteor-large" transform="translate(10 -4) rotate(-44) scale(.46)"/>`

const sparks = `<path d="M0,-46V-26M0,46V26M-46,0H-26M46,0H26M-32,-32L-18,-18M32,32L18,18M32,-32L18,-18M-32,32L-18,18" stroke="#ffe48a" stroke-width="6" stroke-linecap="round"/><circle r="12" fill="#fffbe6"/>`

const shapes = [shape('bc-robot', `<g transform="translate(0 9) scale(.74)">${robot}</g>`), shape('bc-form', `<g transform="translate(-1 -2) scale(.8)">${form}</g>`), shape('bc-cup', cup), shape('bc-crane', crane), shape('bc-depot', depot), shape('bc-billiards', billiards), shape('bc-sparks', sparks)]

/* ---- what is printed ------------------------------------------------------------------------------------------- */

function junkyard(card: CardData): string {
  return `${drawnAreas(card, 75, 60)}${panel(290, 46, '#8fb4ff', 76, 98)}${days(Number(card.days ?? 0), 125, 313)}`
}

function billiardRows(card: CardData): string {
  const rows = Array.isArray(card.rows) ? (card.rows as readonly unknown[]) : []
  return rows
    .map((row, index) => {
      const y = 80 + 72 * index
      const swarm = flights(Array.isArray(row) && Array.isArray(row[0]) ? row[0] : row)
      const draw = (at: number, x: number, y: number, size: number) => {
        const { weight, side } = swarm[at]!
        return picture(`meteor-${weight}`, x, y, size * (weight === 'large' ? 0.94 : 0.86), FLIGHT[side])
      }
      return `<rect x="12" y="${y - 32}" width="226" height="64" rx="10" fill="url(#gt-bc-felt)" stroke="#7a4a22" stroke-width="5"/>${numbered(index + 1, y)}${spread(swarm.length, 140, y, 186, 52, draw)}`
    })
    .join('')
}

const shown = (name: string, x: number, y: number, size: number) => picture(name, x, y, size)

const cards: Readonly<Record<string, CardArt>> = {
  missing_form: {
    sky: ['#3a3350', '#141226'],
    face: (card) =>
      `${shown('bc-form', 96, 130, 160)}${shown('bc-cup', 180, 158, 92)}${text('?', 180, 164, 44, CREAM)}
${panel(218, 54, GREEN)}${text('=', 66, 245, 30, GREEN)}${picture('die-3', 36, 245, 34)}${picture('die-3', 96, 245, 34)}${amount(`+${String(card.credits ?? '')}`, 'credits', 176, 245, GREEN, 36, 28)}
${panel(282, 54, RED)}${text('≠', 66, 309, 30, RED)}${picture('die-3', 36, 309, 34)}${picture('die-5', 96, 309, 34)}${text('−', 160, 309, 28, RED)}${picture('die-3', 180, 309, 26)}${picture('day', 210, 309, 32)}`,
  },
  robosmokeys: {
    sky: ['#1c2f6a', '#0b1230'],
    face: () =>
      `${shown('bc-robot', 125, 134, 200)}${panel(238, 98)}${picture('purse', 48, 287, 52)}<path d="M76,296V276M68,284L76,275L84,284" fill="none" stroke="${GREEN}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${arrow(102, 287)}
<g stroke="#8fb4ff" stroke-width="3"><path d="M122,262H178M122,278H178M122,294H178M122,310H178M126,258V314M142,258V314M158,258V314M174,258V314" stroke-opacity=".45"/></g><path d="M150,252V320M116,286H184" stroke="${RED}" stroke-width="4" stroke-linecap="round"/><circle cx="150" cy="286" r="11" fill="none" stroke="${RED}" stroke-width="4"/>${picture('lost', 212, 287, 44)}`,
  },
  space_billiards: { sky: ['#4a2a14', '#160e18'], face: billiardRows },
  junkyard: { sky: ['#3c3020', '#14100c'], face: junkyard, rows: areaRows },
  star_depot: {
    sky: ['#14405a', '#0a1830'],
    face: (card) =>
      `<path d="M16,48H234L226,70H24Z" fill="#fff3d6" stroke="${INK}" stroke-width="3"/><path d="M46,48H76L74,70H48ZM106,48H136V70H106ZM166,48H196L200,70H168Z" fill="#d8443a"/>
<path d="M24,142H226M24,218H226" stroke="#d8a75c" stroke-width="6" stroke-linecap="round"/>${['cannon', 'battery_2', 'engine', 'cabin', 'shield', 'cargo_2'].map((kind, index) => shelfTile(kind, 58 + 67 * (index % 3), 106 + 76 * Math.floor(index / 3), 62)).join('')}
${panel(238, 98)}${text(String(card.components ?? ''), 32, 287, 32)}${shelfTile('structural', 66, 287, 38)}${arrow(104, 287)}${text('1', 126, 287, 28, GREEN)}${shelfTile('structural', 154, 287, 34)}${amount(`−${String(card.days ?? '')}`, 'day', 200, 287, RED, 28, 22)}`,
  },
}

registerArt({
  module: 'bonus_cards',
  shapes: [...gradients, ...shapes].join(''),
  cards,
  measures: { meteors: 'meteor-large', shots: 'shot-light' },
  things: {
    'new-bonus_cards-1': 'bc-form',
    'new-bonus_cards-2': 'bc-robot',
    'new-bonus_cards-3': 'bc-billiards',
    'new-bonus_cards-4': 'bc-crane',
    'new-bonus_cards-5': 'bc-depot',
  },
  beats: {
    ...bargainBeats,
    die_hidden: { seconds: 1 },
    die_guessed: { seconds: 0.7, sound: 'tick' },
    die_shown: { seconds: 1.4, sound: 'dice' },
    coordinates_named: { seconds: 1.4, sound: 'lose' },
    row_played: { seconds: 0.9, sound: 'tick' },
    crew_hired: { seconds: 0.4 },
    depot_opened: { seconds: 1.2, sound: 'card' },
    component_fitted: { seconds: 0.9, sound: 'weld', motions: [{ sprite: 'bc-sparks', moves: 'burst', over: 'squares', size: 1.5 }] },
  },
})
