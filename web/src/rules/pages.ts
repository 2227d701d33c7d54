/** The rules pages of a game in a language: those of the base game, then those of modules. Loaded when first read. */

import type { Language } from '$lib/words.svelte'
import { readPage, type Page } from './markdown'

type Texts = Record<string, () => Promise<string>>

const base = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' }) as Texts
const modules = import.meta.glob<string>('../../../src/starboard/*/modules/*/rules/*.md', { query: '?raw', import: 'default' }) as Texts

/** Pages of modules that are not part of the product; only Galaxy Trucker has modules. */
const besides: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import('virtual:galaxy-rules/en'),
  fr: () => import('virtual:galaxy-rules/fr'),
}

const ENDING: Record<Language, string> = { en: '.md', fr: '.fr.md' }

/** The games that have a page. */
export const GAMES_WITH_RULES: readonly string[] = Object.keys(base)
  .flatMap((path) => /\/([\w-]+)\.fr\.md$/.exec(path)?.[1] ?? [])
  .sort()

const loaded = new Map<string, Promise<readonly Page[]>>()

export function loadPages(game: string, language: Language): Promise<readonly Page[]> {
  const key = `${game} ${language}`
  let pages = loaded.get(key)
  if (!pages) {
    pages = load(game, language)
    pages.catch(() => loaded.delete(key)) // the next attempt may reach the server
    loaded.set(key, pages)
  }
  return pages
}

async function load(game: string, language: Language): Promise<readonly Page[]> {
  const own = base[`../../../docs/rules/${game}${ENDING[language]}`]
  const brought = Object.entries(modules)
    .filter(([path]) => path.includes(`/${game}/modules/`) && path.endsWith(`/rules/${language}.md`))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text())
  const texts = await Promise.all([...(own ? [own()] : []), ...brought])
  const more = game === 'galaxy' ? (await besides[language]()).default : []
  return [...texts, ...more].map(readPage)
}
