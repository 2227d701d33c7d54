// How machinations look: a scene for each of the 24 cards, the card up one's sleeve, and the token of a loan.

import { registerArt, type CardArt, type CardData } from '$galaxy/art/registry'
import { shape, use } from '$galaxy/art/drawing/svg'

const INK = '#1b2138'
const BRASS = '#ffd24a'
const CREAM = '#fff3d6'
const RED = '#ff9d8c'

const at = (name: string, x: number, y: number, size: number, angle = 0) => use(name, `translate(${x} ${y}) rotate(${angle}) scale(${size / 100})`)
const line = (path: string, colour: string, width = 5) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (path: string, colour: string) => `<path d="${path}" fill="${colour}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`
const text = (words: string, x: number, y: number, size: number, colour = CREAM) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="middle" font-weight="800" font-family="system-ui,sans-serif">${words}</text>`

/** The lower edge of a card: what it costs and what it brings, as signs. */
function sum(parts: readonly (readonly [amount: string, sign: string, colour?: string])[]): string {
  const width = 226 / parts.length
  const row = '<rect x="12" y="292" width="226" height="44" rx="10" fill="#080c1d" fill-opacity=".82" stroke="#6b78ad" stroke-width="1.6"/>'
  const each = parts.map(([amount, sign, colour], index) => {
    const middle = 12 + width * (index + 0.5)
    const size = amount.length > 7 ? 14 : amount.length > 5 ? 16 : amount.length > 3 ? 20 : 24
    return text(amount, middle - 18, 322, size, colour) + at(sign, middle + 12 + 5 * Math.min(amount.length, 6), 314, 28)
  })
  return row + each.join('')
}

const number = (card: CardData, field: string) => String(card[field] ?? '')
/** So many for each level of the flight. */
const perLevel = (card: CardData) => `${number(card, 'credits')}×I–III`

const ship = (x: number, y: number, size: number, colour: string, angle = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size / 100})">${solid('M0,-46L22,-6L22,34L8,26L-8,26L-22,34L-22,-6Z', colour)}<circle cy="-8" r="9" fill="#bfe3ff" stroke="${INK}" stroke-width="4"/>${solid('M-14,34L-8,48L-2,34Z', '#ffb84d')}${solid('M2,34L8,48L14,34Z', '#ffb84d')}</g>`
const badge = `<circle r="44" fill="#26407a" stroke="${BRASS}" stroke-width="6"/><path d="M0,-28L8,-9L28,-9L12,4L18,24L0,12L-18,24L-12,4L-28,-9L-8,-9Z" fill="${BRASS}"/>`
const officer = (x: number, y: number, size: number) => `<g transform="translate(${x} ${y}) scale(${size / 100})">${badge}</g>`
const gate = `${solid('M44,90H62V250H44Z', '#8a93b8')}${solid('M56,112H214V132H56Z', '#f2efe6')}${line('M80,114L96,130M120,114L136,130M160,114L176,130M196,114L208,128', '#d8443a', 10)}`
const flag = (x: number, y: number) =>
  line(`M${x},${y}V${y + 110}`, CREAM, 6) +
  Array.from({ length: 12 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)]
    return `<rect x="${x + 16 * column}" y="${y + 16 * row}" width="16" height="16" fill="${(column + row) % 2 ? '#fff' : INK}"/>`
  }).join('')
