/** A component on its place: which drawings it consists of, and where what lies on it is put. */

import { STARTING_CABINS, hasDirection, type Colour, type Piece } from '../../facts'
import type { SpriteName } from '../names'
import { figureSprite, type FigureKind } from '../names'
import { BAY, BAY_PLACES, CELL_PLACES } from './tiles'
import { use } from './svg'

/** The plate of a piece; a starting cabin that is none of the printed ones wears the colour of its ship's seat. */
export function plateOf(piece: Piece, seat: number): string {
  if (piece.kind !== 'starting_cabin') return 'plate'
  const printed = STARTING_CABINS.indexOf(piece.tile)
  return `plate-${printed < 0 ? seat : printed}`
}

/** How far the picture on the plate is turned: what has no direction stays upright, so that it can be read. */
export function pictureAngle(piece: Piece): number {
  return hasDirection(piece.parts) ? 90 * piece.turn : 0
}

export function connectorsOf(piece: Piece): { id: string; angle: number }[] {
  return piece.sides.flatMap((kind, side) => (kind ? [{ id: `connector-${kind}`, angle: 90 * side }] : []))
}

/** The piece as text, around 0, 0. */
export function pieceMarkup(piece: Piece, seat: number): string {
  const connectors = connectorsOf(piece).map(({ id, angle }) => use(id, angle ? `rotate(${angle})` : ''))
  const angle = pictureAngle(piece)
  return use(plateOf(piece, seat)) + connectors.join('') + use(piece.kind, angle ? `rotate(${angle})` : '')
}

/** What lies on one component. */
export interface Contents {
  readonly humans: number
  readonly alien: string | undefined
  readonly cells: number
  readonly goods: string
}

/** A small drawing at a place on a component, `size` wide in the component's 100. */
export interface Placed {
  readonly sprite: SpriteName
  readonly x: number
  readonly y: number
  readonly size: number
}

const HUMANS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-10.5, 10.5] }

export function placeContents(piece: Piece, { humans, alien, cells, goods }: Contents): Placed[] {
  const placed: Placed[] = (HUMANS[humans] ?? []).map((x) => ({ sprite: 'human', x, y: 1, size: 33 }))
  if (alien) placed.push({ sprite: figureSprite(alien as FigureKind), x: 0, y: -1, size: 46 })
  const slots = CELL_PLACES[piece.parts.cells] ?? []
  for (const [x, y] of slots.slice(0, cells)) placed.push({ sprite: 'cell', x, y, size: 50 })
  const bays = BAY_PLACES[piece.parts.holds] ?? []
  bays.slice(0, goods.length).forEach(([x, y], index) => {
    placed.push({ sprite: `block-${goods[index] as Colour}`, x, y, size: BAY[piece.parts.holds]! * 0.98 })
  })
  return placed
}

export function placedMarkup({ sprite, x, y, size }: Placed): string {
  return use(sprite, `translate(${x} ${y}) scale(${size / 100})`)
}
