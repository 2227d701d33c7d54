/** A component on its place: plate, connectors and parts, and where what lies on it is put. */

import { STARTING_CABINS, partEntry, type Parts, type Piece } from '../../facts'
import '../../modules'
import { artOf, registeredArt, type FigureArt, type PartArt, type Place, type Store } from '../registry'
import { NO_PART, berthPlaces, genericPart } from './parts'
import { SEATS } from './palette'
import { escape, use } from './svg'

/** One part of a component and where it stands, in the component's own frame before it is turned. */
export interface Part {
  /** The id of its drawing. */
  readonly sprite: string
  readonly art: PartArt
  readonly value: unknown
  readonly directed: boolean
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Whether its place goes round with the component, even if the part itself stays upright. */
  readonly swings: boolean
}

const known = new Map<Parts, readonly Part[]>()
let knownOf: object | null = null

/** The parts of a component in the order in which they are drawn. */
export function partsOf(parts: Parts): readonly Part[] {
  if (knownOf !== registeredArt()) known.clear()
  knownOf = registeredArt()
  const found = known.get(parts)
  if (found) return found
  const made = arranged(parts)
  known.set(parts, made)
  return made
}

function arranged(parts: Parts): readonly Part[] {
  const there = Object.keys(parts).filter((name) => parts[name] && !isEmpty(parts[name]))
  const arts = there.map((name) => ({ name, art: artOf('parts', name) }))
  const covered = new Set(arts.flatMap(({ art }) => art?.covers ?? []))
  const shown = arts
    .filter(({ name }) => !covered.has(name))
    .map(({ name, art }) => ({ name, directed: partEntry(name).directed, art: art ?? genericPart(name, upright(name)) }))
  if (shown.length === 0) return [{ sprite: 'part-none', art: NO_PART, value: null, directed: false, x: 0, y: 0, scale: 1, swings: false }]
  const swings = shown.length > 1 && shown.some(({ directed }) => directed)
  const inOrder = swings ? [...shown].sort((one, other) => depth(one.art) - depth(other.art)) : shown
  return inOrder.map(({ name, art, directed }, index) => {
    const [x, y, scale] = slot(index, inOrder.length, swings)
    return { sprite: spriteOf(name, art, parts), art, value: parts[name], directed, x, y, scale, swings }
  })
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** The sign of a part as it looks unturned. */
const upright = (name: string) => [...partEntry(name).glyph][0] ?? ''

const depth = ({ at }: PartArt) => (at === 'front' ? 0 : at === 'rear' ? 2 : 1)

/** Where the parts of a component with several stand: one before the other if they point anywhere, else aslant. */
function slot(index: number, count: number, swings: boolean): readonly [x: number, y: number, scale: number] {
  if (count === 1) return [0, 0, 1]
  if (count === 2) return swings ? [0, index === 0 ? -18 : 18, 0.6] : [index === 0 ? -15 : 15, index === 0 ? -15 : 15, 0.68]
  const columns = 2
  const row = Math.floor(index / columns)
  const rows = Math.ceil(count / columns)
  const inRow = Math.min(columns, count - row * columns)
  return [36 * ((index % columns) - (inRow - 1) / 2), (72 / rows) * (row - (rows - 1) / 2), Math.min(0.5, 1 / rows)]
}

function spriteOf(name: string, art: PartArt, parts: Parts): string {
  const values = [name, ...(art.covers ?? [])].map((entry) => parts[entry]).filter((value) => value !== undefined)
  return `part-${name}-${values.join('-').replace(/[^\w-]+/g, '_')}`
}

/** The drawings of the parts of these components, by id: what `use` refers to. */
export function partDrawings(all: Iterable<Parts>): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>()
  for (const parts of all) {
    for (const { sprite, art, value } of partsOf(parts)) if (!drawings.has(sprite)) drawings.set(sprite, art.draw(value, parts))
  }
  return drawings
}

/** How a part of a piece is moved and turned: what has no direction stays upright, so that it can be read. */
export function partTransform(part: Part, turn: number): string {
  const angle = 90 * turn
  const moves = part.x || part.y ? `translate(${part.x} ${part.y})` : ''
  const size = part.scale === 1 ? '' : `scale(${part.scale})`
  if (part.directed) return [angle ? `rotate(${angle})` : '', moves, size].filter(Boolean).join(' ')
  const [x, y] = partCentre(part, turn)
  return [x || y ? `translate(${x} ${y})` : '', size].filter(Boolean).join(' ')
}

/** The middle of a part on a component that is turned so far. */
export function partCentre({ x, y, swings }: Part, turn: number): readonly [number, number] {
  let at: readonly [number, number] = [x, y]
  for (let quarter = 0; swings && quarter < turn; quarter++) at = [-at[1] || 0, at[0]]
  return at
}

function isOfSeat(parts: Parts): boolean {
  return Object.keys(parts).some((name) => artOf('parts', name)?.ofSeat?.(parts[name]))
}

