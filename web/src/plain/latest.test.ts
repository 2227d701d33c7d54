import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Latest } from './latest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is fetched in the end takes so many milliseconds. */
function slow(fetched: number[], milliseconds: number) {
  return async (wish: number) => {
    await new Promise((go) => setTimeout(go, milliseconds))
    fetched.push(wish)
  }
}

it('of wishes that come together only the newest is fetched', async () => {
  const fetched: number[] = []
  const latest = new Latest(100, slow(fetched, 0))
  for (const wish of [1, 2, 3]) latest.want(wish)
  await vi.runAllTimersAsync()
  expect(fetched).toEqual([3])
})

it('wishes that never cease are fetched all the same, and the last one at last', async () => {
  const fetched: number[] = []
  const latest = new Latest(100, slow(fetched, 150))
  for (let wish = 0; wish < 20; wish += 1) {
    latest.want(wish)
    await vi.advanceTimersByTimeAsync(50)
  }
  expect(fetched.length).toBeGreaterThan(2)
  await vi.runAllTimersAsync()
  expect(fetched.at(-1)).toBe(19)
})

it('what cannot be fetched keeps nothing else from being fetched', async () => {
  const fetched: number[] = []
  const latest = new Latest<number>(100, async (wish) => {
    if (wish === 1) throw new Error('the server is away')
    fetched.push(wish)
  })
  latest.want(1)
  await vi.runAllTimersAsync()
  latest.want(2)
  await vi.runAllTimersAsync()
  expect(fetched).toEqual([2])
})

it('once stopped nothing more is fetched, and what is under way is called off', async () => {
  const signals: AbortSignal[] = []
  const latest = new Latest<number>(100, async (_, signal) => void signals.push(signal))
  latest.want(1)
  await vi.runAllTimersAsync()
  latest.want(2)
  latest.stop()
  await vi.runAllTimersAsync()
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
})
