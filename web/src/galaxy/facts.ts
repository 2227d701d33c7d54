/** What is printed on Galaxy Trucker's components, boards and cards, read from the game's own catalogue. No rules. */

import boardFile from '$facts/galaxy/catalog/boards.json'
import cardFile from '$facts/galaxy/editions/first/cards.json'
import tileFile from '$facts/galaxy/editions/first/tiles.json'

export type Side = 'front' | 'right' | 'rear' | 'left'
/** Quarters turned clockwise: where the printed front points (front, right, rear, left). */
export type Turn = 0 | 1 | 2 | 3
/** 0 smooth, 1 single, 2 double, 3 universal. */
export type Connector = 0 | 1 | 2 | 3
export type Sides = readonly [Connector, Connector, Connector, Connector]
export type Kind = keyof typeof tileFile.kinds
export type Colour = 'R' | 'Y' | 'G' | 'B'
export type AlienColour = 'purple' | 'brown'
export type Level = 'I' | 'II' | 'III'

export const SIDES: readonly Side[] = ['front', 'right', 'rear', 'left']
export const TURNS: readonly Turn[] = [0, 1, 2, 3]
/** The arrow of each turn, as in `weld 7,6 ^`. */
export const ARROWS = '^>v<'
/** The colours of blocks, dearest first. */
export const COLOURS: readonly Colour[] = ['R', 'Y', 'G', 'B']

/* ---- components ------------------------------------------------------------------------------------------------ */

export interface Parts {
  readonly cannon: number
  readonly engine: number
  readonly cells: number
  readonly holds: number
  readonly special: number
  readonly cabin: '' | 'starting' | 'crew'
  readonly shield: boolean
  readonly life_support: '' | AlienColour
}

/** A component as printed. */
export interface Component {
  readonly id: number
  readonly kind: Kind
  readonly parts: Parts
  /** Front, right, rear, left as printed. */
  readonly printed: Sides
  /** The turns that differ from each other. */
  readonly turns: readonly Turn[]
}

/** A component turned a certain way; `tile` is -1 for a piece of a hand-written ship that is no printed component. */
export interface Piece {
  readonly key: string
  readonly tile: number
  readonly kind: Kind
  readonly parts: Parts
  /** Front, right, rear, left as placed. */
  readonly sides: Sides
  readonly turn: Turn
}

const NOTHING: Parts = {
  cannon: 0,
  engine: 0,
  cells: 0,
  holds: 0,
  special: 0,
  cabin: '',
  shield: false,
  life_support: '',
}

interface KindData {
  readonly parts: Partial<Parts>
  readonly tiles: readonly string[]
}

const kindData = Object.entries(tileFile.kinds as Record<Kind, KindData>) as [Kind, KindData][]

export const PARTS = Object.fromEntries(
  kindData.map(([kind, data]) => [kind, { ...NOTHING, ...data.parts }]),
) as Readonly<Record<Kind, Parts>>

function connectors(text: string): Sides {
  return [...text].map(Number) as unknown as Sides
}

function turned(printed: Sides, turn: number): Sides {
  return [0, 1, 2, 3].map((side) => printed[(side - turn + 4) % 4]) as unknown as Sides
}

/** Whether it matters for anything but connectors how a component with these parts is turned. */
export function hasDirection(parts: Parts): boolean {
  return parts.cannon > 0 || parts.engine > 0 || parts.shield
}

function differentTurns(printed: Sides, parts: Parts): Turn[] {
  const seen = new Set<string>()
  return TURNS.filter((turn) => {
    const look = turned(printed, turn).join('') + (hasDirection(parts) ? turn : '')
    return !seen.has(look) && seen.add(look)
  })
}

/** All components; the place in the list is the component's number in views and acts. */
export const COMPONENTS: readonly Component[] = kindData
  .flatMap(([kind, data]) => data.tiles.map((text) => ({ kind, printed: connectors(text) })))
  .map(({ kind, printed }, id) => {
    const parts = PARTS[kind]
    return { id, kind, parts, printed, turns: differentTurns(printed, parts) }
  })

/** The starting cabin of each seat, in the order of seats. */
export const STARTING_CABINS: readonly number[] = COMPONENTS.filter(({ kind }) => kind === 'starting_cabin').map(
  ({ id }) => id,
)

const pieces = new Map<string, Piece>()

/** A component turned by some quarters. */
export function piece(tile: number, turn: Turn = 0): Piece {
  return pieceOfKey(`${tile}${ARROWS[turn]}`)
}

