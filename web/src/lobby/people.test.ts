import { describe, expect, it } from 'vitest'
import type { Room, SeatView, View } from '$lib/protocol'
import { mayBeAsked, missed, unlike } from './people'

const seat = (change: Partial<SeatView>): SeatView => ({ name: 'Ada', held: true, bot: null, here: true, ...change })

describe('whom the table misses', () => {
  const seats = [seat({}), seat({ here: false }), seat({ here: false, bot: 'sensible' }), seat({ held: false, here: false })]
  const room = { seats } as unknown as Room

  it('is somebody who is away and whose move it is', () => {
    expect(missed(room, [0, 1])).toEqual([1])
    expect(missed(room, [0])).toEqual([])
  })

  it('is nobody for whom a robot plays, and no empty seat', () => {
    expect(missed(room, [2, 3])).toEqual([])
  })
})

describe('somebody who gives no name', () => {
  it('is told apart from others who gave none either', () => {
    expect(unlike('Captain', ['Ada', ''])).toBe('Captain')
    expect(unlike('Captain', ['Captain', 'Captain 2'])).toBe('Captain 3')
  })
})

describe('whom a game may be waiting for', () => {
  const game = (change: Partial<View>): View =>
    ({ waiting_for: [], due: null, over: false, setup: { game: 'x', seats: 3, options: {} }, ...change }) as View

  it('is anybody where it is a secret who is asked', () => {
    expect(mayBeAsked(game({}))).toEqual([0, 1, 2])
  })

  it('is whoever is asked, and nobody while only a clock runs or when the game is over', () => {
    expect(mayBeAsked(game({ waiting_for: [1] }))).toEqual([1])
    expect(mayBeAsked(game({ due: 90 }))).toEqual([])
    expect(mayBeAsked(game({ over: true }))).toEqual([])
  })
})
