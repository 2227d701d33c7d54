/** Adventure cards: a scene for each kind, and everything printed on the card as signs and numbers. */

import { blocksIn, combatLines, flights, isFlight, numberOn, planetsOn, type CombatLine, type Flying } from '../../cardData'
import { artOf, type CardArt, type CardData } from '../registry'
import { FLIGHT, GREEN, RED, amount, blocks, days, panel, picture, shots, spread, text } from './cardParts'
import { CREAM, INK } from './palette'
import { aslant, ball, down, escape, glow, use } from './svg'

const LEVEL_COLOURS: Readonly<Record<string, string>> = { I: '#8fb4ff', II: '#e6b566', III: '#ff8a73', IV: '#d68bff' }

const SKIES = {
  slavers: ['#3a1240', '#120a24'],
  smugglers: ['#14324a', '#0a1428'],
  pirates: ['#4a1618', '#180a16'],
  stardust: ['#2c2a66', '#12123a'],
  open_space: ['#0d2350', '#070d24'],
  meteors: ['#4a2a14', '#160e18'],
  planets: ['#123a52', '#0a1230'],
  combat_zone: ['#4a2410', '#1c0c14'],
  abandoned_ship: ['#1f3a3c', '#0c1622'],
  abandoned_station: ['#2c3350', '#10142a'],
  epidemic: ['#1c4420', '#0a1a18'],
  sabotage: ['#45181f', '#160c1a'],
} as const

const PLANETS = ['#e8846a', '#6ab7e8', '#b58ae0', '#7fc98a'] as const

const sky = (seed: number) => {
  let state = seed * 7919 + 17
  const next = () => (state = (state * 16807) % 2147483647) / 2147483647
  return Array.from({ length: 34 }, () => {
    const [x, y, size] = [8 + next() * 234, 44 + next() * 292, 0.5 + next() * 1.3]
    return `M${x.toFixed(1)},${y.toFixed(1)}h.01" stroke-width="${(2 * size).toFixed(1)}`
  })
    .map((path) => `<path d="${path}"/>`)
    .join('')
}

/* ---- scenes ---------------------------------------------------------------------------------------------------- */

const gradients = [
  down('hull', '#cfd6ea', '#8c96b4 45%', '#4b5470'),
  down('hull-red', '#ff9a85', '#b23c2c 50%', '#5d160f'),
  down('hull-purple', '#d7a4f4', '#7e3fae 50%', '#3b1459'),
  down('hull-teal', '#a7e3e0', '#3c8f93 50%', '#16464d'),
  down('rust', '#b7a595', '#77604f 50%', '#3d2e25'),
  ball('virus', '#e6ffb5', '#8ed43a 45%', '#2f6b12'),
  ball('bomb', '#7d86a8', '#343b57 45%', '#10142a'),
  glow('nebula', '#cfc4ff 0% .75', '#8f7dff 45% .35', '#8f7dff 100% 0'),
  aslant('card-back', '#2a3566', '#171e42'),
  ...PLANETS.map((colour, index) => ball(`planet-${index}`, '#fff', `${colour} 38%`, '#10152e 105%')),
]

/** Seen from ahead and a little below: it comes towards us. */
const slaverShip = `<path d="M-78,6L-30,-22L0,-34L30,-22L78,6L62,12L34,4L22,30H-22L-34,4L-62,12Z" fill="url(#gt-hull-purple)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
<path d="M-24,-6Q0,-20 24,-6L16,12H-16Z" fill="#ffd76a" stroke="${INK}" stroke-width="2.5"/><path d="M-12,-10V12M0,-14V12M12,-10V12" stroke="${INK}" stroke-width="3.5"/>
<path d="M-62,12V30M62,12V30" stroke="#d7b4ef" stroke-width="5" stroke-dasharray="7 3.5" stroke-linecap="round"/><circle cx="-62" cy="36" r="7" fill="none" stroke="#d7b4ef" stroke-width="4.5"/><circle cx="62" cy="36" r="7" fill="none" stroke="#d7b4ef" stroke-width="4.5"/>
<path d="M-54,4L-34,-7M54,4L34,-7" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`

