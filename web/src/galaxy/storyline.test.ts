import { describe, expect, it, vi } from 'vitest'
import type { Told } from '$lib/protocol'
import { CARDS } from './facts'
import { STORYLINE } from './storyline'
import type { TableView } from './view'

vi.mock('$lib/words.svelte', () => ({
  knows: () => true,
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(' '),
}))

const card = CARDS.keys().next().value!
const at = (stage: string, round: number, more: Partial<TableView> = {}) => ({ stage, round, rounds: ['I', 'II'], flight: null, ...more }) as TableView
const told = (kind: string, data: Record<string, unknown> = {}): Told => ({ kind, seat: 0, data })
const texts = (before: TableView | null, after: TableView, ...events: Told[]) =>
  STORYLINE.chaptersAt(before, after, events).map(({ text, large }) => (large ? text.toUpperCase() : text))

describe('the replay of a flight', () => {
  it('begins with building, then the inspection, then the flight', () => {
    expect(texts(null, at('yard', 0))).toEqual(['YARD-TITLE ROUND-NAME I'])
    expect(texts(at('yard', 0), at('yard', 0))).toEqual([])
    expect(texts(at('yard', 0), at('inspection', 0))).toEqual(['inspection-title round-name I'])
    expect(texts(at('inspection', 0), at('boarding', 0))).toEqual([])
    expect(texts(at('boarding', 0), at('card', 0), told('launched'))).toEqual(['flight-title round-name I'])
  })

  it('names each card and counts them', () => {
    const flight = { played: ['a', 'b'], card: 'c' } as unknown as TableView['flight']
    const [text] = texts(at('card', 0, { flight }), at('card', 0, { flight }), told('card_turned_up', { card }))
    expect(text).toMatch(/^replay-card 4 card-\w+$/)
  })

  it('settles the round that was flown before the next one is built', () => {
    expect(texts(at('card', 0), at('yard', 1), told('round_settled'))).toEqual(['settlement-title round-name I', 'YARD-TITLE ROUND-NAME II'])
    expect(texts(at('card', 1), at('over', 1), told('round_settled'))).toEqual(['settlement-title round-name II', 'OVER-TITLE'])
  })
})
