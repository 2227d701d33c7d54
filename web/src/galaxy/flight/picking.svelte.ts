// What a person is about to choose: the block in the hand, the option pointed at, the choices that are collected before
// they are sent, and the squares that light up for them.

import type { Decision } from '$lib/protocol'
import { choicesOf, collectedIn, type BlockMove, type Choices } from './choices'

const NOTHING: Choices = { squares: new Map(), moves: [], amounts: new Map(), ships: new Map(), named: new Map(), edges: new Map(), others: [] }
const NO_PICKS: readonly string[] = []

export class Picking {
  readonly #decision: () => Decision | null
  #wished = $state<{ readonly decision: string; readonly colour: string } | null>(null)
  #opened = $state<{ readonly decision: string; readonly square: string } | null>(null)
  #picked = $state.raw<{ readonly decision: string; readonly options: readonly string[] } | null>(null)
  /** The option whose button is under the pointer or has the focus. */
  pointed = $state<string | null>(null)

  constructor(decision: () => Decision | null) {
    this.#decision = decision
  }

  readonly choices = $derived.by(() => {
    const decision = this.#decision()
    return decision ? choicesOf(decision) : NOTHING
  })

  /** How many choices are collected before they are sent; null where each is sent as it is made. */
  readonly collected = $derived.by(() => {
    const decision = this.#decision()
    return decision ? collectedIn(decision) : null
  })

  /** The choices collected so far, in order. */
  readonly picks = $derived.by((): readonly string[] =>
    this.#picked?.decision === this.#decision()?.id ? (this.#picked?.options ?? NO_PICKS) : NO_PICKS,
  )

  /** Whether all have been made. */
  readonly complete = $derived(this.collected !== null && this.picks.length === this.collected.wanted)

  /** The colour of the block in the hand that goes where the person clicks; the dearest that fits, unless they chose. */
  readonly held = $derived.by((): string | null => {
    const loads = this.choices.moves.filter((move) => move.verb === 'load')
    const wished = this.#wished?.decision === this.#decision()?.id ? this.#wished?.colour : undefined
    return loads.find((move) => move.colour === wished)?.colour ?? loads[0]?.colour ?? null
  })

  /** Squares that can be clicked now. */
  readonly squares = $derived.by((): ReadonlySet<string> => {
    const { squares, moves, named } = this.choices
    const holds = moves.filter((move) => move.verb === 'lift' || move.colour === this.held).map((move) => move.square)
    return new Set([...squares.keys(), ...named.keys(), ...holds])
  })

  /** Squares that are lit: of the option pointed at, and of those picked. Pointing shows another one in place of the only pick. */
  readonly pointedSquares = $derived.by((): ReadonlySet<string> => {
    const { squares, moves, named } = this.choices
    const kept = this.pointed === null || this.collected?.wanted !== 1 ? this.picks : NO_PICKS
    const lit = this.pointed === null ? kept : [...kept, this.pointed]
    const own = [...squares].filter(([, option]) => lit.includes(option)).map(([square]) => square)
    const acted = [...named].filter(([, options]) => options.some((option) => lit.includes(option))).map(([square]) => square)
    const opened = this.pointed === null && this.opened.length > 0 ? [this.#openedSquare!] : []
    return new Set([...own, ...acted, ...opened, ...moves.filter((move) => lit.includes(move.option)).map((move) => move.square)])
  })

  /** How often each square has been picked, where squares can be picked more than once. */
  readonly counts = $derived.by((): Readonly<Record<string, number>> => {
    const each = this.collected?.each ?? {}
    if (!Object.values(each).some((most) => most > 1)) return {}
    return Object.fromEntries(this.picks.map((option) => [option, this.countOf(option)]))
  })

  /** The square that was clicked and stands for something that is shown before it is done. */
  readonly #openedSquare = $derived.by(() => (this.#opened?.decision === this.#decision()?.id ? (this.#opened?.square ?? null) : null))

  /** All that can be done with that square, where an option says more than which square it is. */
  readonly opened = $derived.by((): readonly string[] => {
    const square = this.#openedSquare
    return square !== null && this.choices.named.has(square) ? this.#optionsOn(square) : NO_PICKS
  })

  /** Blocks of one hold of which one can be lifted: shown when the hold was clicked and there are several. */
  readonly liftable = $derived.by((): readonly BlockMove[] => {
    return this.choices.moves.filter((move) => move.verb === 'lift' && move.square === this.#openedSquare)
  })

  take(colour: string): void {
    const decision = this.#decision()
    if (decision) this.#wished = { decision: decision.id, colour }
  }

  countOf(option: string): number {
    return this.picks.filter((other) => other === option).length
  }

  /** One more of this option; once there can be no more, none of it. Where there is but one to choose, this one instead. */
  pick(option: string): void {
    if (!this.collected) return
    const { wanted, each } = this.collected
    const count = this.countOf(option)
    if (wanted === 1) this.#keep([option])
    else if (count < (each[option] ?? 0) && this.picks.length < wanted) this.#keep([...this.picks, option])
    else if (count > 0) this.#keep(this.picks.filter((other) => other !== option))
  }

  /** Take the last choice back. */
  unpick(): void {
    this.#keep(this.picks.slice(0, -1))
  }

  #keep(options: readonly string[]): void {
    const decision = this.#decision()
    if (decision) this.#picked = { decision: decision.id, options }
  }

  /** The option that a click on a square means; null if it only opens a further choice or means nothing. */
  chosen(square: string): string | null {
    const { squares, moves, named } = this.choices
    if (named.has(square)) return this.#shownFirst(square)
    const own = squares.get(square)
    if (own !== undefined) return own
    const load = moves.find((move) => move.verb === 'load' && move.square === square && move.colour === this.held)
    if (load) return load.option
    const lifts = moves.filter((move) => move.verb === 'lift' && move.square === square)
    if (lifts.length === 1) return lifts[0]!.option
    if (lifts.length > 1) this.#open(square)
    return null
  }

  /** What burns an engine or turns a component is shown at the first click and done at the second, if it is but one thing. */
  #shownFirst(square: string): string | null {
    const options = this.#optionsOn(square)
    if (options.length === 1 && this.#openedSquare === square) return options[0]!
    this.#open(square)
    return null
  }

  #open(square: string): void {
    const decision = this.#decision()
    if (decision) this.#opened = { decision: decision.id, square }
  }

  #optionsOn(square: string): readonly string[] {
    const { squares, moves, named } = this.choices
    const own = squares.get(square)
    const loads = moves.filter((move) => move.square === square && (move.verb === 'lift' || move.colour === this.held))
    return [...(own === undefined ? [] : [own]), ...(named.get(square) ?? []), ...loads.map(({ option }) => option)]
  }

  /** The option of laying a block of this colour on a square, if that is possible. */
  loading(colour: string, square: string): string | null {
    return this.choices.moves.find((move) => move.verb === 'load' && move.colour === colour && move.square === square)?.option ?? null
  }
}
