/**
 * The game's catalogue as the client gets it: one file, written by the game itself (`python -m starboard.server.catalogues`)
 * with all that the editions and modules bring.
 */

import file from '$catalogue'
import type { Side } from './sides'

type ByName<T> = Readonly<Record<string, T>>

export interface PartEntry {
  /** The group of components in which people look for it. */
  readonly group: string
  readonly directed: boolean
  /** Its sign in a terminal, or four of them, one for each turn. */
  readonly glyph: string
}

export interface KindEntry {
  readonly parts: ByName<unknown>
  readonly groups: readonly string[]
}

export interface TileEntry {
  readonly kind: string
  readonly connectors: string
  /** The turns that differ from each other. */
  readonly turns: readonly number[]
  /** The edition or the module that it belongs to. */
  readonly owner: string
}

export interface BendEntry {
  readonly side: Side
  readonly total: number
  /** Where the number would stand if numbers went on beside the board. */
  readonly column: number
  readonly towards: Side
  readonly row: number
}

export interface BoardEntry {
  readonly width: number
  readonly height: number
  /** All squares of the rectangle, row by row from the front left. */
  readonly names: readonly string[]
  /** The squares to build on. */
  readonly area: readonly string[]
  /** The flight that is flown with it. */
  readonly flight: string
  /** Where starting cabins are put; anywhere if there is none. */
  readonly starts: readonly string[]
  /** What is printed along each side, for each line. */
  readonly labels: Readonly<Record<Side, readonly string[]>>
  /** The parts of the board that are ships of their own, where it has several. */
  readonly sections?: readonly (readonly string[])[]
  /** What these are called, in the same order. */
  readonly section_names?: readonly string[]
  /** The left and the right edge are joined. */
  readonly wrap?: boolean
  /** Where two faces of dice name a column instead of their sum: the pairs of each column. */
  readonly dice?: readonly string[]
  /** Squares that are closed for this flight. */
  readonly holes?: readonly string[]
  /** The faces of a die that may close squares, by the names of the squares. */
  readonly faces?: Readonly<Record<string, string>>
  /** Before which row the halves meet of which it is made. */
  readonly joint?: number
  /** What comes from the front or the rear comes down its mirror column as well. */
  readonly mirror?: boolean
  /** Ways from the front or the rear that end at a side: columns and rows are counted from 0. */
  readonly bends?: readonly BendEntry[]
  /** For each side of the board as it lies, the faces of the die with which that side is ahead. */
  readonly compass?: readonly (readonly number[])[]
  readonly insurance: number | null
}

export interface FlightEntry {
  /** I, II, III or IV. */
  readonly level: string
  /** The hourglass circle on which building starts. */
  readonly circle: number
  /** How many spaces the ring of the flight board has. */
  readonly track: number
}

export interface FigureEntry {
  readonly name: string
  readonly crew: boolean
  readonly human: boolean
}

interface Catalogue {
  readonly parts: ByName<PartEntry>
  readonly kinds: ByName<KindEntry>
  readonly tiles: ByName<TileEntry>
  readonly starting_cabins: ByName<readonly number[]>
  readonly boards: ByName<BoardEntry>
  /** Every round that a table can agree on: its flight, and whether the game is learnt in it. */
  readonly rounds: ByName<{ readonly flight: string; readonly learning: boolean }>
  readonly flights: ByName<FlightEntry>
  readonly hourglass_seconds: number
  readonly cards: ByName<{ readonly kind: string; readonly level: string } & ByName<unknown>>
  readonly goods: ByName<{ readonly price: number }>
  readonly figures: ByName<FigureEntry>
}

export const CATALOGUE = file as unknown as Catalogue
