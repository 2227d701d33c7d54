import { describe, expect, it } from 'vitest'
import { amount, counting, fortunes, gained, gridLines, kinds, onTheWay, total, type Line, type Result, type Row } from './ledger'

const row: Row = { place: 1, left: null, credits: 12 }
const linesOf = (seat: number): Line[] => [
  { kind: 'finish', seat, amount: 4 },
  { kind: 'best_looking', seat, amount: 2 },
  { kind: 'goods', seat, amount: 7 },
  { kind: 'losses', seat, amount: -3 },
]
const settled = (round: string, seats: readonly Row[]): Result => ({ round, seats, lines: seats.flatMap((_, seat) => linesOf(seat)) })

describe('the ledger', () => {
  it('adds bonuses and goods and takes losses away', () => {
    expect(total(settled('I', [row]), 0)).toBe(10)
    expect(amount(settled('I', [row]), 0, 'losses')).toBe(-3)
  })

  it('shows the lines of modules after those of the base game', () => {
    const result = settled('I', [row])
    const insured = { ...result, lines: [{ kind: 'insurance', seat: 0, amount: 1 }, ...result.lines] }
    expect(kinds(insured)).toEqual(['finish', 'best_looking', 'goods', 'losses', 'insurance'])
    expect(total(insured, 0)).toBe(11)
  })

  it('knows what was earned in flight from what is owned before and after', () => {
    const results = [settled('I', [row]), settled('II', [{ ...row, credits: 27 }])]
    expect(onTheWay(results, 0, [0])).toBe(2)
    expect(onTheWay(results, 1, [0])).toBe(5)
    expect(onTheWay([settled('I', [{ ...row, credits: null }])], 0, [0])).toBe(null)
  })

  it('knows what came into a purse that partners share', () => {
    const results = [settled('I', [{ ...row, credits: 24 }, row, { ...row, credits: 24 }, row])]
    expect(gained(results, 0, [0, 2])).toBe(24)
    expect(onTheWay(results, 0, [0, 2])).toBe(4)
  })

  it('draws a line from nothing for every purse that is seen', () => {
    const results = [settled('I', [row, { ...row, credits: null }]), settled('II', [{ ...row, credits: 30 }, { ...row, credits: null }])]
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