const bolt = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${solid('M10,-48L-26,8H-4L-12,48L26,-10H4Z', BRASS)}</g>`
const meteor = (x: number, y: number, size: number, angle: number) => at('meteor-large', x, y, size, angle)

type Face = (card: CardData) => string

const FACES: Readonly<Record<string, readonly [sky: readonly [string, string], face: Face]>> = {
  ambush: [['#3d1020', '#140812'], () => ship(125, 120, 100, '#8fb4ff') + at('shot-light', 92, 222, 54, 270) + at('shot-heavy', 125, 242, 66, 270) + at('shot-light', 158, 222, 54, 270) + sum([['½', 'firepower'], ['×1', 'firepower']])],
  checkpoint: [['#153a2c', '#08161a'], () => flag(66, 84) + ship(168, 190, 110, '#ffb84d', 20) + sum([['+', 'credits', BRASS]])],
  quality_control: [['#2a2350', '#0e0c26'], () => officer(125, 156, 150) + line('M170,200L208,244', CREAM, 12) + sum([['↓', 'exposed'], ['+', 'credits', BRASS]])],
  cosmic_rays: [['#39205a', '#120a2a'], () => ['#ff6b5e', '#ffd24a', '#62d98b', '#62a8ff'].map((colour, index) => solid(`M${48 + 42 * index},${110 + 34 * index}h30v30h-30Z`, colour)).join('') + line('M40,62L84,100M86,58L126,132M132,58L168,168M178,60L206,196', '#d9c2ff', 4) + sum([['−1', 'goods', RED]])],
  customs_inspection: [['#123a52', '#081628'], (card) => gate + officer(150, 214, 90) + sum([[number(card, 'credits'), 'credits'], ['1', 'goods']])],
  eco_patrol: [['#1c4420', '#081a12'], (card) => solid('M125,70C180,90 190,170 125,250C60,170 70,90 125,70Z', '#62d98b') + line('M125,100V236M125,150L152,128M125,180L98,158', '#1c4420', 6) + sum([[number(card, 'credits'), 'credits'], ['1', 'cells']])],
  getting_even: [['#4a1618', '#180a16'], (card) => ship(125, 96, 70, '#8fb4ff') + ship(125, 236, 84, '#ff6b5e') + line('M125,190V140', BRASS, 6) + line('M104,110H146M125,88V132', RED, 4) + sum([[perLevel(card), 'credits']])],
  road_narrows: [['#4a3414', '#1a1008'], () => line('M40,270L104,90M210,270L146,90', CREAM, 8) + ship(125, 206, 84, '#ffb84d') + meteor(74, 100, 66, 90) + meteor(176, 100, 66, 90)],
  system_test: [['#14324a', '#081222'], (card) => bolt(125, 152, 170) + line('M58,250H192', '#62d98b', 8) + sum([['1', 'cells'], [`/${number(card, 'components')}`, 'firepower']])],
  trustbusters: [['#3c2410', '#160c0a'], () => solid('M66,120L150,100L158,134L74,154Z', '#a06a3a') + line('M112,138L150,232', '#a06a3a', 16) + solid('M60,230H190V256H60Z', '#8a93b8') + sum([['−1', 'lost', RED]])],
  traffic_jam: [['#3a3020', '#14100c'], () => ['#ff6b5e', '#8fb4ff', '#62d98b', '#ffd24a'].map((colour, index) => ship(44 + 54 * index, 180, 58, colour, 90)).join('') + solid('M112,70H138V128H112Z', INK) + ['#ff6b5e', '#ffd24a', '#62d98b'].map((colour, index) => `<circle cx="125" cy="${81 + 18 * index}" r="7" fill="${colour}"/>`).join('')],
  junker_for_sale: [['#2b2340', '#100c22'], (card) => ship(110, 176, 130, '#9a8f80', -14) + `<g transform="rotate(12 186 116)">${solid('M146,88H230V140H146Z', CREAM)}${line('M160,104H216M160,122H200', '#8a6a3a', 6)}</g>` + sum([['+4', 'goods', BRASS], [`−${number(card, 'days')}`, 'day', RED]])],
  stranded_ship: [['#1f3a3c', '#0c1622'], (card) => ship(92, 178, 110, '#9a8f80', 160) + bolt(180, 130, 90) + sum([[`−${number(card, 'cells')}`, 'cells', RED], [`${number(card, 'base')}+${perLevel(card)}`, 'credits', BRASS]])],
  wide_open_space: [['#0d2350', '#050a1e'], () => line('M125,60L30,280M125,60L84,280M125,60L166,280M125,60L220,280', '#8fb4ff', 4) + ship(125, 196, 100, '#ffb84d') + sum([['×2', 'thrust', BRASS]])],
  bad_day: [['#2c2c34', '#0e0e14'], () => `<path d="M62,150a34,34 0 0 1 20,-62a44,44 0 0 1 82,-6a36,36 0 0 1 26,68Z" fill="#6b7390" stroke="${INK}" stroke-width="4"/>` + bolt(125, 206, 96) + line('M78,176L68,214M170,176L160,214M100,180L90,226M194,176L184,214', '#8fb4ff', 5)],
  meteor_shower: [['#4a2a14', '#160e18'], () => meteor(125, 88, 60, 90) + meteor(50, 132, 56, 0) + meteor(50, 204, 56, 0) + meteor(200, 132, 56, 180) + meteor(200, 204, 56, 180) + ship(125, 200, 90, '#8fb4ff')],
  wage_dispute: [['#45381a', '#171208'], (card) => at('human', 90, 190, 96) + at('human', 162, 190, 96) + solid('M64,74H186V126H64Z', CREAM) + text('$$$', 125, 112, 34, INK) + line('M125,126V160', CREAM, 6) + sum([['1', 'credits'], [`/${number(card, 'crew')}`, 'crew']])],
  toll_booth: [['#2c3350', '#10142a'], (card) => gate + ship(150, 210, 84, '#ffb84d', -90) + sum([[perLevel(card), 'credits'], [`−${number(card, 'days')}`, 'day', RED]])],
  border_control: [['#2a1c4a', '#100a22'], (card) => at('alien-purple', 88, 170, 100) + at('alien-brown', 164, 170, 100) + officer(125, 98, 60) + sum([[number(card, 'credits'), 'credits'], ['1', 'crew']])],
  drag_race: [['#4a1a10', '#180a0a'], (card) => ship(90, 190, 104, '#ff6b5e') + ship(160, 220, 104, '#8fb4ff') + flag(96, 66) + sum([[perLevel(card), 'credits', BRASS], [`−${number(card, 'days')}`, 'day', RED]])],
  shooting_gallery: [['#12323a', '#08141c'], (card) => [84, 60, 36, 14].map((radius, index) => `<circle cx="125" cy="166" r="${radius}" fill="${index % 2 ? '#d8443a' : CREAM}" stroke="${INK}" stroke-width="3"/>`).join('') + sum([[perLevel(card), 'credits', BRASS], ['1', 'shot-heavy', RED]])],
  press_gang: [['#3a1a2a', '#140a12'], (card) => at('human', 125, 150, 110) + line('M60,210C90,250 160,250 190,210', CREAM, 7) + solid('M54,196L76,204L60,226Z', CREAM) + sum([[`−${number(card, 'crew_loss')}`, 'crew', RED]])],
  magnetic_storm: [['#1a2458', '#0a0c28'], () => line('M70,230V150a55,55 0 0 1 110,0V230', '#d8443a', 30) + line('M70,230V206M180,230V206', CREAM, 30) + bolt(125, 226, 70) + sum([['½', 'cells', RED]])],
  spot_check: [['#30402a', '#101810'], (card) => `<circle cx="112" cy="146" r="58" fill="#bfe3ff" fill-opacity=".25" stroke="${CREAM}" stroke-width="12"/>` + line('M154,190L206,246', CREAM, 16) + at('exposed', 112, 146, 70) + sum([[`${number(card, 'connectors')}:1`, 'exposed'], ['1', 'credits']])],
}

/** Somebody at the table has waited for this: a machination comes into play as a scene. */
const cards: Record<string, CardArt> = Object.fromEntries(Object.entries(FACES).map(([kind, [sky, face]]) => [kind, { sky, face, entrance: 'machination-entrance' }]))

const sleeve = shape('em-sleeve', `<g transform="rotate(-10)">${solid('M-26,-42H26V34H-26Z', '#3a1240')}${line('M-14,-14L0,-30L14,-14M0,-30V16', RED, 6)}</g>${solid('M-44,10C-20,2 18,0 44,16L36,48H-36Z', '#26407a')}`)
const loan = shape('em-loan', `<circle r="44" fill="#7a2a24" stroke="${BRASS}" stroke-width="6"/>${line('M-18,-20L18,20M18,-20L-18,20', BRASS, 9)}<circle r="30" fill="none" stroke="${BRASS}" stroke-width="3" stroke-dasharray="6 6"/>`)

const things = Object.fromEntries(Object.keys(FACES).map((kind) => [kind, 'em-sleeve']))

registerArt({
  module: 'evil_machinations',
  shapes: sleeve + loan,
  cards,
  things: {
    ...things,
    machination_laid: 'hand-card',
    loan: 'em-loan',
    'new-evil_machinations-1': 'em-sleeve',
    'new-evil_machinations-2': 'hand-card',
    'new-evil_machinations-3': 'gavel',
    'new-evil_machinations-4': 'em-loan',
    'new-evil_machinations-5': 'lost',
  },
  beats: {
    machinations_dealt: { seconds: 0 },
    machinations_laid: { seconds: 0.8, sound: 'card' },
    machinations_hidden: { seconds: 1.2, sound: 'card' },
    loan_taken: { seconds: 1, sound: 'coins' },
    loan_repaid: { seconds: 0.8 },
    loans_unpaid: { seconds: 1.6, sound: 'lose' },
    goods_faded: { seconds: 0.9 },
    cells_drained: { seconds: 0.9, sound: 'tick' },
    went_under: { seconds: 0.6 },
    day_got_worse: { seconds: 1.2, sound: 'lose' },
    strongest: { seconds: 1, sound: 'win' },
    toll_refused: { seconds: 0.6 },
  },
})
