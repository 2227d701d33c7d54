/** What is printed on Galaxy Trucker's components, boards and cards, read from the game's own catalogue. No rules. */

import type { CardData } from './art/registry'
import { CATALOGUE, type BendEntry, type BoardEntry, type FigureEntry, type FlightEntry, type PartEntry } from './catalogue'
import { ARROWS, SIDES, type Side, type Turn } from './sides'

export { ARROWS, SIDES, TURNS, type Side, type Turn } from './sides'
export type { CardData } from './art/registry'

/** 0 smooth, 1 single, 2 double, 3 universal, 4 plated. */
export type Connector = number
export type Sides = readonly [Connector, Connector, Connector, Connector]

/* ---- components ------------------------------------------------------------------------------------------------ */

/** What stands on a component: names of parts, each with whatever the catalogue says of it. */
export type Parts = Readonly<Record<string, unknown>>

/** A component as printed. */
export interface Component {
  readonly id: number
  readonly kind: string
  readonly parts: Parts
  /** Front, right, rear, left as printed. */
  readonly printed: Sides
  /** The turns that differ from each other. */
  readonly turns: readonly Turn[]
  /** The edition or the module that it belongs to. */
  readonly owner: string
}

/** A component turned a certain way; `tile` is -1 for a piece of a hand-written ship that is no printed component. */
export interface Piece {
  readonly key: string
  readonly tile: number
  readonly kind: string
  readonly parts: Parts
  /** Front, right, rear, left as placed. */
  readonly sides: Sides
  readonly turn: Turn
}

/** The parts of each kind of component. */
export const KINDS: Readonly<Record<string, Parts>> = Object.fromEntries(
  Object.entries(CATALOGUE.kinds).map(([kind, { parts }]) => [kind, parts]),
)

/** The groups in which people look for components, in the order of the catalogue. */
export const GROUPS: readonly string[] = [
  ...new Set([...Object.values(CATALOGUE.parts).map(({ group }) => group), ...Object.values(CATALOGUE.kinds).flatMap(({ groups }) => groups)]),
]

/** The groups in which people look for a kind of component; one with several parts is in several. */
export function groupsOfKind(kind: string): readonly string[] {
  return CATALOGUE.kinds[kind]?.groups ?? []
}

/** What the catalogue says of a part; a part it does not know has no direction and no sign. */
export function partEntry(name: string): PartEntry {
  return CATALOGUE.parts[name] ?? { group: name, directed: false, glyph: '' }
}

/** How much of something a component has: `cells`, `holds`; 0 without it. */
export function amountOf(parts: Parts, name: string): number {
  const value = parts[name]
  return typeof value === 'number' ? value : value ? 1 : 0
}

/** Whether it matters for anything but connectors how a component with these parts is turned. */
export function hasDirection(parts: Parts): boolean {
  return Object.keys(parts).some((name) => parts[name] && partEntry(name).directed)
}

function connectors(text: string): Sides {
  return [...text].map(Number) as unknown as Sides
}

function turned(printed: Sides, turn: number): Sides {
  return [0, 1, 2, 3].map((side) => printed[(side - turn + 4) % 4]) as unknown as Sides
}

/** All components by their number in views and acts. */
export const COMPONENTS: ReadonlyMap<number, Component> = new Map(
  Object.entries(CATALOGUE.tiles).map(([number, { kind, connectors: printed, turns, owner }]) => [
    Number(number),
    { id: Number(number), kind, parts: KINDS[kind] ?? {}, printed: connectors(printed), turns: turns as readonly Turn[], owner },
  ]),
)

/** The editions of the game. */
export const EDITIONS: readonly string[] = Object.keys(CATALOGUE.starting_cabins)

/** The seats' own components in the order of seats, for each edition. */
export const STARTING_CABINS: readonly (readonly number[])[] = Object.values(CATALOGUE.starting_cabins)

const pieces = new Map<string, Piece>()

/** A component turned by some quarters. */
export function piece(tile: number, turn: Turn = 0): Piece {
  return pieceOfKey(`${tile}${ARROWS[turn]}`)
}

/**
 * The piece that a key of `ShipView.pieces` names: `17^`, `cannon 0013 ^` for a hand-written one, or
 * `17=cannon 0013 ^` for component 17 when something has changed it.
 */
