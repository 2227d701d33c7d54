import { describe, expect, it } from 'vitest'
import { geometry } from '$galaxy/art/geometry'
import { blastsOf } from './blasts'
import type { Aim, Wreck } from './scene'

const PLACE = geometry('I')
const wreck = (id: number, square: string, struck?: Aim): Wreck => ({ id, seat: 0, how: 'destroyed', pieces: { [square]: 'cannon 0030 ^' }, ...(struck && { struck }) })
const struck = wreck(5, '7,6', { side: 'front', way: [], square: '7,6' })

describe('what is torn along', () => {
  it('is not what was struck itself', () => {
    expect(blastsOf([struck], PLACE)).toEqual([])
  })

  it('is the next one in the line, through which the hit goes', () => {
    expect(blastsOf([struck, wreck(6, '7,7')], PLACE)).toEqual([{ id: 6, square: '7,7', from: '7,6', through: true }])
  })

  it('is a neighbour that blows up with it', () => {
    const [first, second] = blastsOf([struck, wreck(6, '8,6'), wreck(7, '8,7')], PLACE)
    expect(first).toEqual({ id: 6, square: '8,6', from: '7,6', through: false })
    expect(second).toEqual({ id: 7, square: '8,7', from: '8,6', through: false })
  })

  it('goes by itself where nothing was destroyed just before', () => {
    expect(blastsOf([wreck(2, '7,6'), wreck(9, '7,7')], PLACE)).toEqual([
      { id: 2, square: '7,6', from: null, through: false },
      { id: 9, square: '7,7', from: null, through: false },
    ])
  })
})
