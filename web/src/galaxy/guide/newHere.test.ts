import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Memory } from '../../testing/memory'

const words = new Set(['new-ferry-1', 'new-ferry-2', 'new-ferry-6', 'new-tunnel-1'])
vi.mock('$lib/words.svelte', () => ({ knows: (id: string) => words.has(id), t: (id: string) => id }))

const { read, unread } = await import('./newHere')

describe('the cards “new here”', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new Memory())
  })

  it('are those of the modules in play that have some, five of each at most', () => {
    expect(unread(['ferry', 'silent', 'tunnel']).map(({ id }) => id)).toEqual(['new-ferry-1', 'new-ferry-2', 'new-tunnel-1'])
    expect(unread([])).toEqual([])
  })

  it('are shown once in a browser', () => {
    read(unread(['ferry']))
    expect(unread(['ferry', 'tunnel']).map(({ id }) => id)).toEqual(['new-tunnel-1'])
  })
})