export function pieceOfKey(key: string): Piece {
  const known = pieces.get(key)
  if (known) return known
  const made = key.includes(' ') ? loosePiece(key) : printedPiece(key)
  pieces.set(key, made)
  return made
}

function printedPiece(key: string): Piece {
  const tile = Number(key.slice(0, -1))
  const turn = ARROWS.indexOf(key.slice(-1)) as Turn
  const component = COMPONENTS.get(tile)
  if (!component || turn < 0) throw new Error(`no component is called ${key}`)
  const { kind, parts, printed } = component
  return { key, tile, kind, parts, sides: turned(printed, turn), turn }
}

function loosePiece(key: string): Piece {
  const [named = '', sides = '', arrow = ''] = key.split(' ')
  const [tile, kind] = named.includes('=') ? named.split('=', 2) : ['-1', named]
  const parts = KINDS[kind!]
  if (!parts) throw new Error(`no kind of component is called ${kind}`)
  return { key, tile: Number(tile), kind: kind!, parts, sides: connectors(sides), turn: ARROWS.indexOf(arrow) as Turn }
}

/** The component as a word of the ship notation: kind, connectors as placed, arrow if it has a direction. */
export function notation({ kind, sides, parts, turn }: Piece): string {
  return `${kind} ${sides.join('')}${hasDirection(parts) ? ` ${ARROWS[turn]}` : ''}`
}

/* ---- boards and flights ---------------------------------------------------------------------------------------- */

export interface Square {
  /** As in views and acts: `column,row`. */
  readonly name: string
  /** Place in the board's rectangle, counted from the front left corner. */
  readonly x: number
  readonly y: number
}

/** What is printed beside the board's rectangle: at this side, beside this column or row counted from 0. */
export interface Label {
  readonly side: Side
  readonly place: number
  readonly text: string
}

export interface Board {
  readonly name: string
  readonly width: number
  readonly height: number
  /** All squares of the rectangle, also those outside the building area, row by row from the front left. */
  readonly rectangle: readonly Square[]
  /** The squares of the building area, in the same order. */
  readonly squares: readonly Square[]
  /** The squares of the starting cabins. */
  readonly starts: readonly string[]
  readonly labels: readonly Label[]
  /** The parts of the board that are ships of their own; a board has one unless it says otherwise. */
  readonly sections: readonly (readonly Square[])[]
  /** What these are called, in the same order; a board that is one ship has no names. */
  readonly sectionNames: readonly string[]
  /** The left and the right edge are joined. */
  readonly wraps: boolean
  /** Squares that are closed for this flight. */
  readonly holes: readonly Square[]
  /** The faces of a die that are printed on squares, and close them when they are rolled. */
  readonly faces: ReadonlyMap<string, string>
  /** Before which row the halves meet of which it is made; 0 for a board of one piece. */
  readonly joint: number
  /** What comes from the front or the rear comes down its mirror column as well. */
  readonly mirrors: boolean
  /** Ways from the front or the rear that are bent to a side. */
  readonly bends: readonly BendEntry[]
  /** The faces of the die at each side of a board that dice turn; none on others. */
  readonly compass: readonly (readonly number[])[]
  /** The most a player pays for losses; null when everything is paid for. */
  readonly insurance: number | null
}

function readBoard(name: string, entry: BoardEntry): Board {
  const rectangle = entry.names.map((square, index) => ({ name: square, x: index % entry.width, y: Math.floor(index / entry.width) }))
  const named = new Map(rectangle.map((square) => [square.name, square]))
  const listed = (names: readonly string[]) => names.flatMap((square) => named.get(square) ?? [])
  const squares = listed(entry.area)
  return {
    name,
    width: entry.width,
    height: entry.height,
    rectangle,
    squares,
    starts: entry.starts,
    labels: SIDES.flatMap((side) => (side === 'front' && entry.dice ? entry.dice : entry.labels[side]).map((text, at) => ({ side, place: at, text }))),
    sections: entry.sections?.map(listed) ?? [squares],
    sectionNames: entry.section_names ?? [],
    wraps: entry.wrap ?? false,
    holes: listed(entry.holes ?? []),
    faces: new Map(Object.entries(CATALOGUE.boards[name.split(/[:/]/)[0]!]?.faces ?? {})),
    joint: entry.joint ?? 0,
    mirrors: entry.mirror ?? false,
    bends: entry.bends ?? [],
    compass: entry.compass ?? [],
    insurance: entry.insurance,
  }
}

