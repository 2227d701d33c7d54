import { expect, it } from 'vitest'
import { choicesOf, grouped, matching } from './choices'

const choices = choicesOf(['deck', 'offer N06', 'offer N07', 'done'], {
  deck: 'the top card of the deck',
  'offer N06': 'Cargo pod: move 1',
  'offer N07': 'Module d’étude : explorer 1',
})

it('options without words are shown as they are written', () => {
  expect(choices.map((choice) => choice.text)).toEqual(['the top card of the deck', 'Cargo pod: move 1', 'Module d’étude : explorer 1', 'done'])
})

it('options of one form lie together, in the order of the rules', () => {
  expect(grouped(choices).map((group) => group.map((choice) => choice.option))).toEqual([['deck'], ['offer N06', 'offer N07'], ['done']])
})

it('searching ignores accents, capitals and the order of words', () => {
  expect(matching(choices, 'explorer Etude').map((choice) => choice.option)).toEqual(['offer N07'])
  expect(matching(choices, ' ')).toHaveLength(4)
})
