import { describe, expect, it } from 'vitest'
import { reasonsAgainst, SEATS } from './agreement'

const NEEDS = [
  { option: 'teams', values: ['yes'], of: SEATS, among: ['4'], text: 'Teams need four seats.' },
  { option: 'first', values: ['b'], of: 'last', among: ['b', 'c'], text: 'The last comes after the first.' },
  { option: 'first', values: ['c'], of: 'last', among: ['c'], text: 'The last comes after the first.' },
]
const question = (name: string, ...values: string[]) => ({ name, values: values.map((value) => [value, value] as const) })
const agreed = { [SEATS]: '3', teams: 'no', first: 'a', last: 'b' }

describe('what does not go together', () => {
  it('cannot be chosen, and the reason is told', () => {
    const against = reasonsAgainst(NEEDS, agreed, question('teams', 'no', 'yes'))
    expect([...against]).toEqual([['yes', 'Teams need four seats.']])
  })

  it('is told at either end', () => {
    const seats = question(SEATS, '2', '3', '4')
    expect([...reasonsAgainst(NEEDS, { ...agreed, teams: 'yes', [SEATS]: '4' }, seats).keys()]).toEqual(['2', '3'])
    expect(reasonsAgainst(NEEDS, agreed, seats).size).toBe(0)
  })

  it('may be one of several options that need the same', () => {
    expect([...reasonsAgainst(NEEDS, agreed, question('first', 'a', 'b', 'c')).keys()]).toEqual(['c'])
    expect([...reasonsAgainst(NEEDS, { ...agreed, first: 'b' }, question('last', 'a', 'b', 'c')).keys()]).toEqual(['a'])
  })

  it('is nobody\'s business elsewhere', () => {
    expect(reasonsAgainst(NEEDS, { ...agreed, teams: 'yes' }, question('first', 'a')).size).toBe(0)
  })
})
