/** One's own place at the yard: what lies there with the acts that are on their way, and what the hands can do. */

import type { Decision, View } from '$lib/protocol'
import type { PlaceView, ShipView, TableView } from '../view'
import { NotDone, type TableSource } from '$lib/table.svelte'
import type { Ghost } from '../art/ship'
import { ARROWS, COMPONENTS, pieceOfKey, type Turn } from '../facts'
import { Acts } from './acts'
import { handled } from './handled.svelte'
import { VOCABULARY } from '../vocabulary'
import { fitting, NO_OFFERS, nextTurn, offeredTurn, offersOf, type Offers } from './offers'
import { shownPlace, UNSEEN, type Act, type Shown } from './shown'

/** How the component in hand would lie on a square. */
export type Fit = 'good' | 'bad' | 'unknown'

/** Somebody who clicks twice wants one component, not the next one as well. */
const MIND_MADE_UP = 350
const STARTING: Act = { form: 'start' }

export class Bench {
  readonly #table: TableSource
  readonly #view: () => View
  readonly #acts: Acts
  #pending = $state.raw<string | null>(null)
  #given = $state.raw<Readonly<Record<number, Turn>>>({})
  #since = 0

  /** The square that has the attention of the mouse, the finger or the arrow keys. */
  cursor = $state.raw<string | null>(null)

  readonly decision: Decision | null = $derived.by(() => {
    const { decision } = this.#view()
    return decision?.question === 'build' || decision?.question === 'start_building' ? decision : null
  })
  readonly offers: Offers = $derived(this.decision ? offersOf(this.decision.question, this.decision.options) : NO_OFFERS)

