// What a person has set for this browser: sound, the speed of animations, their name.

import { keep, kept } from './kept'

export const SPEEDS = ['normal', 'fast', 'skip'] as const
export type Speed = (typeof SPEEDS)[number]

class Settings {
  #sound = $state(kept('sound') !== 'off')
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === kept('speed')) ?? 'normal')
  #name = $state(kept('name') ?? '')

  get sound(): boolean {
    return this.#sound
  }

  set sound(on: boolean) {
    this.#sound = on
    keep('sound', on ? 'on' : 'off')
  }

  /** 1x, 2x, or no animations at all. */
  get speed(): Speed {
    return this.#speed
  }

  set speed(speed: Speed) {
    this.#speed = speed
    keep('speed', speed)
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

export const settings = new Settings()

/** How long an animation of so many milliseconds lasts here: nothing for who skips them or wants little motion. */
export function lasting(milliseconds: number): number {
  if (settings.speed === 'skip' || wantsLittleMotion()) return 0
  return settings.speed === 'fast' ? milliseconds / 2 : milliseconds
}

export function wantsLittleMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
