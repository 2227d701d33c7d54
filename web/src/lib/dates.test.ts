import { expect, it } from 'vitest'
import { ago, exactly } from './dates'

const NOW = Date.UTC(2026, 10, 18, 12) / 1000

it('says how long ago something was, in the largest unit that counts', () => {
  const said = (seconds: number, locale = 'en') => ago(NOW - seconds, NOW, locale)
  expect([-5, 59, 60, 3 * 3600, 86_400, 6 * 86_400, 20 * 86_400, 400 * 86_400].map((passed) => said(passed))).toEqual([
    'now', 'now', '1 minute ago', '3 hours ago', 'yesterday', '6 days ago', '2 weeks ago', 'last year',
  ])
  expect(said(2 * 86_400, 'fr')).toBe('avant-hier')
})

it('says exactly when it was', () => {
  expect(exactly(NOW, 'fr')).toMatch(/18 nov\. 2026/)
  expect(exactly(NOW, 'en-GB')).toMatch(/18 Nov 2026/)
})
