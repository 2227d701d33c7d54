// A finished game as a table that can be shown at any of its steps, forwards and backwards.

import { keep, kept } from '$lib/kept'
import { patched } from '$lib/patch'
import type { Replay, Sight, Told } from '$lib/protocol'
import { NotDone, type TableSource, type UpdateListener } from '$lib/table.svelte'

/** Steps between two pictures that are kept: going back means going forward from the last one before. */
const KEPT_EVERY = 50

/** Seconds between two steps: hands at the yard are not waited for, and nobody waits for somebody who thought long. */
const SHORTEST = 0.04
const LONGEST = 2.5

/** How building is shown: as it happened, in fast time, or only what came of it. */
export const BUILDING = ['watch', 'fast', 'skip'] as const
export type Building = (typeof BUILDING)[number]
const FASTER = 8

/** Seconds for which finished ships are looked at where building is skipped. */
const GLANCE = 2

export class ReplaySource implements TableSource {
  readonly live = false
  readonly seat = null
  readonly line = 'live'
  readonly steps: number
  watched = $state(0)

  #step = $state(0)
  #sight = $state.raw<Sight>()
  #playing = $state(false)
  #rate = $state(1)
  #building = $state<Building>(BUILDING.find((way) => way === kept('replay.building')) ?? 'fast')
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #kept: Sight[]
  readonly #told: readonly Told[]
  /** How many events have been told after each step. */
  readonly #toldBy: readonly number[]
  readonly #listeners = new Set<UpdateListener>()

  /** `isBuilt` says for each step whether ships are being built after it. */
  constructor(
    private readonly replay: Replay,
    private readonly isBuilt: readonly boolean[] = [],
  ) {
    this.steps = replay.updates.length
    this.#sight = replay.start.sight
    this.#kept = [replay.start.sight]
    const told = [...replay.start.story]
    const toldBy = [told.length]
    for (const update of replay.updates) {
      told.push(...update.events)
      toldBy.push(told.length)
    }
    this.#told = told
    this.#toldBy = toldBy
  }

  get sight(): Sight {
    return this.#sight!
  }

  get step(): number {
    return this.#step
  }

  get story(): readonly Told[] {
    return this.#told.slice(0, this.#toldBy[this.#step])
  }

  get playing(): boolean {
    return this.#playing
  }

  /** How much faster than the game was. */
  get rate(): number {
    return this.#rate
  }

  set rate(rate: number) {
    this.#rate = rate
    if (this.#playing) this.#schedule()
  }

  get building(): Building {
    return this.#building
  }

  set building(way: Building) {
    this.#building = way
    keep('replay.building', way)
    if (this.#playing) this.#schedule()
  }

  now(): number {
    return this.#secondOf(this.#step)
  }

  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Show the game after so many steps, at once. */
  jump(step: number): void {
    const wanted = Math.min(this.steps, Math.max(0, Math.round(step)))
    if (wanted === this.#step) return
    this.#sight = this.#sightAt(wanted)
    this.#step = wanted
    if (this.#playing) this.#schedule()
  }

  /** One step on, shown as it happened. */
  forward(): boolean {
    const update = this.replay.updates[this.#step]
    if (!update) return false
    const before = this.sight
    const after = this.#sightAt(this.#step + 1)
    this.#step += 1
    this.#sight = after
    for (const listener of this.#listeners) listener(update, before, after)
    return true
  }

  play(): void {
    if (this.#step === this.steps) this.jump(0)
    this.#playing = true
    this.#schedule()
  }

  pause(): void {
    this.#playing = false
    clearTimeout(this.#timer)
  }

  answer(): Promise<void> {
    return notHere()
  }

  undo(): Promise<void> {
    return notHere()
  }

  say(): Promise<void> {
    return notHere()
  }

  act(): Promise<void> {
    return notHere()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const isBuilding = this.isBuilt[this.#step] ?? false
    if (isBuilding && this.#building === 'skip' && this.#lastBuilding() > this.#step) {
      this.jump(this.#lastBuilding()) // which schedules what follows
      return
    }
    this.#timer = setTimeout(() => {
      if (this.forward()) this.#schedule()
      else this.pause()
    }, (this.#wait(isBuilding) / this.#rate) * 1000)
  }

  /** Seconds until the next step at the speed of the game. */
  #wait(isBuilding: boolean): number {
    if (isBuilding && this.#building === 'skip') return GLANCE
    const passed = this.#secondOf(this.#step + 1) - this.#secondOf(this.#step)
    const wait = Math.min(LONGEST, Math.max(SHORTEST, passed))
    return isBuilding && this.#building === 'fast' ? wait / FASTER : wait
  }

  /** The last step, from this one on, at which the same ships are being built. */
  #lastBuilding(): number {
    const after = this.isBuilt.indexOf(false, this.#step)
    return after < 0 ? this.steps : after - 1
  }

  #secondOf(step: number): number {
    return this.replay.updates[Math.min(step, this.steps) - 1]?.now ?? this.replay.start.now
  }

  #sightAt(step: number): Sight {
    // Going on from what is shown is the usual case; otherwise from the nearest picture that was kept.
    const nearest = Math.min(Math.floor(step / KEPT_EVERY), this.#kept.length - 1)
    let at = nearest * KEPT_EVERY
    let sight = this.#kept[nearest]!
    if (this.#step <= step && this.#step > at) {
      at = this.#step
      sight = this.sight
    }
    while (at < step) {
      sight = patched(sight, this.replay.updates[at]!.ops)
      at += 1
      if (at === this.#kept.length * KEPT_EVERY) this.#kept.push(sight)
    }
    return sight
  }
}

function notHere(): Promise<void> {
  return Promise.reject(new NotDone(''))
}
