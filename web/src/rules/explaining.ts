/** Which entry of the glossary something on the page stands for. */

import { pieceOfKey, piece } from '$galaxy/facts'

export interface Explained {
  /** Its key in the glossary. */
  readonly key: string
  /** What shows it. */
  readonly element: Element
}

/** What an element shows or, if it is a button, the one thing inside it; null for anything else. */
export function explained(element: Element): Explained | null {
  if (element.closest('.rules, .tip')) return null
  const around = element.closest('[data-explain]')
  const inside = around ? null : element.closest('button, [role="button"]')?.querySelectorAll('[data-explain]')
  const found = around ?? (inside?.length === 1 ? inside[0] : null)
  const told = found?.getAttribute('data-explain')
  return found && told ? { key: entryKey(told), element: found } : null
}

/** `tile/17` and `piece/17^` are a kind of component; the rest is named as in the glossary. */
export function entryKey(told: string): string {
  if (told.startsWith('tile/')) return `kind/${piece(Number(told.slice(5))).kind}`
  if (told.startsWith('piece/')) return `kind/${pieceOfKey(told.slice(6)).kind}`
  return told
}
