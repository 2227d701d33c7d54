import { expect, it } from 'vitest'
import type { SeatView, TableInfo } from '$lib/protocol'
import { freeSeats, mostInvitingFirst } from './listed'

const FREE: SeatView = { name: '', held: false, bot: null, here: false }
const HERE: SeatView = { name: 'Ada', held: true, bot: null, here: true }
const AWAY: SeatView = { ...HERE, here: false }
const BOT: SeatView = { ...FREE, bot: 'sensible' }

const table = (name: string, stage: TableInfo['stage'], opened: number, ...seats: SeatView[]): TableInfo => ({
  table: name,
  game: 'galaxy',
  stage,
  seats,
  options: {},
  opened,
})

it('tables where somebody waits for company stand before all others, however old they are', () => {
  const tables = [
    table('left', 'playing', 9, AWAY, BOT),
    table('deserted', 'waiting', 8, AWAY, FREE),
    table('full', 'waiting', 7, HERE, BOT),
    table('played', 'playing', 6, HERE, BOT),
    table('first', 'waiting', 1, HERE, FREE),
    table('second', 'waiting', 2, HERE, FREE),
  ]
  expect(mostInvitingFirst(tables).map((listed) => listed.table)).toEqual(['second', 'first', 'full', 'played', 'deserted', 'left'])
})

it('a seat is free if neither a person nor a bot has it', () => {
  expect(freeSeats(table('', 'waiting', 0, HERE, AWAY, BOT, FREE))).toBe(1)
})
