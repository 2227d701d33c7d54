// What modules bring to a table besides ships and cards, as views have it: `modules[name]` with lists of plain things.
// With nothing there, nothing is shown.

import type { TableView } from '$galaxy/view'

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

/** Something that lies beside a seat's ship. */
export interface Kept extends Thing {
  readonly seat: number
  /** Whether it concerns credits: then it is to be seen at the purse as well. */
  readonly purse?: boolean
  /** The options that begin with this word are its own: while the seat may choose one of them, it lights up. */
  readonly word?: string
}

/** Somebody who goes about on a ship. */
export interface Walker {
  readonly id: string
  readonly seat: number
  readonly square: string
}

/** Squares of a ship in which nothing works. */
export interface Dead {
  readonly seat: number
  readonly squares: readonly string[]
}

/** What one module shows; it may have further fields, which are its own drawings' business. */
export interface ModuleView {
  readonly conditions?: readonly Thing[]
  readonly hand?: readonly Held[]
  readonly tray?: readonly Kept[]
  readonly walkers?: readonly Walker[]
  readonly dead?: readonly Dead[]
}

/** Whether something beside a ship can be used now: one of its options is open to whoever sits there. */
export function isReady(thing: Kept, own: number, options: readonly string[]): boolean {
  const { word } = thing
  return word !== undefined && thing.seat === own && options.some((option) => option === word || option.startsWith(`${word} `))
}

type List = keyof ModuleView
type Item<L extends List> = NonNullable<ModuleView[L]>[number]

/** The names of the modules in play. */
export function modulesOf(table: TableView): readonly string[] {
  return Object.keys(table.modules ?? {})
}

/** What lies beside a seat's ship and concerns its credits. */
export function atPurse(table: TableView, seat: number): readonly Kept[] {
  return listed(table, 'tray').filter((thing) => thing.purse === true && thing.seat === seat)
}

/** The squares of a seat's ship in which nothing works. */
export function deadOn(table: TableView, seat: number): readonly string[] {
  return listed(table, 'dead').flatMap((dead) => (dead.seat === seat ? dead.squares : []))
}

/** All that the modules in play have on a list. */
export function listed<L extends List>(table: TableView, list: L): readonly Item<L>[] {
  return Object.values(table.modules ?? {}).flatMap((module) => ((module as ModuleView)[list] as readonly Item<L>[] | undefined) ?? [])
}
