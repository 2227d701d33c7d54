import { describe, expect, it } from 'vitest'
import { geometry, OUTSIDE, UNIT } from './geometry'

const small = geometry('I')

describe('geometry', () => {
  it('finds the middle of a square and the square at a point', () => {
    expect(small.centre('7,5')).toEqual({ x: 250, y: 50 })
    for (const { name } of small.board.squares) expect(small.squareAt(small.centre(name))).toBe(name)
  })

  it('knows no square outside the building area', () => {
    expect(small.squareAt({ x: 10, y: 10 })).toBeNull()
    expect(small.squareAt({ x: -10, y: 250 })).toBeNull()
    expect(small.squareAt({ x: 9999, y: 250 })).toBeNull()
  })

  it('goes from square to square, over gaps, to the end of the line', () => {
    expect(small.neighbour('7,7', 'front')).toBe('7,6')
    expect(small.neighbour('6,9', 'right')).toBe('8,9')
    expect(small.neighbour('7,5', 'front')).toBeNull()
    expect(geometry('IIIA').neighbour('7,7', 'rear')).toBe('7,6')
  })

  it('lists the squares in the way of a hit, nearest first', () => {
    expect(small.lane('front', 6)).toEqual(['6,5', '6,6', '6,7', '6,8', '6,9'])
    expect(small.lane('right', 8)).toEqual(['9,8', '8,8', '7,8', '6,8', '5,8'])
    expect(small.lane('front', 12)).toEqual([])
  })

  it('lets things fly in from the side they come from and out on the other', () => {
    expect(small.way('front', 7)).toEqual({ from: { x: 250, y: -OUTSIDE }, to: { x: 250, y: 500 + OUTSIDE }, angle: 90 })
    expect(small.way('right', 7)).toEqual({ from: { x: 500 + OUTSIDE, y: 250 }, to: { x: -OUTSIDE, y: 250 }, angle: 180 })
  })

  it('lets what hits nothing pass beside the ship', () => {
    expect(small.way('front', 3).from.x).toBe(-1.5 * UNIT)
    expect(geometry('IIIA').way('left', 12).from.y).toBe(-0.5 * UNIT)
  })

  it('finds the edge that something strikes', () => {
    expect(small.edge('7,5', 'front')).toEqual({ x: 250, y: 0 })
    expect(small.edge('7,5', 'left')).toEqual({ x: 200, y: 50 })
  })

  it('complains about a board that there is not', () => {
    expect(() => geometry('IX')).toThrow('IX')
  })
})
