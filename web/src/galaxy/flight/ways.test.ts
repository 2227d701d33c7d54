import { describe, expect, it } from 'vitest'
import { UNIT, geometry } from '$galaxy/art/geometry'
import type { Aim } from './scene'
import { drawnWay } from './ways'

const place = geometry('I')
const aim = (change: Partial<Aim>): Aim => ({ side: 'front', way: [], square: null, ...change })

describe('the way of a hit', () => {
  it('leads from outside to the struck edge, and waits before it', () => {
    const way = drawnWay(aim({ way: [[2, -1], [2, 1]], square: '7,6' }), place)
    expect(way).toMatchObject({ angle: 90, ahead: { x: 0, y: 1 }, strike: { x: 250, y: 100 }, wait: { x: 250, y: 25 } })
    expect(way.from.x).toBe(250)
    expect(way.from.y).toBeLessThan(-0.5 * UNIT)
    expect(way.lines).toEqual([[{ x: 250, y: -50 }, way.strike]])
  })

  it('leads out of the picture where nothing is struck', () => {
    const way = drawnWay(aim({ side: 'right', way: [[5, 2], [-1, 2]] }), place)
    expect(way).toMatchObject({ angle: 180, strike: null, lines: [] })
    expect(way.out.x).toBeLessThan(-0.5 * UNIT)
  })

  it('goes over the corner of a bent way', () => {
    const way = drawnWay(aim({ side: 'left', way: [[2, -1], [2, 2], [3, 2]], square: '8,7' }), place)
    expect(way).toMatchObject({ via: { x: 250, y: 250 }, angle: 0, ahead: { x: 1, y: 0 } })
    expect(way.lines.at(-1)).toHaveLength(3)
  })

  it('can be drawn when only the struck square and its side are known', () => {
    const way = drawnWay(aim({ side: 'rear', square: '7,8' }), place)
    expect(way).toMatchObject({ strike: { x: 250, y: 400 }, ahead: { x: 0, y: -1 } })
    expect(way.wait.y).toBeGreaterThan(400)
  })
})
