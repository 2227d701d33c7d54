// The games with a screen of their own (any other is played on the plain one), and which of them newcomers are shown.

import type { Component } from 'svelte'
import type { TableSource } from '$lib/table.svelte'

/** A screen says when it has shown the end; it may be telling the last moments while the table knows how they ended. */
type Screen = Component<{ table: TableSource; onover?: () => void }>

const OWN: Record<string, () => Promise<{ default: Screen }>> = {
  galaxy: () => import('../galaxy/GalaxyTable.svelte'),
}

/** The game that the quick ways of the first screen begin. */
export const FEATURED = 'galaxy'

/** What its table for a first game agrees on: nothing but what one needs to learn it. */
export const FIRST_GAME = { rounds: 'test', errors: 'refused' }

const plain = (): Promise<{ default: Screen }> => import('../plain/PlainTable.svelte')

/** The screen of a game; loaded only when somebody needs it. */
export async function screenOf(game: string): Promise<Screen> {
  return (await (OWN[game] ?? plain)()).default
}
