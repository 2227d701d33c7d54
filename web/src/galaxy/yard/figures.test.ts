import { describe, expect, it } from 'vitest'
import { COMPONENTS, type Kind } from '../facts'
import { figures } from './figures'
import { counts, groupOf } from './groups'

const tile = (kind: Kind) => COMPONENTS.find((component) => component.kind === kind)!.id

describe('a ship under construction', () => {
  it('is counted by what is printed on its components', () => {
    const pieces = {
      '7,7': `${tile('starting_cabin')}^`,
      '7,6': `${tile('battery_3')}>`,
      '8,7': `${tile('special_cargo_2')}v`,
      '6,7': `${tile('cargo_3')}<`,
    }
    expect(figures(pieces)).toEqual({ cabins: 1, cells: 3, holds: 5 })
  })
})

describe('groups of components', () => {
  it('take in every kind', () => {
    for (const { id } of COMPONENTS) expect(groupOf(id)).not.toBeNull()
  })

  it('are counted', () => {
    const lying = counts([tile('cannon'), tile('double_cannon'), tile('cargo_2')])
    expect(lying).toMatchObject({ cannon: 2, hold: 1, engine: 0 })
  })
})
