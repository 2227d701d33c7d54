// How the new adventure cards look: a road without end, an umbrella, a shop window with scales, a black cloud, a heap of junk.

import { flights, numberOn, type Flying } from '$galaxy/cardData'
import { FLIGHT, GREEN, RED, amount, panel, picture, spread, text } from '$galaxy/art/drawing/cardParts'
import { CREAM, INK } from '$galaxy/art/drawing/palette'
import { aslant, ball, down, shape } from '$galaxy/art/drawing/svg'
import { registerArt, type CardArt, type CardData, type CardRow } from '$galaxy/art/registry'
import { capitalised } from '$galaxy/flight/cardWords'
import { areaRows, bargainBeats, drawnAreas } from '$galaxy/mechanisms/bargains'
import type { Side } from '$galaxy/sides'
import { t } from '$lib/words.svelte'

const gradients = [
  down('mad-road', '#8fb4ff', '#3b5fb0 45%', '#142a58'),
  aslant('mad-canopy', '#ff9a85', '#c2412f 55%', '#6f1b10'),
  ball('mad-cloud-fill', '#c9d1ea', '#6b7390 50%', '#2b3048'),
  down('mad-brass', '#ffe7a8', '#e0a63c 50%', '#8a5a14'),
  down('mad-heap-fill', '#b7a595', '#77604f 50%', '#3d2e25'),
]

/** A road that runs to the edge of everything, lying on its side like an eight. */
const forever = `<path d="M-46,0C-46,-30 -14,-30 0,0C14,30 46,30 46,0C46,-30 14,-30 0,0C-14,30 -46,30 -46,0Z" fill="none" stroke="${INK}" stroke-width="21"/><path d="M-46,0C-46,-30 -14,-30 0,0C14,30 46,30 46,0C46,-30 14,-30 0,0C-14,30 -46,30 -46,0Z" fill="none" stroke="url(#gt-mad-road)" stroke-width="15"/><path d="M-46,0C-46,-30 -14,-30 0,0C14,30 46,30 46,0C46,-30 14,-30 0,0C-14,30 -46,30 -46,0Z" fill="none" stroke="#fff3d6" stroke-width="2.500" stroke-dasharray="7 6"/>`

/** An umbrella that has seen worse. */
const umbrella = `<path d="M0,-34V36a9,9 0 0 0 18,0" fill="none" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M0,-34V36a9,9 0 0 0 18,0" fill="none" stroke="#e0a63c" stroke-width="5" stroke-linecap="round"/>
<path d="M-46,2C-44,-28 -22,-42 0,-42S44,-28 46,2Q38,-8 30,2Q22,-8 15,2Q8,-8 0,2Q-8,-8 -15,2Q-22,-8 -30,2Q-38,-8 -46,2Z" fill="url(#gt-mad-canopy)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M0,-42C-14,-30 -16,-14 -15,0M0,-42C14,-30 16,-14 15,0" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="3"/><path d="M-24,-24L-12,-20L-20,-10" fill="none" stroke="#fff3d6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`

/** Scales on which one side always weighs more. */
const scales = `<path d="M0,-40V36M-22,40H22" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M0,-40V36M-22,40H22" stroke="url(#gt-mad-brass)" stroke-width="6" stroke-linecap="round"/><path d="M-36,-16L36,-34" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M-36,-16L36,-34" stroke="#e0a63c" stroke-width="5" stroke-linecap="round"/><circle cy="-26" r="6" fill="#ffe7a8" stroke="${INK}" stroke-width="3"/>
<path d="M-36,-16L-48,14H-24ZM36,-34L24,-6H48Z" fill="none" stroke="#cfd6ea" stroke-width="2.500"/><path d="M-52,14H-20A16,12 0 0 1 -52,14ZM20,-6H52A16,12 0 0 1 20,-6Z" fill="url(#gt-mad-brass)" stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"/>`

/** A cloud for one. */
const cloud = `<path d="M-36,12a18,18 0 0 1 4,-34a24,24 0 0 1 44,-6a20,20 0 0 1 22,40Z" fill="url(#gt-mad-cloud-fill)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M4,6L-10,28H0L-6,48L16,20H5L12,6Z" fill="#ffd24a" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M-26,20l-4,14M26,20l-4,14" stroke="#8fb4ff" stroke-width="4" stroke-linecap="round"/>`

