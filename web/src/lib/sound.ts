// The table's sounds, made on the spot: no files, nothing before the person has touched the page, nothing when off.

import { LOUDEST, settings } from './settings.svelte'

export type Sound =
  | 'weld'
  | 'draw'
  | 'rotate'
  | 'tick'
  | 'meteor'
  | 'hit'
  | 'laser'
  | 'shield'
  | 'coins'
  | 'break'
  | 'launch'
  | 'turn_hourglass'
  | 'card'
  | 'dice'
  | 'win'
  | 'lose'
  | 'chat'

interface Desk {
  readonly context: AudioContext
  readonly out: AudioNode
  readonly volume: GainNode
  /** A second of noise, shared by everything that hisses or rumbles. */
  readonly noise: AudioBuffer
}

/** Undefined before the first sound; null where there is none to be had. */
let desk: Desk | null | undefined

/** Play a sound if the person wants sounds and the browser lets us. Never fails, never waits. */
export function play(sound: Sound): void {
  // A browser complains about sound made before the first gesture, so it is not even tried.
  if (!settings.sound || !globalThis.navigator?.userActivation?.hasBeenActive) return
  try {
    if (desk === undefined) desk = open()
    if (desk === null) return
    const { context } = desk
    // Ears hear by ratios: half way down the slider is a quarter of the amplitude.
    desk.volume.gain.value = (settings.volume / LOUDEST) ** 2
    if (context.state === 'suspended') void context.resume().catch(() => undefined)
    SOUNDS[sound](desk, context.currentTime + 0.005)
  } catch {
    desk = null // no device, no permission, too many contexts: the table goes on in silence
  }
}

function open(): Desk {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const limiter = context.createDynamicsCompressor()
  const volume = context.createGain()
  limiter.connect(volume).connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1
  return { context, out: limiter, volume, noise }
}

interface Tone {
  readonly at?: number
  readonly lasts: number
  /** The pitch at the beginning and, where it glides, at the end. */
  readonly pitch: number
  readonly to?: number
  readonly loud?: number
  readonly rise?: number
  readonly wave?: OscillatorType
}

function tone({ context, out }: Desk, start: number, { at = 0, lasts, pitch, to, loud = 0.3, rise = 0.005, wave = 'sine' }: Tone) {
  const begin = start + at
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(pitch, begin)
  if (to) oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts)
  oscillator.connect(swell(context, begin, lasts, loud, rise)).connect(out)
  oscillator.start(begin)
  oscillator.stop(begin + lasts + 0.05)
}

interface Hiss {
  readonly at?: number
  readonly lasts: number
  /** The middle of the heard band at the beginning and, where it glides, at the end. */
  readonly pitch: number
  readonly to?: number
  readonly loud?: number
  readonly rise?: number
  readonly narrow?: number
  readonly band?: BiquadFilterType
}

function hiss(
  { context, out, noise }: Desk,
  start: number,
  { at = 0, lasts, pitch, to, loud = 0.3, rise = 0.005, narrow = 1, band = 'bandpass' }: Hiss,
) {
  const begin = start + at
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = band
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(pitch, begin)
  if (to) filter.frequency.exponentialRampToValueAtTime(to, begin + lasts)
  source.connect(filter).connect(swell(context, begin, lasts, loud, rise)).connect(out)
  source.start(begin, Math.random() * 0.5)
  source.stop(begin + lasts + 0.05)
}

function swell(context: AudioContext, begin: number, lasts: number, loud: number, rise: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loud, begin + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts)
  return gain
}

const NOTE = (semitones: number): number => 440 * 2 ** (semitones / 12)

