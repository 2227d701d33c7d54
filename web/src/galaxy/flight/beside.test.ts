import { describe, expect, it } from 'vitest'
import type { TableView } from '../view'
import { listed } from './beside'

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
})
