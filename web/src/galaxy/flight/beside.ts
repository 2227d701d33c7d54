// What modules bring to a table besides ships and cards, as views have it: `modules[name]` with lists of plain things.
// With nothing there, nothing is shown.

import type { TableView } from '$galaxy/view'
import type { Decision } from '$lib/protocol'
import { VOCABULARY } from '../vocabulary'

/** A condition in force, a card of the own hand, a member of a team, a goal or a loan. */
export interface Thing {
  /** What tells it from others of its list. */
  readonly id: string
  /** What it is: its drawing and its words (`thing-NAME`, and `.text` for what it says) have this name. */
  readonly name: string
  /** What its words need to know. */
  readonly values?: Readonly<Record<string, string | number>>
  /** The seats that it holds for, where it does not hold for everybody. */
  readonly seats?: readonly number[]
}

/** A card of the own hand; with an option it can be played now. */
export interface Held extends Thing {
  readonly option?: string
}

/** Something that lies on the table for everybody to choose from; the option takes it. */
export interface Offered extends Thing {
  readonly option: string
}

/** Something that lies beside a seat's ship. */
export interface Kept extends Thing {
  readonly seat: number
  /** The condition (by its id) that it counts for: how its owner is doing is said there. */
  readonly towards?: string
  /** Whether it concerns credits: then it is to be seen at the purse as well. */
  readonly purse?: boolean
  /** The metal of a nameplate on the ship itself, where it is one: `silver` or `gold`. */
  readonly plate?: string
  /** What somebody has foretold: the place of each seat, 0 for giving up. */
  readonly ranks?: Readonly<Record<string, number>>
  /** The forms of options that are its own: while the seat may choose one of them, it lights up. */
  readonly forms?: readonly string[]
}

/** Somebody who goes about on a ship. */
export interface Walker {
  readonly id: string
  readonly seat: number
  readonly square: string
}

/** A small drawing on a square of a ship: what is planned there. */
export interface Signed {
  readonly seat: number
  readonly square: string
  readonly name: string
}

/** Something that stands on a space of the ring without being a ship; spaces are counted as for ships. */
export interface Ringed extends Thing {
  readonly position: number
}

/** Something that was awarded to a seat after a flight; `award-AWARD` says how. */
export interface Won extends Thing {
  readonly seat: number
  readonly award: string
  /** What the seat was paid for it. */
  readonly pay: number
}

/** What was awarded after one flight of a journey. */
export interface Flown {
  readonly round: string
  readonly awards: readonly Won[]
}

/** Squares of a ship in which nothing works. */
export interface Dead {
  readonly seat: number
  readonly squares: readonly string[]
}

/** What one module shows; it may have further fields, which are its own drawings' business. */
export interface ModuleView {
  readonly offers?: readonly Offered[]
  readonly conditions?: readonly Thing[]
  readonly hand?: readonly Held[]
  readonly tray?: readonly Kept[]
  readonly walkers?: readonly Walker[]
  readonly dead?: readonly Dead[]
  readonly signs?: readonly Signed[]
  readonly ring?: readonly Ringed[]
  /** That the game is a journey, and its flights so far. */
  readonly journey?: readonly Flown[]
}

/** What is asked now, and the options that are open. */
export type Asked = Pick<Decision, 'question' | 'options'>

/** The options that belong to something beside a ship, as far as they are open to whoever sits there. */
export function optionsOf({ forms, seat }: Kept, own: number, decision: Asked | null): readonly string[] {
  if (!forms?.length || seat !== own || !decision) return []
  return decision.options.filter((option) => forms.includes(VOCABULARY.read(decision.question, option)?.form ?? ''))
}

/** Whether it can be used now. */
export function isReady(thing: Kept, own: number, decision: Asked | null): boolean {
  return optionsOf(thing, own, decision).length > 0
}

/** Who of those that stand by a ship does what an option says. */
export function doerOf(option: string, question: string, things: readonly Kept[], own: number): Kept | null {
  return things.find((thing) => isReady(thing, own, { question, options: [option] })) ?? null
}

type List = keyof ModuleView
type Item<L extends List> = NonNullable<ModuleView[L]>[number]

/** What stands on the ring besides ships, with what has been told since: where each is now, or that it has gone. */
export function onRing(table: TableView, told: Readonly<Record<string, number | null>>): readonly Ringed[] {
  const known = listed(table, 'ring').filter(({ id }) => !(id in told))
  const moved = Object.entries(told).flatMap(([id, position]) => (position === null ? [] : [{ id, name: id, position }]))
  return [...known, ...moved]
}

/** The names of the modules in play. */
export function modulesOf(table: TableView): readonly string[] {
  return Object.keys(table.modules ?? {})
}

/** What lies beside a seat's ship and concerns its credits. */
export function atPurse(table: TableView, seat: number): readonly Kept[] {
  return listed(table, 'tray').filter((thing) => thing.purse === true && thing.seat === seat)
}

/** The nameplates on a seat's ship. */
export function platesOn(table: TableView, seat: number): readonly Kept[] {
  return listed(table, 'tray').filter((thing) => thing.plate !== undefined && thing.seat === seat)
}

/** What lies beside the ships, not on them. */
export function besideShips(table: TableView): readonly Kept[] {
  return listed(table, 'tray').filter(({ plate }) => plate === undefined)
}

/** How a seat is doing at a condition in force. */
export function towards(table: TableView, seat: number, condition: string): readonly Kept[] {
  return listed(table, 'tray').filter((thing) => thing.seat === seat && thing.towards === condition)
}

/** The squares of a seat's ship in which nothing works. */
export function deadOn(table: TableView, seat: number): readonly string[] {
  return listed(table, 'dead').flatMap((dead) => (dead.seat === seat ? dead.squares : []))
}

/** The small drawings on a seat's ship. */
export function signsOn(table: TableView, seat: number): readonly Signed[] {
  return listed(table, 'signs').filter((sign) => sign.seat === seat)
}

/** All that the modules in play have on a list. */
export function listed<L extends List>(table: TableView, list: L): readonly Item<L>[] {
  return Object.values(table.modules ?? {}).flatMap((module) => ((module as ModuleView)[list] as readonly Item<L>[] | undefined) ?? [])
}
