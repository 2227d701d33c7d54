import { describe, expect, it } from 'vitest'
import type { ChoiceInfo, GameInfo } from '$lib/protocol'
import { agreement, fitted, isOn, optionsOf, reasonAgainst, reasonsAgainst, SEATS, usualSeats, wholeLists, type Question } from './agreement'

const NEEDS = [
  { option: 'teams', values: ['yes'], of: SEATS, among: ['4'], never: [], only: [], text: 'Teams need four seats.' },
  { option: 'first', values: ['b'], of: 'last', among: ['b', 'c'], never: [], only: [], text: 'The last comes after the first.' },
  { option: 'first', values: ['c'], of: 'last', among: ['c'], never: [], only: [], text: 'The last comes after the first.' },
  { option: SEATS, values: ['5'], of: 'wheel', among: ['yes'], never: [], only: [], text: 'Five need another wheel.' },
  { option: 'flights', values: ['IV'], of: 'wheel', among: ['yes'], never: [], only: [], text: 'Class IV needs a wheel.' },
  { option: 'storms', values: ['yes'], of: 'flights', among: ['II'], never: ['test'], only: [], text: 'Storms need class II and no test.' },
]
const choice = (name: string, values: string[], more: Partial<ChoiceInfo> = {}): ChoiceInfo => ({
  name, text: name, default: values[0]!, values: Object.fromEntries(values.map((value) => [value, value])),
  kind: 'one', most: 1, group: '', switch: '', add: '', ...more,
})
const GAME: GameInfo = {
  name: 'game', title: 'Game', about: '', seats: [2, 5], seat_names: [], bots: [], notation: false, needs: NEEDS, presets: [], dice_tables: [],
  choices: [
    choice('teams', ['no', 'yes']), choice('first', ['a', 'b', 'c']), choice('last', ['a', 'b', 'c'], { default: 'b' }),
    choice('flights', ['test', 'I', 'II', 'IV'], { kind: 'list', default: 'I II', most: 4 }),
    choice('wheel', ['no', 'yes'], { group: 'Box', switch: 'wheel' }),
    choice('spokes', ['few', 'many'], { group: 'Box', switch: 'wheel' }),
    choice('storms', ['no', 'yes'], { group: 'Box', switch: 'storms' }),
  ],
}
const question = (name: string, ...values: string[]): Question => ({
  name, values, kind: GAME.choices.find((each) => each.name === name)?.kind ?? 'one',
})
const agreed = (seats: number, options: Record<string, string> = {}) => agreement(GAME, seats, options)

describe('what does not go together', () => {
  it('cannot be chosen, and the reason is told', () => {
    const against = reasonsAgainst(GAME, agreed(3), question('teams', 'no', 'yes'))
    expect([...against]).toEqual([['yes', 'Teams need four seats.']])
  })

  it('is told at either end', () => {
    const seats = question(SEATS, '2', '3', '4')
    expect([...reasonsAgainst(GAME, agreed(4, { teams: 'yes' }), seats).keys()]).toEqual(['2', '3'])
    expect(reasonsAgainst(GAME, agreed(3), seats).size).toBe(0)
  })

  it('may be one of several options that need the same', () => {
    expect([...reasonsAgainst(GAME, agreed(3), question('first', 'a', 'b', 'c')).keys()]).toEqual(['c'])
    expect([...reasonsAgainst(GAME, agreed(3, { first: 'b' }), question('last', 'a', 'b', 'c')).keys()]).toEqual(['a'])
  })

  it("is nobody's business elsewhere", () => {
    expect(reasonsAgainst(GAME, agreed(3, { teams: 'yes' }), question('first', 'a')).size).toBe(0)
  })

  it('may be a number of seats that needs something', () => {
    expect([...reasonsAgainst(GAME, agreed(4), question(SEATS, '4', '5'))]).toEqual([['5', 'Five need another wheel.']])
    expect(reasonsAgainst(GAME, agreed(4, { wheel: 'yes' }), question(SEATS, '4', '5')).size).toBe(0)
    expect([...reasonsAgainst(GAME, agreed(5, { wheel: 'yes' }), question('wheel', 'no', 'yes')).keys()]).toEqual(['no'])
  })

  it('may be something in a list, to be added or already there', () => {
    expect([...reasonsAgainst(GAME, agreed(2), question('flights', 'test', 'I', 'IV')).keys()]).toEqual(['IV'])
    const stormy = agreed(2, { storms: 'yes' })
    expect([...reasonsAgainst(GAME, stormy, question('flights', 'test', 'I', 'IV')).keys()]).toEqual(['test', 'IV'])
    expect(reasonAgainst(NEEDS, { ...stormy, flights: ['I'] }, 'flights')).toBe('Storms need class II and no test.')
    expect(reasonAgainst(NEEDS, { ...stormy, flights: ['II'] }, 'flights')).toBeNull()
  })
})

describe('lists of which only some will do', () => {
  const journey = { option: 'first', values: ['c'], of: 'flights', among: [], never: [], only: ['II', 'II II'], text: 'II, once or twice.' }
  const game = { ...GAME, needs: [journey, { ...journey, option: 'flights', values: ['II'], of: 'first', among: ['c'], only: [] }] }

  it('are told, and others are refused', () => {
    expect(wholeLists(game, agreed(2), 'flights')).toBeNull()
    expect(wholeLists(game, agreed(2, { first: 'c' }), 'flights')).toEqual(['II', 'II II'])
    expect(reasonAgainst(game.needs, agreed(2, { first: 'c', flights: 'I' }), 'flights')).toBe('II, once or twice.')
    expect(reasonAgainst(game.needs, agreed(2, { first: 'c', flights: 'II' }), 'flights')).toBeNull()
  })

  it('are chosen with what needs them, and go with it', () => {
    const wished = agreed(2, { first: 'c', flights: 'I' })
    expect(fitted(game, wished, 'first')['flights']).toEqual(['II', 'II'])
    expect(reasonsAgainst(game, agreed(2, { flights: 'I' }), question('first', 'a', 'c')).size).toBe(0)
    const back = { ...game, choices: game.choices.map((each) => (each.name === 'flights' ? { ...each, default: 'I' } : each)) }
    expect(fitted(back, agreed(2, { first: 'a', flights: 'II II' }), 'first')['flights']).toEqual(['I'])
  })
})

describe('what is agreed on', () => {
  it('leaves out what is off, and what depends on it', () => {
    expect(Object.keys(optionsOf(GAME, agreed(2)))).toEqual(['teams', 'first', 'last', 'flights'])
    expect(optionsOf(GAME, agreed(2, { wheel: 'yes' }))).toMatchObject({ wheel: 'yes', spokes: 'few', flights: 'I II' })
    expect(isOn(GAME, agreed(2), GAME.choices[5]!)).toBe(false)
  })

  it('is for as many as may play without anything else', () => {
    expect(usualSeats(GAME)).toBe(4)
    expect(usualSeats({ ...GAME, needs: [] })).toBe(5)
  })
})
