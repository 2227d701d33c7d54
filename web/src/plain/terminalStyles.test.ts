import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cssOf } from './terminalStyles'

describe('a style of a terminal', () => {
  it('becomes CSS', () => {
    expect(cssOf('bold sky_blue1')).toBe('font-weight:700;color:#87d3ff')
    expect(cssOf('white on #204060')).toBe('color:#d9d4c6;background:#204060')
    expect(cssOf('')).toBe('')
  })

  it('is never too dark to read', () => {
    expect(cssOf('grey42')).toBe(cssOf('grey50'))
  })

  it('is refused when it says something unknown', () => {
    expect(cssOf('bold octarine')).toBeNull()
  })
})

it.each(['galaxy', 'spacecorp'])('every style of %s is known', (game) => {
  const text = readFileSync(new URL(`../../../src/starboard/${game}/presentation/styles.py`, import.meta.url), 'utf-8')
  const styles = [...text.matchAll(/^\s+"[^"]*": "([^"]*)"/gm)].map((match) => match[1]!)
  expect(styles.length).toBeGreaterThan(10)
  expect(styles.filter((style) => cssOf(style) === null)).toEqual([])
})
