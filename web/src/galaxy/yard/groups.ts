/** The kinds of component as people look for them on the table; the catalogue says which group a kind belongs to. */

import { knows, t } from '$lib/words.svelte'
import { COMPONENTS, EDITIONS, GROUPS, KINDS, groupsOfKind } from '../facts'

/** The kind whose drawing stands for a group: the first of the group that belongs to no other. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  GROUPS.map((group) => {
    const kinds = Object.keys(KINDS).filter((kind) => groupsOfKind(kind).includes(group))
    return [group, kinds.find((kind) => groupsOfKind(kind).length === 1 && !isOfSeat(kind)) ?? kinds[0] ?? '']
  }),
)

/** A seat's own component, which never lies in the warehouse. */
function isOfSeat(kind: string): boolean {
  return KINDS[kind]?.cabin === 'starting'
}

/** The groups of the components that every game has. */
const USUAL: ReadonlySet<string> = new Set([...COMPONENTS.values()].filter(({ owner }) => EDITIONS.includes(owner)).flatMap(({ kind }) => groupsOfKind(kind)))

export function signOf(group: string): string {
  return SIGNS.get(group) ?? ''
}

/** The groups in which people look for a component. */
export function groupsOf(tile: number): readonly string[] {
  const component = COMPONENTS.get(tile)
  return component ? groupsOfKind(component.kind) : []
}

/** How many components of each group there are among these. */
export function counts(tiles: Iterable<number>): Readonly<Record<string, number>> {
  const found: Record<string, number> = Object.fromEntries(GROUPS.map((group) => [group, 0]))
  for (const tile of tiles) for (const group of groupsOf(tile)) found[group] = (found[group] ?? 0) + 1
  return found
}

/** The groups that are offered: those of the base game, and those of modules once something of them lies there. */
export function shownGroups(numbers: Readonly<Record<string, number>>): readonly string[] {
  return GROUPS.filter((group) => USUAL.has(group) || (numbers[group] ?? 0) > 0)
}

export function groupWords(group: string): string {
  return knows(`group-${group}`) ? t(`group-${group}`) : group.replaceAll('_', ' ')
}
