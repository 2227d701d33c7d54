// How the newer cards look: a scene for each kind and, below it, every part of what is printed on it.

import { blocksIn, crewsOn, flights, numberOn, penaltiesOn, planetsOn, type Flying } from '$galaxy/cardData'
import { FLIGHT, GREEN, RED, amount, blocks, days, panel, picture, shots, spread, text } from '$galaxy/art/drawing/cardParts'
import { cardBackMarkup } from '$galaxy/art/drawing/cards'
import { shape, use } from '$galaxy/art/drawing/svg'
import { registerArt, type CardArt, type CardData } from '$galaxy/art/registry'
import { bargainBeats } from '$galaxy/mechanisms/bargains'

const INK = '#1b2138'
const CREAM = '#fff3d6'
const AMBER = '#ffb84d'
const GLOW = '#b6f25c'

const solid = (path: string, colour: string) => `<path d="${path}" fill="${colour}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`
const at = (drawing: string, x: number, y: number, size = 1, turn = 0) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${drawing}</g>`

/** A raider seen from above, with the colours of its trade. */
const raider = (hull: string, sign: string) =>
  `${solid('M0,-40L14,-12L48,4L44,20L16,14L10,34H-10L-16,14L-44,20L-48,4L-14,-12Z', hull)}${solid('M-40,8V-16H-32V6ZM40,8V-16H32V6Z', '#aeb9d6')}<circle cy="2" r="13" fill="#080c1d" stroke="${INK}" stroke-width="2.5"/>${sign}`
const skull = `<path d="M-8,3A8,8 0 1 1 8,3V6L4,8V12H-4V8L-8,6Z" fill="${CREAM}"/><circle cx="-3" cy="1" r="2" fill="${INK}"/><circle cx="3" cy="1" r="2" fill="${INK}"/>`
const chain = `<circle cx="-4" cy="2" r="5" fill="none" stroke="#ffd76a" stroke-width="3"/><circle cx="4" cy="2" r="5" fill="none" stroke="#ffd76a" stroke-width="3"/>`
const crate = `<path d="M-7,-4H7V9H-7ZM-7,-4L7,9M7,-4L-7,9" fill="none" stroke="#ffd76a" stroke-width="2.6"/>`
const RAIDERS: Readonly<Record<string, string>> = {
  smuggler_syndicate: raider('#3c8f93', crate),
  slaver_syndicate: raider('#7e3fae', chain),
  pirate_syndicate: raider('#b23c2c', skull),
}

/** One thing that losers suffer, in a row of its own. */
function penalty({ what, amount: much, shots: fired }: ReturnType<typeof penaltiesOn>[number], y: number, height: number): string {
  const row = panel(y - height / 2, height, RED)
  if (fired.length > 0) return row + shots(fired, 125, y, 200, Math.min(42, height - 4))
  return row + amount(`−${much}`, what, 132, y, RED, Math.min(40, height - 6))
}

/** Three raiders and their strength, what each loser suffers line by line, and what the winner gets. */
function syndicate(card: CardData): string {
  const ship = RAIDERS[card.kind] ?? ''
  const lines = penaltiesOn(card)
  const height = Math.min(52, 150 / Math.max(1, lines.length))
  const top = 284 - lines.length * height
  const middle = (44 + top) / 2
  const goods = blocksIn(card.goods)
  const credits = numberOn(card, 'credits')
  const strength = numberOn(card, 'strength')
  const reward = `${credits ? amount(`+${credits}`, 'credits', goods.length ? 54 : 92, 313, GREEN, 32, 26) : ''}${blocks(goods, 136, 313, 84, 32)}${amount(`−${numberOn(card, 'days')}`, 'day', 204, 313, CREAM, 28, 23)}`
  return `${at(ship, 58, middle + 10, 0.72, -8)}${at(ship, 178, middle + 14, 0.66, 8)}${at(ship, 118, middle - 6, 0.95)}