/** A heap with a claw above it. */
const heap = `<path d="M10,-50V-28" stroke="#cfd6ea" stroke-width="4"/><path d="M-4,-28H24L20,-12L12,-18L10,-8L8,-18L0,-12Z" fill="url(#gt-mad-brass)" stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"/>
<path d="M-50,46L-36,20L-24,28L-12,4L2,18L14,8L28,26L38,18L52,46Z" fill="url(#gt-mad-heap-fill)" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><circle cx="-22" cy="36" r="7" fill="none" stroke="#cfd6ea" stroke-width="4"/><path d="M6,40L20,30M28,42l8,-8" stroke="#d8443a" stroke-width="5" stroke-linecap="round"/>`

const shapes = [shape('mad-forever', forever), shape('mad-umbrella', umbrella), shape('mad-scales', scales), shape('mad-cloud', cloud), shape('mad-heap', heap)]

/* ---- what is printed ------------------------------------------------------------------------------------------- */

const component = (kind: string, x: number, y: number, size: number, angle = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size / 100})"><use href="#gt-plate"/><use href="#gt-kind-${kind}"/></g>`

const label = (words: string, y: number) => text(words, 30, y, 17, '#ffe2a3')

/** What the edition's own catalogue calls these components. */
const WARES: Readonly<Record<string, string>> = { 'single cannon': 'cannon', 'double cannon': 'double_cannon', 'single engine': 'engine', 'double engine': 'double_engine' }

const waresOn = (card: CardData): readonly string[] => (Array.isArray(card.wares) ? card.wares.map(String) : [])

const market = (card: CardData) =>
  waresOn(card)
    .map((ware, index) => {
      const y = 78 + 66 * index
      return `${panel(y - 29, 58, '#b8805a')}${text(index + 1, 32, y, 17, '#ffe2a3')}${component(WARES[ware] ?? 'structural', 78, y, 50)}${picture('rocket', 122, y, 34)}${text('>', 150, y, 26, RED)}${picture('rocket', 178, y - 7, 24)}${picture('rocket', 198, y - 7, 24)}${picture('rocket', 188, y + 13, 24)}${text('−1', 224, y, 17, RED)}`
    })
    .join('')

const marketRows = (card: CardData): readonly CardRow[] =>
  waresOn(card).map((ware, index) => ({
    place: index + 1,
    drawing: component(WARES[ware] ?? 'structural', 20, 18, 34),
    width: 40,
    words: capitalised(t('market-row', { number: index + 1, ware: ware.replaceAll(' ', '_') })),
  }))

const LEVELS = ['I', 'II', 'III'] as const
const virus = (x: number, y: number, size: number) => `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0,-26V26M-26,0H26M-18,-18L18,18M18,-18L-18,18" stroke="#8ed43a" stroke-width="5" stroke-linecap="round"/><circle r="16" fill="url(#gt-virus)" stroke="${INK}" stroke-width="3"/></g>`
const star = (x: number, y: number, size: number) => `<path transform="translate(${x} ${y}) scale(${size})" d="M0,-9L2,-2L9,0L2,2L0,9L-2,2L-9,0L-2,-2Z" fill="#fff7cf"/>`
/** An epidemic, a sabotage, stardust: each in the box of a row, around a middle. */
const WOES: readonly [string, (x: number, y: number) => string][] = [
  ['epidemic', (x, y) => `${virus(x, y, 0.62)}${amount('−1', 'crew', x + 62, y, RED, 30, 24)}`],
  ['sabotage', (x, y) => `${picture('explosion', x, y, 36)}${picture('die-3', x + 42, y, 24)}${picture('die-5', x + 68, y, 24)}${picture('lost', x + 98, y, 30)}`],
  ['stardust', (x, y) => `${star(x - 8, y - 4, 1.300)}${star(x + 9, y + 5, 0.9)}${picture('exposed', x + 40, y, 30)}${text('=', x + 65, y, 22)}${amount('−1', 'day', x + 104, y, CREAM, 28, 22)}`],
]

const day = () =>
  `<g transform="translate(125 112) scale(1.15)">${cloud}</g>${WOES.map(([, draw], index) => `${panel(172 + 56 * index, 50)}${label(LEVELS[index]!, 197 + 56 * index)}${draw(76, 197 + 56 * index)}`).join('')}`

const dayRows = (): readonly CardRow[] =>
  WOES.map(([kind, draw], index) => ({ place: index + 1, level: index + 1, drawing: `${text(LEVELS[index]!, 14, 18, 15, '#ffe2a3')}${draw(54, 18)}`, words: t('bad-day-row', { level: LEVELS[index]!, woe: t(`card-${kind}`) }) }))

