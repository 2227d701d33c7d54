// What is in the air for a moment and in no view: the meteor on its way, the rolled dice, pieces that drift off, coins.
// Every event makes the next scene out of the last one; the screen draws scenes and knows nothing of events. What an
// event carries (`aims`, `now`, `path`) says most of it, so that a module's events need no case of their own.

import { artOf, type Course } from '$galaxy/art/registry'
import { combatLines } from '$galaxy/cardData'
import { boardNamed, card } from '$galaxy/facts'
import type { Side } from '$galaxy/sides'
import type { ShipView, TableView } from '$galaxy/view'
import type { Decision, Told } from '$lib/protocol'
import { withNow, type Now } from './picture'

export type Ending = 'missed' | 'bounced' | 'shielded' | 'shot' | 'hit' | 'boarded'

/** Where something flies at a ship: along points in squares, 0, 0 being the middle of the front left one. */
export interface Aim {
  /** The side it strikes. */
  readonly side: Side
  readonly way: readonly (readonly [number, number])[]
  /** What it would strike; null where nothing is in its way. */
  readonly square: string | null
}

/** A meteor, a shot or whatever else is on its way to one or more ships, on each along one or more ways. */
export interface Hazard {
  readonly id: number
  /** How it looks: `meteor-large`. */
  readonly look: string
  readonly aims: Readonly<Record<number, readonly Aim[]>>
  /** How it ended, for each ship and way that it has met. */
  readonly endings: Readonly<Record<number, readonly (Ending | null)[]>>
  /** The square of the shield or cannon that stopped it, likewise. */
  readonly guards: Readonly<Record<number, readonly (string | null)[]>>
  /** Of a curtain: the ship and the way on which something comes just now. */
  readonly met?: { readonly seat: number; readonly way: number }
  /** Where it was going before it was pushed aside, for each ship that did. */
  readonly swerved?: Readonly<Record<number, readonly Aim[]>>
}

/** A component that blows to a side for a moment. */
export interface Jet {
  readonly id: string
  readonly seat: number
  readonly square: string
  readonly side: Side
}

/** Components that left a ship, as they were. */
export interface Wreck {
  readonly id: number
  readonly seat: number
  readonly how: 'destroyed' | 'broken_off' | 'taken_off'
  readonly pieces: Readonly<Record<string, string>>
  /** How what flew at the ship struck it; nothing where it was torn along by others. */
  readonly struck?: Aim
}

/** Something small that rises from a square, or from the ship as a whole, and fades. */
export interface Puff {
  readonly id: string
  readonly seat: number
  readonly square: string | null
  /** The store it comes from or goes to, and the letter of what it is. */
  readonly store: 'figures' | 'cells' | 'goods' | 'credits'
  readonly what: string
  /** +1 comes, -1 goes; credits come and go in numbers. */
  readonly amount: number
}

/** Somebody or something that goes from square to square over a ship; on a path of one square it just stands there. */
export interface Walk {
  readonly id: number
  readonly seat: number
  readonly who: string
  readonly path: readonly string[]
  /** The side of the ship that it looks to, if it was told. */
  readonly facing?: Side
  /** Which of its steps this was, if they are counted; coming in is the first. */
  readonly step?: number
}

/** An event that may be registered with motions: they are drawn while it is shown, on one ship or, without a seat, on all. */
export interface Motion {
  readonly id: number
  readonly seat: number | null
  readonly kind: string
  readonly squares: readonly string[]
  /** What becomes of the ship, or of the part of it that the event is about. */
  readonly course: Course | null
  /** The squares of that part; null for a ship of one piece. */
  readonly part: readonly string[] | null
}

export interface Roll {
  readonly id: number
  readonly seat: number
  readonly dice: readonly [number, number]
}

/** A comparison of ships, or of each with an enemy, as it was told. */
export interface Contest {
  readonly measure: string
  readonly order: readonly number[]
  /** What each seat is measured against; nothing where ships are compared with each other. */
  readonly against: Readonly<Record<string, number>> | null
  /** Who is found weakest, and who shares that value. */
  readonly weakest: readonly number[]
  readonly tie: readonly number[]
}

