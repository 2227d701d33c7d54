/** The kinds of component as people look for them on the table. */

import { COMPONENTS, type Kind } from '../facts'

export const GROUPS = ['cannon', 'engine', 'cabin', 'battery', 'hold', 'shield', 'life_support', 'structural'] as const
export type Group = (typeof GROUPS)[number]

/** The kind whose drawing stands for the group. */
export const GROUP_SIGN: Readonly<Record<Group, Kind>> = {
  cannon: 'cannon',
  engine: 'engine',
  cabin: 'cabin',
  battery: 'battery_2',
  hold: 'cargo_2',
  shield: 'shield',
  life_support: 'life_support_purple',
  structural: 'structural',
}

const GROUP_OF: Readonly<Record<Kind, Group>> = {
  starting_cabin: 'cabin',
  cabin: 'cabin',
  battery_2: 'battery',
  battery_3: 'battery',
  cargo_2: 'hold',
  cargo_3: 'hold',
  special_cargo_1: 'hold',
  special_cargo_2: 'hold',
  structural: 'structural',
  engine: 'engine',
  double_engine: 'engine',
  cannon: 'cannon',
  double_cannon: 'cannon',
  shield: 'shield',
  life_support_purple: 'life_support',
  life_support_brown: 'life_support',
}

export function groupOf(tile: number): Group | null {
  const component = COMPONENTS[tile]
  return component ? GROUP_OF[component.kind] : null
}

/** How many components of each group there are among these. */
export function counts(tiles: Iterable<number>): Readonly<Record<Group, number>> {
  const found = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Record<Group, number>
  for (const tile of tiles) {
    const group = groupOf(tile)
    if (group) found[group] += 1
  }
  return found
}
