// What things beside the ships are called and what they say, in the words of their modules.

import { knows, t } from '$lib/words.svelte'
import type { Thing } from './beside'

/** What it is called; one that nobody has words for goes by its plain name. */
export function thingTitle({ name, values }: Thing): string {
  return knows(`thing-${name}`) ? t(`thing-${name}`, values) : name.replaceAll('_', ' ')
}

/** What it says. */
export function thingText({ name, values }: Thing): string {
  return knows(`thing-${name}`) ? t(`thing-${name}.text`, values) : ''
}

/** What it does in a few words, for small screens; nothing where its module has none. */
export function thingBrief({ name, values }: Thing): string {
  return knows(`thing-${name}.brief`) ? t(`thing-${name}.brief`, values) : ''
}

/** The story that begins with it; nothing where there is none. */
export function thingStory({ name, values }: Thing): string {
  return knows(`thing-${name}.story`) ? t(`thing-${name}.story`, values) : ''
}

/** What somebody says of themselves, which their text begins with in quotation marks, and the rest of it. */
export function spoken(text: string): { readonly voice: string; readonly rest: string } {
  const quoted = /^(?:“(?<english>[^”]*)”|«\s*(?<french>[^»]*?)\s*»)\s*(?<rest>.*)$/su.exec(text)?.groups
  return quoted ? { voice: quoted.english ?? quoted.french ?? '', rest: quoted.rest ?? '' } : { voice: '', rest: text }
}