/** What goes to the highest bidder, as it was told. */
export interface Bidding {
  readonly order: readonly number[]
  /** Whether all bid at once, unseen by the others. */
  readonly secret: boolean
  /** The last bid of each seat, as far as it is known. */
  readonly bids: Readonly<Record<number, number>>
  readonly passed: readonly number[]
  /** Who has got it. */
  readonly winner: number | null
  /** Nothing is bid any more. */
  readonly over: boolean
}

export interface Scene {
  /** Grows with every event, so that things that come twice are told apart. */
  readonly count: number
  readonly hazard: Hazard | null
  readonly roll: Roll | null
  readonly wrecks: readonly Wreck[]
  readonly puffs: readonly Puff[]
  readonly walks: readonly Walk[]
  /** Where somebody is about to walk on a ship, for each of them the squares that are left, the one where it is first. */
  readonly routes: Readonly<Record<number, readonly (readonly string[])[]>>
  readonly motion: Motion | null
  /** Ships that have left just now and are not back: the view says so once all is told. */
  readonly gone: readonly number[]
  readonly jets: readonly Jet[]
  /** Components that have been powered for this card, for each seat. */
  readonly powered: Readonly<Record<number, readonly string[]>>
  readonly contest: Contest | null
  readonly bidding: Bidding | null
  /** The strength each seat has been counted with for what the card now asks. */
  readonly counted: Readonly<Record<number, number>>
  /** Where each seat stands on the card: on a planet or an area, counted from 1, or by a side. */
  readonly landed: Readonly<Record<number, number | string>>
  /** What was counted of each seat for the rows of the card, by their lines, counted from 0. */
  readonly tallies: Readonly<Record<number, Readonly<Record<string, number>>>>
  /** The line of the card that is being settled, counted from 0. */
  readonly line: number | null
  /** Where things that are no ships stand on the ring since something was told of them, by their ids; null if they have gone. */
  readonly ring: Readonly<Record<string, number | null>>
  /** What the inspection found: kind, square, other square or nothing. */
  readonly errors: Readonly<Record<number, readonly (readonly string[])[]>>
  /** What is being shown right now. */
  readonly event: Told | null
}

export const EMPTY: Scene = {
  count: 0,
  hazard: null,
  roll: null,
  wrecks: [],
  puffs: [],
  walks: [],
  routes: {},
  motion: null,
  gone: [],
  jets: [],
  powered: {},
  contest: null,
  bidding: null,
  counted: {},
  landed: {},
  tallies: {},
  line: null,
  ring: {},
  errors: {},
  event: null,
}

/** How many wrecks, puffs and walks are kept; older ones have long faded. */
const LINGERING = 12

/** Where more than so many things come or go at once, they are not shown one by one. */
const CROWD = 4

