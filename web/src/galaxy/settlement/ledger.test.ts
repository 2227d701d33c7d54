import { describe, expect, it } from 'vitest'
import { counting, fortunes, gained, gridLines, onTheWay, total, amount, itemsOf, type Line, type Result, type Row } from './ledger'

const row: Row = { place: 1, left: null, credits: 12 }
const paid = (seat: number): Line[] => [
  { kind: 'finish', seat, amount: 4 },
  { kind: 'best_looking', seat, amount: 2 },
  { kind: 'goods', seat, amount: 7 },
  { kind: 'losses', seat, amount: -3 },
]
const lines = [0, 1, 2, 3].flatMap(paid)

describe('the ledger', () => {
  it('adds bonuses and goods and takes losses away', () => {
    expect(total({ round: 'I', seats: [row], lines }, 0)).toBe(10)
  })

  it('has a row for what modules pay too, after the usual ones', () => {
    const result: Result = { round: 'I', seats: [row], lines: [{ kind: 'loan', seat: 0, amount: -6 }, ...lines] }
    expect(itemsOf(result)).toEqual(['finish', 'best_looking', 'goods', 'losses', 'loan'])
    expect(amount(result, 0, 'loan')).toBe(-6)
  })

  it('knows what was earned in flight from what is owned before and after', () => {
    const results: Result[] = [
      { round: 'I', seats: [row], lines },
      { round: 'II', seats: [{ ...row, credits: 27 }], lines },
    ]
    expect(onTheWay(results, 0, [0])).toBe(2)
    expect(onTheWay(results, 1, [0])).toBe(5)
    expect(onTheWay([{ round: 'I', seats: [{ ...row, credits: null }], lines }], 0, [0])).toBe(null)
  })

  it('knows what came into a purse that partners share', () => {
    const results: Result[] = [{ round: 'I', seats: [{ ...row, credits: 24 }, row, { ...row, credits: 24 }, row], lines }]
    expect(gained(results, 0, [0, 2])).toBe(24)
    expect(onTheWay(results, 0, [0, 2])).toBe(4)
  })

  it('draws a line from nothing for every purse that is seen', () => {
    const results: Result[] = [
      { round: 'I', seats: [row, { ...row, credits: null }], lines },
      { round: 'II', seats: [{ ...row, credits: 30 }, { ...row, credits: null }], lines },
    ]
    expect(fortunes(results)).toEqual([{ seat: 0, credits: [0, 12, 30] }])
  })

  it('counts from nothing to the very number', () => {
    expect(counting(37, 0)).toBe(0)
    expect(counting(37, 1)).toBe(37)
    expect(counting(-4, 1)).toBe(-4)
  })

  it('rules the chart in round numbers', () => {
    expect(gridLines(9)).toEqual([0, 2, 4, 6, 8])
    expect(gridLines(83)).toEqual([0, 20, 40, 60, 80])
  })
})
