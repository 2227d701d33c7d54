/**
 * What modules bring to the pages, each loaded when a table, a replay or the rules need it: drawings
 * (`modules/<name>/index.ts`, which calls `registerArt`) and the words of the game's own module of that name.
 */

import type { Sight } from '$lib/protocol'
import { loadMoreWords, type MoreWords } from '$lib/words.svelte'
import { isRegistered, registerArt } from '../art/registry'
import type { TableView } from '../view'

const DRAWINGS = import.meta.glob('./*/index.ts')
const WORDS = import.meta.glob<string>('../../../../src/starboard/galaxy/modules/*/words/*.ftl', { query: '?raw', import: 'default' })

/** Words of what several modules share: they come with the first module, so that a table of the base game pays nothing. */
const SHARED_WORDS = import.meta.glob<string>('../../../../src/starboard/galaxy/mechanisms/words/*.ftl', { query: '?raw', import: 'default' })

const drawingsOf = (module: string) => `./${module}/index.ts`
const sharedWordsOf = (language: string) => `../../../../src/starboard/galaxy/mechanisms/words/${language}.ftl`
const wordsOf = (module: string, language: string) => `../../../../src/starboard/galaxy/modules/${module}/words/${language}.ftl`

/** All that have words; drawings without words would be of nothing. */
const ALL: ReadonlySet<string> = new Set(Object.keys(WORDS).map((path) => path.split('/').at(-3)!))

/** The names of the modules with which a table plays; none before the game has begun. */
export function modulesAt(sight: Sight | null): readonly string[] {
  return Object.keys((sight?.game?.table as TableView | undefined)?.modules ?? {})
}

/** Make ready what these modules bring; a name that this client was not built with brings nothing. */
export async function loadModules(names: Iterable<string>): Promise<void> {
  const modules = [...names]
  if (modules.length === 0) return
  const words: [string, MoreWords][] = modules.map((module) => [`galaxy ${module}`, async (language) => WORDS[wordsOf(module, language)]?.()])
  words.push(['galaxy mechanisms', async (language) => SHARED_WORDS[sharedWordsOf(language)]?.()])
  await Promise.all([loadMoreWords(Object.fromEntries(words)), ...modules.map(loadDrawings)])
}

async function loadDrawings(module: string): Promise<void> {
  await DRAWINGS[drawingsOf(module)]?.()
  if (!isRegistered(module)) registerArt({ module }) // it has none: its things look like any that nobody has drawn
}

/** The same for all modules: the rules and the glossary show everything. */
export function loadAllModules(): Promise<void> {
  return loadModules(ALL)
}