/** The scene while this event is shown; `table` is the table just before it. */
export function nextScene(scene: Scene, event: Told, table: TableView): Scene {
  const { kind, seat, data } = event
  const id = scene.count + 1
  const next = carried({ ...scene, count: id, event }, event, table)
  const square = 'square' in data ? String(data.square) : null
  switch (kind) {
    case 'launched':
      return { ...EMPTY, count: id, event }
    case 'card_turned_up':
      return { ...EMPTY, count: id, event, wrecks: scene.wrecks }
    case 'rolled':
      return { ...next, hazard: null, roll: { id, seat: seat ?? 0, dice: data.dice as [number, number] } }
    case 'contest':
      return { ...next, counted: {}, contest: contestOf(data), line: lineOf(data, table.flight?.card ?? null) ?? next.line }
    case 'weakest':
      return seat === null ? next : { ...next, contest: decided(scene.contest, seat, data), line: lineOf(data, table.flight?.card ?? null) ?? next.line }
    case 'bidding_opened':
      return { ...next, bidding: { order: data.order as readonly number[], secret: data.secret === true, bids: {}, passed: [], winner: null, over: false } }
    case 'bid_made':
    case 'bid_passed':
    case 'bids_revealed':
    case 'bid_won':
    case 'nobody_bid':
      return { ...next, bidding: scene.bidding && bidOn(scene.bidding, event) }
    case 'missed':
      return ended(next, seat, 'missed', () => true)
    case 'bounced':
      return ended(next, seat, 'bounced', struck(square))
    case 'component_destroyed':
      return ended({ ...next, wrecks: next.wrecks.map((wreck) => (wreck.id === id ? blamed(wreck, next.hazard) : wreck)) }, seat, 'hit', struck(square))
    case 'shielded':
      return ended(next, seat, 'shielded', stopped(data, everyWayFromOneSide(next.hazard, seat)), square)
    case 'meteor_shot':
      return ended(next, seat, 'shot', stopped(data, firstWay(next.hazard, seat)), square)
    case 'components_removed':
      return { ...next, errors: corrected(scene.errors, seat, data.squares as string[]) }
    case 'earned':
    case 'paid':
      return seat === null ? next : { ...next, puffs: kept(next.puffs, [coins(id, seat, kind === 'paid' ? -Number(data.amount) : Number(data.amount))]) }
    case 'engine_powered':
    case 'cannon_powered':
      return seat === null ? next : { ...next, powered: { ...scene.powered, [seat]: [...(scene.powered[seat] ?? []), String(square)] } }
    case 'landed':
      return seat === null ? next : { ...next, landed: { ...scene.landed, [seat]: Number(data.planet) } }
    case 'errors_found':
      return seat === null ? next : { ...next, errors: { ...scene.errors, [seat]: data.errors as string[][] } }
    default:
      return seat !== null && kind.endsWith('_counted') ? { ...next, counted: { ...scene.counted, [seat]: Number(data.strength) } } : next
  }
}

/** What any event brings by what it carries: something that flies, contents that come and go, somebody who walks. */
function carried(scene: Scene, { kind, seat, data }: Told, table: TableView): Scene {
  const ship = table.ships[seat ?? -1]
  const motion = { id: scene.count, seat, kind, squares: squaresOf(data), ...coursed(kind, data, ship) }
  let next: Scene = { ...scene, motion, gone: goneAfter(scene.gone, motion) }
  if (data.ring) next = { ...next, ring: { ...next.ring, ...(data.ring as Scene['ring']) } }
  if (data.aims) next = { ...next, hazard: aimed(next, kind, data) }
  if (kind !== 'contest' && kind !== 'weakest' && typeof data.line === 'number') next = lined(next, data.line, data)
  if (data.routes) next = { ...next, routes: data.routes as Scene['routes'] }
  if (seat === null || !ship) return next
  const stands = artOf('beats', kind)?.stands
  if (stands) next = { ...next, landed: { ...next.landed, [seat]: data[stands] as number | string } }
  if (data.now && !BY_ITSELF.has(kind)) {
    const now = data.now as Now
    next = { ...next, wrecks: kept(next.wrecks, wrecksOf(scene.count, seat, kind, ship, now)), puffs: kept(next.puffs, puffsOf(scene.count, seat, ship, now)) }
  }
  const path = walked(data.path ?? [data.from, data.to])
  if (data.towards && Array.isArray(data.squares)) next = { ...next, jets: kept(next.jets, jetsOf(scene.count, seat, data)) }
  return onFoot(next, seat, kind, data, path)
}

/** A row of the card is settled, and perhaps something is counted for it. */
function lined(scene: Scene, line: number, { counts }: Told['data']): Scene {
  const tallies = counts ? { ...scene.tallies, [line]: counts as Readonly<Record<string, number>> } : scene.tallies
  return { ...scene, line, tallies }
}

