import type { ShipView, TableView } from '$galaxy/view'
import type { Told } from '$lib/protocol'
import { describe, expect, it } from 'vitest'
import { pictured, type Now } from './picture'

const ship: ShipView = {
  board: 'I',
  pieces: { '7,7': '30^', '6,7': '0^', '8,7': '34^', '8,8': '20>' },
  figures: { '7,7': 'HH', '8,7': 'B' },
  cells: { '6,7': 2 },
  goods: { '8,8': 'YB' },
  marks: {},
  lost: [],
  crew: 3,
  engines: 1,
  engines_powered: 3,
  cannons: 1,
  cannons_powered: 3,
  exposed_connectors: 4,
  penalty: 0,
  absent: {},
}
const table = {
  rounds: ['I', 'II'],
  round: 0,
  stage: 'card',
  starter: 0,
  credits: [5, null],
  bank: {},
  partners: [null, null],
  ships: [ship, ship],
  ships_of: [0, 1],
  numbers: [1, 2],
  yard: null,
  flight: { order: [0, 1], positions: { 0: 0, 1: -2 }, card: null, cards_left: 4, played: [], left: {}, dice: null },
  results: [],
  winners: [],
} as unknown as TableView

function after(kind: string, seat: number | null, data: Told['data']): TableView {
  return pictured(table, { kind, seat, data }, table)
}

const told = (kind: string, now: Now) => after(kind, 0, { now }).ships[0]!

describe('the table after an event', () => {
  it('has on its squares what the event says lies there now, whatever the event is called', () => {
    const changed = told('swallowed_by_a_whale', {
      pieces: { '8,7': null },
      figures: { '8,7': null, '7,7': 'HZ' },
      cells: { '6,7': 1 },
      goods: { '8,8': 'RYB' },
      marks: { '7,7': 'cursed' },
    })
    expect(Object.keys(changed.pieces)).toEqual(['7,7', '6,7', '8,8'])
    expect(changed).toMatchObject({ figures: { '7,7': 'HZ' }, cells: { '6,7': 1 }, goods: { '8,8': 'RYB' }, marks: { '7,7': 'cursed' } })
  })

  it('lies on the board that it was turned to', () => {
    expect(after('ship_turned', 0, { board: 'I/2', quarters: 2, now: {} }).ships[0]).toMatchObject({ board: 'I/2' })
  })

  it('keeps beside it what is away, until that is back or has given up', () => {
    const now = { pieces: { '8,7': null }, figures: { '8,7': null } }
    const away = after('section_away', 0, { section: 'right', why: 'hyperspace', now })
    expect(away.ships[0]!.absent).toEqual({ right: { why: 'hyperspace', pieces: { '8,7': '34^' } } })
    const back = { kind: 'section_back', seat: 0, data: { section: 'right', now: { pieces: { '8,7': '34^' } } } }
    expect(pictured(away, back, away).ships[0]!.absent).toEqual({})
    const left = { kind: 'section_gave_up', seat: 0, data: { section: 'right', why: 'chose_to', now: {} } }
    expect(pictured(away, left, away).ships[0]!.absent).toEqual({ right: { why: 'chose_to' } })
  })

  it('has as many crew as there are figures of the crew', () => {
    expect(told('crew_lost', { figures: { '7,7': 'H' } }).crew).toBe(2)
    expect(told('crew_lost', { figures: { '7,7': null } }).crew).toBe(1)
    expect(told('wakes', { figures: { '8,7': '?' } }).crew).toBe(2)
  })

  it('leaves stores alone that the event does not speak of, and other ships', () => {
    const { ships } = after('cell_used', 0, { now: { cells: { '6,7': null } } })
    expect(ships[0]!.goods).toBe(ship.goods)
    expect(ships[1]).toBe(ship)
  })

  it('has the numbers of the ship when it looks as it will', () => {
    const { '8,7': _, '8,8': __, ...left } = ship.pieces
    const truth = { ...ship, pieces: left, figures: { '7,7': 'HH' }, lost: [34, 20], exposed_connectors: 2, cannons: 0 }
    const later = { ...table, ships: [truth, ship] }
    const event = (square: string): Told => ({ kind: 'hit', seat: 0, data: { now: { pieces: { [square]: null }, figures: { [square]: null } } } })
    const hit = pictured(table, event('8,7'), later)
    expect(hit.ships[0]).toMatchObject({ lost: [], exposed_connectors: 4, cannons: 1 })
    expect(pictured(hit, event('8,8'), later).ships[0]).toMatchObject({ lost: [34, 20], exposed_connectors: 2, cannons: 0 })
  })

  it('has partners at each other’s ship when they trade them for the flight', () => {
    const [one, other] = [{ ...ship, crew: 1 }, { ...ship, crew: 2 }]
    const yard = { ...table, ships: [one, ship, other, ship], ships_of: [0, 1, 2, 3] }
    const flown = pictured(yard, { kind: 'building_ended', seat: null, data: {} }, { ...yard, ships_of: [2, 3, 0, 1] })
    expect(flown.ships.map(({ crew }) => crew)).toEqual([2, 3, 1, 3])
    expect(flown.ships_of).toEqual([2, 3, 0, 1])
  })

  it('has more credits in the purse of both partners', () => {
    const teams = { ...table, credits: [5, null, 5, null], partners: [2, 3, 0, 1] }
    expect(pictured(teams, { kind: 'earned', seat: 2, data: { amount: 3 } }, teams).credits).toEqual([8, null, 8, null])
  })

  it('has the ships in their new order when one has overtaken another', () => {
    const { flight } = after('moved', 1, { days: 3, start: -2, end: 2 })
    expect(flight!.order).toEqual([1, 0])
    expect(flight!.positions).toEqual({ 0: 0, 1: 2 })
  })

  it('has no place on the track for a ship that gave up', () => {
    const { flight, ships } = after('gave_up', 0, { why: 'chose_to', now: { figures: { '7,7': null, '8,7': null } } })
    expect(flight!.order).toEqual([1])
    expect(flight!.left).toEqual({ 0: 'chose_to' })
    expect(ships[0]!.figures).toEqual({})
  })

  it('pays only into purses that are seen', () => {
    expect(after('earned', 0, { amount: 4, source: 'pirates' }).credits).toEqual([9, null])
    expect(after('paid', 1, { amount: 1, owed: 1, reason: 'late_error' }).credits).toEqual([5, null])
  })
})
