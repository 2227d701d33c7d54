import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Wire } from '../testing/wire'
import { Connection, type Listener } from './connection'
import type { Bye } from './protocol'
import type { Line } from './table.svelte'

function connected() {
  const lines: Line[] = []
  const ended: Bye[] = []
  const refused: string[] = []
  const pauses: number[] = []
  const listener: Listener = {
    hello: () => ({ do: 'hello', have: 7 }),
    heard: () => undefined,
    lineIs: (line) => lines.push(line),
    ended: (bye) => ended.push(bye),
    waits: (_, seconds) => pauses.push(seconds),
    refused: (refusal) => refused.push(refusal.why),
  }
  const connection = new Connection('ws://table', listener, Wire as unknown as new (address: string) => WebSocket)
  connection.open()
  Wire.last.connect()
  return { connection, lines, ended, refused, pauses }
}

beforeEach(() => {
  Wire.all = []
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

describe('the line to a table', () => {
  it('introduces itself first', () => {
    connected()
    expect(Wire.last.said[0]).toEqual({ do: 'hello', have: 7 })
  })

  it('says again what was not acknowledged, under the same name, after it broke', async () => {
    const { connection, lines } = connected()
    const done = connection.act({ do: 'say', text: 'hello' })
    const [first] = Wire.last.acts()
    Wire.last.breaks()
    expect(lines.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.all).toHaveLength(2)
    Wire.last.connect()
    expect(Wire.last.acts()).toEqual([first])
    Wire.last.hear({ is: 'done', act: (first as { act: string }).act, n: 8 })
    await done
    expect(lines.at(-1)).toBe('live')
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.last.connect().acts()).toEqual([])
  })

  it('takes the update that shows what was done for its acknowledgement', async () => {
    const { connection } = connected()
    const done = connection.act({ do: 'say', text: 'hello' })
    const [first] = Wire.last.acts()
    Wire.last.hear({ is: 'update', n: 8, now: 0, ops: [], events: [], act: (first as { act: string }).act })
    await done
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.last.connect().acts()).toEqual([])
  })

  it('tells whoever acted that it was refused', async () => {
    const { connection, refused } = connected()
    const done = connection.act({ do: 'undo' })
    const act = (Wire.last.acts()[0] as { act: string }).act
    Wire.last.hear({ is: 'refused', code: 'not_possible', why: 'Too late.', act })
    await expect(done).rejects.toThrow('Too late.')
    expect(refused).toEqual(['Too late.'])
  })

  it('waits longer after each failure, but never so long that somebody at the page gives up', async () => {
    connected()
    Wire.last.breaks()
    const calls: number[] = []
    for (let seconds = 0; seconds < 120; seconds++) {
      const before = Wire.all.length
      await vi.advanceTimersByTimeAsync(1000)
      if (Wire.all.length > before) {
        calls.push(seconds)
        Wire.last.breaks()
      }
    }
    const pauses = calls.slice(1).map((second, place) => second - calls[place]!)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5)
    expect(Math.max(...pauses)).toBeGreaterThanOrEqual(3)
  })

  it('does not call again after a final goodbye', async () => {
    const { ended } = connected()
    Wire.last.hear({ is: 'bye', code: 'no_table', why: 'There is no such table.' })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Wire.all).toHaveLength(1)
    expect(ended.map((bye) => bye.code)).toEqual(['no_table'])
  })

  it('does not call again at a table that was closed for good', async () => {
    const { ended } = connected()
    Wire.last.hear({ is: 'bye', code: 'closed', why: 'Closed. Spam.', reason: 'Spam.' })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Wire.all).toHaveLength(1)
    expect(ended.map((bye) => bye.reason)).toEqual(['Spam.'])
  })

  it('calls again when the server closes only for now', async () => {
    connected()
    Wire.last.hear({ is: 'bye', code: 'closing', why: 'Back soon.' })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.all).toHaveLength(2)
  })

  it('does not fight over a seat with another device', async () => {
    const { ended } = connected()
    Wire.last.hear({ is: 'bye', code: 'replaced', why: 'You opened this table on another device.' })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Wire.all).toHaveLength(1)
    expect(ended.map((bye) => bye.code)).toEqual(['replaced'])
  })

  it('comes back by itself to a crowded table, no sooner than the server asked for, until there is room', async () => {
    const { lines, ended, pauses } = connected()
    for (let times = 1; times <= 3; times++) {
      Wire.last.hear({ is: 'bye', code: 'crowded', why: 'Too many people are watching this table.', retry: 20 })
      Wire.last.breaks()
      expect(pauses).toHaveLength(times)
      expect(pauses.at(-1)).toBeGreaterThanOrEqual(20)
      expect(pauses.at(-1)).toBeLessThanOrEqual(25)
      await vi.advanceTimersByTimeAsync(19_900)
      expect(Wire.all).toHaveLength(times)
      await vi.advanceTimersByTimeAsync(5_200)
      expect(Wire.all).toHaveLength(times + 1)
      Wire.last.connect()
    }
    Wire.last.hear({ is: 'resumed', now: 0, server: '' })
    expect(lines.at(-1)).toBe('live')
    expect(ended).toEqual([])
  })

  it('waits as usual when the line breaks after it has come back', async () => {
    const { pauses } = connected()
    Wire.last.hear({ is: 'bye', code: 'fault', why: 'Something went wrong on our side.', retry: 2 })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(2600)
    Wire.last.connect().hear({ is: 'resumed', now: 0, server: '' })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(500)
    expect(Wire.all).toHaveLength(3)
    expect(pauses).toHaveLength(1)
  })

  it('gives up a line on which nothing is heard, although it is pinged', async () => {
    connected()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(Wire.all.length).toBeGreaterThan(1)
  })

  it('gives up a line soon that does not answer after the network has changed', async () => {
    const { connection, lines } = connected()
    await vi.advanceTimersByTimeAsync(1000)
    connection.hurry()
    await vi.advanceTimersByTimeAsync(5000)
    expect(lines.at(-1)).toBe('lost')
    expect(Wire.all).toHaveLength(2)
  })

  it('keeps a line that answers after the network has changed', async () => {
    const { connection } = connected()
    await vi.advanceTimersByTimeAsync(1000)
    connection.hurry()
    Wire.last.hear({ is: 'pong', sent: 1, now: 1 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(Wire.all).toHaveLength(1)
  })

  it('gives up a call that nobody takes', async () => {
    connected()
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.all).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(Wire.all.length).toBeGreaterThan(2)
  })
})