/** Whoever walks: where they are now, and where they will go. */
function onFoot(scene: Scene, seat: number, kind: string, data: Told['data'], path: readonly string[]): Scene {
  const walker = artOf('beats', kind)?.walker
  const who = String(data.who ?? kind)
  const told = { ...(data.facing !== undefined && { facing: data.facing as Side }), ...(typeof data.step === 'number' && { step: data.step }) }
  const others = scene.walks.filter((walk) => walk.seat !== seat || walk.who !== who)
  const [way = [], ...ways] = scene.routes[seat] ?? []
  const routed = (...left: readonly (readonly string[])[]) => ({ ...scene.routes, [seat]: left })
  if (walker === 'leaves') return { ...scene, walks: others, routes: routed(...ways) }
  if (walker === 'repelled') return ended({ ...scene, routes: routed() }, seat, 'bounced', () => true)
  const steps = walker === 'enters' ? [String(data.square)] : path
  if (steps.length === 0) return kind === 'diverted' ? { ...scene, routes: routed() } : scene
  if (walker === 'enters') scene = ended(scene, seat, 'boarded', () => true)
  const walks = kept(others, [{ id: scene.count, seat, who, path: steps, ...told }])
  const route = walked(data.route)
  if (route.length > 0) return { ...scene, walks, routes: routed(route, ...ways) }
  return { ...scene, walks, ...(way[1] === steps.at(-1) && { routes: routed(way.slice(1), ...ways) }) }
}

/** Where the ship goes. Of several sections only one that is named goes anywhere; a square says which one is meant. */
function coursed(kind: string, data: Told['data'], ship: ShipView | undefined): Pick<Motion, 'course' | 'part'> {
  const course = artOf('beats', kind)?.course ?? null
  const board = ship && boardNamed(ship.board)
  if (!board || board.sections.length < 2) return { course, part: null }
  const [square] = squaresOf(data)
  const named = board.sectionNames.indexOf(String(data.section))
  const section = board.sections[named] ?? board.sections.find((squares) => squares.some(({ name }) => name === square))
  return { course: named < 0 && course !== 'shakes' ? null : course, part: section?.map(({ name }) => name) ?? null }
}

/** The ships that have left as a whole; what is away of a ship its view tells. */
function goneAfter(gone: readonly number[], { seat, course, part }: Motion): readonly number[] {
  if (seat === null || part || (course !== 'leaves' && course !== 'comes')) return gone
  return course === 'leaves' ? [...gone, seat] : gone.filter((other) => other !== seat)
}

/** The squares that an event names; of a path the first one, from which it starts. */
function squaresOf({ square, squares, path }: Told['data']): readonly string[] {
  if (Array.isArray(squares)) return squares as readonly string[]
  if (typeof square === 'string') return [square]
  return walked(path).slice(0, 1)
}

/** The squares of a ship that somebody walks over; a ship that moves has a path as well, of spaces on the track. */
function walked(path: unknown): readonly string[] {
  return Array.isArray(path) && path.every((square) => typeof square === 'string') ? path : []
}

/** The scene without anything that moves: for those who skip what happened and see only where it led. */
export function settled(scene: Scene): Scene {
  const { hazard } = scene
  const over = hazard && Object.keys(hazard.aims).every((seat) => isOver(hazard, Number(seat)))
  return { ...scene, wrecks: [], puffs: [], walks: [], jets: [], motion: null, gone: [], ring: {}, hazard: over ? null : hazard }
}

/** Whether a hazard has ended for a ship, along all its ways. */
export function isOver({ aims, endings }: Hazard, seat: number): boolean {
  return (aims[seat] ?? []).every((_, way) => endings[seat]?.[way])
}

/** The squares of a ship that a hazard is about to strike. */
export function aimedAt(hazard: Hazard, seat: number): readonly string[] {
  const comes = (way: number) => !hazard.endings[seat]?.[way] && (hazard.met?.seat !== seat || hazard.met.way === way)
  return (hazard.aims[seat] ?? []).flatMap(({ square }, way) => (square !== null && comes(way) ? [square] : []))
}

/** What a card leaves to be seen until the next one: who landed where, who was counted with what, which line is settled. */
const LASTING = /^(card_turned_up|landed|contest|weakest|bidding_opened|bid_.*|bids_revealed|nobody_bid|.*_counted)$/

