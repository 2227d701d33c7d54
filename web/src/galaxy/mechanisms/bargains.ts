// What modules with junkyards share: their areas as rows of signs and in words, and what is heard and seen when somebody stops.

import { flights } from '$galaxy/cardData'
import { FLIGHT, GREEN, RED, blocks, panel, picture, spread, text } from '$galaxy/art/drawing/cardParts'
import type { BeatArt, CardData, CardRow } from '$galaxy/art/registry'
import { blocks as blockWords, capitalised } from '$galaxy/flight/cardWords'
import { t } from '$lib/words.svelte'

type Tolls = readonly string[]

/** An area: what it costs, what it brings, and what may be taken instead of that. */
interface Area {
  readonly price: Tolls
  readonly reward: Tolls
  readonly instead: Tolls
}

function areasOn(card: CardData): readonly Area[] {
  const areas = Array.isArray(card.areas) ? (card.areas as readonly (readonly Tolls[])[]) : []
  return areas.map(([price = [], reward = [], instead = []]) => ({ price, reward, instead }))
}

/* ---- in signs -------------------------------------------------------------------------------------------------- */

type Draw = (x: number, y: number, size: number) => string

const SIGNS: Readonly<Record<string, string>> = { crew: 'crew', cells: 'cells', credits: 'credits', days: 'day', any: 'goods' }

export const arrow = (x: number, y: number) => `<path d="M${x - 7},${y}H${x + 5}M${x},${y - 7}L${x + 7},${y}L${x},${y + 7}" fill="none" stroke="#ffb84d" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`

export const numbered = (number: number, y: number) => `<circle cx="28" cy="${y}" r="11" fill="#080c1d" stroke="#ffb84d" stroke-width="2"/>${text(number, 28, y, 15, '#ffe2a3')}`

const slash: Draw = (x, y, size) => `<path d="M${x + size * 0.2},${y - size * 0.4}L${x - size * 0.2},${y + size * 0.4}" stroke="#ffe2a3" stroke-width="4" stroke-linecap="round"/>`

/** One price or reward as pictures that lie side by side: how to draw each in a room of this size. */
function tollPictures(toll: string, sign: string): Draw[] {
  const [what = '', value = '', side] = toll.split(' ')
  if (what === 'goods') return [...value].map((letter) => (x, y, size) => blocks([letter], x, y, size, size))
  if (side !== undefined) return flights(`${value} ${side}`).map(({ weight, side: from }) => (x, y, size) => picture(`${what}-${weight}`, x, y, size * 0.88, FLIGHT[from]))
  const colour = sign === '+' ? GREEN : RED
  // a number takes the room of one thing, what it counts that of another
  return [(x, y, size) => text(`${sign}${value}`, x + size * 0.1, y, size * 0.66, colour), (x, y, size) => picture(SIGNS[what] ?? 'token', x, y, size * 0.86)]
}

function tolls(list: Tolls, sign: string, x: number, y: number, room: number, instead: Tolls = [], most = 28): string {
  const drawn = [list, instead].flatMap((tolls, place) => [...(place && tolls.length ? [slash] : []), ...tolls.flatMap((toll) => tollPictures(toll, sign))])
  return spread(drawn.length, x, y, room, most, (index, x, y, size) => drawn[index]!(x, y, size))
}

/** All areas of a card, one below the other; `top` is where the middle of the first one is. */
export function drawnAreas(card: CardData, top: number, step: number): string {
  return areasOn(card)
    .map(({ price, reward, instead }, index) => {
      const y = top + step * index
      return `${panel(y - 27, 54, '#b8805a')}${numbered(index + 1, y)}${tolls(price, '−', 91, y, 98)}${arrow(152, y)}${tolls(reward, '+', 198, y, 72, instead)}`
    })
    .join('')
}

/* ---- in rows beside the card, and on the buttons that choose them ------------------------------------------------ */

/** How large a sign is in a row: two lines of them have to find room. */
const IN_ROW = 23

export function areaRows(card: CardData): readonly CardRow[] {
  return areasOn(card).map(({ price, reward, instead }, index) => ({
    place: index + 1,
    drawing: `${tolls(price, '−', 44, 18, 88, [], IN_ROW)}${arrow(100, 18)}${tolls(reward, '+', 160, 18, 100, instead, IN_ROW)}`,
    words: capitalised(t('junkyard-area', { number: index + 1, price: said(price), reward: instead.length ? t('junkyard-or', { one: said(reward), other: said(instead) }) : said(reward) })),
  }))
}

function said(tolls: Tolls): string {
  return tolls.map(tollSaid).reduce((one, other) => t('junkyard-and', { one, other }))
}

function tollSaid(toll: string): string {
  const [what = '', value = '', side] = toll.split(' ')
  if (what === 'goods') return t('toll-goods', { amount: blockWords(value) })
  return side === undefined ? t(`toll-${what}`, { amount: Number(value) }) : t(`toll-${what}`, { size: value, side: t(`from-${side}`) })
}

export const bargainBeats: Readonly<Record<string, BeatArt>> = {
  junkyard_stop: { seconds: 0.9, sound: 'tick', stands: 'area' },
  crew_joined: { seconds: 0.6 },
  cells_gained: { seconds: 0.4, sound: 'tick' },
}
