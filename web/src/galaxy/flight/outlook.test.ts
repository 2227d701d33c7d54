import type { Decision } from '$lib/protocol'
import { describe, expect, it } from 'vitest'
import { endOf, endsFlight, outlookOf } from './outlook'

function decision(options: Record<string, unknown>): Decision {
  return { id: '1', seat: 0, question: 'use_card', options: Object.keys(options), about: { options }, due: null }
}

const chips = (told: unknown, hasGoods = false) =>
  outlookOf(decision({ yes: told }), 'yes', hasGoods)?.chips.map(({ sprite, text, goods, tone }) => `${tone} ${sprite ?? ''} ${text}${goods}`)

describe('what follows from an option', () => {
  it('is what it costs and what it brings', () => {
    expect(chips({ price: { crew: 2, days: 1 }, gain: { credits: 4 } })).toEqual(['costs crew −2', 'costs day −1', 'brings credits +4'])
  })

  it('is nothing where the decision tells nothing, or nothing changes', () => {
    expect(outlookOf(decision({}), 'yes')).toBe(null)
    expect(outlookOf(decision({ no: { price: {}, gain: {} } }), 'no')).toBe(null)
  })

  it('shows blocks as blocks, and how many of them find room', () => {
    const told = { price: {}, gain: { goods: 'RYB', fits: 'YB', credits: 4 } }
    expect(chips(told)).toEqual(['brings  +RYB', expect.stringContaining('has')])
    expect(chips(told, true)).toHaveLength(1)
  })

  it('shows what a part of the ship holds instead of what is lost with the others', () => {
    const told = { holds: { components: 7, crew: 3, humans: 2, engines: 1, goods: 'RB' }, price: { components: 3 }, gain: {} }
    expect(chips(told)).toEqual(['has crew 3', 'has thrust 1', 'lacks firepower 0', 'lacks cells 0', 'has human 2', 'has  RB'])
  })

  it('says that goods go for half price, not a number that looks like blocks', () => {
    const told = { price: { goods: 2 }, gain: { credits: 2 } }
    expect(chips(told)).toEqual(['costs goods flight-half-price', 'brings credits +2'])
  })

  it('counts in halves', () => {
    expect(chips({ price: { cells: 1 }, gain: { cannons: 1.5 } })).toEqual(['costs cells −1', 'brings firepower +1½'])
  })

  it('names what nobody has a sign for', () => {
    expect(chips({ price: { moon_rocks: 3 }, gain: {} })).toEqual(['costs  −3 moon rocks'])
  })

  it('says what comes about at once', () => {
    expect(outlookOf(decision({ yes: { price: {}, gain: {}, then: 'swallowed_whole' } }), 'yes')).toMatchObject({ then: 'swallowed whole', bad: true })
    expect(outlookOf(decision({ yes: { then: 'enemy_beaten' } }), 'yes')).toMatchObject({ bad: false })
  })

  it('knows what ends the flight', () => {
    expect(endsFlight(decision({ yes: { then: 'left', ends_flight: true } }), ['yes'])).toBe(true)
    expect(endsFlight(decision({ yes: { then: 'enemy_won' } }), ['yes'])).toBe(false)
  })

  it('knows which goodbyes together end the flight, and why', () => {
    const goodbyes = { ...decision({}), about: { left: 3, fatal: { A: 2, B: 1 }, then: 'swallowed_whole' } }
    expect(endsFlight(goodbyes, ['A', 'B', 'C'])).toBe(false)
    expect(endsFlight(goodbyes, ['A', 'B', 'A'])).toBe(true)
    expect(endOf(goodbyes, ['A', 'B', 'A'])).toBe('swallowed whole')
    expect(endsFlight({ ...decision({}), about: { left: 3 } }, ['A'])).toBe(false)
  })
})