const smugglerShip = `<path d="M-80,-4Q-70,-26 -44,-26H38Q70,-24 80,2Q70,22 40,24H-52Q-76,20 -80,-4Z" fill="url(#gt-hull-teal)" stroke="${INK}" stroke-width="3"/>
<path d="M46,-20Q66,-14 71,-2H48Z" fill="url(#gt-glass)" stroke="${INK}" stroke-width="2.5"/>
<path d="M-46,-26L-36,-40H10L20,-26Z" fill="url(#gt-hull)" stroke="${INK}" stroke-width="2.5"/>
<rect x="-52" y="-14" width="88" height="27" rx="4" fill="#0b2a30" stroke="${INK}" stroke-width="2.5"/>
${picture('block-R', -36, 0, 23)}${picture('block-Y', -9, 0, 22)}${picture('block-G', 19, 0, 22)}
<path d="M-79,-12L-98,-20V20L-78,10Z" fill="url(#gt-copper)" stroke="${INK}" stroke-width="2.5"/><path d="M-98,-14Q-118,0 -98,14Z" fill="#ffb84d"/>`

const pirateShip = `<path d="M0,-40L20,-14L70,-24L84,14L46,8L26,34H-26L-46,8L-84,14L-70,-24L-20,-14Z" fill="url(#gt-hull-red)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
<path d="M-72,10V26M-56,6V20M72,10V26M56,6V20" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M-72,10V26M-56,6V20M72,10V26M56,6V20" stroke="#aeb9d6" stroke-width="5" stroke-linecap="round"/>
<path d="M-17,0A17,17 0 1 1 17,0V7L11,10V18H-11V10L-17,7Z" fill="#fff4e0" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/><circle cx="-7" cy="0" r="4.6" fill="${INK}"/><circle cx="7" cy="0" r="4.6" fill="${INK}"/><path d="M0,4L-2.5,9H2.5ZM-5,13V18M0,13V18M5,13V18" fill="${INK}" stroke="${INK}" stroke-width="1.8"/>`

const wreck = `<g transform="rotate(-9)"><path d="M-84,-6L-58,-26L-10,-30L-20,-12L-4,-2L-16,12L-6,28L-60,24Z" fill="url(#gt-rust)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
<path d="M14,-26L54,-22L86,0L52,22L10,24L22,8L8,-4L20,-14Z" transform="rotate(13 40 0) translate(4 -5)" fill="url(#gt-rust)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
<circle cx="-52" cy="-2" r="9" fill="#152430" stroke="${INK}" stroke-width="2.5"/><circle cx="-28" cy="2" r="7" fill="#152430" stroke="${INK}" stroke-width="2.5"/><path d="M-57,-7L-47,3M-47,-7L-57,3" stroke="#8fa0a8" stroke-width="1.8"/>
<path d="M54,-6L70,2L54,9" fill="#152430" stroke="${INK}" stroke-width="2.5"/></g>
<path d="M-6,-30L2,-38L6,-28ZM6,26L14,36L18,25ZM-2,40L4,44L-4,48Z" fill="#8a7564" stroke="${INK}" stroke-width="1.8"/>`

const station = `<ellipse rx="86" ry="24" fill="none" stroke="${INK}" stroke-width="17"/><ellipse rx="86" ry="24" fill="none" stroke="url(#gt-rust)" stroke-width="11"/><ellipse rx="86" ry="24" fill="none" stroke="#e8d9b0" stroke-width="3" stroke-dasharray="3 13" stroke-opacity=".7"/>
<path d="M-13,-46H13L19,-30V30L13,46H-13L-19,30V-30Z" fill="url(#gt-hull)" stroke="${INK}" stroke-width="3"/><path d="M-10,-26H10M-10,-14H10M-10,26H10" stroke="#2b3350" stroke-width="5" stroke-dasharray="5 3"/>
<path d="M0,-46V-62M-9,-57L9,-53" stroke="#cfd6ea" stroke-width="3"/><path d="M-86,0A86,24 0 0 0 86,0" fill="none" stroke="${INK}" stroke-width="17"/><path d="M-86,0A86,24 0 0 0 86,0" fill="none" stroke="url(#gt-hull)" stroke-width="11"/><path d="M-84,5A86,24 0 0 0 84,5" fill="none" stroke="#ffdf8a" stroke-width="3.5" stroke-dasharray="4 17"/>`