/** The scene for those who come while a card lies there, from all that was told before. */
export function recalled(story: readonly Told[], table: TableView): Scene {
  const turned = story.findLastIndex(({ kind }) => kind === 'card_turned_up')
  const lying = table.flight?.card ?? table.flight?.played.at(-1)
  if (turned < 0 || story[turned]?.data.card !== lying) return EMPTY
  const lasting = story.slice(turned).filter(({ kind, data }) => LASTING.test(kind) || artOf('beats', kind)?.stands || typeof data.line === 'number')
  return { ...lasting.reduce((scene, event) => nextScene(scene, event, table), EMPTY), event: null }
}

/** A hazard that a decision tells of: what is known of it when the page was not there to see it come. */
export function hazardOf(decision: Decision): Hazard | null {
  const { hazard, side, square, squares, others } = decision.about
  if (typeof hazard !== 'string' || typeof square !== 'string') return null
  const [weight = '', what = ''] = hazard.split('_')
  const struck = [...((squares as readonly string[] | undefined) ?? [square]), ...Object.keys(others ?? {})]
  const aims = struck.map((name) => ({ side: side as Side, way: [], square: name }))
  return { id: 0, look: artOf('hazards', hazard) ? hazard : `${what}-${weight}`, aims: { [decision.seat]: aims }, endings: {}, guards: {} }
}

/* ---- contests -------------------------------------------------------------------------------------------------- */

function contestOf(data: Told['data']): Contest {
  return {
    measure: String(data.measure),
    order: (data.order as readonly number[] | undefined) ?? [],
    against: (data.against as Contest['against'] | undefined) ?? null,
    weakest: [],
    tie: [],
  }
}

function decided(contest: Contest | null, seat: number, data: Told['data']): Contest {
  const begun = contest ?? contestOf(data)
  return { ...begun, weakest: [...begun.weakest, seat], tie: (data.tie as readonly number[] | undefined) ?? [] }
}

/** The line of the card that is being settled: the one that is told, else the one that measures this. */
function lineOf({ line, measure }: Told['data'], name: string | null): number | null {
  if (typeof line === 'number') return line
  const found = name === null ? -1 : combatLines(card(name)).findIndex(({ criterion }) => criterion === measure)
  return found < 0 ? null : found
}

/* ---- bids ------------------------------------------------------------------------------------------------------ */

/** A bid that is taken back and made anew replaces the last one. */
function bidOn(bidding: Bidding, { kind, seat, data }: Told): Bidding {
  switch (kind) {
    case 'bid_made':
      return { ...bidding, bids: { ...bidding.bids, [seat ?? -1]: Number(data.amount) }, passed: bidding.passed.filter((other) => other !== seat) }
    case 'bid_passed':
      return { ...bidding, passed: [...bidding.passed, seat ?? -1] }
    case 'bids_revealed':
      return { ...bidding, bids: data.bids as Bidding['bids'] }
    default:
      return { ...bidding, winner: kind === 'bid_won' ? seat : null, over: true }
  }
}

/* ---- what flies ------------------------------------------------------------------------------------------------ */

/** A new hazard; one that is on its way already and is only turned aside keeps flying, along other ways. */
function aimed({ count, hazard }: Scene, kind: string, data: Told['data']): Hazard {
  const aims = data.aims as Hazard['aims']
  const met = hazard && metBy(hazard, aims)
  if (met) return met
  if (kind === 'diverted' && hazard) return { ...hazard, id: count, aims: { ...hazard.aims, ...aims }, swerved: before(hazard, aims) }
  const weight = data.size ?? data.weight
  const look = weight === undefined ? String(data.hazard ?? kind) : `${kind}-${String(weight)}`
  return { id: count, look, aims, endings: {}, guards: {} }
}

/** A curtain of which something comes along one of the ways that are still open; null for whatever is no part of it. */
function metBy(hazard: Hazard, aims: Hazard['aims']): Hazard | null {
  const [[key, comes] = ['', []], ...others] = Object.entries(aims)
  const [aim] = comes
  if (!artOf('hazards', hazard.look)?.curtain || !aim || comes.length > 1 || others.length > 0) return null
  const seat = Number(key)
  const ways = hazard.aims[seat] ?? []
  const same = ({ side, way }: Aim) => side === aim.side && JSON.stringify(way) === JSON.stringify(aim.way)
  const way = ways.findIndex((other, index) => !hazard.endings[seat]?.[index] && same(other))
  return way < 0 ? null : { ...hazard, met: { seat, way }, aims: { ...hazard.aims, [seat]: ways.map((other, index) => (index === way ? aim : other)) } }
}

