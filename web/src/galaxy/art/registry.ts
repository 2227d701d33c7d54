/**
 * How things look: drawings by the names that the game's own data use. The base game and every module register theirs
 * here with `registerArt`; what nobody has registered gets a generic drawing. Nothing here knows a rule.
 */

import type { Parts } from '../facts'
import type { Told } from '$lib/protocol'
import type { Sound } from '$lib/sound'

/** The stores of a ship in which something may lie on a component. */
export type Store = 'figures' | 'cells' | 'goods'

/** A place on a component, in its box of -50 to 50, and how wide what lies there is drawn. */
export type Place = readonly [x: number, y: number, size: number]

/** A part of a component, drawn around 0, 0 in a box of about -32 to 32; it may reach an edge of the box of 50. */
export interface PartArt {
  /** The part as it looks with this value; `parts` are all entries of the component. */
  readonly draw: (value: unknown, parts: Parts) => string
  /** Other entries of the component that this drawing already shows: `special` changes the look of `holds`. */
  readonly covers?: readonly string[]
  /** Where it stands on a component with further parts. */
  readonly at?: 'front' | 'rear'
  /** What lies in it, and where. */
  readonly holds?: Store
  readonly places?: (value: unknown) => readonly Place[]
  /** Its component wears the colours of a seat with this value. */
  readonly ofSeat?: (value: unknown) => boolean
}

/** A card as the catalogue has it: its kind, its level, and whatever is printed on that kind. */
export interface CardData {
  readonly id: string
  readonly kind: string
  /** The deck it belongs to; empty for a hand-written card. */
  readonly level: string
  readonly [field: string]: unknown
}

/** A row of a card that is chosen or settled on its own. */
export interface CardRow {
  /** What events call it: its number, from 1, or a side. */
  readonly place: number | string
  /** What is printed there, in a box of 210 by 36, or of another width. */
  readonly drawing: string
  readonly width?: number
  readonly words: string
  /** It matters only in flights of this level and above. */
  readonly level?: number
}

export interface CardArt {
  /** The sky from top to bottom. */
  readonly sky: readonly [string, string]
  /** What is on it, below the title, in a box of 250 by 350 of which the title takes the uppermost 40. */
  readonly face: (card: CardData) => string
  readonly rows?: (card: CardData) => readonly CardRow[]
  /** What its text needs to know besides what is printed. */
  readonly says?: (card: CardData) => Readonly<Record<string, string | number>>
  /** It comes into play as a scene of its own, with these words over it (the id of a message). */
  readonly entrance?: string
  /** What fills the screen behind it then. */
  readonly backdrop?: (card: CardData) => readonly BackdropPiece[]
}

/**
 * How a drawing moves over the whole screen: it flies past from a side, is pulled into the middle, turns, sways, swarms
 * out of nowhere, or flashes.
 */
export type Sweep = 'flies' | 'falls_in' | 'turns' | 'sways' | 'swarms' | 'flashes'

/** One drawing behind a card that comes into play as a scene. For whoever wants little motion it stands still. */
export interface BackdropPiece {
  readonly sprite: string
  readonly moves: Sweep
  /** Where its middle is, in hundredths of the screen, and how wide it is, in hundredths of its longer side. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** Where it flies from, in hundredths of the screen to the right and down, and how far it is turned. */
  readonly from?: readonly [right: number, down: number]
  readonly angle?: number
  /** Seconds until it begins. */
  readonly after?: number
}

/** A small drawing by its id (`shapes`), and how wide it is where it lies alone. */
export interface FigureArt {
  readonly sprite: string
  readonly size: number
}

export interface HazardArt {
  /** A drawing that points to the right. */
  readonly sprite: string
  readonly size: number
  /** It hangs over the ship along all its ways; what then comes along each of them is told on its own. */
  readonly curtain?: boolean
}

/** How a drawing moves over a ship: it bursts, flares up, rises and fades, sweeps past, or swells around the ship. */
export type Move = 'burst' | 'flare' | 'rise' | 'sweep' | 'swell'

