import { describe, expect, it } from 'vitest'
import { nextTurn, offeredTurn, offersOf } from './offers'

describe('offers', () => {
  it('reads the start of building', () => {
    expect(offersOf('start_building', ['start']).start).toBe(true)
  })

  it('reads every act of the yard', () => {
    const offers = offersOf('build', [
      'draw', 'take 37', 'take 4', 'use 9', 'lift', 'look 1', 'look 3', 'turn', 'finish 2', 'return', 'set aside', 'put back',
    ])
    expect(offers).toMatchObject({
      start: false, draw: true, giveBack: true, setAside: true, lift: true, putBack: true, turnHourglass: true, look: [1, 3], finish: [2],
    })
    expect([...offers.take]).toEqual([37, 4])
    expect([...offers.use]).toEqual([9])
  })

  it('keeps what a module lets a seat do for buttons', () => {
    expect(offersOf('build', ['draw', 'whistle']).others).toEqual(['whistle'])
    expect(offersOf('build', ['draw ordered']).others).toEqual(['draw ordered'])
    expect(offersOf('build', ['draw']).others).toEqual([])
  })

  it('groups welds by square', () => {
    const offers = offersOf('build', ['weld 7,6 ^', 'weld 7,6 v', 'weld 8,7 >'])
    expect(offers.welds.get('7,6')).toEqual([0, 2])
    expect(offers.welds.get('8,7')).toEqual([1])
  })

  it('turns on among the ways that look different', () => {
    expect(nextTurn([0, 1, 2, 3], 0, 1)).toBe(1)
    expect(nextTurn([0, 1, 2, 3], 0, -1)).toBe(3)
    expect(nextTurn([0, 1], 1, 1)).toBe(0)
    expect(nextTurn([0], 0, -1)).toBe(0)
  })

  it('finds the next turn clockwise that a square takes', () => {
    const offers = offersOf('build', ['weld 7,6 ^', 'weld 7,6 v'])
    expect(offeredTurn(offers, '7,6', [0, 1, 2, 3], 0)).toBe(0)
    expect(offeredTurn(offers, '7,6', [0, 1, 2, 3], 1)).toBe(2)
    expect(offeredTurn(offers, '7,6', [0, 1, 2, 3], 3)).toBe(0)
    expect(offeredTurn(offers, '9,9', [0, 1, 2, 3], 3)).toBeNull()
  })
})
