import { describe, expect, it } from 'vitest'
import type { TableView } from '../view'
import { stationsOf } from './journey'

const won = { id: 'title corridor_master', name: 'corridor_master', values: { side: 'silver' }, seat: 1, award: 'won', pay: 2 }
const table = (changed: Partial<TableView>) =>
  ({
    rounds: ['one', 'two', 'three'],
    round: 1,
    partners: [null, null],
    results: [{ round: 'one', seats: [{ credits: 4 }, { credits: 9 }], lines: [] }],
    modules: { trek: { journey: [{ round: 'one', awards: [won] }] } },
    ...changed,
  }) as unknown as TableView

describe('the journey', () => {
  it('has a station for each flight, with standings and awards of those that are done', () => {
    const [first, second, third] = stationsOf(table({}))
    expect([first, second, third].map((station) => station?.state)).toEqual(['done', 'now', 'ahead'])
    expect(first?.standings).toEqual([{ team: [1], credits: 9 }, { team: [0], credits: 4 }])
    expect(first?.awards).toEqual([won])
    expect([second?.standings, second?.awards, third?.standings]).toEqual([[], [], []])
  })

  it('has come on as soon as a flight is settled, and is all done in the end', () => {
    expect(stationsOf(table({ round: 0 })).map(({ state }) => state)).toEqual(['done', 'now', 'ahead'])
    const results = Array.from({ length: 3 }, () => ({ round: 'x', seats: [{ credits: 1 }, { credits: 2 }], lines: [] }))
    expect(stationsOf(table({ round: 2, results })).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  })

  it('keeps purses closed that are', () => {
    const results = [{ round: 'one', seats: [{ credits: null }, { credits: 3 }], lines: [] }]
    expect(stationsOf(table({ results }))[0]?.standings).toEqual([{ team: [1], credits: 3 }, { team: [0], credits: null }])
  })

  it('is none where no module makes the game one', () => {
    expect(stationsOf(table({ modules: { other: {} } }))).toEqual([])
  })
})
