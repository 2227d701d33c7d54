import { describe, expect, it } from 'vitest'
import { vocabularyOf } from './vocabularies'
import { Vocabulary } from './vocabulary'

interface Options {
  readonly act:
    | { readonly form: 'wait' }
    | { readonly form: 'place'; readonly site: string }
    | { readonly form: 'put'; readonly square: string; readonly turn: 0 | 1 }
    | { readonly form: 'play'; readonly number: number; readonly shielded: boolean }
}

const vocabulary = new Vocabulary<Options>({
  act: {
    on: 'square',
    forms: [
      { form: 'place', text: '{site}', pattern: /^(\w+)$/, holds: { site: 'text' } },
      { form: 'wait', text: 'wait', pattern: /^wait$/, holds: {} },
      { form: 'put', text: 'put {square} {turn}', pattern: /^put (\d+,\d+) ([v^])$/, holds: { square: 'text', turn: { '^': 0, v: 1 } } },
      { form: 'play', text: 'play {number} [shielded]', pattern: /^play (\d+)( shielded)?$/, holds: { number: 'number', shielded: 'word' } },
    ],
  },
})

describe('a vocabulary', () => {
  const options: readonly [string, Options['act']][] = [
    ['wait', { form: 'wait' }],
    ['mars', { form: 'place', site: 'mars' }],
    ['put 7,6 v', { form: 'put', square: '7,6', turn: 1 }],
    ['play 12', { form: 'play', number: 12, shielded: false }],
    ['play 12 shielded', { form: 'play', number: 12, shielded: true }],
  ]

  it.each(options)('reads and writes %s', (text, option) => {
    expect(vocabulary.read('act', text)).toEqual(option)
    expect(vocabulary.write('act', option)).toBe(text)
  })

  it('reads nothing that is not declared', () => {
    expect(vocabulary.read('act', 'put 7,6')).toBeNull()
    expect(vocabulary.read('nonsense', 'wait')).toBeNull()
    expect(vocabulary.formOf('act', 'put 7,6')).toBe('')
  })

  it('names the forms that have arguments, and what a person points at', () => {
    expect(vocabulary.formOf('act', 'wait')).toBe('')
    expect(vocabulary.formOf('act', 'put 7,6 ^')).toBe('put')
    expect(vocabulary.on('act')).toBe('square')
    expect(vocabulary.on('nonsense')).toBe('words')
  })

  it('is found for every game by its name', () => {
    expect(vocabularyOf('spacecorp').read('gather', 'spaceport mars/0 N07')).toEqual({ form: 'spaceport_card', spot: 'mars/0', card: 'N07' })
    expect(vocabularyOf('chess').read('move', 'e4')).toBeNull()
  })
})
