// What a person has set for this browser: sound, the speed of animations, patterns, confirmations, their name.

import { keep, kept } from './kept'

/** How fast animations are, beside normal; `skip` shows none at all. */
const RATES = { slow: 0.6, normal: 1, fast: 2, skip: Infinity } as const
export type Speed = keyof typeof RATES
export const SPEEDS = Object.keys(RATES) as readonly Speed[]

/** How clearly the colours of seats and blocks are told apart by patterns. */
export const PATTERNS = ['usual', 'strong', 'plain'] as const
export type Patterns = (typeof PATTERNS)[number]

/** Before what one is asked again: any answer in flight, whatever ends badly, or only what nobody should do by mistake. */
export const CONFIRMATIONS = ['any', 'bad', 'final'] as const
export type Gravity = (typeof CONFIRMATIONS)[number]

/** Which edition of a game the quick ways of the first screen begin, under the names that newcomers are given. */
export const EDITIONS = ['classic', 'new'] as const
export type EditionName = (typeof EDITIONS)[number]

export const LOUDEST = 100

class Settings {
  #sound = $state(kept('sound') !== 'off')
  #volume = $state(number(kept('volume'), LOUDEST))
  #speed = $state<Speed>(oneOf(SPEEDS, kept('speed')) ?? 'normal')
  #patterns = $state<Patterns>(oneOf(PATTERNS, kept('patterns')) ?? 'usual')
  #confirmations = $state<Gravity>(oneOf(CONFIRMATIONS, kept('confirmations')) ?? 'bad')
  #edition = $state<EditionName>(oneOf(EDITIONS, kept('edition')) ?? 'classic')
  #name = $state(kept('name') ?? '')

  get sound(): boolean {
    return this.#sound
  }

  set sound(on: boolean) {
    this.#sound = on
    keep('sound', on ? 'on' : 'off')
  }

  /** From 0 to `LOUDEST`, kept while the sound is off. */
  get volume(): number {
    return this.#volume
  }

  set volume(volume: number) {
    this.#volume = volume
    keep('volume', String(volume))
  }

  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    keep('speed', speed)
  }

  get patterns(): Patterns {
    return this.#patterns
  }

  set patterns(patterns: Patterns) {
    this.#patterns = patterns
    keep('patterns', patterns)
    showPatterns(patterns)
  }

  /** The least grave choices before which one is asked again. */
  get confirmations(): Gravity {
    return this.#confirmations
  }

  set confirmations(from: Gravity) {
    this.#confirmations = from
    keep('confirmations', from)
  }

  /** Whether a choice is to be confirmed. What is `final`, such as giving up a flight, always is. */
  asksBefore(gravity: Gravity): boolean {
    return CONFIRMATIONS.indexOf(gravity) >= CONFIRMATIONS.indexOf(this.#confirmations)
  }

  get edition(): EditionName {
    return this.#edition
  }

  set edition(edition: EditionName) {
    this.#edition = edition
    keep('edition', edition)
  }

  /** How the person is called at tables. */
  get name(): string {
    return this.#name
  }

  set name(name: string) {
    this.#name = name
    keep('name', name)
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}

/** A number from 0 to `most`; `most` where none was kept. */
function number(text: string | null, most: number): number {
  const read = text === null || text === '' ? NaN : Number(text)
  return Number.isFinite(read) ? Math.min(most, Math.max(0, read)) : most
}

/** Drawings are told by the style sheet, so that a change needs no drawing anew. */
function showPatterns(patterns: Patterns): void {
  const root = globalThis.document?.documentElement
  if (root) root.dataset.patterns = patterns
}

export const settings = new Settings()
showPatterns(settings.patterns)

/** How much faster than at normal speed animations are; those who skip them see the few that remain at normal speed. */
export function animationRate(): number {
  return settings.speed === 'skip' ? 1 : RATES[settings.speed]
}

/** How long an animation of so many milliseconds lasts here: nothing for who skips them or wants little motion. */
export function lasting(milliseconds: number): number {
  return wantsLittleMotion() ? 0 : milliseconds / RATES[settings.speed]
}

export function wantsLittleMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
