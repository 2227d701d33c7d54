// The one way to answer in flight. Buttons, squares of the ship, keys, blocks that are dropped and cards of the hand all
// end here, so that whatever is to be asked about once more is, however it was chosen.

import type { Decision } from '$lib/protocol'
import { settings, type Gravity } from '$lib/settings.svelte'
import type { TableSource } from '$lib/table.svelte'
import { isGrave } from './choices'
import { endsFlight } from './outlook'
import { Picking } from './picking.svelte'
import { Series, stepsOf, type Step } from './series.svelte'

/** What a person is asked once more, before it is sent. */
export interface Doubt {
  readonly gravity: Gravity
  readonly options: readonly string[]
  readonly steps: readonly Step[]
  /** What it is called, where that is not the words of its option. */
  readonly name: string | null
}

export class Answering {
  readonly #table: () => TableSource
  readonly #decision: () => Decision | null
  readonly #series = $derived.by(() => new Series(this.#table()))
  readonly picking: Picking
  #doubted = $state.raw<{ readonly decision: string; readonly doubt: Doubt } | null>(null)
  #sent = $state<string | null>(null)

  constructor(table: () => TableSource, decision: () => Decision | null) {
    this.#table = table
    this.#decision = decision
    this.picking = new Picking(decision)
  }

  /** An answer is on its way. */
  get busy(): boolean {
    return this.#series.running || (this.#sent !== null && this.#sent === this.#decision()?.id)
  }

  /** What is to be confirmed now. */
  get doubt(): Doubt | null {
    return this.#doubted !== null && this.#doubted.decision === this.#decision()?.id ? this.#doubted.doubt : null
  }

  /** Somebody has chosen this: where choices are collected it is one of them, else it is the answer. */
  choose(option: string): void {
    const decision = this.#decision()
    if (!decision || this.busy) return
    const { collected, choices } = this.picking
    if (collected && [...choices.squares.values()].includes(option)) this.picking.pick(option)
    else this.#consider(decision, { gravity: gravityOf(decision, [option]), options: [option], steps: [{ question: decision.question, option }], name: null })
  }

  /** A square of the ship was chosen. */
  chooseSquare(square: string): void {
    const option = this.picking.chosen(square)
    if (option !== null) this.choose(option)
  }

  /** All that was to be collected is. The button that says so is a confirmation already, but not of an end. */
  confirmPicks(): void {
    const decision = this.#decision()
    const { collected, complete, picks } = this.picking
    if (!decision || !collected || !complete || this.busy) return
    const gravity = gravityOf(decision, picks)
    const doubt = { gravity, options: picks, steps: stepsOf(decision, collected, picks), name: null }
    if (gravity === 'any') void this.#send(decision, doubt.steps)
    else this.#consider(decision, doubt)
  }

  /** Several answers in a row, by the name of their plan. */
  choosePlan(name: string, steps: readonly Step[]): void {
    const decision = this.#decision()
    const options = steps.slice(0, 1).map(({ option }) => option)
    if (decision && !this.busy) this.#consider(decision, { gravity: gravityOf(decision, options), options, steps, name })
  }

  /** Yes, really. */
  confirm(): void {
    const [decision, doubt] = [this.#decision(), this.doubt]
    if (decision && doubt && !this.busy) void this.#send(decision, doubt.steps)
  }

  /** Rather not. */
  refrain(): void {
    this.#doubted = null
  }

  /** Take back what was done last. */
  async undo(): Promise<void> {
    try {
      await this.#series.undo()
    } catch {
      // The person has been told why.
    }
  }

  #consider(decision: Decision, doubt: Doubt): void {
    if (settings.asksBefore(doubt.gravity)) this.#doubted = { decision: decision.id, doubt }
    else void this.#send(decision, doubt.steps)
  }

  async #send({ id }: Decision, steps: readonly Step[]): Promise<void> {
    this.#sent = id
    this.#doubted = null
    this.picking.pointed = null
    try {
      await this.#series.play(id, steps)
    } catch {
      // The person has been told why; the question is still open.
      this.#sent = null
    }
  }
}

/** How grave it is to give these answers. Nobody is warned of what follows whatever they choose. */
export function gravityOf(decision: Decision, options: readonly string[]): Gravity {
  if (options.some((option) => isGrave(decision, option))) return 'final'
  const isAvoidable = decision.options.some((option) => !endsFlight(decision, [option]))
  return isAvoidable && endsFlight(decision, options) ? 'bad' : 'any'
}
