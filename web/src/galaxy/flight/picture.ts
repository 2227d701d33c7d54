// What an event changes in the picture of the table. The view of the last message is the truth; between two of them the
// screen shows one event after the other, and this is the table as it stands after each. What lies on ships is told by
// the events themselves (`now`), so no rule is needed to know it.

import { figureEntry } from '$galaxy/facts'
import type { FlightView, ShipView, TableView } from '$galaxy/view'
import type { Told } from '$lib/protocol'

/** What lies where after an event: for each store the squares that changed, null where nothing is left. */
export type Now = Readonly<Record<string, Readonly<Record<string, string | number | null>>>>

const STORES = ['pieces', 'figures', 'cells', 'goods', 'marks'] as const

/** The table after an event; `after` is the table when all events of the message have been shown. */
export function pictured(table: TableView, event: Told, after: TableView): TableView {
  const { seat, data } = event
  const told = data.now === undefined ? table : withShip(table, seat, (ship) => withNow(onBoard(ship, event), data.now as Now))
  return measured(staged(told, event, after), seat, after)
}

/** The ship on the board that an event lays it on, with the sections that take no part after it. */
function onBoard(ship: ShipView, { kind, data }: Told): ShipView {
  const section = String(data.section)
  const others = Object.fromEntries(Object.entries(ship.absent).filter(([name]) => name !== section))
  switch (kind) {
    case 'ship_turned':
      return { ...ship, board: String(data.board) }
    case 'section_away': {
      const gone = Object.keys((data.now as Now).pieces ?? {})
      const pieces = Object.fromEntries(Object.entries(ship.pieces).filter(([square]) => gone.includes(square)))
      return { ...ship, absent: { ...others, [section]: { why: data.why, pieces } } }
    }
    case 'section_back':
      return { ...ship, absent: others }
    case 'section_gave_up':
      return { ...ship, absent: { ...others, [section]: { why: data.why } } }
    default:
      return ship
  }
}

/** The ship with what an event says lies on it now. */
export function withNow(ship: ShipView, now: Now): ShipView {
  const changed: Record<string, unknown> = {}
  for (const store of STORES) {
    const squares = now[store]
    if (!squares) continue
    const kept = Object.entries({ ...ship[store], ...squares }).filter(([, content]) => content !== null)
    changed[store] = Object.fromEntries(kept)
  }
  const next = { ...ship, ...changed }
  return { ...next, crew: ship.crew + crewOn(next) - crewOn(ship) }
}

/** How many of the figures on a ship are of its crew, as the catalogue says. */
function crewOn({ figures }: ShipView): number {
  return [...Object.values(figures).join('')].filter((letter) => figureEntry(letter)?.crew).length
}

/** The stages of a round, the flight board and the purses. */
function staged(table: TableView, { kind, seat, data }: Told, after: TableView): TableView {
  switch (kind) {
    case 'building_ended':
      return { ...traded(table, after.ships_of), stage: 'inspection', numbers: after.numbers, yard: null }
    case 'errors_found':
      return { ...table, stage: 'inspection' }
    case 'crew_boarded':
      return { ...table, stage: 'boarding' }
    case 'launched':
      return { ...table, stage: 'card', flight: launched(data.positions as FlightView['positions'], after.flight) }
    case 'card_turned_up':
      return withFlight(table, (flight) => ({
        ...flight,
        card: String(data.card),
        cards_left: Math.max(0, flight.cards_left - 1),
        played: flight.card === null ? flight.played : [...flight.played, flight.card],
        dice: null,
      }))
    case 'rolled':
      return withFlight(table, (flight) => ({ ...flight, dice: data.dice as [number, number] }))
    case 'moved':
      return withFlight(table, (flight) => ordered({ ...flight, positions: { ...flight.positions, [String(seat)]: Number(data.end) } }))
    case 'gave_up':
      return withFlight(table, (flight) => {
        const positions = Object.fromEntries(Object.entries(flight.positions).filter(([other]) => other !== String(seat)))
        return ordered({ ...flight, positions, left: { ...flight.left, [String(seat)]: String(data.why) } })
      })
    case 'earned':
      return withCredits(table, seat, Number(data.amount))
    case 'paid':
      return withCredits(table, seat, -Number(data.amount))
    default:
      return table
  }
}

/** The table when everybody has got the ship of whom it shall be; partners trade theirs for the flight. */
function traded(table: TableView, shipsOf: TableView['ships_of']): TableView {
  const ships = shipsOf.map((whose) => table.ships[table.ships_of.indexOf(whose)]!)
  return { ...table, ships, ships_of: shipsOf }
}

/** The numbers of a ship are the table's to work out: they are taken over as soon as the picture has what they are for. */
function measured(table: TableView, seat: number | null, after: TableView): TableView {
  const truth = after.ships[seat ?? -1]
  return withShip(table, seat, (ship) => {
    if (!truth || !sameContent(ship.pieces, truth.pieces)) return ship
    const { lost, exposed_connectors, penalty } = truth
    const closed = { ...ship, lost, exposed_connectors, penalty }
    if (!sameContent(ship.figures, truth.figures)) return closed
    const { engines, engines_powered, cannons, cannons_powered, crew } = truth
    return { ...closed, engines, engines_powered, cannons, cannons_powered, crew }
  })
}

function sameContent(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const squares = Object.keys(one)
  return squares.length === Object.keys(other).length && squares.every((square) => one[square] === other[square])
}

function withShip(table: TableView, seat: number | null, change: (ship: ShipView) => ShipView): TableView {
  const ship = seat === null ? undefined : table.ships[seat]
  if (!ship) return table
  return { ...table, ships: table.ships.map((other, index) => (index === seat ? change(ship) : other)) }
}

function withFlight(table: TableView, change: (flight: FlightView) => FlightView): TableView {
  return table.flight === null ? table : { ...table, flight: change(table.flight) }
}

function withCredits(table: TableView, seat: number | null, amount: number): TableView {
  return {
    ...table,
    credits: table.credits.map((owned, index) => {
      const shares = index === seat || (seat !== null && table.partners[index] === seat)
      return shares && owned !== null ? owned + amount : owned
    }),
  }
}

function launched(positions: FlightView['positions'], after: FlightView | null): FlightView {
  const cards = (after?.cards_left ?? 0) + (after?.played.length ?? 0) + (after?.card ? 1 : 0)
  return ordered({ order: [], positions, card: null, cards_left: cards, played: [], left: {}, dice: null })
}

function ordered(flight: FlightView): FlightView {
  const order = Object.keys(flight.positions)
    .map(Number)
    .sort((one, other) => (flight.positions[other] ?? 0) - (flight.positions[one] ?? 0))
  return { ...flight, order }
}
