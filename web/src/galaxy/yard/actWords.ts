/** What a module lets a seat do at the yard, in its words: a component is called by its name. */

import { knows, t } from '$lib/words.svelte'
import { kindWords } from '../art/look'
import { COMPONENTS } from '../facts'
import { capitalised } from '../flight/cardWords'
import { VOCABULARY } from '../vocabulary'

/** The act in words; one that nobody has words for is told as it stands. */
export function actWords(option: string): string {
  const read = VOCABULARY.read('build', option)
  const message = `option-build-${read?.form ?? option.replaceAll(' ', '_')}`
  if (!knows(message)) return capitalised(option)
  const component = read && 'component' in read ? COMPONENTS.get(read.component) : undefined
  const called = component ? { component: kindWords(component.kind), connectors: component.printed.join('') } : {}
  return capitalised(t(message, { ...plain(read ?? {}), ...called }))
}

/** Squares, turns and words as they are; the name of the form is none of them. */
function plain(read: object): Record<string, string | number> {
  return Object.fromEntries(Object.entries(read).filter(([name, value]) => name !== 'form' && (typeof value === 'string' || typeof value === 'number'))) as Record<string, string | number>
}
