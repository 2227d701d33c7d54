import { describe, expect, it } from 'vitest'
import type { Room, SeatView } from '$lib/protocol'
import { missed } from './people'

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
