import { describe, expect, it } from 'vitest'
import { besideHourglass, HOURGLASS, plainName } from './alarms'

describe('alarms beside the hourglass', () => {
  it('come in the order in which they ring, without the hourglass', () => {
    const alarms = { [HOURGLASS]: 90, fire_drill: 60.2, last_look: 20 }
    expect(besideHourglass(alarms, 10)).toEqual([
      { name: 'last_look', seconds: 10 },
      { name: 'fire_drill', seconds: 51 },
    ])
  })

  it('never count below zero', () => {
    expect(besideHourglass({ fire_drill: 5 }, 9)).toEqual([{ name: 'fire_drill', seconds: 0 }])
  })

  it('have a name that can be read even without words', () => {
    expect(plainName('fire_drill')).toBe('fire drill')
  })
})
