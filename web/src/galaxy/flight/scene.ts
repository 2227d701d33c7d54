// What is in the air for a moment and in no view: the meteor on its way, the rolled dice, pieces that drift off, coins.
// Every event makes the next scene out of the last one; the screen draws scenes and knows nothing of events.

import { geometry } from '$galaxy/art/geometry'
import { card, type Criterion, type Side } from '$galaxy/facts'
import type { Decision, Told } from '$lib/protocol'
import type { ShipView, TableView } from '../view'

export type Ending = 'missed' | 'bounced' | 'shielded' | 'shot' | 'hit'

/** A meteor or a shot on its way to one or more ships. */
export interface Hazard {
  readonly id: number
  readonly what: 'meteor' | 'shot'
  readonly weight: 'small' | 'large' | 'light' | 'heavy'
  readonly side: Side
  readonly total: number
  /** The square in its way, for each ship it flies at; null where there is none. */
  readonly aims: Readonly<Record<number, string | null>>
  /** How it ended, for each ship that has met it. */
  readonly endings: Readonly<Record<number, Ending>>
  /** The square of the shield or cannon that stopped it, for each ship that had one do so. */
  readonly guards: Readonly<Record<number, string>>
}

/** Components that left a ship, as they were. */
export interface Wreck {
  readonly id: number
  readonly seat: number
  readonly how: 'destroyed' | 'broken_off' | 'taken_off'
  readonly pieces: Readonly<Record<string, string>>
}

/** Something small that rises from a square, or from the ship as a whole, and fades. */
export interface Puff {
  readonly id: number
  readonly seat: number
  readonly square: string | null
  readonly what: 'human' | 'purple' | 'brown' | 'cell' | 'R' | 'Y' | 'G' | 'B' | 'credits'
  /** +1 comes, -1 goes; credits come and go in numbers. */
  readonly amount: number
}

export interface Roll {
  readonly id: number
  readonly seat: number
  readonly dice: readonly [number, number]
}

export interface Scene {
  /** Grows with every event, so that things that come twice are told apart. */
  readonly count: number
  readonly hazard: Hazard | null
  /** Who will be fired at, as far as the card has told. */
  readonly threatened: readonly number[]
  readonly roll: Roll | null
  readonly wrecks: readonly Wreck[]
  readonly puffs: readonly Puff[]
  /** Components that have been powered for this card, for each seat. */
  readonly powered: Readonly<Record<number, readonly string[]>>
  /** The strength each seat has been counted with for what the card now asks. */
  readonly counted: Readonly<Record<number, number>>
  /** The planet each seat has landed on, counted from 1. */
  readonly landed: Readonly<Record<number, number>>
  /** The line of a combat zone that is being settled, counted from 0. */
  readonly line: number | null
  /** What the inspection found: kind, square, other square or nothing. */
  readonly errors: Readonly<Record<number, readonly (readonly string[])[]>>
  /** What is being shown right now. */
  readonly event: Told | null
}

export const EMPTY: Scene = {
  count: 0,
  hazard: null,
  threatened: [],
  roll: null,
  wrecks: [],
  puffs: [],
  powered: {},
  counted: {},
  landed: {},
  line: null,
  errors: {},
  event: null,
}

/** How many wrecks and puffs are kept; older ones have long faded. */
const LINGERING = 8

/** The scene while this event is shown; `table` is the table just before it. */
export function nextScene(scene: Scene, event: Told, table: TableView): Scene {
  const { kind, seat, data } = event
  const id = scene.count + 1
  const next: Scene = { ...scene, count: id, event }
  const square = 'square' in data ? String(data.square) : null
  const puff = (what: string, amount: number): Scene =>
    seat === null ? next : { ...next, puffs: kept(scene.puffs, { id, seat, square, what: what as Puff['what'], amount }) }
  switch (kind) {
    case 'launched':
      return { ...EMPTY, count: id, event }
    case 'card_turned_up':
      return { ...EMPTY, count: id, event, wrecks: scene.wrecks, line: combatLine(String(data.card), 'crew') }
    case 'rolled':
      return { ...next, hazard: null, roll: { id, seat: seat ?? 0, dice: data.dice as [number, number] } }
    case 'enemy_won':
      return { ...next, threatened: seat === null ? scene.threatened : [...scene.threatened, seat] }
    case 'weakest':
      return { ...next, counted: {}, line: Number(data.line), threatened: seat === null ? [] : [seat] }
    case 'meteor':
      return { ...next, hazard: approaching(id, 'meteor', String(data.size), data, table.flight?.order ?? [], table) }
    case 'shot':
      return { ...next, hazard: approaching(id, 'shot', String(data.weight), data, scene.threatened, table) }
    case 'missed':
    case 'bounced':
      return ended(next, seat, kind)
    case 'shielded':
      return ended(next, seat, 'shielded', square)
    case 'meteor_shot':
      return ended(next, seat, 'shot', square)
    case 'component_destroyed':
      return { ...ended(next, seat, 'hit'), wrecks: kept(scene.wrecks, wreck(id, seat, 'destroyed', [String(square)], table)) }
    case 'parts_lost':
      return { ...next, wrecks: kept(scene.wrecks, wreck(id, seat, 'broken_off', data.squares as string[], table)) }
    case 'components_removed':
      return {
        ...next,
        wrecks: kept(scene.wrecks, wreck(id, seat, 'taken_off', data.squares as string[], table)),
        errors: corrected(scene.errors, seat, data.squares as string[]),
      }
    case 'alien_left':
      return puff(String(data.colour), -1)
    case 'crew_lost':
      return puff(String(data.who), -1)
    case 'cell_used':
      return puff('cell', -1)
    case 'goods_loaded':
      return puff(String(data.colour), 1)
    case 'goods_lost':
      return puff(String(data.colour), -1)
    case 'earned':
      return puff('credits', Number(data.amount))
    case 'paid':
      return puff('credits', -Number(data.amount))
    case 'engine_powered':
    case 'cannon_powered':
      return seat === null
        ? next
        : { ...next, powered: { ...scene.powered, [seat]: [...(scene.powered[seat] ?? []), String(square)] } }
    case 'engines_counted':
    case 'cannons_counted':
      return seat === null
        ? next
        : {
            ...next,
            counted: { ...scene.counted, [seat]: Number(data.strength) },
            line: combatLine(table.flight?.card ?? null, kind === 'engines_counted' ? 'engines' : 'cannons'),
          }
    case 'landed':
      return seat === null ? next : { ...next, landed: { ...scene.landed, [seat]: Number(data.planet) } }
    case 'errors_found':
      return seat === null ? next : { ...next, errors: { ...scene.errors, [seat]: data.errors as string[][] } }
    default:
      return next
  }
}