const SOUNDS: Readonly<Record<Sound, (desk: Desk, start: number) => void>> = {
  weld(desk, start) {
    tone(desk, start, { lasts: 0.12, pitch: 190, to: 70, loud: 0.5, wave: 'triangle' })
    for (const [pitch, loud] of [
      [1240, 0.1],
      [1873, 0.07],
      [2750, 0.04],
    ] as const) {
      tone(desk, start, { lasts: 0.28, pitch, loud })
    }
    hiss(desk, start, { at: 0.03, lasts: 0.22, pitch: 5200, to: 3000, loud: 0.16, narrow: 0.7 })
  },
  draw(desk, start) {
    hiss(desk, start, { lasts: 0.09, pitch: 1800, to: 3600, loud: 0.32, rise: 0.03 })
    tone(desk, start, { at: 0.05, lasts: 0.05, pitch: 620, to: 480, loud: 0.12, wave: 'triangle' })
  },
  rotate(desk, start) {
    tone(desk, start, { lasts: 0.035, pitch: 1500, to: 900, loud: 0.2, wave: 'square' })
    hiss(desk, start, { lasts: 0.05, pitch: 2600, loud: 0.1, narrow: 2 })
  },
  tick(desk, start) {
    tone(desk, start, { lasts: 0.05, pitch: 1320, to: 1180, loud: 0.28, wave: 'triangle' })
  },
  meteor(desk, start) {
    hiss(desk, start, { lasts: 0.9, pitch: 300, to: 1500, loud: 0.35, rise: 0.6, narrow: 1.6 })
    tone(desk, start, { lasts: 0.85, pitch: 70, to: 130, loud: 0.2, rise: 0.5, wave: 'sawtooth' })
  },
  hit(desk, start) {
    tone(desk, start, { lasts: 0.5, pitch: 130, to: 34, loud: 0.8 })
    hiss(desk, start, { lasts: 0.55, pitch: 2600, to: 160, loud: 0.6, band: 'lowpass' })
    tone(desk, start, { lasts: 0.2, pitch: 720, to: 410, loud: 0.12, wave: 'square' })
  },
  laser(desk, start) {
    tone(desk, start, { lasts: 0.22, pitch: 1900, to: 180, loud: 0.22, wave: 'sawtooth' })
    tone(desk, start, { lasts: 0.18, pitch: 2850, to: 260, loud: 0.1, wave: 'square' })
  },
  shield(desk, start) {
    tone(desk, start, { lasts: 0.6, pitch: 420, to: 640, loud: 0.18, rise: 0.06 })
    tone(desk, start, { lasts: 0.6, pitch: 427, to: 652, loud: 0.18, rise: 0.06, wave: 'triangle' })
    tone(desk, start, { at: 0.05, lasts: 0.5, pitch: 1270, to: 1300, loud: 0.06, rise: 0.05 })
  },
  coins(desk, start) {
    for (const [at, pitch] of [
      [0, 2090],
      [0.07, 2637],
      [0.15, 3136],
    ] as const) {
      tone(desk, start, { at, lasts: 0.3, pitch, loud: 0.12 })
      tone(desk, start, { at, lasts: 0.12, pitch: pitch * 2.76, loud: 0.05 })
    }
  },
  break(desk, start) {
    tone(desk, start, { lasts: 1.1, pitch: 230, to: 46, loud: 0.32, wave: 'sawtooth' })
    hiss(desk, start, { lasts: 0.16, pitch: 3400, to: 900, loud: 0.5 })
    for (const at of [0.12, 0.21, 0.37, 0.52]) {
      hiss(desk, start, { at, lasts: 0.12, pitch: 1400 - 1400 * at, loud: 0.4 - 0.5 * at, narrow: 3 })
    }
    hiss(desk, start, { at: 0.1, lasts: 1.2, pitch: 500, to: 70, loud: 0.4, band: 'lowpass' })
  },
  launch(desk, start) {
    hiss(desk, start, { lasts: 2.2, pitch: 120, to: 1400, loud: 0.6, rise: 0.7, band: 'lowpass' })
    tone(desk, start, { lasts: 2, pitch: 44, to: 96, loud: 0.4, rise: 0.5, wave: 'sawtooth' })
  },
  turn_hourglass(desk, start) {
    tone(desk, start, { lasts: 0.12, pitch: 300, to: 210, loud: 0.3, wave: 'triangle' })
    hiss(desk, start, { at: 0.1, lasts: 0.8, pitch: 6200, to: 4400, loud: 0.14, rise: 0.12, narrow: 0.8 })
    tone(desk, start, { at: 0.16, lasts: 0.5, pitch: NOTE(7), loud: 0.1 })
    tone(desk, start, { at: 0.28, lasts: 0.6, pitch: NOTE(12), loud: 0.1 })
  },
  card(desk, start) {
    hiss(desk, start, { lasts: 0.16, pitch: 900, to: 4200, loud: 0.28, rise: 0.08 })
    tone(desk, start, { at: 0.13, lasts: 0.08, pitch: 240, to: 160, loud: 0.2, wave: 'triangle' })
  },
  dice(desk, start) {
    for (const at of [0, 0.07, 0.13, 0.22, 0.3, 0.42]) {
      hiss(desk, start, { at, lasts: 0.035, pitch: 1700 + 1100 * Math.random(), loud: 0.34, narrow: 4 })
      tone(desk, start, { at, lasts: 0.03, pitch: 520 + 240 * Math.random(), loud: 0.1, wave: 'triangle' })
    }
  },
  win(desk, start) {
    for (const [index, note] of [0, 4, 7, 12, 7, 12, 16].entries()) {
      tone(desk, start, { at: 0.12 * index, lasts: 0.45, pitch: NOTE(note + 3), loud: 0.18, wave: 'triangle' })
      tone(desk, start, { at: 0.12 * index, lasts: 0.3, pitch: NOTE(note + 15), loud: 0.06 })
    }
  },
  lose(desk, start) {
    for (const [index, note] of [0, -2, -5, -9].entries()) {
      tone(desk, start, { at: 0.2 * index, lasts: 0.5, pitch: NOTE(note - 5), to: NOTE(note - 5.6), loud: 0.2, wave: 'triangle' })
    }
  },
  chat(desk, start) {
    tone(desk, start, { lasts: 0.12, pitch: NOTE(7), loud: 0.1 })
    tone(desk, start, { at: 0.08, lasts: 0.18, pitch: NOTE(14), loud: 0.1 })
  },
}
