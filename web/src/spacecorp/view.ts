// Made by `python -m starboard.server.schema` from src/starboard/spacecorp/view.py. Do not edit.

/** A corporation; the hand of another seat is only a number. */
export interface CorporationView {
  readonly profit: number
  readonly cards: number
  readonly hand: readonly string[] | null
  readonly headquarters: string
  readonly infra: readonly string[]
  readonly genetics: number
  readonly revelation: number
  readonly progress: readonly string[]
  readonly teams: readonly string[]
  readonly supply: Readonly<Record<string, number>>
  readonly heritage: readonly string[] | null
  readonly produced: number
  readonly best_produce: number
  readonly passed: boolean
}

/** The table as one seat sees it. */
export interface TableView {
  readonly era: string
  readonly stage: string
  readonly active: number
  readonly first: number
  readonly turns: number
  readonly corporations: readonly CorporationView[]
  readonly deck: number
  readonly discard: readonly string[]
  readonly offer: readonly string[]
  readonly in_play: readonly string[]
  readonly time_aside: readonly string[]
  readonly piles: Readonly<Record<string, number>>
  readonly tiles: Readonly<Record<string, string>>
  readonly bases: Readonly<Record<string, readonly unknown[]>>
  readonly exploited: readonly string[]
  readonly claims: Readonly<Record<string, readonly number[]>>
  readonly colonies: Readonly<Record<string, readonly unknown[]>>
  readonly colonies_left: readonly string[]
  readonly progress_left: Readonly<Record<string, readonly number[]>>
  readonly discs: readonly number[]
  readonly rewards: Readonly<Record<string, number>>
  readonly fulfilled: number
  readonly beyond: readonly number[]
  readonly orion_reached: boolean
  readonly banned: string
  readonly ending: string
  readonly last_turns: readonly number[] | null
  readonly results: readonly (Readonly<Record<string, unknown>>)[]
  readonly winners: readonly number[]
}
