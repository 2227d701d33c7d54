import { describe, expect, it, vi } from 'vitest'
import { COMPONENTS } from '../facts'

vi.mock('$lib/words.svelte', () => ({
  knows: (id: string) => id.startsWith('option-build-') && id !== 'option-build-whistle',
  t: (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(' '),
}))

const { actWords } = await import('./actWords')

describe('what a module lets a seat do at the yard', () => {
  it('calls a component by its name and its connectors, not by its number', () => {
    const [tile, component] = [...COMPONENTS].find(([, { kind }]) => kind === 'engine')!
    expect(actWords(`take ordered ${tile}`)).toBe(`Option-build-take_ordered engine ${component.printed.join('')}`)
  })

  it('is told as it stands only where nobody has words for it', () => {
    expect(actWords('draw ordered')).toBe('Option-build-draw_ordered')
    expect(actWords('whistle')).toBe('Whistle')
  })
})