/** The piece that a key of `ShipView.pieces` names: `17^`, or `cannon 0013 ^` for a hand-written one. */
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
  const component = COMPONENTS[tile]
  if (!component || turn < 0) throw new Error(`no component is called ${key}`)
  const { kind, parts, printed } = component
  return { key, tile, kind, parts, sides: turned(printed, turn), turn }
}

function loosePiece(key: string): Piece {
  const [kind, sides, arrow] = key.split(' ') as [Kind, string, string]
  const parts = PARTS[kind]
  if (!parts) throw new Error(`no kind of component is called ${kind}`)
  return { key, tile: -1, kind, parts, sides: connectors(sides), turn: ARROWS.indexOf(arrow) as Turn }
}

/** The component as a word of the ship notation: kind, connectors as placed, arrow if it has a direction. */
export function notation({ kind, sides, parts, turn }: Piece): string {
  return `${kind} ${sides.join('')}${hasDirection(parts) ? ` ${ARROWS[turn]}` : ''}`
}

/* ---- boards and flights ---------------------------------------------------------------------------------------- */

export interface Square {
  /** `column,row`, as in views and acts. */
  readonly name: string
  readonly column: number
  readonly row: number
  /** Place in the board's rectangle, counted from the front left corner. */
  readonly x: number
  readonly y: number
}

export interface Board {
  readonly name: string
  readonly width: number
  readonly height: number
  /** The printed numbers, from left to right and from front to rear. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** The squares of the building area, row by row from the front left. */
  readonly squares: readonly Square[]
  /** The square of the starting cabin. */
  readonly start: string
  /** The most a player pays for losses; null when everything is paid for. */
  readonly insurance: number | null
}

interface BoardData {
  readonly rows: readonly number[]
  readonly first_column: number
  readonly insurance: number | null
  readonly grid: readonly string[]
}

function readBoard(name: string, { rows, first_column, insurance, grid }: BoardData): Board {
  const width = grid[0]!.length
  const columns = Array.from({ length: width }, (_, x) => first_column + x)
  const cells = grid.flatMap((line, y) => [...line].map((cell, x) => ({ cell, x, y })))
  const squareOf = ({ x, y }: { x: number; y: number }): Square => {
    const column = columns[x]!
    const row = rows[y]!
    return { name: `${column},${row}`, column, row, x, y }
  }
  const squares = cells.filter(({ cell }) => cell !== '.').map(squareOf)
  const start = squareOf(cells.find(({ cell }) => cell === '@')!).name
  return { name, width, height: grid.length, columns, rows, squares, start, insurance }
}

/** The ship boards by class: I, II, III, IIIA. */
export const BOARDS: Readonly<Record<string, Board>> = Object.fromEntries(
  Object.entries(boardFile.boards as Record<string, BoardData>).map(([name, data]) => [name, readBoard(name, data)]),
)

export interface FlightPlan {
  /** The hourglass circle on which building starts. */
  readonly circle: number
  /** The levels of the cards of one pile. */
  readonly pile: readonly Level[]
  /** Credits for finishing first, second ... */
  readonly finish: readonly number[]
  readonly best_looking: number
  readonly gap: number
}

export const FLIGHTS = boardFile.flights as unknown as Readonly<Record<Level, FlightPlan>>
/** How many spaces the ring of the flight board has. */
export const TRACK_SPACES: number = boardFile.track
/** How long one run of the hourglass lasts. */
export const HOURGLASS_SECONDS: number = boardFile.hourglass_seconds

/* ---- cards and goods ------------------------------------------------------------------------------------------- */

export interface Hazard<Weight extends string> {
  readonly weight: Weight
  /** The side of the ship that is hit. */
  readonly side: Side
}
export type Meteor = Hazard<'small' | 'large'>
export type Shot = Hazard<'light' | 'heavy'>
export type Criterion = 'crew' | 'engines' | 'cannons'
export type CombatLine = { readonly criterion: Criterion } & (
  | { readonly penalty: 'days' | 'crew' | 'goods'; readonly amount: number }
  | { readonly penalty: 'shots'; readonly shots: readonly Shot[] }
)

