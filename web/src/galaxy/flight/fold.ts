// What an event changes in the picture of the table. The view of the last message is the truth; between two of them the
// screen shows one event after the other, and this is the table as it stands after each.

import { pieceOfKey } from '$galaxy/facts'
import type { Told } from '$lib/protocol'
import type { FlightView, ShipView, TableView } from '../view'

type Loads = Readonly<Record<string, string>>
type Counts = Readonly<Record<string, number>>

/** The table after an event; `after` is the table when all events of the message have been shown. */
export function fold(table: TableView, event: Told, after: TableView): TableView {
  return measured(changed(table, event, after), event.seat, after)
}

function changed(table: TableView, event: Told, after: TableView): TableView {
  const { kind, seat, data } = event
  switch (kind) {
    case 'building_ended':
      return { ...traded(table, after.ships_of), stage: 'inspection', numbers: after.numbers, yard: null }
    case 'errors_found':
      return { ...table, stage: 'inspection' }
    case 'crew_boarded':
      return withShip({ ...table, stage: 'boarding' }, seat, (ship) => ({
        ...boarded(ship, String(data.who), String(data.square)),
        cells: after.ships[seat ?? -1]?.cells ?? ship.cells,
      }))
    case 'launched':
      return { ...table, stage: 'card', flight: launched(data.positions as Counts, after.flight) }
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
    case 'component_destroyed':
      return withShip(table, seat, (ship) => lose(ship, [String(data.square)]))
    case 'parts_lost':
      return withShip(table, seat, (ship) => lose(ship, data.squares as string[]))
    case 'components_removed':
      return withShip(table, seat, (ship) => without(ship, data.squares as string[]))
    case 'alien_left':
    case 'crew_lost':
      return withShip(table, seat, (ship) => oneLess(ship, String(data.square)))
    case 'cell_used':
      return withShip(table, seat, (ship) => {
        const square = String(data.square)
        return { ...ship, cells: { ...ship.cells, [square]: Math.max(0, (ship.cells[square] ?? 0) - 1) } }
      })
    case 'goods_loaded':
      return withShip(table, seat, (ship) => ({
        ...ship,
        goods: { ...ship.goods, [String(data.square)]: sorted((ship.goods[String(data.square)] ?? '') + String(data.colour)) },
      }))
    case 'goods_lifted':
    case 'goods_lost':
      return withShip(table, seat, (ship) => ({
        ...ship,
        goods: lessGoods(ship.goods, String(data.square), String(data.colour)),
      }))
    case 'moved':
      return withFlight(table, (flight) => ordered({ ...flight, positions: { ...flight.positions, [String(seat)]: Number(data.end) } }))
    case 'gave_up': {
      const emptied = withShip(table, seat, (ship) => ({ ...ship, humans: {}, aliens: {}, cells: {}, goods: {}, crew: 0 }))
      return withFlight(emptied, (flight) =>
        ordered({
          ...flight,
          positions: omit(flight.positions, [String(seat)]),
          left: { ...flight.left, [String(seat)]: String(data.why) },
        }),
      )
    }
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

/**
 * The numbers of a ship are the table's to work out. They are right as soon as the picture has the components and the
 * aliens that they were worked out for.
 */
function measured(table: TableView, seat: number | null, after: TableView): TableView {
  const truth = after.ships[seat ?? -1]
  return withShip(table, seat, (ship) => {
    if (!truth || !sameKeys(ship.pieces, truth.pieces)) return ship
    const closed = { ...ship, lost: truth.lost, exposed_connectors: truth.exposed_connectors }
    if (!sameKeys(ship.aliens, truth.aliens)) return closed
    const { engines, engines_powered, cannons, cannons_powered } = truth
    return { ...closed, engines, engines_powered, cannons, cannons_powered }
  })
}

function sameKeys(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other)
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

function launched(positions: Counts, after: FlightView | null): FlightView {
  const cards = (after?.cards_left ?? 0) + (after?.played.length ?? 0) + (after?.card ? 1 : 0)
  return ordered({ order: [], positions, card: null, cards_left: cards, played: [], left: {}, dice: null })
}

function ordered(flight: FlightView): FlightView {
  const order = Object.keys(flight.positions)
    .map(Number)
    .sort((one, other) => (flight.positions[other] ?? 0) - (flight.positions[one] ?? 0))
  return { ...flight, order }
}

function boarded(ship: ShipView, who: string, square: string): ShipView {
  if (who === 'humans') return { ...ship, humans: { ...ship.humans, [square]: 2 }, crew: ship.crew + 2 }
  return { ...ship, aliens: { ...ship.aliens, [square]: who }, crew: ship.crew + 1 }
}

function without(ship: ShipView, squares: readonly string[]): ShipView {
  const gone = squares.filter((square) => square in ship.pieces)
  const crew = gone.reduce((sum, square) => sum + (ship.humans[square] ?? 0) + (square in ship.aliens ? 1 : 0), 0)
  return {
    ...ship,
    pieces: omit(ship.pieces, gone),
    humans: omit(ship.humans, gone),
    aliens: omit(ship.aliens, gone),
    cells: omit(ship.cells, gone),
    goods: omit(ship.goods, gone),
    crew: ship.crew - crew,
  }
}

/** What breaks off in flight is paid for; what the inspection takes off is not always. */
function lose(ship: ShipView, squares: readonly string[]): ShipView {
  const gone = squares.flatMap((square) => ship.pieces[square] ?? []).map((key) => pieceOfKey(key).tile)
  return { ...without(ship, squares), lost: [...ship.lost, ...gone] }
}

function oneLess(ship: ShipView, square: string): ShipView {
  const crew = Math.max(0, ship.crew - 1)
  if (square in ship.aliens) return { ...ship, aliens: omit(ship.aliens, [square]), crew }
  const left = (ship.humans[square] ?? 0) - 1
  return { ...ship, humans: left > 0 ? { ...ship.humans, [square]: left } : omit(ship.humans, [square]), crew }
}

function lessGoods(goods: Loads, square: string, colour: string): Loads {
  const left = (goods[square] ?? '').replace(colour, '')
  return left ? { ...goods, [square]: left } : omit(goods, [square])
}

/** Blocks in the order in which they are always written: the dearest first. */
export function sorted(blocks: string): string {
  return [...blocks].sort((one, other) => 'RYGB'.indexOf(one) - 'RYGB'.indexOf(other)).join('')
}

function omit<T>(values: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
}
