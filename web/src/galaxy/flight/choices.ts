// The options of a decision sorted by how they are offered: squares of the own ship, blocks to move, other ships, and
// everything else as buttons. What is possible is said by the options alone.

import type { Decision } from '$lib/protocol'
import { SIDES, isSquare, type Side } from '../facts'
import { VOCABULARY, type Abouts } from '../vocabulary'

/** A block that can be laid into a hold or lifted out of it. */
export interface BlockMove {
  readonly option: string
  readonly verb: 'load' | 'lift'
  /** Its letter. */
  readonly colour: string
  readonly square: string
}

export interface Choices {
  /** Squares that can be chosen, and the option each stands for. Squares of one part stand for the same option. */
  readonly squares: ReadonlyMap<string, string>
  readonly moves: readonly BlockMove[]
  /** Amounts that can be bid, from the lowest on, and the option each stands for. */
  readonly amounts: ReadonlyMap<number, string>
  /** Ships that can be pointed at, by seat. */
  readonly ships: ReadonlyMap<number, string>
  /** Options that name a square and say more than that (`jump 7,8`, `fit 7,8 ^`), by the square. They have buttons, too. */
  readonly named: ReadonlyMap<string, readonly string[]>
  /** Options of those that name a side of what stands there as well: a joint, a connector. */
  readonly edges: ReadonlyMap<string, { readonly square: string; readonly side: Side }>
  /** What is said with a button and names no square, in the order of the options. */
  readonly others: readonly string[]
}

export function choicesOf(decision: Decision): Choices {
  const squares = new Map<string, string>()
  const moves: BlockMove[] = []
  const amounts = new Map<number, string>()
  const ships = new Map<number, string>()
  const named = new Map<string, string[]>()
  const edges = new Map<string, { square: string; side: Side }>()
  const others: string[] = []
  for (const option of decision.options) {
    const read = VOCABULARY.read(decision.question, option)
    // What a module asks may not be declared here; a square is still one.
    if (read?.form === 'square' || (!read && isSquare(option))) {
      for (const square of partOf(decision, option)) squares.set(square, option)
    } else if (read && 'colour' in read && 'square' in read && (read.form === 'load' || read.form === 'lift')) {
      moves.push({ option, verb: read.form, colour: read.colour, square: read.square })
    } else if (read?.form === 'bid') {
      amounts.set(read.amount, option)
    } else if (read?.form === 'point') {
      ships.set(read.seat, option)
    } else if (read && squareIn(read) !== null) {
      const square = squareIn(read)!
      named.set(square, [...(named.get(square) ?? []), option])
      if ('edge' in read) edges.set(option, { square, side: SIDES[read.edge]! })
    } else {
      others.push(option)
    }
  }
  return { squares, moves, amounts, ships, named, edges, others }
}

/** The square that an option names: one of the own ship, or a spot on whatever ship the question is about. */
export function squareIn(read: object): string | null {
  const named = 'square' in read ? read.square : 'spot' in read ? read.spot : null
  return typeof named === 'string' && isSquare(named) ? named : null
}

/** Whose ship a question is about, if it names squares there. */
export function shipAsked({ named }: Choices, about: Decision['about']): number | null {
  return named.size > 0 && typeof about.target === 'number' ? about.target : null
}

/** A part of a ship that has fallen apart is chosen by any of its squares. */
function partOf(decision: Decision, square: string): readonly string[] {
  const { parts } = decision.about as Partial<Abouts['keep_part']>
  return parts?.[square] ?? [square]
}

/** A choice that is made several times, or weighed before it is sent: how often in all, and how often each option. */
export interface Collected {
  readonly wanted: number
  readonly each: Readonly<Record<string, number>>
}

/** Choices that matter this much are confirmed even where there is but one. */
const CONFIRMED: readonly string[] = ['keep_part', 'lose_crew']

/** What is collected on the ship and then sent in one go; null where a choice is sent as it is made. */
export function collectedIn({ question, options, about }: Decision): Collected | null {
  const { left = 1, each } = about as Partial<Abouts['lose_crew']>
  // Nothing is collected where each choice changes what there is to choose from.
  if (about.one_by_one === true || left < 2 && !CONFIRMED.includes(question)) return null
  return { wanted: left, each: each ?? Object.fromEntries(options.map((option) => [option, 1])) }
}

/** The options that give something up for good and are asked about twice. */
export function isGrave(decision: Decision, option: string): boolean {
  return VOCABULARY.read(decision.question, option)?.form === 'give_up'
}

/** The option shown as the main button: what most people take most of the time, and never what cannot be mended. */
export function mainOf(decision: Decision, isRuinous: (option: string) => boolean = () => false): string | null {
  const { question, options } = decision
  const forms = new Map(options.map((option) => [option, VOCABULARY.read(question, option)]))
  const usual = options.find((option) => {
    const read = forms.get(option)
    switch (read?.form) {
      case 'fly_on':
      case 'fine':
      case 'yes':
        return true
      case 'crew':
        return read.who === 'humans'
      case 'done':
        // Nobody is led to give goods back that could still be loaded.
        return question === 'load' && ![...forms.values()].some((other) => other?.form === 'load')
      default:
        return false
    }
  })
  if (usual === undefined || !isRuinous(usual)) return usual ?? null
  return options.find((option) => forms.get(option)?.form === 'no') ?? null
}
