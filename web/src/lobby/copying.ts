// Handing on an address, by whatever the browser allows.

import { toast } from '$lib/toast.svelte'
import { t } from '$lib/words.svelte'

export const canShare = typeof globalThis.navigator?.share === 'function'

export async function copy(text: string): Promise<void> {
  if (await copied(text)) toast(t('copied'), 'good')
  else toast(text)
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedTheOldWay(text)
  }
}

/** Pages that come over plain HTTP, as from a friend's computer in the next room, have no clipboard of their own. */
function copiedTheOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside an open dialog nothing outside of it can have the focus.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
  }
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // Whoever closes the list of ways to share has changed their mind, which is no error.
  }
}