/** Something to be seen on a ship while an event is shown. For whoever wants little motion it stands still. */
export interface MotionArt {
  readonly sprite: string
  readonly moves: Move
  /** On each square that the event names, or over the whole ship. */
  readonly over: 'squares' | 'ship'
  /** How wide, in squares; over the whole ship always as wide as that. */
  readonly size?: number
}

/** What becomes of the ship itself: it leaves for a while, comes back, is shaken, is pulled at, or is swallowed. */
export type Course = 'leaves' | 'comes' | 'shakes' | 'pulled' | 'sinks'

/** How long an event is shown at normal speed, what is heard, and what is to be seen on the ship. */
export interface BeatArt {
  readonly seconds?: number
  readonly sound?: Sound
  readonly motions?: readonly MotionArt[]
  readonly course?: Course
  /** Until the card is over the ship stands at what the event names: an area of the card, or a side. */
  readonly stands?: 'area' | 'side'
  /** What it says is read again when the flight is settled, beside the drawing with this id. */
  readonly remark?: (data: Told['data']) => string
  /** Somebody who goes about on the ship comes in with this event, is turned away at the door, or is gone after it. */
  readonly walker?: 'enters' | 'repelled' | 'leaves'
}

type ByName<T> = Readonly<Record<string, T>>

/** The looks of one module. Names are those of the catalogue, of views and of events. */
export interface ModuleArt {
  readonly module: string
  /** SVG definitions that its drawings refer to: gradients, and groups made with `shape`. */
  readonly shapes?: string
  readonly parts?: ByName<PartArt>
  readonly cards?: ByName<CardArt>
  /** By the letter of a figure. */
  readonly figures?: ByName<FigureArt>
  /** By the letter of a block: a drawing's id. */
  readonly goods?: ByName<string>
  /** By the text of a mark: a drawing's id. */
  readonly marks?: ByName<string>
  /** By what flies and how heavy it is: `meteor-large`. */
  readonly hazards?: ByName<HazardArt>
  /** By what is measured in a contest: a drawing's id. */
  readonly measures?: ByName<string>
  /** What modules put beside the ship (conditions, cards of a hand, team, goals, loans), by name: a drawing's id. */
  readonly things?: ByName<string>
  /** Things beside a ship (by name) that mean that it is not there for now: a drawing's id, laid over its shadow. */
  readonly veils?: ByName<string>
  /** What walks over a ship, by id: a drawing's id. */
  readonly walkers?: ByName<string>
  /** What may follow from an option, by the word for it: good news, or bad. */
  readonly outcomes?: ByName<'good' | 'bad'>
  /** By the kind of an event. */
  readonly beats?: ByName<BeatArt>
}

type Shelf = Exclude<keyof ModuleArt, 'module' | 'shapes'>
type Entry<S extends Shelf> = NonNullable<ModuleArt[S]>[string]

/** By the names of modules and in their order, whichever was loaded first; the base game comes before all of them. */
let registered: ReadonlyMap<string, ModuleArt> = new Map()

const BASE = 'base'

/** Add the looks of a module. Registering a module twice replaces it, so that pages may be reloaded while drawing. */
export function registerArt(art: ModuleArt): void {
  const others = [...registered.values()].filter(({ module }) => module !== art.module)
  const place = ({ module }: ModuleArt) => (module === BASE ? '' : module)
  const sorted = [...others, art].sort((one, other) => (place(one) < place(other) ? -1 : 1))
  registered = new Map(sorted.map((each) => [each.module, each]))
}

/** Whether a module has registered its looks, or that it has none. */
export function isRegistered(module: string): boolean {
  return registered.has(module)
}

/** Another object whenever looks have been added, for what is made from all of them and kept. */
export function registeredArt(): object {
  return registered
}

/** The drawing that a module gave to this name; modules go before the base game, those later in the alphabet before others. */
export function artOf<S extends Shelf>(shelf: S, name: string): Entry<S> | null {
  let found: Entry<S> | null = null
  for (const art of registered.values()) {
    const shelved = art[shelf] as ByName<Entry<S>> | undefined
    if (shelved && Object.hasOwn(shelved, name)) found = shelved[name]!
  }
  return found
}

/** The definitions of all modules. */
export function registeredShapes(): string {
  return [...registered.values()].map(({ shapes = '' }) => shapes).join('')
}
