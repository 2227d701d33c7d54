import { describe, expect, it } from 'vitest'
import type { TableView } from '../view'
import { doerOf, isReady, listed, optionsOf, signsOn } from './beside'

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

  it('is drawn on the squares of the ship it belongs to', () => {
    const [one, other] = [0, 1].map((seat) => ({ seat, square: '7,6', name: 'plan_red' }))
    expect(signsOn(table({ team: { signs: [one, other] } }), 1)).toEqual([other])
  })
})
