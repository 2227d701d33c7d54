import { expect, it } from 'vitest'
import { lettersFor } from './letters'

const ADVANCE = 0.6

it('a phone gets small letters', () => {
  expect(lettersFor(314, ADVANCE)).toEqual({ size: 11, columns: 47 })
})

it('a desk gets letters with which things stand side by side', () => {
  const { size, columns } = lettersFor(1050, ADVANCE)
  expect(columns).toBe(137)
  expect(size).toBeGreaterThan(12.5)
})

it('letters are never too small to read, nor bigger than need be', () => {
  expect(lettersFor(880, ADVANCE).size).toBe(13)
  expect(lettersFor(1400, ADVANCE)).toEqual({ size: 13, columns: 160 })
  expect(lettersFor(100, ADVANCE)).toEqual({ size: 11, columns: 46 })
})
