import { describe, expect, it } from 'vitest'
import { geometry } from './geometry'

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

  it('finds a point given in squares', () => {
    expect(small.point([0, 0])).toEqual({ x: 50, y: 50 })
    expect(small.point([2, -1])).toEqual({ x: 250, y: -50 })
  })

  it('finds the edge that something strikes', () => {
    expect(small.edge('7,5', 'front')).toEqual({ x: 250, y: 0 })
    expect(small.edge('7,5', 'left')).toEqual({ x: 200, y: 50 })
  })

  it('complains about a board that there is not', () => {
    expect(() => geometry('IX')).toThrow('IX')
  })
})