interface Printed {
  readonly id: string
  /** The deck it belongs to; null for a hand-written card. */
  readonly level: Level | null
}
interface Enemy extends Printed {
  readonly strength: number
  readonly days: number
}
export type Card =
  | (Enemy & { readonly kind: 'slavers'; readonly crewLoss: number; readonly credits: number })
  | (Enemy & { readonly kind: 'smugglers'; readonly goodsLoss: number; readonly goods: readonly Colour[] })
  | (Enemy & { readonly kind: 'pirates'; readonly shots: readonly Shot[]; readonly credits: number })
  | (Printed & { readonly kind: 'stardust' | 'open_space' | 'epidemic' | 'sabotage' })
  | (Printed & { readonly kind: 'meteors'; readonly meteors: readonly Meteor[] })
  | (Printed & { readonly kind: 'planets'; readonly planets: readonly (readonly Colour[])[]; readonly days: number })
  | (Printed & { readonly kind: 'combat_zone'; readonly lines: readonly CombatLine[] })
  | (Printed & {
      readonly kind: 'abandoned_ship'
      readonly crewLoss: number
      readonly credits: number
      readonly days: number
    })
  | (Printed & {
      readonly kind: 'abandoned_station'
      readonly crewNeeded: number
      readonly goods: readonly Colour[]
      readonly days: number
    })
export type CardKind = Card['kind']

/** A card as it stands in the catalogue: `kind` and whatever is printed on that kind. */
type CardData = { readonly id: string; readonly kind: string } & Readonly<Record<string, unknown>>

function hazard<Weight extends string>(text: string): Hazard<Weight> {
  const [weight, side] = text.split(' ') as [Weight, Side]
  return { weight, side }
}

function combatLine([criterion, penalty, amount]: [Criterion, string, number | string[]]): CombatLine {
  return Array.isArray(amount)
    ? { criterion, penalty: 'shots', shots: amount.map((text) => hazard<Shot['weight']>(text)) }
    : { criterion, penalty: penalty as 'days' | 'crew' | 'goods', amount }
}

function readCard(data: CardData, level: Level | null): Card {
  const { id, kind } = data
  const number = (name: string) => data[name] as number
  const texts = (name: string) => data[name] as string[]
  const goods = () => [...(data.goods as string)] as Colour[]
  switch (kind) {
    case 'slavers':
      return {
        id,
        level,
        kind,
        strength: number('strength'),
        days: number('days'),
        crewLoss: number('crew_loss'),
        credits: number('credits'),
      }
    case 'smugglers':
      return {
        id,
        level,
        kind,
        strength: number('strength'),
        days: number('days'),
        goodsLoss: number('goods_loss'),
        goods: goods(),
      }
    case 'pirates':
      return {
        id,
        level,
        kind,
        strength: number('strength'),
        days: number('days'),
        shots: texts('shots').map((text) => hazard<Shot['weight']>(text)),
        credits: number('credits'),
      }
    case 'meteors':
      return { id, level, kind, meteors: texts('meteors').map((text) => hazard<Meteor['weight']>(text)) }
    case 'planets':
      return { id, level, kind, planets: texts('planets').map((text) => [...text] as Colour[]), days: number('days') }
    case 'combat_zone':
      return { id, level, kind, lines: (data.lines as Parameters<typeof combatLine>[0][]).map(combatLine) }
    case 'abandoned_ship':
      return { id, level, kind, crewLoss: number('crew_loss'), credits: number('credits'), days: number('days') }
    case 'abandoned_station':
      return { id, level, kind, crewNeeded: number('crew_needed'), goods: goods(), days: number('days') }
    case 'stardust':
    case 'open_space':
    case 'epidemic':
    case 'sabotage':
      return { id, level, kind }
  }
  throw new Error(`no kind of card is called ${kind}`)
}

const decks = Object.entries(cardFile.decks as unknown as Record<Level, CardData[]>) as [Level, CardData[]][]

/** All cards of the catalogue by id. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  decks.flatMap(([level, cards]) => cards.map((data) => [data.id, readCard(data, level)] as const)),
)

/** A card from what a view calls it: its id (`I-3`), or its text for a hand-written one (`slavers strength=6 ...`). */
export function card(name: string): Card {
  return CARDS.get(name) ?? readCard(cardData(name), null)
}

function cardData(text: string): CardData {
  const [kind = '', ...words] = text.split(' ')
  const values = words.map((word) => {
    const [name = '', value = ''] = word.split('=')
    return [name, printedValue(name, value)]
  })
  return { id: text, kind, ...(Object.fromEntries(values) as Record<string, unknown>) }
}

function printedValue(name: string, value: string): unknown {
  if (name === 'planets' || name === 'meteors' || name === 'shots') return value.replaceAll('_', ' ').split(',')
  if (name === 'lines') return value.split(',').map(printedLine)
  return /^\d+$/.test(value) ? Number(value) : value
}

function printedLine(line: string): unknown {
  const [criterion, penalty, amount = ''] = line.split(':')
  return [criterion, penalty, /^\d+$/.test(amount) ? Number(amount) : amount.replaceAll('_', ' ').split('+')]
}
