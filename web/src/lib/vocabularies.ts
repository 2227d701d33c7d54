// The vocabulary of every game, for pages that show any game alike.

import { Vocabulary } from './vocabulary'

const FOUND = import.meta.glob<Vocabulary<unknown>>(['../*/vocabulary.ts', '!../lib/*'], { import: 'VOCABULARY', eager: true })
const NOTHING = new Vocabulary<unknown>({})

/** What a game asks; one that declares nothing is shown in words alone. */
export function vocabularyOf(game: string): Vocabulary<unknown> {
  return FOUND[`../${game}/vocabulary.ts`] ?? NOTHING
}