/** A hazard as it would come with the option that a person points at, where the decision says so (`about.aims`). */
export function foretold(hazard: Hazard | null, decision: Decision | null, option: string | null, seat: number | null): Hazard | null {
  const aims = decision?.about.aims as Readonly<Record<string, readonly Aim[]>> | undefined
  const then = option === null ? undefined : aims?.[option]
  return hazard && then && seat !== null ? { ...hazard, aims: { ...hazard.aims, [seat]: then } } : hazard
}

/** Where somebody would walk on a seat's ship: with the option that is pointed at, where the decision says so, else as told. */
export function routesOn(scene: Scene, seat: number, decision: Decision | null, option: string | null): readonly (readonly string[])[] {
  const paths = decision?.seat === seat ? (decision.about.paths as Readonly<Record<string, readonly (readonly string[])[]>> | undefined) : undefined
  return paths?.[option ?? ''] ?? paths?.none ?? scene.routes[seat] ?? []
}

/** The ways on which it would come with the other options of a decision that says so, for whoever is to choose. */
export function elsewhere(decision: Decision | null, hazard: Hazard | null): readonly Aim[] {
  const aims = decision?.about.aims as Readonly<Record<string, readonly Aim[]>> | undefined
  if (!decision || !hazard || !aims) return []
  const ends = (ways: readonly Aim[] = []) => ways.map(({ side, square }) => `${side} ${square}`).join()
  const now = ends(hazard.aims[decision.seat])
  return Object.values(aims).filter((ways) => ends(ways) !== now).flat()
}

/** The ways on which it came so far at the ships for which it has others now. */
function before(hazard: Hazard, aims: Hazard['aims']): Hazard['aims'] {
  const seats = Object.keys(aims).map(Number)
  return { ...hazard.swerved, ...Object.fromEntries(seats.map((seat) => [seat, hazard.aims[seat] ?? []])) }
}

/** Components that blow: an event names them, and the side. */
function jetsOf(count: number, seat: number, { squares, towards }: Told['data']): Jet[] {
  return (squares as readonly string[]).map((square) => ({ id: `${count} ${square}`, seat, square, side: towards as Side }))
}

type WhichWay = (aim: Aim, way: number) => boolean

const struck =
  (square: string | null): WhichWay =>
  (aim) =>
    aim.square === square

/** The ways on which something was stopped: those to the squares that the event names, else the usual ones. */
function stopped(data: Told['data'], usual: WhichWay): WhichWay {
  const squares = data.stopped as readonly string[] | undefined
  return squares ? (aim) => aim.square !== null && squares.includes(aim.square) : usual
}

const openWays = (hazard: Hazard | null, seat: number | null): readonly number[] =>
  seat === null ? [] : (hazard?.aims[seat] ?? []).flatMap((_, way) => (hazard?.endings[seat]?.[way] ? [] : [way]))

function firstWay(hazard: Hazard | null, seat: number | null): WhichWay {
  const [first] = openWays(hazard, seat)
  return (_, way) => way === first
}

function everyWayFromOneSide(hazard: Hazard | null, seat: number | null): WhichWay {
  const [first] = openWays(hazard, seat)
  const side = first === undefined ? undefined : hazard?.aims[seat ?? -1]?.[first]?.side
  return (aim) => aim.side === side
}

/** A wreck that remembers what struck it, once the hazard itself is long gone. */
function blamed(wreck: Wreck, hazard: Hazard | null): Wreck {
  const aim = hazard?.aims[wreck.seat]?.find(({ square }, way) => square !== null && square in wreck.pieces && !hazard.endings[wreck.seat]?.[way])
  return aim ? { ...wreck, struck: aim } : wreck
}

