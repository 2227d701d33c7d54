// The options of a decision sorted by how they are offered: squares of the own ship, blocks to move, other ships, and
// everything else as buttons. What is possible is said by the options alone.

import type { Decision } from '$lib/protocol'
import { isSquare } from '../facts'
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
  /** Ships that can be pointed at, by seat. */
  readonly ships: ReadonlyMap<number, string>
  /** What is said with a button, in the order of the options. */
  readonly others: readonly string[]
}

export function choicesOf(decision: Decision): Choices {
  const squares = new Map<string, string>()
  const moves: BlockMove[] = []
  const ships = new Map<number, string>()
  const others: string[] = []
  for (const option of decision.options) {
    const read = VOCABULARY.read(decision.question, option)
    // What a module asks may not be declared here; a square is still one.
    if (read?.form === 'square' || (!read && isSquare(option))) {
      for (const square of partOf(decision, option)) squares.set(square, option)
    } else if (read && 'colour' in read && 'square' in read) {
      moves.push({ option, verb: read.form, colour: read.colour, square: read.square })
    } else if (read?.form === 'point') {
      ships.set(read.seat, option)
    } else {
      others.push(option)
    }
  }
  return { squares, moves, ships, others }
}

/** A part of a ship that has fallen apart is chosen by any of its squares. */
function partOf(decision: Decision, square: string): readonly string[] {
  const { parts } = decision.about as Partial<Abouts['keep_part']>
  return parts?.[square] ?? [square]
}

/** The options that give something up for good and are asked about twice. */
export function isGrave(decision: Decision, option: string): boolean {
  return VOCABULARY.read(decision.question, option)?.form === 'give_up'
}

/** The option that most people take most of the time: shown as the main button. Nobody is led to give goods back. */
export function isMain(decision: Decision, option: string): boolean {
  const { question, options } = decision
  const read = VOCABULARY.read(question, option)
  switch (read?.form) {
    case 'fly_on':
    case 'fine':
    case 'yes':
      return true
    case 'crew':
      return read.who === 'humans'
    case 'done':
      return question === 'load' && !options.some((other) => VOCABULARY.read(question, other)?.form === 'load')
    default:
      return false
  }
}
