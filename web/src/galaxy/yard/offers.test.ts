import { describe, expect, it } from 'vitest'
import { fittingTurn, nextTurn, offeredTurn, offersOf, weldOption } from './offers'

const never = (one: number, other: number) => one === other
const halfTurns = (one: number, other: number) => one % 2 === other % 2

describe('offers', () => {
  it('reads every act of the yard', () => {
    const offers = offersOf([
      'draw', 'take 37', 'take 4', 'use 9', 'lift', 'look 1', 'look 3', 'turn', 'finish 2', 'return', 'set aside', 'put back', 'start',
    ])
    expect(offers).toMatchObject({
      start: true, draw: true, giveBack: true, setAside: true, lift: true, putBack: true, turnHourglass: true, look: [1, 3], finish: [2],
    })
    expect([...offers.take]).toEqual([37, 4])
    expect([...offers.use]).toEqual([9])
  })

  it('groups welds by square', () => {
    const offers = offersOf(['weld 7,6 ^', 'weld 7,6 v', 'weld 8,7 >'])
    expect(offers.welds.get('7,6')).toEqual([0, 2])
    expect(offers.welds.get('8,7')).toEqual([1])
    expect(weldOption('8,7', 1)).toBe('weld 8,7 >')
  })

  it('finds the offered turn of a component that looks alike after a half turn', () => {
    const offers = offersOf(['weld 7,6 ^', 'weld 7,6 >'])
    expect(offeredTurn(offers, '7,6', 3, halfTurns)).toBe(1)
    expect(offeredTurn(offers, '7,6', 3, never)).toBeNull()
    expect(offeredTurn(offers, '6,6', 0, halfTurns)).toBeNull()
  })

  it('turns on until the component looks different', () => {
    expect(nextTurn(0, 1, never)).toBe(1)
    expect(nextTurn(0, -1, never)).toBe(3)
    expect(nextTurn(1, 1, halfTurns)).toBe(2)
    expect(nextTurn(2, 1, () => true)).toBe(2)
  })

  it('finds the next turn clockwise that a square takes', () => {
    const offers = offersOf(['weld 7,6 ^', 'weld 7,6 v'])
    expect(fittingTurn(offers, '7,6', 1, never)).toBe(2)
    expect(fittingTurn(offers, '7,6', 3, never)).toBe(0)
    expect(fittingTurn(offers, '9,9', 3, never)).toBeNull()
  })
})
