import { describe, expect, it } from 'vitest'
import { tile } from '../../testing/tiles'
import { COMPONENTS, GROUPS } from '../facts'
import { figures } from './figures'
import { counts, groupsOf, shownGroups, signOf } from './groups'

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
    for (const id of COMPONENTS.keys()) expect(groupsOf(id)).not.toEqual([])
  })

  it('are counted', () => {
    const lying = counts([tile('cannon'), tile('double_cannon'), tile('cargo_2')])
    expect(lying).toMatchObject({ cannon: 2, hold: 1, engine: 0 })
  })

  it('have the simplest component for a sign', () => {
    expect(['cannon', 'battery', 'cabin', 'structural'].map(signOf)).toEqual(['cannon', 'battery_2', 'cabin', 'structural'])
  })

  it('are offered when every game has them, or something of them lies there', () => {
    expect(shownGroups(counts([]))).toEqual(expect.arrayContaining(['cannon', 'structural']))
    expect(shownGroups(Object.fromEntries(GROUPS.map((group) => [group, 1])))).toEqual(GROUPS)
  })
})
