import type { Decision } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import type { TableSource } from '$lib/table.svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { Answering } from './answering.svelte'

const END = { then: 'no_humans', ends_flight: true }

function decision(question: string, options: string[], about: Decision['about'] = {}): Decision {
  return { id: '1', seat: 0, question, options, about, due: null }
}

/** Somebody who is asked this, and the answers that reach the table. */
function asked(what: Decision) {
  const sent: string[] = []
  const table = {
    sight: { game: { decision: what } },
    answer: (option: string) => {
      sent.push(option)
      return Promise.resolve()
    },
  } as unknown as TableSource
  return { sent, answering: new Answering(() => table, () => what) }
}

afterEach(() => (settings.confirmations = 'bad'))

describe('every way to answer', () => {
  it('asks once more before what ends the flight, and sends it when that is confirmed', () => {
    const { sent, answering } = asked(decision('use_card', ['yes', 'no'], { options: { yes: END } }))
    answering.choose('yes')
    expect(sent).toEqual([])
    expect(answering.doubt).toMatchObject({ gravity: 'bad', options: ['yes'] })
    answering.refrain()
    expect(answering.doubt).toBeNull()
    answering.choose('yes')
    answering.confirm()
    expect(sent).toEqual(['yes'])
  })

  it('does so for a square of the ship', () => {
    const { sent, answering } = asked(decision('blow_up', ['7,7', 'none'], { options: { '7,7': END } }))
    answering.chooseSquare('7,7')
    expect(sent).toEqual([])
    expect(answering.doubt?.options).toEqual(['7,7'])
  })

  it('does so for choices that were collected, though their button confirms them', () => {
    const loss = { left: 2, each: { '7,7': 2, '8,7': 1 }, fatal: { '7,7': 2 }, then: 'no_pilot' }
    const { sent, answering } = asked(decision('lose_crew', ['7,7', '8,7'], loss))
    answering.chooseSquare('7,7')
    answering.chooseSquare('8,7')
    answering.confirmPicks()
    expect(answering.doubt).toBeNull()
    expect(sent).toEqual(['7,7'])
    const other = asked(decision('lose_crew', ['7,7', '8,7'], loss))
    other.answering.chooseSquare('7,7')
    other.answering.chooseSquare('7,7')
    other.answering.confirmPicks()
    expect(other.sent).toEqual([])
    expect(other.answering.doubt?.gravity).toBe('bad')
  })

  it('does not where every answer ends it', () => {
    const { answering } = asked(decision('keep_part', ['6,6', '9,7'], { options: { '6,6': END, '9,7': END } }))
    answering.chooseSquare('9,7')
    answering.confirmPicks()
    expect(answering.doubt).toBeNull()
  })

  it('does so for plans', () => {
    const { sent, answering } = asked(decision('load', ['load R 7,8', 'done'], { options: { done: END } }))
    answering.choosePlan('best', [{ question: 'load', option: 'done' }])
    expect(sent).toEqual([])
    expect(answering.doubt).toMatchObject({ name: 'best' })
  })

  it('shows what a square stands for before it is done, where that is more than the square', () => {
    const { sent, answering } = asked(decision('jump', ['jump 7,8', 'stay']))
    answering.chooseSquare('7,8')
    expect(sent).toEqual([])
    expect(answering.picking.opened).toEqual(['jump 7,8'])
    expect([...answering.picking.pointedSquares]).toEqual(['7,8'])
    answering.chooseSquare('7,8')
    expect(sent).toEqual(['jump 7,8'])
  })

  it('leaves the choice where a square stands for several things', () => {
    const { sent, answering } = asked(decision('power_cannons', ['7,6', 'boost 7,6', 'done']))
    answering.chooseSquare('7,6')
    answering.chooseSquare('7,6')
    expect(sent).toEqual([])
    expect(answering.picking.opened).toEqual(['7,6', 'boost 7,6'])
    answering.choose('boost 7,6')
    expect(sent).toEqual(['boost 7,6'])
  })

  it('asks as often as people want to be asked', () => {
    settings.confirmations = 'any'
    const wary = asked(decision('use_card', ['yes', 'no']))
    wary.answering.choose('no')
    expect(wary.answering.doubt?.gravity).toBe('any')
    settings.confirmations = 'final'
    const bold = asked(decision('use_card', ['yes', 'no'], { options: { yes: END } }))
    bold.answering.choose('yes')
    expect(bold.sent).toEqual(['yes'])
    const leaving = asked(decision('next_card', ['fly on', 'give up']))
    leaving.answering.choose('give up')
    expect(leaving.answering.doubt?.gravity).toBe('final')
  })
})
