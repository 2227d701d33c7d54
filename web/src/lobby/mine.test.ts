import { expect, it } from 'vitest'
import type { SeatView, TableInfo } from '$lib/protocol'
import { resultOf, soleBot, unfinishedFirst, type OwnTable } from './mine'

const ADA: SeatView = { name: 'Ada', held: true, bot: null, here: false }
const BOT: SeatView = { name: '', held: false, bot: 'sensible', here: false }

const own = (table: string, more: Partial<TableInfo> = {}, seat: number | null = 0): OwnTable => ({
  info: { table, game: 'galaxy', stage: 'playing', seats: [ADA, BOT, BOT], options: {}, opened: 0, scores: null, ...more },
  seat,
})

it('what goes on stands before what is over, and the most recent first', () => {
  const tables = [
    own('old', { stage: 'over', opened: 1 }),
    own('played', { opened: 2 }),
    own('new', { stage: 'over', opened: 4 }),
    own('waits', { stage: 'waiting', opened: 3 }),
  ]
  expect(unfinishedFirst(tables).map(({ info }) => info.table)).toEqual(['waits', 'played', 'new', 'old'])
})

it('a place is counted from the best, and equals share it', () => {
  const scores = [12, 30, 12]
  expect(resultOf(own('x', { scores }, 1))).toEqual({ place: 1, score: 30 })
  expect(resultOf(own('x', { scores }, 2))).toEqual({ place: 2, score: 12 })
  expect(resultOf(own('x', { scores }, null))).toBeNull()
  expect(resultOf(own('x'))).toBeNull()
})

it('whoever played against bots alone can play again at once', () => {
  expect(soleBot(own('x'))).toBe('sensible')
  expect(soleBot(own('x', { seats: [ADA, BOT, ADA] }))).toBeNull()
  expect(soleBot(own('x', {}, null))).toBeNull()
})
