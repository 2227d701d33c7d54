// Which screen a game is played on: its own, or the plain one that any game can be played with.

import type { Component } from 'svelte'
import type { TableSource } from '$lib/table.svelte'

/** A screen says when it has shown the end; it may be telling the last moments while the table knows how they ended. */
type Screen = Component<{ table: TableSource; onover?: () => void }>

const OWN: Record<string, () => Promise<{ default: Screen }>> = {
  galaxy: () => import('../galaxy/GalaxyTable.svelte'),
}

const plain = (): Promise<{ default: Screen }> => import('../plain/PlainTable.svelte')

/** The screen of a game; loaded only when somebody needs it. */
export async function screenOf(game: string): Promise<Screen> {
  return (await (OWN[game] ?? plain)()).default
}
