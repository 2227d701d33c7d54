// What a language does to words that are not known beforehand, such as names: functions for the Fluent files, the same as
// the server's (src/starboard/words/grammar.py).

import type { FluentFunction } from '@fluent/bundle'

/** How a French name begins before which `de` loses its vowel; before Yann and Yasmine it keeps it. */
const ELIDED = /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y(?![aeiou]))/i

/** The French `de` and a name: `de Bruno`, `d’Anne`. */
export function de(name: string): string {
  return ELIDED.test(name) ? `d’${name}` : `de ${name}`
}

export const GRAMMAR: Record<string, FluentFunction> = { DE: ([name]) => de(String(name)) }
