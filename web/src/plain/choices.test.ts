import { expect, it } from 'vitest'
import { vocabularyOf } from '$lib/vocabularies'
import { choicesOf, grouped, matching } from './choices'

const choices = choicesOf(['deck', 'offer N06', 'offer N07', 'done'], {
  deck: 'the top card of the deck',
  'offer N06': 'Cargo pod: move 1',
  'offer N07': 'Module d’étude : explorer 1',
})

it('options without words are shown as they are written', () => {
  expect(choices.map((choice) => choice.text)).toEqual(['the top card of the deck', 'Cargo pod: move 1', 'Module d’étude : explorer 1', 'done'])
})

it('options that say the same are offered once, with their number', () => {
  const teams = choicesOf(['team 0', 'team 1', 'team 2'], { 'team 0': 'at Earth', 'team 1': 'at Mars', 'team 2': 'at Earth' })
  expect(teams).toEqual([
    { option: 'team 0', text: 'at Earth', alike: 2 },
    { option: 'team 1', text: 'at Mars', alike: 1 },
  ])
})

it('options of one form lie together, in the order of the rules', () => {
  const formOf = (option: string) => vocabularyOf('spacecorp').formOf('take_card', option)
  expect(grouped(choices, formOf).map((group) => group.map((choice) => choice.option))).toEqual([['deck'], ['offer N06', 'offer N07'], ['done']])
})

it('searching ignores accents, capitals and the order of words', () => {
  expect(matching(choices, 'explorer Etude').map((choice) => choice.option)).toEqual(['offer N07'])
  expect(matching(choices, ' ')).toHaveLength(4)
})