const virus = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><g stroke="#b9e86a" stroke-width="5" stroke-linecap="round">${Array.from({ length: 10 }, (_, index) => `<path d="M0,-22V-36" transform="rotate(${36 * index})"/>`).join('')}</g><g fill="#e6ffb5">${Array.from({ length: 10 }, (_, index) => `<circle cy="-38" r="5" transform="rotate(${36 * index})"/>`).join('')}</g><circle r="26" fill="url(#gt-virus)" stroke="${INK}" stroke-width="3"/><g fill="#2f6b12"><circle cx="-8" cy="-5" r="5"/><circle cx="9" cy="-8" r="4"/><circle cx="5" cy="9" r="6"/></g></g>`

const bomb = `<path d="M26,-32Q44,-52 62,-38" fill="none" stroke="#e8d9b0" stroke-width="6" stroke-linecap="round"/>${picture('explosion', 66, -38, 40)}
<rect x="10" y="-44" width="26" height="20" rx="4" transform="rotate(38 23 -34)" fill="url(#gt-steel)" stroke="${INK}" stroke-width="3"/><circle cy="6" r="40" fill="url(#gt-bomb)" stroke="${INK}" stroke-width="3"/><path d="M-26,-4Q-22,-22 -6,-26" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
<path d="M-14,14L14,-4M14,14L-14,-4" stroke="#ff8a73" stroke-width="6" stroke-linecap="round"/><circle cy="5" r="22" fill="none" stroke="#ff8a73" stroke-width="4"/>`

const at = (scene: string, x: number, y: number, size = 1) => `<g transform="translate(${x} ${y}) scale(${size})">${scene}</g>`

/* ---- what is printed ------------------------------------------------------------------------------------------- */

/** The ship, its strength, what the weaker loses and what the stronger wins. */
function enemy(card: CardData, ship: string, loss: string, win: string): string {
  const strength = numberOn(card, 'strength')
  const sign = (words: string, y: number, colour: string) =>
    `${picture('firepower', 32, y - 9, 24)}${text(`${words}${strength}`, 36, y + 15, strength > 9 ? 16 : 19, colour)}<path d="M60,${y - 22}V${y + 22}" stroke="${colour}" stroke-opacity=".5" stroke-width="1.5"/>`
  return `${at(ship, 125, 112, 1.12)}
<circle cx="206" cy="168" r="29" fill="#080c1d" stroke="${RED}" stroke-width="2.5"/>${picture('firepower', 190, 168, 30)}${text(strength, 215, 168, strength > 9 ? 21 : 32)}
${panel(204, 62, RED)}${sign('<', 235, RED)}${loss}
${panel(274, 62, GREEN)}${sign('>', 305, GREEN)}${win}${amount(`−${numberOn(card, 'days')}`, 'day', 203, 305, CREAM, 29, 24)}`
}

/** A bargain: what it takes, an arrow, what it gives, and the days it costs. */
function bargain(scene: string, takes: string, gives: string, lost: number): string {
  return `${at(scene, 125, 122, 1.12)}${panel(204, 72)}
${takes}<path d="M113,240H125M120,233L127,240L120,247" fill="none" stroke="#ffb84d" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${gives}
${panel(284, 52, '#8fb4ff', 76, 98)}${days(lost, 125, 310)}`
}

/** What is lost or won, by the names of the catalogue. */
const SIGNS: Readonly<Record<string, string>> = { days: 'day', crew: 'crew', goods: 'goods', credits: 'credits', strength: 'firepower' }

function combatLine(line: CombatLine, y: number): string {
  const lowest = `${picture(artOf('measures', line.criterion) ?? 'token', 38, y - 3, 44)}<path d="M64,${y - 9}V${y + 9}M57,${y + 3}L64,${y + 11}L71,${y + 3}" fill="none" stroke="${RED}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
  const pays = line.shots.length > 0 ? shots(line.shots, 160, y, 144, 48) : amount(`−${line.amount}`, SIGNS[line.penalty] ?? 'token', 152, y, CREAM, 44, 36)
  return `${panel(y - 43, 86, '#d88a5c')}${lowest}<path d="M84,${y - 30}V${y + 30}" stroke="#d88a5c" stroke-opacity=".6" stroke-width="1.5"/>${pays}`
}

