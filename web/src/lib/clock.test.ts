import { describe, expect, it } from 'vitest'
import { Clock } from './clock'

function clockAt(start: number) {
  const here = { seconds: start }
  return { here, clock: new Clock(() => here.seconds) }
}

describe('the clock', () => {
  it('goes on from what a message said', () => {
    const { here, clock } = clockAt(1000)
    clock.told(30)
    here.seconds += 2.5
    expect(clock.now()).toBeCloseTo(32.5)
  })

  it('assumes that a pong was sent half-way', () => {
    const { here, clock } = clockAt(1000)
    here.seconds = 1000.4
    clock.measured(1000, 50)
    expect(clock.now()).toBeCloseTo(50.2)
  })

  it('trusts the quickest pong most', () => {
    const { here, clock } = clockAt(0)
    here.seconds = 0.02
    clock.measured(0, 100.01)
    for (const slow of [1, 2, 3]) {
      here.seconds = slow + 0.6 // a pong that came late on its way back only
      clock.measured(slow, 100 + slow + 0.01)
    }
    expect(clock.now()).toBeCloseTo(103.6, 1)
  })

  it('jumps when the game itself has jumped, as when it begins', () => {
    const { here, clock } = clockAt(0)
    clock.told(0)
    here.seconds = 600
    clock.told(0)
    expect(clock.now()).toBeCloseTo(0)
  })

  it('is never behind a message', () => {
    const { here, clock } = clockAt(0)
    clock.told(10)
    here.seconds = 5
    clock.told(15.3)
    expect(clock.now()).toBeCloseTo(15.3)
  })
})
