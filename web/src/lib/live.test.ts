import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Memory } from '../testing/memory'
import { Wire } from '../testing/wire'
import { LiveTable } from './live.svelte'
import type { Message, Sight, Update } from './protocol'
import { heldSeat } from './seats'
import { dismiss, toasts } from './toast.svelte'

const sight = { room: { table: 'x7', stage: 'waiting', chat: [] }, game: null, wording: null } as unknown as Sight
const update = (n: number, ops: Update['ops']): Update => ({ is: 'update', n, now: n, ops, events: [{ kind: 'step', seat: 0, data: {}, text: `Step ${n}.` }] })
const welcome = (n: number, seat: number | null = null, server = 'v1'): Message => ({ is: 'welcome', n, seat, now: n, sight, story: [], server, view: `${seat ?? 'watching'} en` })

let close: () => void = () => undefined

function opened(): LiveTable {
  const table = new LiveTable('x7')
  close = table.open()
  return table
}

beforeEach(() => {
  Wire.all = []
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { origin: 'http://table' })
  vi.stubGlobal('localStorage', new Memory())
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.useFakeTimers()
})

afterEach(() => {
  close()
  for (const { id } of toasts()) dismiss(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a live table', () => {
  it('shows what it is welcomed with, and what changes', () => {
    const table = opened()
    expect(Wire.last.address).toBe('ws://table/api/tables/x7/socket')
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    expect(table.sight?.room.stage).toBe('waiting')
    const heard: number[] = []
    table.onUpdate((message, before, after) => {
      heard.push(message.n)
      expect(before.room.stage).toBe('waiting')
      expect(after).toBe(table.sight)
    })
    Wire.last.hear(update(5, [[['room', 'stage'], 'playing']]))
    expect(table.sight?.room.stage).toBe('playing')
    expect(table.story.map((told) => told.text)).toEqual(['Step 5.'])
    expect(heard).toEqual([5])
  })

  it('goes on after a break from the last message it has, and hears nothing twice', async () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    Wire.last.hear(update(5, [[['room', 'chat'], 0, 0, ['a']]]))
    Wire.last.breaks()
    expect(table.line).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.last.hello()).toMatchObject({ have: 5, view: 'watching en' })
    Wire.last.hear(update(5, [[['room', 'chat'], 0, 0, ['a']]]))
    Wire.last.hear(update(6, [[['room', 'chat'], 1, 0, ['b']]]))
    expect(table.sight?.room.chat).toEqual(['a', 'b'])
    expect(table.line).toBe('live')
  })

  it('asks for the whole picture when a change does not fit', () => {
    opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    Wire.last.hear(update(5, [[['room', 'nothing', 'deep'], 1]]))
    expect(complain).toHaveBeenCalledOnce()
    expect(Wire.all).toHaveLength(2)
    expect(Wire.last.hello().have).toBeNull()
  })

  it('remembers the seat it was given; when the seat was freed it says so and forgets it', () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    void table.act({ do: 'sit', name: 'Ada' })
    const act = (Wire.last.said.at(-1) as { act: string }).act
    Wire.last.hear({ is: 'seated', act, seat: 1, token: 'secret' })
    Wire.last.hear(welcome(5, 1))
    expect(table.seat).toBe(1)
    expect(heldSeat('x7')).toMatchObject({ token: 'secret', seat: 1 })
    expect(toasts()).toHaveLength(0)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined) // no words are loaded here
    Wire.last.hear(welcome(6, null))
    expect(table.token).toBeNull()
    expect(heldSeat('x7')).toBeNull()
    expect(toasts()).toHaveLength(1)
  })

  it('answers the decision that is open, with the second at which it was clicked', () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    Wire.last.hear(update(5, [[['game'], { decision: { id: 'd3', options: ['fly'] } }]]))
    void table.answer('fly')
    expect(Wire.last.said.at(-1)).toMatchObject({ do: 'answer', decision: 'd3', option: 'fly', at: expect.closeTo(5, 1) })
  })

  it('notices that the server has been renewed', () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    expect(table.renewed).toBe(false)
    Wire.last.hear(welcome(4, null, 'v2'))
    expect(table.renewed).toBe(true)
  })

  it('notices it also when it goes on from where it was', async () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    for (const server of ['v1', 'v2']) {
      Wire.last.breaks()
      await vi.advanceTimersByTimeAsync(1000)
      expect(Wire.last.hello().have).toBe(4)
      Wire.last.hear({ is: 'resumed', now: 5, server })
      expect(table.line).toBe('live')
      expect(table.renewed).toBe(server === 'v2')
    }
  })

  it('watches when it got up and the line broke before it was told so', async () => {
    const table = opened()
    Wire.last.hello()
    void table.act({ do: 'sit', name: 'Ada' })
    Wire.last.hear({ is: 'seated', act: (Wire.last.said.at(-1) as { act: string }).act, seat: 1, token: 'secret' })
    Wire.last.hear(welcome(5, 1))
    const up = table.act({ do: 'stand' })
    const act = (Wire.last.said.at(-1) as { act: string }).act
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.last.hello().token).toBe('secret')
    Wire.last.hear(welcome(6, null))
    expect(Wire.last.acts()).toMatchObject([{ do: 'stand', act }])
    Wire.last.hear({ is: 'done', act, n: 6 })
    await up
    expect(table.ended).toBeNull()
    expect(table.seat).toBeNull()
    expect(heldSeat('x7')).toBeNull()
    expect(toasts(), 'who gets up knows it').toHaveLength(0)
  })

  it('says for how long it waits when the table is crowded, and no longer once it has come in', async () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear({ is: 'bye', code: 'crowded', why: 'Too many people are watching this table.', retry: 20 })
    Wire.last.breaks()
    expect(table.ended).toBeNull()
    expect(table.pause?.why).toBe('Too many people are watching this table.')
    expect(table.pause?.seconds).toBeGreaterThanOrEqual(20)
    await vi.advanceTimersByTimeAsync(25_000)
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    expect(table.pause).toBeNull()
  })

  it('names the view that it has got, so that another one is never patched with its changes', async () => {
    const table = opened()
    expect(Wire.last.hello().view).toBeNull()
    Wire.last.hear(welcome(4))
    void table.act({ do: 'sit', name: 'Ada' })
    Wire.last.hear({ is: 'seated', act: (Wire.last.said.at(-1) as { act: string }).act, seat: 1, token: 'secret' })
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.last.hello()).toMatchObject({ token: 'secret', have: null, view: 'watching en' })
    Wire.last.hear(welcome(5, 1))
    Wire.last.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(Wire.last.hello()).toMatchObject({ token: 'secret', have: 5, view: '1 en' })
  })

  it('introduces itself again for another language', () => {
    const table = opened()
    Wire.last.hello()
    Wire.last.hear(welcome(4))
    table.tellAgain()
    expect(Wire.last.hello().have).toBeNull()
  })
})
