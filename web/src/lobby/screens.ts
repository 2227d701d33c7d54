// The games with a screen of their own (any other is played on the plain one), and which of them newcomers are shown.

import type { Component } from 'svelte'
import type { Sight } from '$lib/protocol'
import type { EditionName } from '$lib/settings.svelte'
import type { TableSource } from '$lib/table.svelte'
import { PLAIN, type Storyline } from '../replay/chapters'

/** A screen says when it has shown the end; it may be telling the last moments while the table knows how they ended. */
type Screen = Component<{ table: TableSource; onover?: () => void }>

const OWN: Record<string, () => Promise<{ default: Screen }>> = {
  galaxy: () => import('../galaxy/GalaxyTable.svelte'),
}

/** The game that the quick ways of the first screen begin. */
export const FEATURED = 'galaxy'

/** What its tables agree on in each edition: usually, and for a first game, where there is only what one needs to learn it. */
export const AGREED: Readonly<Record<EditionName, Readonly<Record<'usual' | 'first', Readonly<Record<string, string>>>>>> = {
  classic: { usual: {}, first: { rounds: 'test', errors: 'refused' } },
  new: { usual: { edition: 'second' }, first: { rounds: 'second-test', errors: 'refused' } },
}

/** The other game with a quick start, and what makes a first try of it short. */
export const SHORT_GAME = { game: 'spacecorp', seats: 3, options: { last_era: 'mariners' } }

/** The picture on the first page; it is made of what the featured game draws with. */
export const featuredPicture = async (): Promise<Component> => (await import('../galaxy/HomeShip.svelte')).default

const plain = (): Promise<{ default: Screen }> => import('../plain/PlainTable.svelte')

const TOLD: Record<string, (start: Sight) => Promise<Storyline>> = {
  galaxy: async (start) => (await import('../galaxy/storyline')).storylineFrom(start),
}

/** How the replay of a game is told that begins like this. */
export async function storylineOf(start: Sight): Promise<Storyline> {
  return (await TOLD[start.room.game]?.(start)) ?? PLAIN
}

/** The screen of a game; loaded only when somebody needs it. */
export async function screenOf(game: string): Promise<Screen> {
  return (await (OWN[game] ?? plain)()).default
}
