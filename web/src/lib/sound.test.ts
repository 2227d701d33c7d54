import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sound } from './sound'

const EVERY: readonly Sound[] = [
  'weld', 'draw', 'rotate', 'tick', 'meteor', 'hit', 'laser', 'shield', 'coins', 'break', 'launch', 'turn_hourglass',
  'card', 'dice', 'win', 'lose', 'chat',
]

/** Takes every call and hands out more of itself, as a desk with all its knobs does. */
function anything(): unknown {
  const one: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : name === 'then' ? undefined : one),
    set: () => true,
    apply: () => one,
  })
  return one
}

const touched = (yes: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive: yes } })

describe('sounds', () => {
  beforeEach(() => vi.resetModules()) // each test begins with a page that has not made a sound
  afterEach(() => vi.unstubAllGlobals())

  it('are not even tried before the person has touched the page', async () => {
    const opened = vi.fn(anything)
    vi.stubGlobal('AudioContext', opened)
    touched(false)
    const { play } = await import('./sound')
    play('weld')
    expect(opened).not.toHaveBeenCalled()
  })

  it('are silent when switched off', async () => {
    const opened = vi.fn(anything)
    vi.stubGlobal('AudioContext', opened)
    touched(true)
    const [{ play }, { settings }] = await Promise.all([import('./sound'), import('./settings.svelte')])
    settings.sound = false
    play('weld')
    expect(opened).not.toHaveBeenCalled()
    settings.sound = true
  })

  it('are all there, over one desk', async () => {
    const createGain = vi.fn(anything)
    const opened = vi.fn(function () {
      return {
        currentTime: 0,
        sampleRate: 10,
        state: 'running',
        createDynamicsCompressor: anything,
        createGain,
        createOscillator: anything,
        createBiquadFilter: anything,
        createBufferSource: anything,
        createBuffer: () => ({ getChannelData: () => new Float32Array(10) }),
      }
    })
    vi.stubGlobal('AudioContext', opened)
    touched(true)
    const { play } = await import('./sound')
    for (const sound of EVERY) {
      const before = createGain.mock.calls.length
      play(sound)
      expect(createGain.mock.calls.length).toBeGreaterThan(before)
    }
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('fail in silence, and only once, where there is no device', async () => {
    const opened = vi.fn(function () {
      throw new Error('no device')
    })
    vi.stubGlobal('AudioContext', opened)
    touched(true)
    const { play } = await import('./sound')
    for (const sound of EVERY) expect(() => play(sound)).not.toThrow()
    expect(opened).toHaveBeenCalledTimes(1)
  })
})
