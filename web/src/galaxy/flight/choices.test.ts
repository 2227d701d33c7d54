import type { Decision } from '$lib/protocol'
import { describe, expect, it } from 'vitest'
import { choicesOf, collectedIn, mainOf, shipAsked } from './choices'

function decision(question: string, options: string[], about: Decision['about'] = {}): Decision {
  return { id: '1', seat: 0, question, options, about, due: null }
}

describe('the choices of a decision', () => {
  it('are squares and what else can be said', () => {
    const { squares, others } = choicesOf(decision('power_cannons', ['7,6', '8,6', 'done']))
    expect([...squares]).toEqual([
      ['7,6', '7,6'],
      ['8,6', '8,6'],
    ])
    expect(others).toEqual(['done'])
  })

  it('take every square of a part for the part', () => {
    const parts = { '6,6': ['6,6', '6,7'], '9,7': ['9,7'] }
    const { squares } = choicesOf(decision('keep_part', ['6,6', '9,7'], { parts }))
    expect([...squares]).toEqual([
      ['6,6', '6,6'],
      ['6,7', '6,6'],
      ['9,7', '9,7'],
    ])
  })

  it('are blocks to load and to lift', () => {
    const { moves, others } = choicesOf(decision('load', ['load R 7,8', 'lift B 6,6', 'done'], { hand: 'R' }))
    expect(moves).toEqual([
      { option: 'load R 7,8', verb: 'load', colour: 'R', square: '7,8' },
      { option: 'lift B 6,6', verb: 'lift', colour: 'B', square: '6,6' },
    ])
    expect(others).toEqual(['done'])
  })

  it('are amounts to bid, which no list of buttons could hold', () => {
    const { amounts, others } = choicesOf(decision('bid', ['bid 3', 'bid 4', 'pass']))
    expect([...amounts]).toEqual([
      [3, 'bid 3'],
      [4, 'bid 4'],
    ])
    expect(others).toEqual(['pass'])
  })

  it('are acts on a square, several on one perhaps', () => {
    const { squares, named, others } = choicesOf(decision('power_cannons', ['7,6', 'boost 7,6', 'jump 7,8', 'done']))
    expect([...squares]).toEqual([['7,6', '7,6']])
    expect([...named]).toEqual([
      ['7,6', ['boost 7,6']],
      ['7,8', ['jump 7,8']],
    ])
    expect(others).toEqual(['done'])
  })

  it('are sides of components, and squares of another ship', () => {
    const joints = choicesOf(decision('sabotage', ['joint 7,6 v', 'joint 7,7 >']))
    expect([...joints.edges]).toEqual([
      ['joint 7,6 v', { square: '7,6', side: 'rear' }],
      ['joint 7,7 >', { square: '7,7', side: 'right' }],
    ])
    expect([...joints.named.keys()]).toEqual(['7,6', '7,7'])
    expect(shipAsked(joints, { target: 1 })).toBe(1)
    expect(shipAsked(choicesOf(decision('predict', ['place 1', 'out'])), { target: 1 })).toBeNull()
  })

  it('do not lead to giving back what can still be loaded', () => {
    expect(mainOf(decision('load', ['load R 7,8', 'lift B 6,6', 'done']))).toBeNull()
    expect(mainOf(decision('load', ['lift B 6,6', 'done']))).toBe('done')
    expect(mainOf(decision('use_card', ['yes', 'no']))).toBe('yes')
  })

  it('lead away from what ends the flight', () => {
    expect(mainOf(decision('use_card', ['yes', 'no']), (option) => option === 'yes')).toBe('no')
    expect(mainOf(decision('next_card', ['give up', 'fly on']))).toBe('fly on')
  })

  it('are collected where the same is asked again, and where they matter most', () => {
    const each = { '7,7': 2, '8,7': 1 }
    expect(collectedIn(decision('lose_crew', ['7,7', '8,7'], { left: 2, each }))).toEqual({ wanted: 2, each })
    expect(collectedIn(decision('lose_crew', ['7,7', '8,7'], { left: 1, each }))).toEqual({ wanted: 1, each })
    expect(collectedIn(decision('battery', ['7,7', '8,7'], { left: 1, each, purpose: 'power' }))).toBeNull()
    expect(collectedIn(decision('keep_part', ['6,6', '9,7']))).toEqual({ wanted: 1, each: { '6,6': 1, '9,7': 1 } })
    expect(collectedIn(decision('power_cannons', ['6,6', 'done']))).toBeNull()
    expect(collectedIn(decision('let_go', ['6,6', '6,7'], { left: 2, one_by_one: true }))).toBeNull()
  })

  it('are ships to point at', () => {
    const { ships, others } = choicesOf(decision('inspect', ['fine', 'point 1', 'point 3']))
    expect([...ships]).toEqual([
      [1, 'point 1'],
      [3, 'point 3'],
    ])
    expect(others).toEqual(['fine'])
  })
})
