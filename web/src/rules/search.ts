/** Searching in the rules: a few words, in any case and without accents, all of which must be there. */

import type { GlossaryGroup } from '$lib/protocol'
import { anchorOf } from './glossary'
import { textOf, type Page } from './markdown'

export interface Hit {
  readonly anchor: string
  readonly title: string
  /** The text around the first word that was found. */
  readonly excerpt: string
}

const MOST = 24
const AROUND = 60

export function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase().replaceAll('’', "'")
}

export function search(wanted: string, pages: readonly Page[], glossary: readonly GlossaryGroup[]): readonly Hit[] {
  const words = plainly(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const named: Hit[] = []
  const told: Hit[] = []
  const look = (anchor: string, title: string, text: string) => {
    const all = plainly(`${title} ${text}`)
    if (!words.every((word) => all.includes(word))) return
    const hit = { anchor, title, excerpt: excerpt(text, words) }
    if (words.every((word) => plainly(title).includes(word))) named.push(hit)
    else told.push(hit)
  }
  for (const { entries } of glossary) for (const entry of entries) look(anchorOf(entry.key), entry.name, entry.text)
  for (const { chapters } of pages) {
    for (const { anchors, title, blocks } of chapters) look(anchors[0] ?? '', title, blocks.map(textOf).join(' '))
  }
  return [...named, ...told].slice(0, MOST)
}

function excerpt(text: string, words: readonly string[]): string {
  const at = Math.max(0, ...words.map((word) => plainly(text).indexOf(word)).filter((place) => place >= 0).slice(0, 1))
  const from = Math.max(0, at - AROUND)
  const cut = text.slice(from, at + 2 * AROUND).trim()
  return `${from > 0 ? '… ' : ''}${cut}${at + 2 * AROUND < text.length ? ' …' : ''}`
}
