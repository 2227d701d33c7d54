// The options of a decision sorted by how they are offered: squares of the own ship, blocks to move, other ships, and
// everything else as buttons. What is possible is said by the options alone.

import type { Decision } from '$lib/protocol'

const SQUARE = /^\d+,\d+$/

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
    const [verb = '', ...rest] = option.split(' ')
    if (SQUARE.test(option)) {
      for (const square of partOf(decision, option)) squares.set(square, option)
    } else if (decision.question === 'load' && (verb === 'load' || verb === 'lift')) {
      moves.push({ option, verb, colour: rest[0]!, square: rest[1]! })
    } else if (verb === 'point') {
      ships.set(Number(rest[0]), option)
    } else {
      others.push(option)
    }
  }
  return { squares, moves, ships, others }
}

/** A part of a ship that has fallen apart is chosen by any of its squares. */
function partOf(decision: Decision, square: string): readonly string[] {
  const parts = decision.about.parts as Readonly<Record<string, readonly string[]>> | undefined
  return parts?.[square] ?? [square]
}

/** The options that give something up for good and are asked about twice. */
export function isGrave(option: string): boolean {
  return option === 'give up'
}

/** The option that most people take most of the time: shown as the main button. Nobody is led to give goods back. */
export function isMain(decision: Decision, option: string): boolean {
  if (['fly on', 'fine', 'yes', 'humans'].includes(option)) return true
  return option === 'done' && decision.question === 'load' && !decision.options.some((other) => other.startsWith('load '))
}
