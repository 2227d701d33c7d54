import type { TableView } from './view'
import { expect, it } from 'vitest'
import { strangeShip, teamsOf } from './teams'

it('teams are the seats that share a purse', () => {
  expect(teamsOf([2, 3, 0, 1])).toEqual([[0, 2], [1, 3]])
  expect(teamsOf([null, null, null])).toEqual([[0], [1], [2]])
})

it('a ship is strange to who has it while it is the partner’s', () => {
  expect(strangeShip({ ships_of: [2, 3, 0, 1] } as unknown as TableView, 3)).toBe(1)
  expect(strangeShip({ ships_of: [0, 1] } as unknown as TableView, 1)).toBe(null)
})
