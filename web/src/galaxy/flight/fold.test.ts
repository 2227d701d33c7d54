import type { Told } from '$lib/protocol'
import type { ShipView, TableView } from '../view'
import { describe, expect, it } from 'vitest'
import { fold } from './fold'

const ship: ShipView = {
  board: 'I',
  pieces: { '7,7': '30^', '6,7': '0^', '8,7': '100^', '8,8': '20>' },
  humans: { '7,7': 2 },
  aliens: { '8,7': 'brown' },
  cells: { '6,7': 2 },
  goods: { '8,8': 'YB' },
  lost: [],
  crew: 3,
  engines: 1,
  engines_powered: 3,
  cannons: 1,
  cannons_powered: 3,
  exposed_connectors: 4,
  penalty: 0,
}
const table: TableView = {
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
}

function after(kind: string, seat: number | null, data: Told['data']): TableView {
  return fold(table, { kind, seat, data }, table)
}

describe('the table after an event', () => {
  it('has a destroyed component and what lay on it no longer', () => {
    const { pieces, aliens, crew } = after('component_destroyed', 0, { square: '8,7', kind: 'cabin' }).ships[0]!
    expect(Object.keys(pieces)).toEqual(['7,7', '6,7', '8,8'])
    expect(aliens).toEqual({})
    expect(crew).toBe(2)
  })

  it('counts what was lost at once, and the open pipes when the ship looks as it will', () => {
    const { '8,7': _, '8,8': __, ...left } = ship.pieces
    const truth = { ...ship, pieces: left, aliens: {}, lost: [100, 20], exposed_connectors: 2, cannons: 0 }
    const later = { ...table, ships: [truth, ship] }
    const hit = fold(table, { kind: 'component_destroyed', seat: 0, data: { square: '8,7', kind: 'cabin' } }, later)
    expect(hit.ships[0]).toMatchObject({ lost: [100], exposed_connectors: 4, cannons: 1 })
    const apart = fold(hit, { kind: 'parts_lost', seat: 0, data: { squares: ['8,8'] } }, later)
    expect(apart.ships[0]).toMatchObject({ lost: [100, 20], exposed_connectors: 2, cannons: 0 })
  })

  it('has partners at each other’s ship when they trade them for the flight', () => {
    const [one, other] = [{ ...ship, crew: 1 }, { ...ship, crew: 2 }]
    const yard = { ...table, ships: [one, ship, other, ship], ships_of: [0, 1, 2, 3] }
    const flown = fold(yard, { kind: 'building_ended', seat: null, data: {} }, { ...yard, ships_of: [2, 3, 0, 1] })
    expect(flown.ships.map(({ crew }) => crew)).toEqual([2, 3, 1, 3])
    expect(flown.ships_of).toEqual([2, 3, 0, 1])
  })

  it('has more credits in the purse of both partners', () => {
    const teams = { ...table, credits: [5, null, 5, null], partners: [2, 3, 0, 1] }
    expect(fold(teams, { kind: 'earned', seat: 2, data: { amount: 3 } }, teams).credits).toEqual([8, null, 8, null])
  })

  it('leaves the other ships alone', () => {
    expect(after('parts_lost', 0, { squares: ['8,7', '8,8'] }).ships[1]).toBe(ship)
  })

  it('has one human less, and an empty cabin when nobody is left', () => {
    const once = after('crew_lost', 1, { who: 'human', square: '7,7' })
    expect(once.ships[1]!.humans).toEqual({ '7,7': 1 })
    expect(fold(once, { kind: 'crew_lost', seat: 1, data: { who: 'human', square: '7,7' } }, table).ships[1]!.humans).toEqual({})
  })

  it('has blocks in the order of their price', () => {
    expect(after('goods_loaded', 0, { colour: 'R', square: '8,8' }).ships[0]!.goods).toEqual({ '8,8': 'RYB' })
    expect(after('goods_lost', 0, { colour: 'Y', square: '8,8' }).ships[0]!.goods).toEqual({ '8,8': 'B' })
  })

  it('has the ships in their new order when one has overtaken another', () => {
    const { flight } = after('moved', 1, { days: 3, start: -2, end: 2 })
    expect(flight!.order).toEqual([1, 0])
    expect(flight!.positions).toEqual({ 0: 0, 1: 2 })
  })

  it('has no place on the track for a ship that gave up', () => {
    const { flight, ships } = after('gave_up', 0, { why: 'chose_to' })
    expect(flight!.order).toEqual([1])
    expect(flight!.left).toEqual({ 0: 'chose_to' })
    expect(ships[0]!.humans).toEqual({})
  })

  it('pays only into purses that are seen', () => {
    expect(after('earned', 0, { amount: 4, source: 'pirates' }).credits).toEqual([9, null])
    expect(after('paid', 1, { amount: 1, owed: 1, reason: 'late_error' }).credits).toEqual([5, null])
  })
})
