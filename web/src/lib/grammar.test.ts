import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { GRAMMAR } from './grammar'

it.each([
  ['Bruno', 'le vaisseau de Bruno'],
  ['Anne', 'le vaisseau d’Anne'],
  ['élodie', 'le vaisseau d’élodie'],
  ['Hélène', 'le vaisseau d’Hélène'],
  ['Yves', 'le vaisseau d’Yves'],
  ['Yasmine', 'le vaisseau de Yasmine'],
])('a French sentence says whose ship %s has', (name, said) => {
  const bundle = new FluentBundle('fr', { functions: GRAMMAR, useIsolating: false })
  bundle.addResource(new FluentResource('ship = le vaisseau { DE($name) }'))
  expect(bundle.formatPattern(bundle.getMessage('ship')!.value!, { name })).toBe(said)
})
