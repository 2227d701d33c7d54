// How intruders look: their cards, their pods, and how they go about on a ship.

import { blocksIn, numberOn } from '$galaxy/cardData'
import { bend, door, INK } from '$galaxy/art/boarding'
import { GREEN, RED, amount, blocks, panel, picture, text } from '$galaxy/art/drawing/cardParts'
import { registerArt, type CardArt, type CardData } from '$galaxy/art/registry'
import type { Side } from '$galaxy/sides'
import { t } from '$lib/words.svelte'
import { shapes } from './figures'

const CREAM = '#fff3d6'

/** Two footprints. */
const feet = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" fill="${CREAM}"><ellipse cx="-6" cy="5" rx="5" ry="9"/><circle cx="-6" cy="-8" r="3.400"/><ellipse cx="7" cy="-3" rx="5" ry="9"/><circle cx="7" cy="-16" r="3.400"/></g>`

/** Steps one after the other, with teeth or charges where they are. */
function walk(steps: number, charges: readonly number[], eats: boolean): string {
  const rows = steps > 10 ? 2 : 1
  const each = Math.ceil(steps / rows)
  const gap = 206 / each
  return Array.from({ length: steps }, (_, index) => {
    const [x, y] = [22 + gap * ((index % each) + 0.5), (rows > 1 ? 226 : 238) + 26 * Math.floor(index / each)]
    if (charges.includes(index + 1)) return picture('in-clock', x, y, Math.min(34, gap * 1.5))
    return `<circle cx="${x}" cy="${y}" r="${Math.min(9, gap * 0.36)}" fill="${eats ? '#76b43c' : '#52608f'}" stroke="${INK}" stroke-width="2"/>${text(index + 1, x, y, Math.min(12, gap * 0.5), '#fff')}`
  }).join('')
}

/** How many steps they make, and at which of them they leave a charge: printed are the steps from one to the next. */
function marching(card: CardData): { readonly steps: number; readonly charges: readonly number[] } {
  const gaps = Array.isArray(card.charges) ? card.charges.map(Number) : []
  const charges = gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0))
  return { steps: numberOn(card, 'steps') || (charges.at(-1) ?? 0), charges }
}

function says(card: CardData): Readonly<Record<string, string | number>> {
  const { steps, charges } = marching(card)
  return { from: t(`from-${String(card.side)}`), steps, charges: charges.join(', '), count: charges.length }
}

function intruder(who: string, pair: boolean): (card: CardData) => string {
  return (card) => {
    const { steps, charges } = marching(card)
    const goods = blocksIn(card.goods)
    const credits = numberOn(card, 'credits')
    const figures = pair ? picture(`in-${who}`, 78, 98, 92) + picture(`in-${who}`, 172, 98, 92) : picture(`in-${who}`, 125, 98, 112)
    return `<circle cx="125" cy="98" r="70" fill="#ff3b2e" fill-opacity=".16"/>${figures}
${panel(154, 54, RED)}${door(String(card.side) as Side, 52, 182)}${bend(pair ? 'both' : String(card.hand), 126, 180)}${feet(184, 184)}${text(steps, 212, 182, 28)}
${panel(212, 52)}${walk(steps, charges, who.startsWith('predator'))}
${panel(270, 68, GREEN)}${picture('in-halt', 46, 304, 50)}<path d="M78,304H96M89,295L98,304L89,313" fill="none" stroke="${GREEN}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${credits ? amount(`+${credits}`, 'credits', goods.length ? 134 : 166, 304, GREEN, goods.length ? 28 : 34, goods.length ? 23 : 27) : ''}${blocks(goods, credits ? 208 : 172, 304, credits ? 52 : 120, 34)}`
  }
}

const SKY = ['#4a1020', '#160812'] as const
const KINDS: Readonly<Record<string, readonly [who: string, pair: boolean]>> = {
  predator: ['predator', false],
  double_predator: ['predator', true],
  commando: ['commando', false],
  double_commando: ['commando', true],
  predator_commando: ['predator_commando', false],
}
const cards = Object.fromEntries(Object.entries(KINDS).map(([kind, [who, pair]]): [string, CardArt] => [kind, { sky: SKY, face: intruder(who, pair), says }]))
const played = (art: CardArt): CardArt => ({ ...art, entrance: 'machination-entrance' })

const pods: Readonly<Record<string, string>> = { predator: 'in-pod-predator', double_predator: 'in-pods-predator', commando: 'in-pod-commando', double_commando: 'in-pods-commando', predator_commando: 'in-pod-predator' }

registerArt({
  module: 'intruders',
  shapes,
  cards: { ...cards, tame_predator: played(cards.predator!), hired_commando: played(cards.commando!) },
  hazards: Object.fromEntries(Object.entries(pods).map(([kind, sprite]) => [kind, { sprite, size: 108 }])),
  walkers: Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, `in-walks-${kind.replace('double_', '')}`])),
  things: {
    tame_predator: 'in-predator',
    hired_commando: 'in-commando',
    restless_intruders: 'in-road-maze',
    hunting_in_pairs: 'in-road-pair',
    bodyguard: 'in-halt',
    'new-intruders-1': 'in-pod-predator',
    'new-intruders-2': 'in-maze',
    'new-intruders-3': 'in-two',
    'new-intruders-4': 'in-halt',
    'new-intruders-5': 'in-fight',
  },
  beats: {
    intruder_coming: { seconds: 1.8, sound: 'meteor' },
    prey_eaten: { seconds: 0.8, sound: 'hit', motions: [{ sprite: 'in-chomp', moves: 'burst', over: 'squares', size: 1.3 }] },
  },
})
