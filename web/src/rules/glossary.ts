/** What the things of a game are, in a language: asked from the server, which makes it from the game's catalogue. */

import { glossary as ask } from '$lib/api'
import type { GlossaryEntry, GlossaryGroup, GlossaryItem } from '$lib/protocol'
import type { Language } from '$lib/words.svelte'

const asked = new Map<string, Promise<readonly GlossaryGroup[]>>()

export function loadGlossary(game: string, language: Language): Promise<readonly GlossaryGroup[]> {
  const key = `${game} ${language}`
  let groups = asked.get(key)
  if (!groups) {
    groups = ask(game, language).then((answer) => answer.groups)
    groups.catch(() => asked.delete(key)) // the next attempt may reach the server
    asked.set(key, groups)
  }
  return groups
}

export interface Found {
  readonly entry: GlossaryEntry
  /** The very card that is meant, where the entry speaks of several. */
  readonly item: GlossaryItem | null
}

/** The entry of a thing: `kind/cannon` by its own key, `card/I-3` by the card it lists. */
export function find(groups: readonly GlossaryGroup[], key: string): Found | null {
  const entries = groups.flatMap((group) => group.entries)
  const own = entries.find((entry) => entry.key === key)
  if (own) return { entry: own, item: null }
  const [what, name] = split(key)
  for (const entry of entries) {
    if (split(entry.key)[0] !== what) continue
    const item = entry.items.find(({ keys }) => keys.includes(name))
    if (item) return { entry, item }
  }
  return null
}

export function split(key: string): readonly [what: string, name: string] {
  const stroke = key.indexOf('/')
  return [key.slice(0, stroke), key.slice(stroke + 1)]
}

/** Where an entry is on the page. */
export const anchorOf = (key: string): string => `glossary-${key.replace(/[^\w-]+/g, '-')}`
