// The client's words in the language of the person: Fluent messages, loaded one language at a time.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { GRAMMAR } from './grammar'
import { kept, keep } from './kept'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
}

let bundle = $state.raw<FluentBundle>()
let current = $state<Language>(preferred())

/** The language of the page; reactive. */
export function language(): Language {
  return current
}

/** The language of the page with the customs of the browser's country, for dates; reactive. */
export function locale(): string {
  return globalThis.navigator?.languages.find((wish) => wish.toLowerCase().startsWith(current)) ?? current
}

/** The language somebody chose here before, else the first of the browser's that the house speaks, else English. */
function preferred(): Language {
  const wished = [kept('language'), ...(globalThis.navigator?.languages ?? [])]
  for (const wish of wished) {
    const found = LANGUAGES.find((known) => wish?.toLowerCase().split('-')[0] === known)
    if (found) return found
  }
  return 'en'
}

/** Load the words of the preferred language; nothing can be shown before. */
export function loadWords(): Promise<void> {
  return speak(current)
}

export async function setLanguage(wanted: Language): Promise<void> {
  await speak(wanted)
  keep('language', wanted)
}

async function speak(wanted: Language): Promise<void> {
  const loaded = new FluentBundle(wanted, { functions: GRAMMAR, useIsolating: false })
  for (const text of (await texts[wanted]()).default) {
    for (const problem of loaded.addResource(new FluentResource(text))) console.error(problem)
  }
  bundle = loaded
  current = wanted
  document.documentElement.lang = wanted
}

/** A message, or with `id.attribute` one of its attributes, in the language of the page; reactive. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.', 2)
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!bundle || !pattern) {
    if (import.meta.env.DEV) console.warn(`no words for ${id}`)
    return id
  }
  const problems: Error[] = []
  const said = bundle.formatPattern(pattern, values ?? null, problems)
  for (const problem of problems) console.error(id, problem)
  return said
}

/** Whether there is such a message, or with `id.attribute` such an attribute of it; reactive. */
export function knows(id: string): boolean {
  const [name = id, attribute] = id.split('.', 2)
  if (!attribute) return bundle?.hasMessage(id) ?? false
  return bundle?.getMessage(name)?.attributes[attribute] !== undefined
}
