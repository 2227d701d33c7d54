// Answers that belong together: sent one after the other as long as they are what is asked for, and taken back as one.

import type { Decision } from '$lib/protocol'
import type { TableSource } from '$lib/table.svelte'
import type { Collected } from './choices'

/** One answer, to a question; where `left` is told, to the one that says so many are left. */
export interface Step {
  readonly question: string
  readonly option: string
  readonly left?: number
}

export class Series {
  readonly #table: TableSource
  #running = $state(false)
  /** How many answers each thing that the person did consisted of, the last one last. */
  #made: number[] = []

  constructor(table: TableSource) {
    this.#table = table
  }

  /** Something is on its way. */
  get running(): boolean {
    return this.#running
  }

  /**
   * Give these answers, the first one to the decision that the person saw. It ends as soon as the table asks something
   * else than the next step answers; rejects when the table refuses one.
   */
  async play(seen: string, steps: readonly Step[]): Promise<void> {
    if (this.#running) return
    this.#running = true
    let made = 0
    try {
      let last: string | null = null
      for (const step of steps) {
        const decision = this.#table.sight?.game?.decision
        const expected = last === null ? decision?.id === seen : decision?.id !== last
        if (!decision || !expected || !answers(step, decision)) break
        last = decision.id
        await this.#table.answer(step.option)
        made += 1
      }
    } finally {
      this.#running = false
      if (made > 0) this.#remember(made, steps[0]!.question)
    }
  }

  /** Take back what was done last, all of it that may be. */
  async undo(): Promise<void> {
    if (this.#running) return
    this.#running = true
    try {
      for (let steps = this.#made.pop() ?? 1; steps > 0 && this.#table.sight?.game?.may_undo; steps -= 1) {
        await this.#table.undo()
      }
    } finally {
      this.#running = false
    }
  }

  /** Paying for something is part of doing it. */
  #remember(made: number, question: string): void {
    const before = question === 'battery' ? (this.#made.pop() ?? 0) : 0
    this.#made.push(before + made)
  }
}

function answers(step: Step, { question, options, about }: Decision): boolean {
  return question === step.question && options.includes(step.option) && (step.left === undefined || about.left === step.left)
}

/** Choices as steps. The table makes the last ones itself once only one option is left to choose from. */
export function stepsOf({ question }: Decision, { wanted, each }: Collected, picks: readonly string[]): readonly Step[] {
  const left = new Map(Object.entries(each))
  const steps: Step[] = []
  for (const option of picks) {
    if ([...left.values()].filter((count) => count > 0).length < 2) break
    steps.push(wanted > 1 ? { question, option, left: wanted - steps.length } : { question, option })
    left.set(option, (left.get(option) ?? 0) - 1)
  }
  return steps
}
