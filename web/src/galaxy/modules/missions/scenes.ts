// What fills the screen when a supercard is turned up: meteors from two sides, a hole that swallows the view, a fleet.

import type { BackdropPiece, CardArt, CardData } from '../../art/registry'

type Scene = NonNullable<CardArt['backdrop']>

/** These cards come into play with this behind them. */
export function staged(cards: Readonly<Record<string, CardArt>>, backdrop: Scene): Record<string, CardArt> {
  return Object.fromEntries(Object.entries(cards).map(([kind, art]) => [kind, { ...art, entrance: 'supercard-entrance', backdrop }]))
}

/** From where something comes, as a way across the screen, and how a drawing that points up is turned to fly so. */
const FROM: Readonly<Record<string, { readonly from: readonly [number, number]; readonly angle: number }>> = {
  front: { from: [0, -110], angle: 180 },
  right: { from: [110, 0], angle: 270 },
  rear: { from: [0, 110], angle: 0 },
  left: { from: [-110, 0], angle: 90 },
}
const way = (side: string) => FROM[side] ?? FROM.front!
const isAcross = (side: string) => side === 'left' || side === 'right'

/** Places that look as if nobody had chosen them. */
const scattered = (count: number) => Array.from({ length: count }, (_, index) => ({ x: 4 + ((index * 61) % 93), y: 5 + ((index * 37) % 91), nth: index }))

/** Rocks in lanes, one after the other, from one side; drawings of hazards point to the right. */
const rocks = (side: string, count: number, sprite: string, size: number, later: number): BackdropPiece[] =>
  Array.from({ length: count }, (_, index) => {
    const lane = (100 * (index + 0.5)) / count
    const { from, angle } = way(side)
    const [x, y] = isAcross(side) ? [50, lane] : [lane, 50]
    return { sprite, moves: 'flies', x, y, size: size * (1 + 0.3 * (index % 3)), from, angle: angle - 90, after: later + 0.06 * ((index * 5) % count) }
  })

export const shower: Scene = (card) => [...rocks(String(card.first), 12, 'meteor-small', 5, 0), ...rocks(String(card.second), 9, 'meteor-small', 5, 0.7)]

export const largeMeteors: Scene = (card) => {
  const [, arrows = []] = (card.waves as readonly (readonly [string, readonly string[]])[])[0] ?? []
  const sides = [...new Set(arrows.map((arrow) => arrow.split(' ')[0] ?? ''))]
  return sides.flatMap((side, place) => rocks(side, 5, 'meteor-large', 9, 0.6 * place))
}

const LOOSE = ['crew', 'goods', 'cells', 'mx-raider', 'meteor-small', 'credits', 'thrust', 'lost']

export const hole: Scene = () => [
  { sprite: 'mx-hole', moves: 'turns', x: 50, y: 50, size: 95 },
  ...scattered(16).map(({ x, y, nth }): BackdropPiece => ({ sprite: LOOSE[nth % LOOSE.length]!, moves: 'falls_in', x, y, size: 5 + (nth % 3), after: 0.05 * (nth % 8) })),
]

/** Wings of five come from every side that is printed, the largest ship in front. */
export const fleets: Scene = (card) =>
  (Array.isArray(card.sides) ? (card.sides as readonly string[]) : ['front']).flatMap((side, wing) => {
    const { from, angle } = way(side)
    return [0, -1, 1, -2, 2].map((place): BackdropPiece => {
      const [aside, behind] = [50 + place * 17, 50 + (from[0] + from[1] > 0 ? 1 : -1) * Math.abs(place) * 7]
      const [x, y] = isAcross(side) ? [behind, aside] : [aside, behind]
      return { sprite: 'mx-raider', moves: 'flies', x, y, size: place === 0 ? 15 : 9, from, angle, after: 0.35 * wing + 0.06 * Math.abs(place) }
    })
  })

export const balance: Scene = () => [{ sprite: 'mx-scales', moves: 'sways', x: 50, y: 46, size: 50 }]

const swarm = (sprite: string, count: number, size: number): Scene => () =>
  scattered(count).map(({ x, y, nth }) => ({ sprite, moves: 'swarms', x, y, size: size * (0.7 + 0.2 * (nth % 4)), angle: (nth * 47) % 90 - 45, after: 0.03 * nth }))

export const mites = swarm('mx-mite', 22, 7)
export const germs = swarm('mx-germ', 16, 9)
export const batteries = swarm('mx-hot', 9, 12)
export const dust: Scene = () =>
  scattered(34).map(({ x, y, nth }) => ({ sprite: 'mx-speck', moves: 'flies', x, y, size: 1.2 + 0.5 * (nth % 4), from: [55, 0], after: 0.02 * nth }))
export const aura: Scene = () => [
  { sprite: 'mx-aura', moves: 'flashes', x: 50, y: 50, size: 110 },
  ...scattered(7).map(({ x, y, nth }): BackdropPiece => ({ sprite: 'mx-hot', moves: 'swarms', x, y, size: 7 + nth, after: 0.08 * nth })),
]

/** Blue light from the left, red light from the right, and here they come. */
export const blueLights: Scene = (card: CardData) => [
  { sprite: 'mx-blue', moves: 'flashes', x: 8, y: 40, size: 80 },
  { sprite: 'mx-red-light', moves: 'flashes', x: 92, y: 60, size: 80, after: 0.25 },
  { sprite: card.kind === 'robopolice_double_raid' ? 'mx-vans' : 'mx-van', moves: 'flies', x: 50, y: 82, size: 22, from: [-90, 0], after: 0.2 },
]
