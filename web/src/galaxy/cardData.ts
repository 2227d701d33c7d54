/** What is printed on a card, read by the shape of its data: any card that has such data is drawn and told the same way. */

import type { CardData } from './art/registry'
import { SIDES, type Side } from './sides'

/** Something that flies at a ship: `large front`. */
export interface Flying {
  readonly weight: string
  /** The side of the ship that is hit. */
  readonly side: Side
}

/** A line of a combat: who has the least of `criterion` pays `amount` of `penalty`, or is shot at. */
export interface CombatLine {
  readonly criterion: string
  readonly penalty: string
  readonly amount: number
  readonly shots: readonly Flying[]
}

export function numberOn(card: CardData, field: string): number {
  const value = card[field]
  return typeof value === 'number' ? value : 0
}

/** The blocks of a text like `RGB`. */
export function blocksIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [...value] : []
}

/** Whether a value is a list of things that fly at ships. */
export function isFlight(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => flyingOf(item) !== null)
}

export function flights(value: unknown): readonly Flying[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((item) => flyingOf(item) ?? [])
}

function flyingOf(item: unknown): Flying | null {
  const [weight, side, ...more] = typeof item === 'string' ? item.split(' ') : []
  if (!weight || more.length > 0 || !SIDES.includes(side as Side)) return null
  return { weight, side: side as Side }
}

/** The blocks on each planet of a card; none for other cards. */
export function planetsOn(card: CardData): readonly (readonly string[])[] {
  return Array.isArray(card.planets) ? card.planets.map(blocksIn) : []
}

/** How many people would come along from each planet of a card, in the same order; none for other cards. */
export function crewsOn(card: CardData): readonly number[] {
  return Array.isArray(card.crew) ? card.crew.map(Number) : []
}

/** What losers of a fight suffer, line by line: what, and how much of it or what is fired; none for other cards. */
export function penaltiesOn(card: CardData): readonly { readonly what: string; readonly amount: number; readonly shots: readonly Flying[] }[] {
  if (!Array.isArray(card.penalties)) return []
  return (card.penalties as readonly (readonly [string, unknown])[]).map(([what, much]) => ({ what, amount: typeof much === 'number' ? much : 0, shots: flights(much) }))
}

/** What grows with the level of a flight: from which level on, what, and how much of it or what is fired; a column may say what it is about. */
export interface Tier {
  readonly about: string
  readonly level: string
  readonly what: string
  readonly amount: number
  readonly shots: readonly Flying[]
}

/** The lines of a card that count from some level on: all of them, or those of its left and its right column; none for other cards. */
export function tiersOn(card: CardData): readonly Tier[] {
  const columns = [[card.effects, null], [card.left, card.first], [card.right, card.second]] as const
  return columns.flatMap(([lines, about]) => {
    if (!Array.isArray(lines)) return []
    return (lines as readonly (readonly [string, string, unknown])[]).map(([level, what, much], place) => ({
      about: place === 0 && typeof about === 'string' ? about.replaceAll(' ', '_') : '',
      level,
      what,
      amount: typeof much === 'number' ? much : 0,
      shots: flights(much),
    }))
  })
}

/** The lines of a combat; none for other cards. */
export function combatLines(card: CardData): readonly CombatLine[] {
  if (!Array.isArray(card.lines)) return []
  return (card.lines as readonly unknown[]).map((line) => {
    const [criterion, penalty, stake] = line as readonly [string, string, unknown]
    return { criterion, penalty, amount: typeof stake === 'number' ? stake : 0, shots: flights(stake) }
  })
}
