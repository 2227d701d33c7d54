// A game of several flights that a module makes a journey of: its stations, what everybody owned after each, and the awards.

import type { Flown, ModuleView, Won } from '../flight/beside'
import { resultsOf } from '../settlement/ledger'
import { teamsOf } from '../teams'
import type { TableView } from '../view'

/** What a purse held after a flight; null where that is a secret. */
export interface Standing {
  /** Whose purse it is: partners share one. */
  readonly team: readonly number[]
  readonly credits: number | null
}

export interface Station {
  readonly round: string
  readonly state: 'done' | 'now' | 'ahead'
  /** The richest first, as far as purses are open. */
  readonly standings: readonly Standing[]
  readonly awards: readonly Won[]
}

/** The stations of the journey; none where no module makes the game one. */
export function stationsOf(table: TableView): readonly Station[] {
  const journeys = Object.values(table.modules ?? {}).flatMap((module) => {
    const { journey } = module as ModuleView
    return journey ? [journey] : []
  })
  return journeys.length === 0 ? [] : table.rounds.map((round, index) => station(table, journeys, round, index))
}

function station(table: TableView, journeys: readonly (readonly Flown[])[], round: string, index: number): Station {
  const results = resultsOf(table)
  const flown = Math.max(table.round, results.length)
  const seats = results[index]?.seats ?? []
  return {
    round,
    state: index < flown ? 'done' : index === flown ? 'now' : 'ahead',
    standings: seats.length === 0 ? [] : ranked(teamsOf(table.partners).map((team) => ({ team, credits: seats[team[0] ?? -1]?.credits ?? null }))),
    awards: journeys.flatMap((journey) => journey[index]?.awards ?? []),
  }
}

function ranked(standings: readonly Standing[]): readonly Standing[] {
  return [...standings].sort((one, two) => (two.credits ?? -1) - (one.credits ?? -1))
}