/** The plate of a piece; a starting cabin that is none of the printed ones wears the colour of its ship's seat. */
export function plateOf(piece: Piece, seat: number): string {
  if (!isOfSeat(piece.parts)) return 'plate'
  const printed = Math.max(...STARTING_CABINS.map((cabins) => cabins.indexOf(piece.tile)))
  return `plate-${(printed < 0 ? seat : printed) % SEATS.length}`
}

export function connectorsOf(piece: Piece): { id: string; angle: number }[] {
  return piece.sides.flatMap((kind, side) => (kind ? [{ id: `connector-${kind}`, angle: 90 * side }] : []))
}

/** The piece as text, around 0, 0. */
export function pieceMarkup(piece: Piece, seat: number): string {
  const connectors = connectorsOf(piece).map(({ id, angle }) => use(id, angle ? `rotate(${angle})` : ''))
  const parts = partsOf(piece.parts).map((part) => use(part.sprite, partTransform(part, piece.turn)))
  return use(plateOf(piece, seat)) + connectors.join('') + parts.join('')
}

/* ---- what lies on it ------------------------------------------------------------------------------------------- */

/** What lies on one component, as the stores of a ship have it. */
export interface Contents {
  /** A letter for each figure. */
  readonly figures: string
  readonly cells: number
  /** A letter for each block. */
  readonly goods: string
  /** Tokens, by name. */
  readonly mark: string
}

/** A small drawing at a place on a component, `size` wide in the component's 100; a token wears a label. */
export interface Placed {
  readonly sprite: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly label?: string
}

const SIZE_OF_STRANGERS = 40

/** The drawing of a figure; one that nobody has drawn is a token with its letter. */
export function figureLook(letter: string): FigureArt & { readonly label?: string } {
  return artOf('figures', letter) ?? { sprite: 'token', size: SIZE_OF_STRANGERS, label: letter }
}

/** The drawing of a block; one that nobody has drawn is a token with its letter. */
export function goodsLook(letter: string): { readonly sprite: string; readonly label?: string } {
  const sprite = artOf('goods', letter)
  return sprite ? { sprite } : { sprite: 'token', label: letter }
}

export function placeContents(piece: Piece, { figures, cells, goods, mark }: Contents): Placed[] {
  const placed: Placed[] = []
  const crew = [...figures].map(figureLook)
  const room = roomFor(piece, 'figures')
  crew.forEach((art, index) => {
    const { size: alone, ...look } = art
    const [x, y, size] = berthPlaces(crew.length, alone)[index]!
    placed.push({ ...look, x: room.x + x * room.scale, y: room.y + y * room.scale, size: size * room.scale })
  })
  const lay = (store: Store, looks: readonly { sprite: string; label?: string }[], share: number) => {
    const { x, y, scale, places } = roomFor(piece, store)
    looks.forEach((look, index) => {
      const [dx, dy, size] = places[index] ?? [0, 0, 30]
      placed.push({ ...look, x: x + dx * scale, y: y + dy * scale, size: size * share * scale })
    })
  }
  lay('cells', Array.from({ length: cells }, () => ({ sprite: 'cell' })), 1)
  lay('goods', [...goods].map(goodsLook), 0.98)
  // Several tokens on one component have spaces between their names.
  if (mark) mark.split(' ').forEach((token, index) => placed.push({ ...markArt(token), x: 29 - 30 * (index % 3), y: -29 + 58 * Math.floor(index / 3), size: 34 }))
  return placed
}

function markArt(mark: string): { readonly sprite: string; readonly label?: string } {
  const sprite = artOf('marks', mark)
  return sprite ? { sprite } : { sprite: 'token', label: mark.slice(0, 3) }
}

/** Where a component keeps what lies in one of the ship's stores: in the part made for it, else in its middle. */
function roomFor(piece: Piece, store: Store): { x: number; y: number; scale: number; places: readonly Place[] } {
  const part = partsOf(piece.parts).find(({ art }) => art.holds === store)
  if (!part) return { x: 0, y: 0, scale: 1, places: [] }
  const [x, y] = partCentre(part, piece.turn)
  return { x, y, scale: part.scale, places: part.art.places?.(part.value) ?? [] }
}

export function placedMarkup({ sprite, x, y, size, label }: Placed): string {
  const picture = use(sprite, `translate(${x} ${y}) scale(${size / 100})`)
  return label ? `${picture}${tokenLabel(label, x, y, size)}` : picture
}

/** The letters on a token. */
export function tokenLabel(label: string, x = 0, y = 0, size = 100): string {
  const letters = (size * 0.62) / Math.max(1, label.length * 0.75)
  return `<text x="${x}" y="${y + letters * 0.35}" font-size="${letters}" fill="#1d1710" text-anchor="middle" font-weight="800" font-family="system-ui,sans-serif">${escape(label)}</text>`
}
