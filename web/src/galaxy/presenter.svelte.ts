// Shows what happens at a table one event after the other. What is drawn (`shown`) lags behind the table's sight while
// animations play, and is never behind while ships are built.

import type { Sight, Told, Update } from '$lib/protocol'
import type { TableView } from './view'
import { animationRate, settings, wantsLittleMotion } from '$lib/settings.svelte'
import type { TableSource } from '$lib/table.svelte'
import { beatsOf, haste, mayNotLag, type Beat } from './flight/beats'
import { EMPTY, recalled, settled, type Scene } from './flight/scene'

/** How long a beat lasts at most for those who want little motion: long enough to read along. */
const SHORT = 0.35

export class Presenter {
  readonly #table: TableSource
  readonly #heard: (event: Told) => void
  #shown = $state.raw<Sight | null>(null)
  #scene = $state.raw<Scene>(EMPTY)
  #untold = $state(0)
  #playing = $state(false)
  #seen = $state(0)
  #queue: Beat[] = []
  /** The sight and the scene after everything in the queue. */
  #latest: Sight | null = null
  #latestScene: Scene = EMPTY
  #timer: ReturnType<typeof setTimeout> | undefined
  #held = false
  /** Something is to be shown as soon as nobody holds it up. */
  #stopped = false

  /** For those who read along: nothing is ever shown in a hurry, however much is waiting. */
  patient = false

  /** `heard` is told of every event as it is shown, for sounds. */
  constructor(table: TableSource, heard: (event: Told) => void) {
    this.#table = table
    this.#heard = heard
  }

  /** What is drawn now. */
  get shown(): Sight | null {
    return this.#shown
  }

  get scene(): Scene {
    return this.#scene
  }

  /** How many events of the story have not been shown yet. */
  get untold(): number {
    return this.#untold
  }

  /** Whether something is still to be shown. */
  get playing(): boolean {
    return this.#playing
  }

  /** How much faster than at normal speed animations are. */
  get rate(): number {
    return animationRate()
  }

  /** Whether a round has been settled since and nobody has said that they have seen it. */
  get unseenSettlement(): boolean {
    return settlements(this.#shown) > this.#seen
  }

  seenSettlement(): void {
    this.#seen = settlements(this.#shown)
  }

  /** Follow the table; the answer stops it. */
  follow(): () => void {
    this.#jump(this.#table.sight)
    const stop = this.#table.onUpdate((update, before, after) => this.#hear(update, before, after))
    const leave = () => document.hidden && this.hurry()
    document.addEventListener('visibilitychange', leave)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', leave)
      clearTimeout(this.#timer)
    }
  }

  /** A sight that no update has told of (a new connection, a jump in a replay) is shown as it is. */
  notice(sight: Sight | null): void {
    if (sight !== this.#latest) this.#jump(sight)
  }

  /** Show nothing more until `release`: somebody is reading. */
  hold(): void {
    this.#held = true
  }

  release(): void {
    this.#held = false
    if (!this.#stopped) return
    this.#stopped = false
    this.#next()
  }

  /** Show at once where everything led. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#stopped = false
    this.#queue = []
    this.#untold = 0
    this.#shown = this.#latest
    this.#scene = this.#latestScene = settled(this.#latestScene)
    this.#playing = false
  }

  #jump(sight: Sight | null): void {
    clearTimeout(this.#timer)
    this.#stopped = false
    this.#queue = []
    this.#untold = 0
    this.#latest = this.#shown = sight
    // Who comes to the table between two rounds has not seen what the last one brought.
    this.#seen = hasNotBegun((sight?.game?.table as TableView | undefined)?.yard, this.#table.seat) ? Math.min(this.#seen, settlements(sight)) : settlements(sight)
    const galaxy = sight?.game?.table as TableView | undefined
    this.#latestScene = this.#scene = galaxy ? recalled(this.#table.story, galaxy) : EMPTY
    this.#playing = false
  }

  #hear(update: Update, before: Sight, after: Sight): void {
    const beats = beatsOf(update, before, after, this.#latestScene, this.#table.seat)
    this.#queue.push(...beats)
    this.#latest = after
    this.#latestScene = beats.at(-1)?.scene ?? this.#latestScene
    this.#untold += update.events.length
    if (document.hidden || settings.speed === 'skip' || mayNotLag(before, after)) this.hurry()
    else if (!this.#playing) this.#next()
  }

  #next(): void {
    if (this.#held && this.#queue.length > 0) {
      this.#stopped = this.#playing = true
      return
    }
    const faster = this.patient ? 1 : haste(this.#queue)
    if (faster === 0) return this.hurry()
    let seconds = 0
    while (seconds === 0) {
      const beat = this.#queue.shift()
      this.#playing = beat !== undefined
      if (!beat) return
      this.#shown = beat.sight
      this.#scene = beat.scene
      this.#untold -= beat.told
      if (beat.event) this.#heard(beat.event)
      seconds = wantsLittleMotion() ? Math.min(beat.seconds, SHORT) : beat.seconds
    }
    this.#timer = setTimeout(() => this.#next(), (seconds * 1000) / this.rate / faster)
  }
}

/** Whether a seat has not begun to build: nobody gives the word to those who build in turns. */
export function hasNotBegun(yard: TableView['yard'] | undefined, seat: number | null): boolean {
  if (!yard) return false
  return !yard.started || (yard.turn !== null && yard.places[seat ?? -1]?.moves === 0)
}

function settlements(sight: Sight | null): number {
  return (sight?.game?.table as TableView | undefined)?.results.length ?? 0
}
