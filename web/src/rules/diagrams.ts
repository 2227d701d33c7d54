/** The pictures of the rules pages by their names. They are loaded before a page is shown, so that no line moves later. */

import type { Component } from 'svelte'

/** Is told which picture is wanted, since some draw several. */
type Picture = () => Promise<{ default: Component<{ name: string }> }>

const connectors: Picture = () => import('./pictures/Connectors.svelte')
const boards: Picture = () => import('./pictures/Boards.svelte')
const ships: Picture = () => import('./pictures/Ships.svelte')
const track: Picture = () => import('./pictures/Track.svelte')

export const DIAGRAMS: Readonly<Record<string, Picture>> = {
  connectors,
  boards,
  board_IIIA: boards,
  board_second_IA: boards,
  board_second_IIA: boards,
  board_second_IIIA: boards,
  shields: ships,
  clear: ships,
  reach: ships,
  start: track,
  jump: track,
}

const ready = new Map<string, Component<{ name: string }>>()

/** Load these pictures; one that cannot be had is shown as the page has it. */
export async function prepareDiagrams(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const picture = await DIAGRAMS[name]?.().catch(() => null)
      if (picture) ready.set(name, picture.default)
    }),
  )
}

/** A picture that has been loaded; null for one that nobody has drawn. */
export function diagram(name: string): Component<{ name: string }> | null {
  return ready.get(name) ?? null
}