/** The hazard has ended for a ship along these ways, unless it had already. */
function ended(scene: Scene, seat: number | null, ending: Ending, which: WhichWay, guard: string | null = null): Scene {
  const { hazard } = scene
  const aims = seat === null ? undefined : hazard?.aims[seat]
  if (!hazard || seat === null || !aims) return scene
  const before = hazard.endings[seat] ?? []
  const met = hazard.met?.seat === seat ? hazard.met.way : null
  const isNew = (aim: Aim, way: number) => !before[way] && (met === null ? which(aim, way) : way === met)
  const now = aims.map((aim, way) => (isNew(aim, way) ? ending : (before[way] ?? null)))
  // Of several ways the last that strikes something ends those that strike nothing, unless something still comes on each.
  const isOver = met === null && aims.every(({ square }, way) => square === null || now[way])
  const endings = { ...hazard.endings, [seat]: isOver ? now.map((end) => end ?? 'missed') : now }
  const guards = { ...hazard.guards, [seat]: aims.map((aim, way) => (isNew(aim, way) ? guard : (hazard.guards[seat]?.[way] ?? null))) }
  return { ...scene, hazard: { ...hazard, endings, guards } }
}

/* ---- what comes and goes --------------------------------------------------------------------------------------- */

function kept<T>(list: readonly T[], added: readonly T[]): readonly T[] {
  return added.length === 0 ? list : [...list, ...added].slice(-LINGERING)
}

const coins = (id: number, seat: number, amount: number): Puff => ({ id: String(id), seat, square: null, store: 'credits', what: 'credits', amount })

const HOW: Readonly<Record<string, Wreck['how']>> = { parts_lost: 'broken_off', components_removed: 'taken_off', components_given_up: 'taken_off' }

/** What goes with all that lies on it and comes back so: nothing is torn off, and nothing is lost or gained. */
const BY_ITSELF: ReadonlySet<string> = new Set(['section_away', 'section_back'])

/** The components that an event takes off a ship. At the yard they go back to where they came from. */
function wrecksOf(id: number, seat: number, kind: string, { pieces }: ShipView, now: Now): readonly Wreck[] {
  if (kind === 'component_lifted') return []
  const gone = Object.entries(now.pieces ?? {}).filter(([square, piece]) => piece === null && square in pieces)
  if (gone.length === 0) return []
  const lost = Object.fromEntries(gone.map(([square]) => [square, pieces[square]!]))
  return [{ id, seat, how: HOW[kind] ?? 'destroyed', pieces: lost }]
}

/** Figures, battery tokens and blocks that come to a square or leave it. */
function puffsOf(id: number, seat: number, ship: ShipView, now: Now): readonly Puff[] {
  const after = withNow(ship, now)
  const found: Puff[] = []
  const puff = (store: Puff['store'], square: string, what: string, amount: number) =>
    found.push({ id: `${id} ${found.length}`, seat, square, store, what, amount })
  for (const store of ['figures', 'goods'] as const) {
    for (const square of Object.keys(now[store] ?? {})) {
      const [was, is] = [ship[store][square] ?? '', after[store][square] ?? '']
      for (const letter of less(was, is)) puff(store, square, letter, -1)
      for (const letter of less(is, was)) puff(store, square, letter, 1)
    }
  }
  for (const square of Object.keys(now.cells ?? {})) {
    const change = (after.cells[square] ?? 0) - (ship.cells[square] ?? 0)
    for (let token = 0; token < Math.abs(change); token++) puff('cells', square, 'cell', Math.sign(change))
  }
  return found.length > CROWD ? [] : found
}

/** The letters of one text that are left when those of another are taken away. */
function less(letters: string, taken: string): string {
  return [...taken].reduce((left, letter) => left.replace(letter, ''), letters)
}

/** Errors are gone with the components that they were about. */
function corrected(errors: Scene['errors'], seat: number | null, gone: readonly string[]): Scene['errors'] {
  if (seat === null) return errors
  return { ...errors, [seat]: (errors[seat] ?? []).filter(([, ...squares]) => !squares.some((square) => gone.includes(square))) }
}
