import { describe, expect, it } from 'vitest'
import type { TableView } from '../view'
import { besideShips, doerOf, isReady, listed, onRing, optionsOf, platesOn, signsOn, towards } from './beside'

const table = (modules: TableView['modules']) => ({ modules }) as TableView

describe('what modules bring', () => {
  it('is gathered from all of them', () => {
    const fog = { id: 'fog', name: 'fog' }
    const storm = { id: 'storm', name: 'storm' }
    const view = table({ one: { conditions: [fog], other: 7 }, two: { conditions: [storm] }, three: {} })
    expect(listed(view, 'conditions')).toEqual([fog, storm])
    expect(listed(view, 'hand')).toEqual([])
  })

  it('is nothing where there are none', () => {
    expect(listed(table({}), 'tray')).toEqual([])
  })

  it('lights up while one of its own options is open to whoever sits there', () => {
    const trader = { id: 'trader', name: 'trader', seat: 1, forms: ['trader_buy'] }
    expect(isReady(trader, 1, { question: 'use_team', options: ['trader buy 2', 'done'] })).toBe(true)
    expect(isReady(trader, 1, { question: 'use_team', options: ['trader raise R', 'done'] })).toBe(false)
    expect(isReady(trader, 0, { question: 'use_team', options: ['trader buy 2', 'done'] })).toBe(false)
    expect(isReady(trader, 1, null)).toBe(false)
    expect(optionsOf(trader, 1, { question: 'use_team', options: ['trader buy 1', 'trader buy 2', 'done'] })).toEqual(['trader buy 1', 'trader buy 2'])
    expect([doerOf('trader buy 2', 'use_team', [trader], 1), doerOf('done', 'use_team', [trader], 1)]).toEqual([trader, null])
  })

  it('stands on the ring where the table says, unless something else has been told since', () => {
    const view = table({ jobs: { ring: [{ id: 'escort', name: 'escort', position: 3 }, { id: 'comet', name: 'comet', position: 9 }] } })
    expect(onRing(view, {}).map(({ name, position }) => [name, position])).toEqual([['escort', 3], ['comet', 9]])
    expect(onRing(view, { escort: 6, comet: null, tug: 1 }).map(({ name, position }) => [name, position])).toEqual([['escort', 6], ['tug', 1]])
  })

  it('is worn on the ship where it is a plate, and lies beside where it is not', () => {
    const [plate, loan] = [{ id: 'title', name: 'master_engineer', seat: 1, plate: 'gold' }, { id: 'loan', name: 'loan', seat: 1 }]
    const view = table({ trek: { tray: [plate, loan] } })
    expect([platesOn(view, 1), platesOn(view, 0), besideShips(view)]).toEqual([[plate], [], [loan]])
  })

  it('counts towards a condition for whom it is', () => {
    const [mine, other] = [0, 1].map((seat) => ({ id: `job ${seat}`, seat, name: 'job_so_far', towards: 'carpool' }))
    const view = table({ jobs: { tray: [mine, other, { ...mine, id: 'loan', towards: undefined }] } } as never)
    expect(towards(view, 0, 'carpool')).toEqual([mine])
    expect(towards(view, 0, 'the_bet')).toEqual([])
  })

  it('is drawn on the squares of the ship it belongs to', () => {
    const [one, other] = [0, 1].map((seat) => ({ seat, square: '7,6', name: 'plan_red' }))
    expect(signsOn(table({ team: { signs: [one, other] } }), 1)).toEqual([other])
  })
})
