// What a person is about to choose: the block in the hand, the option pointed at, and the squares that light up for it.

import type { Decision } from '$lib/protocol'
import { choicesOf, type BlockMove, type Choices } from './choices'

const NOTHING: Choices = { squares: new Map(), moves: [], ships: new Map(), others: [] }

export class Picking {
  readonly #decision: () => Decision | null
  #wished = $state<{ readonly decision: string; readonly colour: string } | null>(null)
  #opened = $state<{ readonly decision: string; readonly square: string } | null>(null)
  /** The option whose button is under the pointer or has the focus. */
  pointed = $state<string | null>(null)

  constructor(decision: () => Decision | null) {
    this.#decision = decision
  }

  readonly choices = $derived.by(() => {
    const decision = this.#decision()
    return decision ? choicesOf(decision) : NOTHING
  })

  /** The colour of the block in the hand that goes where the person clicks; the dearest that fits, unless they chose. */
  readonly held = $derived.by((): string | null => {
    const loads = this.choices.moves.filter((move) => move.verb === 'load')
    const wished = this.#wished?.decision === this.#decision()?.id ? this.#wished?.colour : undefined
    return loads.find((move) => move.colour === wished)?.colour ?? loads[0]?.colour ?? null
  })

  /** Squares that can be clicked now. */
  readonly squares = $derived.by((): ReadonlySet<string> => {
    const { squares, moves } = this.choices
    const holds = moves.filter((move) => move.verb === 'lift' || move.colour === this.held).map((move) => move.square)
    return new Set([...squares.keys(), ...holds])
  })

  /** Squares that the option pointed at is about. */
  readonly pointedSquares = $derived.by((): ReadonlySet<string> => {
    const { squares, moves } = this.choices
    const option = this.pointed
    if (option === null) return new Set()
    const own = [...squares].filter(([, other]) => other === option).map(([square]) => square)
    return new Set([...own, ...moves.filter((move) => move.option === option).map((move) => move.square)])
  })

  /** Blocks of one hold of which one can be lifted: shown when the hold was clicked and there are several. */
  readonly liftable = $derived.by((): readonly BlockMove[] => {
    const opened = this.#opened?.decision === this.#decision()?.id ? this.#opened?.square : undefined
    return this.choices.moves.filter((move) => move.verb === 'lift' && move.square === opened)
  })

  take(colour: string): void {
    const decision = this.#decision()
    if (decision) this.#wished = { decision: decision.id, colour }
  }

  /** The option that a click on a square means; null if it only opens a further choice or means nothing. */
  chosen(square: string): string | null {
    const { squares, moves } = this.choices
    const own = squares.get(square)
    if (own !== undefined) return own
    const load = moves.find((move) => move.verb === 'load' && move.square === square && move.colour === this.held)
    if (load) return load.option
    const lifts = moves.filter((move) => move.verb === 'lift' && move.square === square)
    if (lifts.length === 1) return lifts[0]!.option
    const decision = this.#decision()
    if (lifts.length > 1 && decision) this.#opened = { decision: decision.id, square }
    return null
  }

  /** The option of laying a block of this colour on a square, if that is possible. */
  loading(colour: string, square: string): string | null {
    return this.choices.moves.find((move) => move.verb === 'load' && move.colour === colour && move.square === square)?.option ?? null
  }
}
