// How a replay of Galaxy Trucker is told: building, the inspection, each card by its name, the settlement, the end.

import type { Sight, Told } from '$lib/protocol'
import { t } from '$lib/words.svelte'
import type { Named, Storyline } from '../replay/chapters'
import { cardTitle } from './flight/cardWords'
import { loadModules, modulesAt } from './modules/loading'
import type { TableView } from './view'

const INSPECTED = new Set(['inspection', 'boarding'])

function titled(message: string, { rounds }: TableView, round: number, large = false): Named {
  return { text: t(message, { round: t('round-name', { round: rounds[round] ?? '' }) }), large }
}

/** How many cards of the flight have been turned up before these events. */
function turnedUp(before: TableView | null): number {
  const flight = before?.flight
  return flight ? flight.played.length + Number(flight.card !== null) : 0
}

function chaptersAt(before: TableView | null, after: TableView, events: readonly Told[]): readonly Named[] {
  const found: Named[] = []
  const wasBuilding = before?.stage === 'yard'
  if (wasBuilding && INSPECTED.has(after.stage)) found.push(titled('inspection-title', after, after.round))
  let cards = turnedUp(before)
  for (const { kind, data } of events) {
    if (kind === 'launched') {
      found.push(titled('flight-title', after, before?.round ?? after.round))
      cards = 0
    } else if (kind === 'card_turned_up') {
      found.push({ text: t('replay-card', { number: ++cards, card: cardTitle(String(data.card)) }), large: false })
    } else if (kind === 'round_settled') {
      found.push(titled('settlement-title', after, before?.round ?? after.round))
    }
  }
  if (after.stage === 'yard' && !wasBuilding) found.push(titled('yard-title', after, after.round, true))
  if (after.stage === 'over' && before?.stage !== 'over') found.push({ text: t('over-title'), large: true })
  return found
}

export const STORYLINE: Storyline = {
  chaptersAt: (before, after, events) => (after ? chaptersAt(before as TableView | null, after as TableView, events) : []),
  isBuilding: (table) => (table as TableView | undefined)?.stage === 'yard',
  hasShips: true,
}

/** The same for a game with modules, whose cards have words of their own. */
export async function storylineFrom(start: Sight): Promise<Storyline> {
  await loadModules(modulesAt(start))
  return STORYLINE
}
