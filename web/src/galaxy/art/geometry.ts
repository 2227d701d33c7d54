/** Where things are on a drawn ship. One square is `UNIT` wide; the front left corner of the board's rectangle is 0, 0. */

import { boardNamed, type Board, type Square } from '../facts'
import type { Side } from '../sides'
import { rolledBy } from './rolling.svelte'

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
  /** How many columns beside the rectangle belong to the drawing: ways run there that are bent to the sides. */
  readonly beside: number
  readonly #named: ReadonlyMap<string, Square>
  readonly #area: ReadonlySet<string>
  /** By how many columns a cylinder is turned to the left. */
  readonly rolled: number

  constructor(printed: Board, rolled = 0) {
    const board = rolled ? turned(printed, rolled) : printed
    this.board = board
    this.rolled = rolled
    this.width = board.width * UNIT
    this.height = board.height * UNIT
    this.#named = new Map(board.rectangle.map((square) => [square.name, square]))
    this.#area = new Set(board.squares.map(({ name }) => name))
    this.isCornered = board.bends.length > 0 || board.squares.some(({ x, y }) => y === 0 && (x < 1 || x > board.width - 3))
    this.beside = Math.max(0, ...board.bends.map(({ column }) => (column < 0 ? -column : column - board.width + 1)))
  }

  /** The middle of a square; squares outside the building area have one too, since errors can be welded there. */
  centre(name: string): Point {
    const { x, y } = this.#named.get(name) ?? { x: NaN, y: NaN }
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }
  }

  /** A point given in squares, where 0, 0 is the middle of the front left one as printed. */
  point([x, y]: readonly [number, number]): Point {
    return { x: (this.#column(x) + 0.5) * UNIT, y: (y + 0.5) * UNIT }
  }

  /** Where a printed column is drawn. */
  #column(x: number): number {
    const { width } = this.board
    return this.rolled ? (((x - this.rolled) % width) + width) % width : x
  }

  /** A way given in squares, as runs of points: one that leaves a cylinder on one side comes in again on the other. */
  runs(way: readonly (readonly [number, number])[]): readonly (readonly Point[])[] {
    if (!this.board.wraps) return [way.map((point) => this.point(point))]
    const { width } = this.board
    const drawn = (x: number, y: number): Point => ({ x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT })
    const wound = unwound(way, width).map(([x, y]) => [x - this.rolled, y] as const)
    const runs: Point[][] = []
    let lap: number | null = null
    wound.slice(1).forEach(([x, y], index) => {
      const [before, row] = wound[index]!
      const ahead = Math.sign(x - before)
      if (!ahead && row === y) return
      const first = lapOf(before, width, ahead)
      const last = lapOf(x, width, -ahead)
      if (first !== lap) runs.push([drawn(before - first * width, row)])
      for (lap = first; lap !== last; lap += ahead) {
        const edge = ahead > 0 ? width - 0.5 : -0.5
        runs.at(-1)!.push(drawn(edge, y))
        runs.push([drawn(width - 1 - edge, y)])
      }
      runs.at(-1)!.push(drawn(x - last * width, y))
    })
    return runs
  }

  /** The square of the building area at a point, or null. */
  squareAt({ x, y }: Point): string | null {
    const { width, height, rectangle } = this.board
    const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)]
    if (column < 0 || row < 0 || column >= width || row >= height) return null
    const name = rectangle[row * width + column]?.name
    return name !== undefined && this.#area.has(name) ? name : null
  }

  /** The next square of the building area in a direction, over gaps and round a cylinder; null at the end of the line. */
  neighbour(name: string, side: Side): string | null {
    const at = this.#named.get(name)
    if (!at) return null
    const [dx, dy] = STEP[side]
    const { width, height, rectangle, wraps } = this.board
    for (let x = at.x + dx, y = at.y + dy; (wraps || (x >= 0 && x < width)) && y >= 0 && y < height; x += dx, y += dy) {
      const next = rectangle[y * width + ((x + width) % width)]!.name
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

/** A way without the jump over the printed seam: it goes on beyond the edge. */
function unwound(way: readonly (readonly [number, number])[], width: number): readonly (readonly [number, number])[] {
  let offset = 0
  return way.map(([x, y], index) => {
    const before = way[index - 1]
    if (before && Math.abs(x - before[0]) > width - 1) offset += x < before[0] ? width : -width
    return [x + offset, y] as const
  })
}

/** Which time round a column is, seen from a way that goes on to the right (1) or to the left (-1). */
function lapOf(x: number, width: number, ahead: number): number {
  return Math.floor((x + 0.5) / width + ahead * 1e-6)
}

/** A cylinder turned to the left by so many columns: the same squares and labels, drawn elsewhere. */
function turned(board: Board, rolled: number): Board {
  const { width, rectangle } = board
  const column = (x: number) => (x - rolled + width) % width
  const moved = <T extends Square>(squares: readonly T[]) =>
    squares.map((square) => ({ ...square, x: column(square.x) })).sort((one, other) => one.y - other.y || one.x - other.x)
  return {
    ...board,
    rectangle: moved(rectangle),
    squares: moved(board.squares),
    sections: board.sections.map((section) => moved(section)),
    labels: board.labels.map((label) => (label.side === 'front' || label.side === 'rear' ? { ...label, place: column(label.place) } : label)),
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

/** The geometry of a board by its key (`ShipView.board`); a cylinder lies there as one has turned it. */
export function geometry(key: string): Geometry {
  const board = boardNamed(key)
  const rolled = board.wraps ? rolledBy(board.width) : 0
  const lying = `${key} ${rolled}`
  let found = geometries.get(lying)
  if (!found) geometries.set(lying, (found = new Geometry(board, rolled)))
  return found
}

/** The square of the building area under the pointer, for dragging. `svg` is a drawn ship's element. */
export function squareUnder(svg: SVGSVGElement, board: string, clientX: number, clientY: number): string | null {
  const matrix = svg.getScreenCTM()
  return matrix && geometry(board).squareAt(new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()))
}
