// The client's words in the language of the person: Fluent messages, loaded one language at a time. What only some tables
// need (the words of a module) is loaded when somebody asks for it, and from then on in every language that is chosen.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { GRAMMAR } from './grammar'
import { kept, keep } from './kept'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
}

/** What else can be said: the text of a language, or nothing where there is none. */
export type MoreWords = (language: Language) => Promise<string | undefined>

interface Spoken {
  readonly bundle: FluentBundle
  /** The further words that are in it, by their names. */
  readonly more: ReadonlySet<string>
}

let spoken = $state.raw<Spoken>()
/** All further words that were asked for. */
const asked = new Map<string, MoreWords>()
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

/** Load further words, each under a name of its own; whoever has waited for this finds them with `t`. */
export async function loadMoreWords(words: Readonly<Record<string, MoreWords>>): Promise<void> {
  const fresh = Object.keys(words).filter((name) => !spoken?.more.has(name))
  if (!spoken || fresh.length === 0) return
  const { bundle, more } = spoken
  const texts = await Promise.all(fresh.map((name) => words[name]!(current)))
  for (const name of fresh) asked.set(name, words[name]!)
  // Somebody has chosen another language or asked for more meanwhile: only what is still lacking is loaded.
  if (spoken.bundle !== bundle || spoken.more !== more) return loadMoreWords(words)
  add(bundle, texts)
  spoken = { bundle, more: new Set([...more, ...fresh]) }
}

async function speak(wanted: Language): Promise<void> {
  const bundle = new FluentBundle(wanted, { functions: GRAMMAR, useIsolating: false })
  add(bundle, (await texts[wanted]()).default)
  const more = new Set<string>()
  // Further words may be asked for while these are on their way.
  for (let lacking = [...asked]; lacking.length > 0; lacking = [...asked].filter(([name]) => !more.has(name))) {
    add(bundle, await Promise.all(lacking.map(([, text]) => text(wanted))))
    for (const [name] of lacking) more.add(name)
  }
  spoken = { bundle, more }
  current = wanted
  document.documentElement.lang = wanted
}

function add(bundle: FluentBundle, texts: readonly (string | undefined)[]): void {
  for (const text of texts) {
    for (const problem of text === undefined ? [] : bundle.addResource(new FluentResource(text))) console.error(problem)
  }
}

/** A message, or with `id.attribute` one of its attributes, in the language of the page; reactive. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.', 2)
  const message = spoken?.bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!spoken || !pattern) {
    console.warn(`no words for ${id}`) // a browser test in which this is said fails
    return id
  }
  const problems: Error[] = []
  const said = spoken.bundle.formatPattern(pattern, values ?? null, problems)
  for (const problem of problems) console.error(id, problem)
  return said
}

/** Whether there is such a message, or with `id.attribute` such an attribute of it; reactive. */
export function knows(id: string): boolean {
  const [name = id, attribute] = id.split('.', 2)
  if (!attribute) return spoken?.bundle.hasMessage(id) ?? false
  return spoken?.bundle.getMessage(name)?.attributes[attribute] !== undefined
}