const SIDES = ['left', 'right'] as const

const from = (swarm: readonly Flying[], side: Side) => swarm.filter((one) => one.side === side)
const column = (swarm: readonly Flying[], x: number, middle: number, room: number) => {
  const step = Math.min(46, room / Math.max(1, swarm.length))
  return swarm.map(({ weight, side }, index) => picture(`meteor-${weight}`, x, middle + step * (index - (swarm.length - 1) / 2), step * 0.92, FLIGHT[side])).join('')
}

/** All that comes, around an umbrella, on the sides from which it comes; its order stands in the words. */
function shower(card: CardData): string {
  const swarm = flights(card.meteors)
  const rank = (side: Side, y: number) => {
    const there = from(swarm, side)
    return spread(there.length, 125, y, 130, 40, (index, x, at, size) => picture(`meteor-${there[index]!.weight}`, x, at, size * 0.94, FLIGHT[side]))
  }
  return `${panel(96, 196, '#b8805a', 12, 54)}${panel(96, 196, '#b8805a', 184, 54)}${column(from(swarm, 'left'), 39, 194, 188)}${column(from(swarm, 'right'), 211, 194, 188)}${rank('front', 70)}${rank('rear', 316)}<g transform="translate(125 200) scale(1.05)">${umbrella}</g>`
}

/** The two sides to choose from, with what comes from there. */
const showerRows = (card: CardData): readonly CardRow[] =>
  SIDES.map((side) => {
    const there = from(flights(card.meteors), side)
    const row = spread(there.length, 124, 18, 150, 32, (index, x, y, size) => picture(`meteor-${there[index]!.weight}`, x, y, size * 0.94, FLIGHT[side]))
    return { place: side, drawing: `<g transform="translate(22 18) scale(.34)">${umbrella}</g>${row}`, words: capitalised(t(`option-ignore_side-${side}`)) }
  })

const space = (card: CardData) =>
  `<g stroke="#8fb4ff" stroke-linecap="round" stroke-opacity=".6">${[64, 92, 118, 210, 232].map((y, index) => `<path d="M${20 + 31 * index},${y}h${96 - 9 * index}" stroke-width="${1.5 + (index % 3)}"/>`).join('')}</g><g transform="translate(125 158) scale(2.1)">${forever}</g>${picture('rocket', 152, 146, 74, 6)}
${panel(250, 74)}${picture('thrust', 56, 287, 52)}${text('=', 96, 287, 30)}${text(`${numberOn(card, 'times')}×`, 126, 287, 28, GREEN)}${picture('day', 164, 287, 42)}<path d="M190,287H222M210,275L223,287L210,299" fill="none" stroke="${GREEN}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`

const cards: Readonly<Record<string, CardArt>> = {
  infinite_space: { sky: ['#0b2a5e', '#04081c'], face: space },
  asteroid_rain: { sky: ['#4a2414', '#140c1a'], face: shower, rows: showerRows },
  free_competition: { sky: ['#3a2f14', '#14100c'], face: market, rows: marketRows },
  bad_day: { sky: ['#2c2c3c', '#0e0e18'], face: day, rows: dayRows },
  dump: { sky: ['#3c3020', '#14100c'], face: (card) => `${drawnAreas(card, 78, 66)}`, rows: areaRows },
}

registerArt({
  module: 'more_adventures',
  shapes: [...gradients, ...shapes].join(''),
  cards,
  measures: { meteors: 'meteor-large', shots: 'shot-light', unwatched: 'meteor-large', any: 'goods' },
  things: {
    'new-more_adventures-1': 'mad-forever',
    'new-more_adventures-2': 'mad-umbrella',
    'new-more_adventures-3': 'mad-scales',
    'new-more_adventures-4': 'mad-cloud',
    'new-more_adventures-5': 'mad-heap',
  },
  beats: {
    ...bargainBeats,
    went_under: { seconds: 0.8, sound: 'tick', stands: 'side', motions: [{ sprite: 'mad-umbrella', moves: 'rise', over: 'ship' }] },
    order_wanted: { seconds: 1.4 },
    wares_counted: { seconds: 1.4, sound: 'tick' },
    monopoly: { seconds: 1, sound: 'lose', motions: [{ sprite: 'mad-scales', moves: 'rise', over: 'ship' }] },
    day_got_worse: { seconds: 1.2, sound: 'lose' },
  },
})
