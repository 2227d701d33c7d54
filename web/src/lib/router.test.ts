import { expect, it } from 'vitest'
import { replayPage, routeOf, tablePage } from './router.svelte'

it('knows the pages by their paths', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/settings')).toEqual({ page: 'settings' })
  expect(routeOf('/table/x7')).toEqual({ page: 'table', table: 'x7' })
  expect(routeOf('/replay/x7/')).toEqual({ page: 'replay', table: 'x7' })
  for (const path of ['/table', '/table/x/y', '/elsewhere', '/settings/x', '/table/%E0%A4%A']) {
    expect(routeOf(path)).toEqual({ page: 'nowhere' })
  }
})

it('finds back what it links to', () => {
  expect(routeOf(tablePage('a b'))).toEqual({ page: 'table', table: 'a b' })
  expect(routeOf(replayPage('a/b'))).toEqual({ page: 'replay', table: 'a/b' })
  expect(tablePage('t', 'secret')).toBe('/table/t#secret')
})