/** The scene without anything that moves: for those who skip what happened and see only where it led. */
export function settled(scene: Scene): Scene {
  const over = scene.hazard && Object.keys(scene.hazard.aims).every((seat) => Number(seat) in scene.hazard!.endings)
  return { ...scene, wrecks: [], puffs: [], hazard: over ? null : scene.hazard }
}

/** What a card leaves to be seen until the next one: who landed where, who was counted with what, which line is settled. */
const LASTING = new Set(['card_turned_up', 'landed', 'engines_counted', 'cannons_counted', 'weakest', 'enemy_won'])

/** The scene for those who come while a card lies there, from all that was told before. */
export function recalled(story: readonly Told[], table: TableView): Scene {
  const turned = story.findLastIndex(({ kind }) => kind === 'card_turned_up')
  const lying = table.flight?.card ?? table.flight?.played.at(-1)
  if (turned < 0 || story[turned]?.data.card !== lying) return EMPTY
  const lasting = story.slice(turned).filter(({ kind }) => LASTING.has(kind))
  return { ...lasting.reduce((scene, event) => nextScene(scene, event, table), EMPTY), event: null }
}

/** The line of a combat zone that measures this; null for other cards and other lines. */
export function combatLine(name: string | null, criterion: Criterion): number | null {
  const printed = name === null ? null : card(name)
  if (printed?.kind !== 'combat_zone') return null
  const line = printed.lines.findIndex((other) => other.criterion === criterion)
  return line < 0 ? null : line
}

/** Errors are gone with the components that they were about. */
function corrected(errors: Scene['errors'], seat: number | null, gone: readonly string[]): Scene['errors'] {
  if (seat === null) return errors
  return { ...errors, [seat]: (errors[seat] ?? []).filter(([, ...squares]) => !squares.some((square) => gone.includes(square))) }
}

function kept<T>(list: readonly T[], added: T): readonly T[] {
  return [...list, added].slice(-LINGERING)
}

function approaching(
  id: number,
  what: Hazard['what'],
  weight: string,
  data: Told['data'],
  seats: readonly number[],
  table: TableView,
): Hazard {
  const side = data.side as Side
  const total = Number(data.total)
  const aims = seats.map((seat) => [seat, table.ships[seat] ? inTheWay(table.ships[seat], side, total) : null])
  return { id, what, weight: weight as Hazard['weight'], side, total, aims: Object.fromEntries(aims), endings: {}, guards: {} }
}

/** A hazard that a decision tells of: what is known of it when the page was not there to see it come. */
export function hazardOf(decision: Decision): Hazard | null {
  const { hazard, side, square } = decision.about
  if (typeof hazard !== 'string' || typeof square !== 'string') return null
  const [column, row] = square.split(',').map(Number)
  const what = hazard.endsWith('meteor') ? 'meteor' : 'shot'
  return {
    id: 0,
    what,
    weight: hazard.split('_')[0] as Hazard['weight'],
    side: side as Side,
    total: (side === 'front' || side === 'rear' ? column : row) ?? 0,
    aims: { [decision.seat]: square },
    endings: {},
    guards: {},
  }
}

/** The first component on the way of something that comes from a side. */
export function inTheWay(ship: ShipView, side: Side, total: number): string | null {
  return geometry(ship.board).lane(side, total).find((square) => square in ship.pieces) ?? null
}

function ended(scene: Scene, seat: number | null, ending: Ending, guard: string | null = null): Scene {
  const { hazard } = scene
  if (!hazard || seat === null || !(seat in hazard.aims) || seat in hazard.endings) return scene
  const endings = { ...hazard.endings, [seat]: ending }
  const guards = guard === null ? hazard.guards : { ...hazard.guards, [seat]: guard }
  return { ...scene, hazard: { ...hazard, endings, guards } }
}

function wreck(id: number, seat: number | null, how: Wreck['how'], squares: readonly string[], table: TableView): Wreck {
  const pieces = table.ships[seat ?? -1]?.pieces ?? {}
  const lost = squares.filter((square) => square in pieces).map((square) => [square, pieces[square]!])
  return { id, seat: seat ?? 0, how, pieces: Object.fromEntries(lost) }
}
