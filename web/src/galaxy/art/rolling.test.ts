import { afterEach, describe, expect, it } from 'vitest'
import { geometry } from './geometry'
import { rollBy, rolledBy } from './rolling.svelte'

const WIDTH = 9

afterEach(() => rollBy(-rolledBy(WIDTH), WIDTH))

/** The columns that the points of each run are drawn in. */
const columns = (way: readonly (readonly [number, number])[]) => geometry('IIB').runs(way).map((run) => run.map(({ x }) => x / 100 - 0.5))

describe('a cylinder that is turned', () => {
  it('moves all its squares and labels round by as many columns', () => {
    const before = geometry('IIB').centre('1,4').x
    rollBy(3, WIDTH)
    const place = geometry('IIB')
    expect(place.centre('4,4').x).toBe(before)
    expect(place.squareAt(place.centre('9,3'))).toBe('9,3')
    expect(place.neighbour('1,4', 'left')).toBe('9,4')
    expect(place.board.labels.find(({ side, text }) => side === 'rear' && text === '4')?.place).toBe(0)
    expect(geometry('III').centre('7,7')).toEqual({ x: 450, y: 350 })
  })

  it('comes round again', () => {
    rollBy(-1, WIDTH)
    expect(rolledBy(WIDTH)).toBe(8)
    rollBy(10, WIDTH)
    expect(rolledBy(WIDTH)).toBe(0)
  })

  it('breaks a way where its drawing ends, and not where it was printed', () => {
    const way = [[5.5, 0], [8.5, 0], [-0.5, 0], [0, 0]] as const
    expect(columns(way)).toEqual([[5.5, 8.5], [-0.5, 0]])
    rollBy(3, WIDTH)
    expect(columns(way)).toEqual([[2.5, 5.5, 6]])
    rollBy(4, WIDTH)
    expect(columns(way)).toEqual([[7.5, 8.5], [-0.5, 1.5, 2]])
  })

  it('keeps a way from the front in its column', () => {
    rollBy(3, WIDTH)
    expect(columns([[0, -1], [0, 2]])).toEqual([[6, 6]])
  })
})
