import { describe, expect, it } from 'vitest'
import { arrange } from './slots'

describe('the face-up components', () => {
  it('keep their places when one is taken', () => {
    expect(arrange([1, 2, 3], [1, 3])).toEqual([1, null, 3])
  })

  it('fill gaps before the table grows', () => {
    expect(arrange([1, null, 3], [1, 3, 7, 8])).toEqual([1, 7, 3, 8])
  })

  it('close gaps at the end', () => {
    expect(arrange([1, null, 3], [1])).toEqual([1])
  })

  it('are the same list when nothing changed', () => {
    const before = [1, null, 3]
    expect(arrange(before, [3, 1])).toBe(before)
  })
})
