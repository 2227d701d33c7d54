/** Where things are on a drawn ship. One square is `UNIT` wide; the front left corner of the board's rectangle is 0, 0. */

import { BOARDS, type Board, type Side, type Square } from '../facts'

export const UNIT = 100

export interface Point {
  readonly x: number
  readonly y: number
}

/** A straight way over the board: in from outside, over the squares of a line, and out again. */
export interface Way {
  readonly from: Point
  readonly to: Point
  /** The direction of flight in degrees, 0 to the right, 90 downwards: what an image that points right is turned by. */
  readonly angle: number
}

/** How far outside the board's rectangle a way begins and ends. */
export const OUTSIDE = 1.1 * UNIT

/** Everything about one board that a drawing needs to ask. */
export class Geometry {
  readonly board: Board
  readonly width: number
  readonly height: number
  private readonly byName: ReadonlyMap<string, Square>

  constructor(board: Board) {
    this.board = board
    this.width = board.width * UNIT
    this.height = board.height * UNIT
    this.byName = new Map(board.squares.map((square) => [square.name, square]))
  }

  has(name: string): boolean {
    return this.byName.has(name)
  }

  /** The middle of a square; squares outside the building area have one too, since errors can be welded there. */
  centre(name: string): Point {
    const [column, row] = name.split(',').map(Number)
    const x = this.board.columns.indexOf(column!)
    const y = this.board.rows.indexOf(row!)
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }
  }

  /** The square of the building area at a point, or null. */
  squareAt({ x, y }: Point): string | null {
    const column = this.board.columns[Math.floor(x / UNIT)]
    const row = this.board.rows[Math.floor(y / UNIT)]
    const name = `${column},${row}`
    return this.byName.has(name) ? name : null
  }

  /** The next square of the building area in a direction, over gaps; null at the end of the line. */
  neighbour(name: string, side: Side): string | null {
    const at = this.byName.get(name)
    if (!at) return null
    const [dx, dy] = STEP[side]
    const { columns, rows, width, height } = this.board
    for (let x = at.x + dx, y = at.y + dy; x >= 0 && y >= 0 && x < width && y < height; x += dx, y += dy) {
      const next = `${columns[x]},${rows[y]}`
      if (this.byName.has(next)) return next
    }
    return null
  }

  /** The names of all squares of the rectangle that something with this dice total passes, in its order. */
  lane(side: Side, total: number): readonly string[] {
    const { columns, rows } = this.board
    const alongColumn = side === 'front' || side === 'rear'
    if (!(alongColumn ? columns : rows).includes(total)) return []
    const names = alongColumn ? rows.map((row) => `${total},${row}`) : columns.map((column) => `${column},${total}`)
    return side === 'rear' || side === 'right' ? names.reverse() : names
  }

  /** The way of something that comes from a side; a total that names no line passes beside the board. */
  way(side: Side, total: number): Way {
    const { columns, rows } = this.board
    const alongColumn = side === 'front' || side === 'rear'
    const across = lineMiddle(alongColumn ? columns : rows, total)
    const end = (alongColumn ? this.height : this.width) + OUTSIDE
    const [start, stop] = side === 'front' || side === 'left' ? [-OUTSIDE, end] : [end, -OUTSIDE]
    const point = (along: number): Point => (alongColumn ? { x: across, y: along } : { x: along, y: across })
    return { from: point(start), to: point(stop), angle: FLIGHT_ANGLE[side] }
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

const FLIGHT_ANGLE: Readonly<Record<Side, number>> = { front: 90, right: 180, rear: 270, left: 0 }

/** The middle of a numbered line; numbers that are not printed continue the row of those that are. */
function lineMiddle(numbers: readonly number[], total: number): number {
  const step = numbers[1]! - numbers[0]!
  return ((total - numbers[0]!) / step + 0.5) * UNIT
}

const geometries = new Map<string, Geometry>()

/** The geometry of a board by name (`ShipView.board`). */
export function geometry(name: string): Geometry {
  let found = geometries.get(name)
  if (!found) {
    const board = BOARDS[name]
    if (!board) throw new Error(`no board is called ${name}`)
    geometries.set(name, (found = new Geometry(board)))
  }
  return found
}

/** The square of the building area under the pointer, for dragging. `svg` is a drawn ship's element. */
export function squareUnder(svg: SVGSVGElement, board: string, clientX: number, clientY: number): string | null {
  const matrix = svg.getScreenCTM()
  return matrix && geometry(board).squareAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()))
}