  constructor(table: TableSource, view: () => View) {
    this.#table = table
    this.#view = view
    this.#acts = new Acts({
      send: (option) => table.answer(option),
      refused: (_, why) => {
        if (!(why instanceof NotDone)) throw why
      },
      changed: () => (this.#pending = this.#acts.pending),
    })
  }

  /** To be called whenever the decision may have changed. */
  listen(): void {
    this.#acts.asked(this.decision)
  }

  get #state(): TableView {
    return this.#view().table as TableView
  }

  get seat(): number | null {
    return this.#table.seat
  }

  get place(): PlaceView | null {
    return this.seat === null ? null : (this.#state.yard?.places[this.seat] ?? null)
  }

  get ship(): ShipView | null {
    return this.seat === null ? null : (this.#state.ships[this.seat] ?? null)
  }

  readonly shown: Shown | null = $derived.by(() => {
    const { yard } = this.#state
    const pending = this.#pending === null ? null : (VOCABULARY.read('build', this.#pending) ?? VOCABULARY.read('start_building', this.#pending))
    return yard && this.place && this.ship ? shownPlace(yard, this.place, this.ship, pending) : null
  })

  readonly pending: boolean = $derived(this.#pending !== null)

  /** The component in hand, once it is known. */
  readonly hand: number | null = $derived(this.shown?.hand === UNSEEN ? null : (this.shown?.hand ?? null))

  /** How the component in hand is turned. It stays so when it is laid down and picked up again. */
  readonly turn: Turn = $derived(this.hand === null ? 0 : (this.#given[this.hand] ?? 0))

  readonly #fits = $derived(this.place?.fits ? fitting(this.place.fits) : null)

  /** The squares that are open to the component in hand, and how it would lie there as it is turned now. */
  readonly squares: ReadonlyMap<string, Fit> = $derived.by(() => {
    const fits = this.#fits
    const open = new Map<string, Fit>()
    for (const [square, turns] of this.offers.welds) {
      if (!turns.includes(this.turn)) open.set(square, 'bad')
      else open.set(square, !fits ? 'unknown' : fits.get(square)?.includes(this.turn) ? 'good' : 'bad')
    }
    return open
  })

  /** The squares where the component in hand would fit if it were turned. */
  readonly afterTurning: ReadonlySet<string> = $derived.by(() => {
    const squares = new Set<string>()
    for (const square of this.#fits?.keys() ?? []) {
      if (this.squares.get(square) === 'bad') squares.add(square)
    }
    return squares
  })

  /** The component as it lies or would lie on a square: being welded there, or held over it. */
  readonly ghost: Ghost | null = $derived.by(() => {
    if (this.shown?.welding) {
      const { square, tile, turn } = this.shown.welding
      return { square, piece: `${tile}${ARROWS[turn]}`, fits: true }
    }
    const square = this.cursor
    const fit = square === null ? undefined : this.squares.get(square)
    if (square === null || fit === undefined || this.hand === null) return null
    return { square, piece: `${this.hand}${ARROWS[this.turn]}`, fits: fit !== 'bad' }
  })

  /** Who builds in turns waits for the table after every act: it may have been the end of the move. */
  readonly waits: boolean = $derived(this.pending && this.#state.yard?.turn != null)

  #do(act: Act): boolean {
    const option = act.form === 'start' ? VOCABULARY.write('start_building', act) : VOCABULARY.write('build', act)
    return !this.waits && this.#acts.act(option)
  }

  start(): boolean {
    return this.#do(STARTING)
  }

  draw(): boolean {
    return this.#reachFor({ form: 'draw' })
  }

  take(tile: number): boolean {
    return this.#reachFor({ form: 'take', component: tile })
  }

  use(tile: number): boolean {
    return this.#reachFor({ form: 'use', component: tile })
  }

  /** With a full hand, what it holds is put back on the table first. */
  #reachFor(act: Act): boolean {
    if (!this.pending && this.hand !== null) {
      if (!this.offers.giveBack || performance.now() - this.#since < MIND_MADE_UP) return false
      this.giveBack()
    }
    this.#since = performance.now()
    return this.#do(act)
  }

  giveBack(): boolean {
    return this.#do({ form: 'return' })
  }

  setAside(): boolean {
    return this.#do({ form: 'set_aside' })
  }

  lift(): boolean {
    const key = this.place?.last ? this.ship?.pieces[this.place.last] : undefined
    if (key !== undefined) this.#turnTo(pieceOfKey(key).tile, pieceOfKey(key).turn)
    return this.#do({ form: 'lift' })
  }

  look(pile: number): boolean {
    return this.#do({ form: 'look', pile })
  }

  putBack(): boolean {
    return this.#do({ form: 'put_back' })
  }

  turnHourglass(): boolean {
    return this.#do({ form: 'turn' })
  }

  /** What a module lets one do, as it offers it. */
  doOther(option: string): boolean {
    return !this.waits && this.#acts.act(option)
  }

  finish(number: number): boolean {
    return this.#do({ form: 'finish', number })
  }

  /** Turn what is in the hand; whether it looks different now. */
  rotate(step: 1 | -1): boolean {
    const component = this.hand === null ? undefined : COMPONENTS.get(this.hand)
    if (!component || component.turns.length < 2) return false
    this.#turnTo(component.id, nextTurn(component.turns, this.turn, step))
    handled.turns += 1
    return true
  }

  /**
   * Weld what is in the hand on a square. Where the table would take it turned otherwise, it is turned first, and
   * welding it takes a second word.
   */
  weld(square: string): 'welded' | 'turned' | 'no' {
    if (this.pending) return this.#do({ form: 'weld', square, turn: this.turn }) ? 'welded' : 'no'
    const component = this.hand === null ? undefined : COMPONENTS.get(this.hand)
    if (!component) return 'no'
    const turn = offeredTurn(this.offers, square, component.turns, this.turn)
    if (turn === null) return 'no'
    if (turn !== this.turn) {
      this.#turnTo(component.id, turn)
      return 'turned'
    }
    return this.#do({ form: 'weld', square, turn }) ? 'welded' : 'no'
  }

  #turnTo(tile: number, turn: Turn): void {
    this.#given = { ...this.#given, [tile]: turn }
  }
}