const boards = new Map<string, Board>()

/** A ship board by its key, as in `ShipView.board`. */
export function boardNamed(key: string): Board {
  const known = boards.get(key)
  if (known) return known
  const entry = CATALOGUE.boards[key]
  if (!entry) throw new Error(`no board is called ${key}`)
  const made = readBoard(key, entry)
  boards.set(key, made)
  return made
}

const squareNames = new Set(Object.values(CATALOGUE.boards).flatMap(({ names }) => names))

/** Whether a text is the name of a square of any board. */
export function isSquare(text: string): boolean {
  return squareNames.has(text)
}

/** A flight by the name of its round; null for one the catalogue does not know. */
export function flightOf(round: string): FlightEntry | null {
  return CATALOGUE.flights[CATALOGUE.rounds[round]?.flight ?? ''] ?? null
}

const LEVELS = ['I', 'II', 'III', 'IV']

/** The level of a round's flight, counted from 1; 0 for one the catalogue does not know. */
export function levelOf(round: string): number {
  return LEVELS.indexOf(flightOf(round)?.level ?? '') + 1
}

/** Whether a round is one in which the game is learnt: no hourglass, no piles, no aliens, and nobody gives up. */
export function isLesson(round: string): boolean {
  return CATALOGUE.rounds[round]?.learning ?? false
}

/** What a flight has that the catalogue does not know. */
const USUAL_TRACK = 40

/** How many spaces the ring of the flight board has in a round. */
export function trackSpaces(round: string): number {
  return flightOf(round)?.track ?? USUAL_TRACK
}

/** How long one run of the hourglass lasts. */
export const HOURGLASS_SECONDS: number = CATALOGUE.hourglass_seconds

/* ---- cards, goods and figures ---------------------------------------------------------------------------------- */

/** The letters of blocks, dearest first. */
export const GOODS: readonly string[] = Object.keys(CATALOGUE.goods)

/** Blocks in the order in which they are always written: the dearest first. */
export function sortedGoods(blocks: string): string {
  return [...blocks].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other)).join('')
}

/** What the catalogue says of a figure; null for a letter it does not know. */
export function figureEntry(letter: string): FigureEntry | null {
  return CATALOGUE.figures[letter] ?? null
}

/** The letter of a figure by its name in options and events; null for a name that the catalogue does not know. */
export function letterOf(name: string): string | null {
  return Object.entries(CATALOGUE.figures).find(([, figure]) => figure.name === name)?.[0] ?? null
}

/** All cards of the catalogue by id. */
export const CARDS: ReadonlyMap<string, CardData> = new Map(Object.entries(CATALOGUE.cards).map(([id, data]) => [id, { ...data, id } as CardData]))

/** A card from what a view calls it: its id (`I-3`), or its text for a hand-written one (`slavers strength=6 ...`). */
export function card(name: string): CardData {
  return CARDS.get(name) ?? handWritten(name)
}

/** Whether there is a printed card of this name. */
export function hasCard(name: string): boolean {
  return CARDS.has(name)
}

/** The notation writes a list with commas, a list in a list with `+`, parts of a value with `:` and `_`. */
function handWritten(text: string): CardData {
  const [kind = '', ...words] = text.split(' ')
  const example = [...CARDS.values()].find((other) => other.kind === kind)
  const values = words.map((word) => {
    const [name = '', value = ''] = word.split('=')
    return [name, like(example?.[name], value)] as const
  })
  return { ...Object.fromEntries(values), id: text, kind, level: '' }
}

/** A written value in the shape that printed cards of its kind have. */
function like(example: unknown, value: string): unknown {
  if (Array.isArray(example)) {
    const [first] = example as unknown[]
    return value.split(',').map((item) => (Array.isArray(first) ? item.split(':').map(plain) : plain(item)))
  }
  return plain(value)
}

function plain(value: string): unknown {
  if (/^-?\d+$/.test(value)) return Number(value)
  return value.includes('+') ? value.split('+').map((item) => item.replaceAll('_', ' ')) : value.replaceAll('_', ' ')
}
