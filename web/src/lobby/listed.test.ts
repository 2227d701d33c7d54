import { expect, it } from 'vitest'
import type { SeatView, TableInfo } from '$lib/protocol'
import { freeSeats, mostInvitingFirst } from './listed'

const FREE: SeatView = { name: '', held: false, bot: null, here: false }
const HERE: SeatView = { name: 'Ada', held: true, bot: null, here: true }
const AWAY: SeatView = { ...HERE, here: false }
const BOT: SeatView = { ...FREE, bot: 'sensible' }

const table = (name: string, stage: TableInfo['stage'], ...seats: SeatView[]): TableInfo => ({
  table: name,
  game: 'galaxy',
  stage,
  seats,
  options: {},
  opened: 0,
  scores: null,
})

it('tables where somebody waits for company stand before all others, and alike ones as the server lists them', () => {
  const tables = [
    table('full', 'waiting', HERE, BOT),
    table('latest', 'waiting', HERE, FREE),
    table('earlier', 'waiting', FREE, HERE),
    table('played', 'playing', HERE, BOT),
    table('taken', 'waiting', AWAY, BOT),
    table('deserted', 'waiting', AWAY, FREE),
    table('left', 'playing', AWAY, BOT),
  ]
  const listed = mostInvitingFirst(tables).map((table) => table.table)
  expect(listed).toEqual(['latest', 'earlier', 'full', 'played', 'deserted', 'taken', 'left'])
})

it('a seat is free if neither a person nor a bot has it', () => {
  expect(freeSeats(table('', 'waiting', HERE, AWAY, BOT, FREE))).toBe(1)
})