<circle cx="214" cy="${middle - 8}" r="27" fill="#080c1d" stroke="${RED}" stroke-width="2.5"/>${picture('firepower', 201, middle - 8, 24)}${text(strength, 222, middle - 8, 19)}
${lines.map((line, index) => penalty(line, top + height * (index + 0.5), height - 4)).join('')}${panel(288, 50, GREEN)}${reward}`
}

/** A hulk with a turret that is still awake. */
const hulk = `${solid('M-84,4L-58,-22L-8,-28L-18,-8L2,2L-14,26L-60,22Z', '#77604f')}${solid('M16,-24L56,-20L86,2L52,22L12,24L24,4Z', '#77604f')}`
const ring = `<ellipse rx="82" ry="24" fill="none" stroke="${INK}" stroke-width="17"/><ellipse rx="82" ry="24" fill="none" stroke="#8c96b4" stroke-width="11"/>${solid('M-14,-42H14L19,-26V28L13,42H-13L-19,28V-26Z', '#77604f')}`
const turret = `<path d="M0,-30V-8" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M0,-30V-8" stroke="#aeb9d6" stroke-width="8" stroke-linecap="round"/>${solid('M-20,12A20,20 0 0 1 20,12Z', '#4b5470')}<circle cy="4" r="5" fill="#ff5a4a"></circle>`

function armed(scene: string, card: CardData, takes: string, gives: string): string {
  return `${at(scene, 125, 104, 0.95)}${at(turret, 70, 84, 0.9, -18)}${at(turret, 182, 86, 0.9, 14)}
${panel(150, 54, RED)}${shots(flights(card.shots), 125, 177, 200, 46)}
${panel(210, 66)}${takes}<path d="M113,243H125M120,236L127,243L120,250" fill="none" stroke="${AMBER}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${gives}
${panel(284, 52, '#8fb4ff', 76, 98)}${days(numberOn(card, 'days'), 125, 310)}`
}

const PLANETS = ['#e8846a', '#6ab7e8', '#b58ae0', '#7fc98a']

/** Planets with their blocks and with the people who wait there. */
function inhabited(card: CardData): string {
  const offered = planetsOn(card)
  const crews = crewsOn(card)
  const height = 238 / Math.max(3, offered.length)
  const rows = offered.map((goods, index) => {
    const y = 48 + height * (index + 0.5)
    const radius = Math.min(26, height / 2 - 5)
    const crew = crews[index] ?? 0
    const room = crew && goods.length ? 84 : 150
    const people = spread(crew, goods.length ? 200 : 156, y, goods.length ? 64 : 150, 32, (_, x, at, size) => picture('human', x, at, size))
    return `${panel(y - height / 2 + 3, height - 6, '#5f9fc0', 14, 222)}<circle cx="46" cy="${y}" r="${radius}" fill="url(#gt-planet-${index % PLANETS.length})" stroke="${INK}" stroke-width="2"/><circle cx="46" cy="${y}" r="12" fill="#080c1d" fill-opacity=".75"/>${text(index + 1, 46, y, 17)}${blocks(goods, crew ? 122 : 156, y, room, 34)}${people}`
  })
  return `${rows.join('')}${panel(292, 46, '#8fb4ff', 76, 98)}${days(numberOn(card, 'days'), 125, 315)}`
}

/** Each large meteor with the small one at its heels. */
function pairs(card: CardData): string {
  const swarm = flights(card.meteors)
  const height = 288 / Math.max(swarm.length, 3)
  return swarm
    .map(({ side }: Flying, index) => {
      const y = 50 + height * (index + 0.5)
      const angle = FLIGHT[side]
      const size = Math.min(56, height - 10)
      return `${panel(y - height / 2 + 3, height - 6, '#b8805a')}${text(index + 1, 30, y, 16, '#e8c9a8')}${at(`<path d="M-14,0H10M2,-9L12,0L2,9" fill="none" stroke="${AMBER}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`, 62, y, 1, angle)}${picture('meteor-large', 128, y, size, angle)}${picture('meteor-small', 200, y, size * 0.72, angle)}`
    })
    .join('')
}

function rush(card: CardData): string {
  const swarm = flights(card.meteors)
  return `<g stroke="#8fb4ff" stroke-linecap="round" stroke-opacity=".7">${[70, 96, 124, 150].map((y, index) => `<path d="M${24 + 13 * index},${y}h${70 - 9 * index}" stroke-width="${2 + (index % 2)}"/>`).join('')}</g>${picture('rocket', 150, 112, 110)}
${panel(176, 66)}${picture('thrust', 60, 209, 50)}${text('=', 104, 209, 28)}${picture('day', 142, 209, 40)}<path d="M172,209H206M195,198L208,209L195,220" fill="none" stroke="${GREEN}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
${panel(250, 86, '#b8805a')}<g transform="translate(34 293)"><path d="M0,14V-12M-10,-3L0,-14L10,-3" fill="none" stroke="${AMBER}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>${spread(swarm.length, 144, 293, 170, 46, (index, x, y, size) => picture(`meteor-${swarm[index]!.weight}`, x, y, size * 0.9, FLIGHT[swarm[index]!.side]))}`
}

