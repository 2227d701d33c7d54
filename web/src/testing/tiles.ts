// Components by their kind, for tests.

import { COMPONENTS, type Component } from '$galaxy/facts'

/** The first component of a kind, or the one with these connectors. */
export function component(kind: string, printed?: string): Component {
  const found = [...COMPONENTS.values()].find((other) => other.kind === kind && (!printed || other.printed.join('') === printed))
  if (!found) throw new Error(`no component is a ${kind}`)
  return found
}

export const tile = (kind: string): number => component(kind).id
