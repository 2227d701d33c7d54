import { afterEach, expect, it } from 'vitest'
import { CONFIRMATIONS, lasting, settings } from './settings.svelte'

afterEach(() => {
  settings.confirmations = 'bad'
  settings.speed = 'normal'
})

it('asks again before what is grave enough, and always before what is final', () => {
  const asked = () => CONFIRMATIONS.filter((gravity) => settings.asksBefore(gravity))
  expect(asked()).toEqual(['bad', 'final'])
  settings.confirmations = 'any'
  expect(asked()).toEqual(['any', 'bad', 'final'])
  settings.confirmations = 'final'
  expect(asked()).toEqual(['final'])
})

it('lets animations last as long as their speed says', () => {
  const last = (speed: typeof settings.speed) => {
    settings.speed = speed
    return lasting(600)
  }
  expect([last('slow'), last('normal'), last('fast'), last('skip')]).toEqual([1000, 600, 300, 0])
})
