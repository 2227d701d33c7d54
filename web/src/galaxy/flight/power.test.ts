import { expect, it } from 'vitest'
import { component } from '../../testing/tiles'
import { hasPower } from './power'

const tile = (kind: string) => `${component(kind).id}^`
const pieces = { '7,7': tile('starting_cabin'), '7,8': tile('double_engine') }
const withBattery = { ...pieces, '6,7': tile('battery_2') }

it('a ship has power as long as a battery token is left', () => {
  expect(hasPower({ pieces: withBattery, cells: { '6,7': 1 } })).toBe(true)
  expect(hasPower({ pieces: withBattery, cells: { '6,7': 0 } })).toBe(false)
})

it('before tokens are dealt a ship has power if it has a battery', () => {
  expect(hasPower({ pieces: withBattery, cells: {} })).toBe(true)
  expect(hasPower({ pieces, cells: {} })).toBe(false)
})
