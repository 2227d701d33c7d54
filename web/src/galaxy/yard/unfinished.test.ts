import type { Decision } from '$lib/protocol'
import { describe, expect, it } from 'vitest'
import { warnings, wrongSquares } from './unfinished'

const decision = (about: Decision['about']): Decision => ({ id: '1', seat: 0, question: 'build', options: ['finish 1'], about, due: null })

describe('a ship that is about to be finished', () => {
  it('has nothing said against it where the table says nothing', () => {
    expect(warnings(decision({}), 'I')).toEqual([])
    expect(warnings(null, 'I')).toEqual([])
  })

  it('has its errors told, but not a page of them', () => {
    const errors = Array.from({ length: 7 }, (_, index) => ['unjoined', `${index},7`, ''])
    expect(warnings(decision({ errors }), 'I')).toHaveLength(5)
    expect(warnings(decision({ errors: errors.slice(0, 2) }), 'I')).toHaveLength(2)
  })

  it('shows where they are', () => {
    const errors = [['connector_on_smooth', '7,6', '7,7'], ['unjoined', '7,6', '']]
    expect(wrongSquares(decision({ errors }))).toEqual(['7,6', '7,7'])
  })
})
