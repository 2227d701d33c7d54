/** Where things are on a drawn ship. One square is `UNIT` wide; the front left corner of the board's rectangle is 0, 0. */

import { boardNamed, type Board, type Square } from '../facts'
import type { Side } from '../sides'

export const UNIT = 100

export interface Point {
  readonly x: number
  readonly y: number
}

/** Everything about one board that a drawing needs to ask. */
export class Geometry {
  readonly board: Board
  readonly width: number
  readonly height: number
  /** Whether the board has squares in its front corners, where other boards leave room for words. */
  readonly isCornered: boolean
  readonly #named: ReadonlyMap<string, Square>
  readonly #area: ReadonlySet<string>

  constructor(board: Board) {
    this.board = board
    this.width = board.width * UNIT
    this.height = board.height * UNIT
    this.#named = new Map(board.rectangle.map((square) => [square.name, square]))
    this.#area = new Set(board.squares.map(({ name }) => name))
    this.isCornered = board.squares.some(({ x, y }) => y === 0 && (x < 1 || x > board.width - 3))
  }

  /** The middle of a square; squares outside the building area have one too, since errors can be welded there. */
  centre(name: string): Point {
    const { x, y } = this.#named.get(name) ?? { x: NaN, y: NaN }
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }
  }

  /** A point given in squares, where 0, 0 is the middle of the front left one. */
  point([x, y]: readonly [number, number]): Point {
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }
  }

  /** The square of the building area at a point, or null. */
  squareAt({ x, y }: Point): string | null {
    const { width, height, rectangle } = this.board
    const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)]
    if (column < 0 || row < 0 || column >= width || row >= height) return null
    const name = rectangle[row * width + column]?.name
    return name !== undefined && this.#area.has(name) ? name : null
  }

  /** The next square of the building area in a direction, over gaps; null at the end of the line. */
  neighbour(name: string, side: Side): string | null {
    const at = this.#named.get(name)
    if (!at) return null
    const [dx, dy] = STEP[side]
    const { width, height, rectangle } = this.board
    for (let x = at.x + dx, y = at.y + dy; x >= 0 && y >= 0 && x < width && y < height; x += dx, y += dy) {
      const next = rectangle[y * width + x]!.name
      if (this.#area.has(next)) return next
    }
    return null
  }

  /** The middle of the edge of a square on a side: where something from that side strikes it. */
  edge(name: string, side: Side): Point {
    const { x, y } = this.centre(name)
    const [dx, dy] = STEP[side]
    return { x: x + (dx * UNIT) / 2, y: y + (dy * UNIT) / 2 }
  }
}

/** A step towards each side, in squares. */
export const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  front: [0, -1],
  right: [1, 0],
  rear: [0, 1],
  left: [-1, 0],
}

const geometries = new Map<string, Geometry>()

/** The geometry of a board by its key (`ShipView.board`). */
export function geometry(key: string): Geometry {
  let found = geometries.get(key)
  if (!found) geometries.set(key, (found = new Geometry(boardNamed(key))))
  return found
}

/** The square of the building area under the pointer, for dragging. `svg` is a drawn ship's element. */
export function squareUnder(svg: SVGSVGElement, board: string, clientX: number, clientY: number): string | null {
  const matrix = svg.getScreenCTM()
  return matrix && geometry(board).squareAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()))
}