const FACES: Readonly<Record<keyof typeof SKIES, (card: CardData) => string>> = {
  slavers: (card) =>
    enemy(card, slaverShip, amount(`−${numberOn(card, 'crew_loss')}`, 'crew', 148, 235, RED, 44), amount(`+${numberOn(card, 'credits')}`, 'credits', 112, 305, GREEN, 36, 29)),
  smugglers: (card) =>
    enemy(card, `<g transform="translate(12 0) scale(.9)">${smugglerShip}</g>`, amount(`−${numberOn(card, 'goods_loss')}`, 'goods', 148, 235, RED, 44), blocks(blocksIn(card.goods), 117, 305, 106, 35)),
  pirates: (card) =>
    enemy(card, pirateShip, shots(flights(card.shots), 149, 235, 168, 48), amount(`+${numberOn(card, 'credits')}`, 'credits', 112, 305, GREEN, 36, 29)),
  stardust: () =>
    `<circle cx="125" cy="150" r="112" fill="url(#gt-nebula)"/><g fill="none" stroke="#e4dcff" stroke-linecap="round">${sky(5)}${sky(9)}</g>
${[60, 96, 178, 140, 204].map((x, index) => `<path d="M0,-9L2,-2L9,0L2,2L0,9L-2,2L-9,0L-2,-2Z" transform="translate(${x} ${[96, 170, 120, 74, 190][index]}) scale(${[1.5, 1.1, 1.8, 1.2, 1][index]})" fill="#fff7cf"/>`).join('')}
${panel(250, 74)}${picture('exposed', 66, 287, 58)}${text('=', 116, 287, 32)}${amount('−1', 'day', 176, 287, CREAM, 44)}`,
  open_space: () =>
    `<g stroke="#8fb4ff" stroke-linecap="round" stroke-opacity=".75">${[
        [40, 80, 60],
        [150, 70, 84],
        [84, 112, 96],
        [30, 150, 70],
        [160, 158, 60],
        [70, 196, 110],
        [190, 214, 34],
        [24, 226, 40],
      ]
        .map(([x, y, length], index) => `<path d="M${x},${y}h${length}" stroke-width="${1.5 + (index % 3)}"/>`)
        .join('')}</g>${picture('rocket', 128, 142, 132)}
${panel(250, 74)}${picture('thrust', 66, 287, 56)}${text('=', 110, 287, 32)}${picture('day', 150, 287, 44)}<path d="M180,287H214M202,275L215,287L202,299" fill="none" stroke="${GREEN}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  meteors: (card) => meteorSwarm(flights(card.meteors)),
  planets: (card) => planets(planetsOn(card), numberOn(card, 'days')),
  combat_zone: (card) => combatLines(card).map((line, index) => combatLine(line, 93 + 97 * index)).join(''),
  abandoned_ship: (card) =>
    bargain(wreck, amount(`−${numberOn(card, 'crew_loss')}`, 'crew', 64, 240, RED, 42, 29), amount(`+${numberOn(card, 'credits')}`, 'credits', 178, 240, GREEN, 40, 29), numberOn(card, 'days')),
  abandoned_station: (card) =>
    bargain(station, amount(`≥${numberOn(card, 'crew_needed')}`, 'crew', 64, 240, CREAM, 38, 29), blocks(blocksIn(card.goods), 182, 240, 98, 42), numberOn(card, 'days')),
  epidemic: () =>
    `${virus(88, 128, 1.5)}${virus(182, 92, 0.8)}${virus(178, 184, 1)}${virus(60, 206, 0.55)}
${panel(246, 84)}${at(use('kind-cabin') + picture('human', 0, 0, 34), 48, 288, 0.74)}${at(use('kind-cabin') + picture('human', 0, 0, 34), 100, 288, 0.74)}<rect x="67" y="284" width="14" height="8" fill="url(#gt-gold)" stroke="${INK}" stroke-width="1.5"/>
${amount('−1', 'crew', 184, 288, RED, 42)}`,
  sabotage: () =>
    `${at(bomb, 118, 148, 1.3)}${panel(250, 78)}${picture('crew', 42, 288, 48)}<path d="M70,276V300M62,292L70,301L78,292" fill="none" stroke="${RED}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
${picture('die-3', 105, 289, 34)}${picture('die-5', 144, 289, 34)}${picture('lost', 203, 289, 48)}${picture('explosion', 203, 289, 34)}`,
}

export const baseCards: Readonly<Record<string, CardArt>> = Object.fromEntries(
  Object.entries(FACES).map(([kind, face]) => [kind, { sky: SKIES[kind as keyof typeof SKIES], face }]),
)

/** In the order in which they come, each flying the way it will fly: from the front means downwards. */
function meteorSwarm(swarm: readonly Flying[]): string {
  const columns = 2
  const rows = Math.ceil(swarm.length / columns)
  const [width, height] = [226 / columns, 288 / Math.max(rows, 2)]
  return swarm
    .map(({ weight, side }, index) => {
      const inRow = Math.min(columns, swarm.length - columns * Math.floor(index / columns))
      const x = 125 + ((index % columns) - (inRow - 1) / 2) * width
      const y = 50 + (Math.floor(index / columns) + 0.5 + (rows < 2 ? 0.5 : 0)) * height
      const size = (Math.min(width, height) - 12) * (weight === 'large' ? 0.86 : 0.8)
      return `<rect x="${x - width / 2 + 3}" y="${y - height / 2 + 3}" width="${width - 6}" height="${height - 6}" rx="9" fill="#080c1d" fill-opacity=".5" stroke="#b8805a" stroke-opacity=".55" stroke-width="1.4"/>
<g fill="${weight === 'large' ? '#ff9d6a' : '#ffd9a0'}" transform="translate(${x} ${y}) rotate(${FLIGHT[side]})"><path d="M${size / 2 - 1},-8L${size / 2 + 9},0L${size / 2 - 1},8Z"/></g>
${picture(`meteor-${weight}`, x, y, size * (weight === 'large' ? 1 : 1.1), FLIGHT[side])}${text(index + 1, x - width / 2 + 13, y - height / 2 + 15, 14, '#e8c9a8')}`
    })
    .join('')
}

function planets(offered: readonly (readonly string[])[], lost: number): string {
  const height = 238 / Math.max(3, offered.length)
  const top = 48 + (238 - height * offered.length) / 2
  const rows = offered.map((goods, index) => {
    const y = top + height * (index + 0.5)
    const radius = Math.min(30, height / 2 - 4)
    const ring = index % 2 ? `<ellipse cx="50" cy="${y}" rx="${radius * 1.24}" ry="${radius * 0.3}" transform="rotate(-16 50 ${y})" fill="none" stroke="#e8dcc0" stroke-opacity=".7" stroke-width="3"/>` : ''
    return `${panel(y - height / 2 + 3, height - 6, '#5f9fc0', 14, 222)}<circle cx="50" cy="${y}" r="${radius}" fill="url(#gt-planet-${index % PLANETS.length})" stroke="${INK}" stroke-width="2"/>${ring}
<circle cx="50" cy="${y}" r="12" fill="#080c1d" fill-opacity=".75"/>${text(index + 1, 50, y, 17)}${blocks(goods, 160, y, 142, 38)}`
  })
  return `${rows.join('')}${panel(292, 46, '#8fb4ff', 76, 98)}${days(lost, 125, 315)}`
}

/* ---- a card that nobody has drawn ------------------------------------------------------------------------------ */

/** A number made of a text, the same for everybody. */
const hash = (words: string) => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** The sign of a number by its name: `crew_loss` is about crew, `days` about days. */
function signOf(field: string): string | null {
  const words = field.split('_')
  return words.map((word) => SIGNS[word] ?? artOf('measures', word)).find(Boolean) ?? null
}

const SPENT = /loss|lost|days|price|cost/

/** One thing that is printed on a card, in a row around a middle. */
function factRow([field, value]: readonly [string, unknown], y: number): string {
  const row = panel(y - 20, 40, '#8fb4ff', 20, 210)
  if (isFlight(value)) {
    const size = field.endsWith('s') ? field.slice(0, -1) : field
    const flying = flights(value)
    const draw = (index: number, x: number, y: number, room: number) => {
      const { weight, side } = flying[index]!
      return picture(artOf('hazards', `${size}-${weight}`)?.sprite ?? 'bolt', x, y, room * 0.9, FLIGHT[side])
    }
    return row + spread(flying.length, 125, y, 196, 34, draw)
  }
  const goods = typeof value === 'string' && /goods|blocks/.test(field) ? blocksIn(value) : []
  if (goods.length > 0) return row + blocks(goods, 125, y, 196, 32)
  const said = typeof value === 'number' ? `${SPENT.test(field) ? '−' : ''}${value}` : Array.isArray(value) ? `${value.length}` : String(value)
  const sign = signOf(field)
  if (sign) return row + amount(said, sign, 118, y, SPENT.test(field) ? RED : CREAM, 32, 26)
  return row + text(field.replaceAll('_', ' ').slice(0, 18), 32, y, 15, '#b3b9d2', 'start') + text(said.slice(0, 10), 218, y, 20, CREAM, 'end')
}

const NOT_PRINTED = new Set(['id', 'kind', 'level', 'learning', 'module', 'edition'])
const MOST_FACTS = 4

/** A star in its own light, and below it what the card's data say: numbers, blocks, whatever flies. */
function genericFace(card: CardData): string {
  const facts = Object.entries(card).filter(([field, value]) => !NOT_PRINTED.has(field) && value !== false && value !== null && value !== '')
  const shown = facts.filter(([, value]) => !Array.isArray(value) || !value.some(Array.isArray)).slice(0, MOST_FACTS)
  const lines = combatLines(card)
  if (lines.length > 0 && lines.length <= 3) return lines.map((line, index) => combatLine(line, 93 + 97 * index)).join('')
  const first = 330 - 46 * shown.length
  const middle = (44 + first) / 2
  const hue = hash(card.kind) % 360
  return `<circle cx="125" cy="${middle}" r="${Math.min(104, middle - 44)}" fill="url(#gt-nebula)"/>
<g transform="translate(125 ${middle}) scale(${Math.min(1.25, (first - 44) / 170)})"><ellipse rx="88" ry="26" transform="rotate(-22)" fill="none" stroke="hsl(${hue} 70% 78%)" stroke-opacity=".8" stroke-width="4"/>
<path d="M0,-62L13,-13L62,0L13,13L0,62L-13,13L-62,0L-13,-13Z" fill="hsl(${hue} 85% 72%)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M0,-62L13,-13L0,0L-13,-13ZM62,0L13,13L0,0L13,-13Z" fill="#fff" fill-opacity=".45"/><circle r="9" fill="${INK}"/><circle r="5" fill="#fffbe6"/></g>
${shown.map((fact, index) => factRow(fact, first + 28 + 46 * index)).join('')}`
}

/** The look of a kind of card; one that nobody has drawn has a sky of a colour of its own. */
function artOfCard(kind: string): CardArt {
  const hue = hash(kind) % 360
  return artOf('cards', kind) ?? { sky: [`hsl(${hue} 48% 22%)`, `hsl(${(hue + 40) % 360} 45% 8%)`], face: genericFace }
}

/** A card face as text, in a box of `CARD_WIDTH` by `CARD_HEIGHT`. */
export function cardMarkup(card: CardData, title: string): string {
  const edge = LEVEL_COLOURS[card.level] ?? '#b3b9d2'
  const size = Math.min(20, 270 / Math.max(1, title.length))
  const seed = [...card.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 997
  return `<rect x="1" y="1" width="248" height="348" rx="16" fill="${INK}"/><rect x="2.5" y="2.5" width="245" height="345" rx="14.5" fill="url(#gt-sky-${card.kind})" stroke="${edge}" stroke-width="3"/>
<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-linecap="round">${sky(seed)}</g>
<path d="M4,17Q4,4 17,4H233Q246,4 246,17V40H4Z" fill="#080c1d" fill-opacity=".72"/><path d="M4,40H246" stroke="${edge}" stroke-opacity=".7" stroke-width="1.5"/>
${text(title, 16, 22, size, CREAM, 'start')}${card.level ? level(card.level, edge) : ''}${artOfCard(card.kind).face(card)}`
}

/** The skies of these kinds of cards. */
export function cardSkies(kinds: Iterable<string>): string {
  return [...new Set(kinds)].map((kind) => down(`sky-${kind}`, ...artOfCard(kind).sky)).join('')
}

function level(name: string, colour: string): string {
  return `<path d="M206,8H240V31L223,38L206,31Z" fill="${colour}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/><text x="223" y="27" font-size="${name.length > 3 ? 13 : name in LEVEL_COLOURS ? 19 : 15}" fill="${INK}" text-anchor="middle" font-weight="700" font-family="Georgia,serif">${escape(name)}</text>`
}

/** The back of a card; the level is on it, as everybody may know it. */
export function cardBackMarkup(name: string | null): string {
  const edge = (name && LEVEL_COLOURS[name]) || '#d8a75c'
  return `<rect x="1" y="1" width="248" height="348" rx="16" fill="${INK}"/><rect x="2.5" y="2.5" width="245" height="345" rx="14.5" fill="url(#gt-card-back)" stroke="${edge}" stroke-width="3"/>
<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-linecap="round">${sky(3)}</g>
<rect x="14" y="14" width="222" height="322" rx="10" fill="none" stroke="${edge}" stroke-opacity=".6" stroke-width="2"/>
<g fill="none" stroke="${edge}" stroke-width="4"><circle cx="125" cy="175" r="64"/><ellipse cx="125" cy="175" rx="98" ry="26" transform="rotate(-24 125 175)" stroke-opacity=".75"/></g><circle cx="125" cy="175" r="60" fill="#121940"/>
${name ? `<text x="125" y="197" font-size="62" fill="${edge}" text-anchor="middle" font-weight="700" font-family="Georgia,serif">${name}</text>` : picture('rocket', 125, 175, 84, -45)}`
}

export const cardShapes = [...gradients].join('')
