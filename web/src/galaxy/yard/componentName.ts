/** A component in words, for those who listen: its kind and its four sides as it is turned. */

import { kindWords } from '../art/look'
import { t } from '$lib/words.svelte'
import { piece, type Connector, type Turn } from '../facts'

const CONNECTORS = ['smooth', 'single', 'double', 'universal', 'plated'] as const

export function connectorName(connector: Connector): string {
  return t(`connector-${CONNECTORS[connector] ?? 'smooth'}`)
}

export function componentName(tile: number, turn: Turn = 0): string {
  const { kind, sides } = piece(tile, turn)
  return t('building-component', {
    kind: kindWords(kind),
    front: connectorName(sides[0]),
    right: connectorName(sides[1]),
    rear: connectorName(sides[2]),
    left: connectorName(sides[3]),
  })
}
