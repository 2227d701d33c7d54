// Made by `python -m starboard.server.schema` from src/starboard/galaxy/view.py. Do not edit.

/** The flight board: positions, the card on top, how many are to come, who has left. */
export interface FlightView {
  readonly order: readonly number[]
  readonly positions: Readonly<Record<string, number>>
  readonly card: string | null
  readonly cards_left: number
  readonly played: readonly string[]
  readonly left: Readonly<Record<string, string>>
  readonly dice: readonly [number, number] | null
}

/** A seat's place at the yard. What it holds is seen only by itself; that it holds something, by everybody. */
export interface PlaceView {
  readonly holding: boolean
  readonly hand: number | null
  readonly fits: readonly string[] | null
  readonly may_return: boolean
  readonly last: string | null
  readonly aside: readonly number[]
  readonly looking: number | null
  readonly number: number | null
  readonly moves: number
}

/** A ship as it lies on the table; squares are named `column,row`, pieces as in a saved position. */
export interface ShipView {
  readonly board: string
  readonly pieces: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, string>>
  readonly cells: Readonly<Record<string, number>>
  readonly goods: Readonly<Record<string, string>>
  readonly marks: Readonly<Record<string, string>>
  readonly lost: readonly number[]
  readonly crew: number
  readonly engines: number
  readonly engines_powered: number
  readonly cannons: number
  readonly cannons_powered: number
  readonly exposed_connectors: number
  readonly penalty: number
  readonly absent: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The whole table as one seat sees it. Credits that are secret are None. */
export interface TableView {
  readonly rounds: readonly string[]
  readonly round: number
  readonly stage: string
  readonly starter: number
  readonly credits: readonly (number | null)[]
  readonly bank: Readonly<Record<string, number>>
  readonly partners: readonly (number | null)[]
  readonly ships: readonly ShipView[]
  readonly ships_of: readonly number[]
  readonly numbers: readonly number[]
  readonly yard: YardView | null
  readonly flight: FlightView | null
  readonly results: readonly (Readonly<Record<string, unknown>>)[]
  readonly winners: readonly number[]
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The warehouse and the hourglass; the cards of a pile are seen by whoever is looking at it. */
export interface YardView {
  readonly heap: number
  readonly face_up: readonly number[]
  readonly places: readonly PlaceView[]
  readonly numbers: readonly number[]
  readonly started: boolean
  readonly circle: number
  readonly running: boolean
  readonly time_up: boolean
  readonly turn: number | null
  readonly piles: number
  readonly pile: readonly string[] | null
}