const trefoil = [0, 120, 240].map((turn) => `<path transform="rotate(${turn})" d="M-10.5,-18.200A21,21 0 0 1 10.5,-18.200L27,-46.800A54,54 0 0 0 -27,-46.800Z" fill="${GLOW}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`).join('') + `<circle r="12" fill="${GLOW}" stroke="${INK}" stroke-width="3"/>`
const sign = `${solid('M0,-62L64,48H-64Z', AMBER)}<path d="M0,-24V16" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><circle cy="34" r="7.500" fill="${INK}"/>`

const leak = () => `<circle cx="125" cy="116" r="74" fill="${GLOW}" fill-opacity=".14"/>${at(trefoil, 125, 116, 1.15)}
${panel(194, 66, RED)}${at(use('kind-cabin') + picture('human', 0, 0, 34), 52, 227, 0.56)}<path d="M80,227H98" stroke="${AMBER}" stroke-width="6"/>${picture('cells', 122, 227, 40)}${amount('−1', 'crew', 192, 227, RED, 38)}
${panel(266, 70, RED)}${picture('cells', 46, 301, 38)}${picture('cells', 80, 301, 38)}${text('≥ 4', 134, 301, 28, GLOW)}${picture('lost', 202, 301, 48)}`

function sector(card: CardData): string {
  const deck = String(card.deck ?? '')
  const back = (x: number, y: number, turn: number) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.44)"><g transform="translate(-125 -175)">${cardBackMarkup(deck)}</g></g>`
  return `${at(sign, 125, 112, 1)}${back(88, 250, -9)}${back(164, 250, 8)}<circle cx="126" cy="322" r="22" fill="#080c1d" stroke="${AMBER}" stroke-width="2.5"/>${text(`+${numberOn(card, 'cards')}`, 125, 322, 25, CREAM)}`
}

const cards: Readonly<Record<string, CardArt>> = {
  smuggler_syndicate: { sky: ['#0f3a4c', '#08131f'], face: syndicate },
  slaver_syndicate: { sky: ['#431050', '#140824'], face: syndicate },
  pirate_syndicate: { sky: ['#541214', '#180812'], face: syndicate },
  meteor_pairs: { sky: ['#54300f', '#180e14'], face: pairs },
  open_space_meteors: { sky: ['#13294f', '#180e18'], face: rush },
  inhabited_planets: { sky: ['#123a52', '#0a1230'], face: inhabited },
  radiation_leak: { sky: ['#233f10', '#0a140c'], face: leak },
  dangerous_sector: { sky: ['#4a2a08', '#16080c'], face: sector },
  armed_ship: {
    sky: ['#3a2a2c', '#120c18'],
    face: (card) => armed(hulk, card, amount(`−${numberOn(card, 'crew_loss')}`, 'crew', 64, 243, RED, 40, 28), amount(`+${numberOn(card, 'credits')}`, 'credits', 178, 243, GREEN, 38, 28)),
  },
  armed_station: {
    sky: ['#2c3350', '#160c1c'],
    face: (card) => armed(ring, card, amount(`≥${numberOn(card, 'crew_needed')}`, 'crew', 64, 243, CREAM, 36, 28), blocks(blocksIn(card.goods), 182, 243, 98, 40)),
  },
}

registerArt({
  module: 'newer_cards',
  shapes: [
    shape('newer-sector', `<g transform="scale(.72)">${sign}</g>`),
    shape('newer-syndicate', `<g transform="translate(0 4)">${RAIDERS.pirate_syndicate}</g>`),
    shape('newer-turret', at(turret, 0, 14, 1.7)),
    shape('newer-crew', picture('human', -20, 4, 48) + picture('human', 22, 4, 48)),
    shape('newer-leak', at(trefoil, 0, 4, 0.86)),
  ].join(''),
  cards,
  measures: { shots: 'shot-light' },
  things: {
    'new-newer_cards-1': 'newer-sector',
    'new-newer_cards-2': 'newer-syndicate',
    'new-newer_cards-3': 'newer-turret',
    'new-newer_cards-4': 'newer-crew',
    'new-newer_cards-5': 'newer-leak',
  },
  beats: {
    sector_entered: { seconds: 1.6 },
    turned_away: { seconds: 0.9 },
    ...bargainBeats,
    too_fast: { seconds: 1.4 },
    overcharged: { seconds: 1.4, motions: [{ sprite: 'newer-leak', moves: 'flare', over: 'squares', size: 0.9 }] },
  },
})
