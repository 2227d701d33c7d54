/**
 * The cards “new here”: what a module brings, for whoever meets it for the first time. A module has at most five of them;
 * their words are `new-MODULE-1` and so on, each with a `.text`, and a drawing may be registered under the same name.
 */

import { keep, kept } from '$lib/kept'
import { knows } from '$lib/words.svelte'

const MOST = 5

export interface NewCard {
  readonly module: string
  /** Its words, and its drawing if it has one. */
  readonly id: string
}

/** The cards of these modules that nobody has read in this browser, one module after the other. */
export function unread(modules: Iterable<string>): readonly NewCard[] {
  return [...modules].filter((module) => kept(memory(module)) === null).flatMap(cardsOf)
}

/** Their modules are known from now on. */
export function read(cards: Iterable<NewCard>): void {
  for (const { module } of cards) keep(memory(module), 'read')
}

function cardsOf(module: string): NewCard[] {
  return Array.from({ length: MOST }, (_, place) => ({ module, id: `new-${module}-${place + 1}` })).filter(({ id }) => knows(id))
}

function memory(module: string): string {
  return `new.${module}`
}
