"""What a seat may know about the table: everything that lies open, its own hand, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import COMPONENTS, STARTING_CABINS
from starboard.galaxy.flight.settlement import penalty, winners
from starboard.galaxy.ship.errors import fits
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.yard import Place, Yard


class ShipView(Struct, frozen=True):
    """A ship as it lies on the table; squares are named `column,row`, pieces as in a saved position."""

    board: str
    pieces: Mapping[str, str]
    humans: Mapping[str, int]
    aliens: Mapping[str, str]
    cells: Mapping[str, int]
    goods: Mapping[str, str]
    lost: Sequence[int]
    crew: int
    engines: int
    engines_powered: int
    cannons: float
    cannons_powered: float
    exposed_connectors: int
    penalty: int


class PlaceView(Struct, frozen=True):
    """A seat's place at the yard. What it holds is seen only by itself; that it holds something, by everybody."""

    holding: bool
    hand: int | None
    fits: Sequence[str] | None
    """Where what it holds may be welded without an error: `7,6 ^`."""
    may_return: bool
    last: str | None
    aside: Sequence[int]
    looking: int | None
    number: int | None
    moves: int


class YardView(Struct, frozen=True):
    """The warehouse and the hourglass; the cards of a pile are seen by whoever is looking at it."""

    heap: int
    face_up: Sequence[int]
    places: Sequence[PlaceView]
    numbers: Sequence[int]
    started: bool
    circle: int
    running: bool
    time_up: bool
    turn: int | None
    piles: int
    pile: Sequence[str] | None


class FlightView(Struct, frozen=True):
    """The flight board: positions, the card on top, how many are to come, who has left."""

    order: Sequence[int]
    positions: Mapping[str, int]
    card: str | None
    cards_left: int
    played: Sequence[str]
    left: Mapping[str, str]
    dice: tuple[int, int] | None


class TableView(Struct, frozen=True):
    """The whole table as one seat sees it. Credits that are secret are None."""

    rounds: Sequence[str]
    round: int
    stage: str
    starter: int
    credits: Sequence[int | None]
    bank: Mapping[str, int]
    partners: Sequence[int | None]
    """The partner of each seat; None for those who play alone."""
    ships: Sequence[ShipView]
    ships_of: Sequence[int]
    """Whose ship, by the starting cabin on which it was begun, each seat builds or flies now: partners trade theirs."""
    numbers: Sequence[int]
    yard: YardView | None
    flight: FlightView | None
    results: Sequence[Mapping[str, Any]]
    winners: Sequence[int]
    """Once the game is over: everybody who owns at least a credit, the richest first."""


NOTHING_SEEN = TableView((), 0, "", 0, (), {}, (), (), (), (), None, None, (), ())
T = TypeVar("T")


def view(table: Table, seat: int | None, common: TableView | None = None, before: TableView | None = None) -> TableView:
    """The table for a seat; None is a spectator, who sees what everybody sees."""
    common = common or overview(table, None)
    if seat is None:
        return common
    before = before or common
    return TableView(
        rounds=common.rounds,
        round=common.round,
        stage=common.stage,
        starter=common.starter,
        credits=_kept(before.credits, _credits(table, seat)),
        bank=common.bank,
        partners=common.partners,
        ships=common.ships,
        ships_of=common.ships_of,
        numbers=common.numbers,
        yard=None if common.yard is None else _own_yard_view(table, seat, common.yard, before.yard),
        flight=common.flight,
        results=_kept(before.results, _results(table, seat)),
        winners=common.winners,
    )


def overview(table: Table, before: TableView | None) -> TableView:
    """What everybody sees; parts that are as they were in an earlier overview are the same objects again."""
    last = before or NOTHING_SEEN
    return TableView(
        rounds=table.rounds,
        round=table.round,
        stage=table.stage,
        starter=table.starter,
        credits=_kept(last.credits, _credits(table, None)),
        bank=_kept(last.bank, dict(table.bank.blocks)),
        partners=_kept(last.partners, [table.partner(seat) for seat in range(table.setup.seats)]),
        ships=_kept(last.ships, [ship_view(ship, penalty(table, len(ship.lost))) for ship in table.ships]),
        ships_of=_kept(last.ships_of, [_begun_by(table, ship) for ship in table.ships]),
        numbers=table.numbers,
        yard=None if table.yard is None else _yard_view(table, table.yard, last.yard),
        flight=_kept(last.flight, _flight_view(table)),
        results=_kept(last.results, _results(table, None)),
        winners=winners(table) if table.stage == "over" else (),
    )


def _kept(old: T, new: T) -> T:
    """The old one if the new one is no different."""
    return old if old == new else new


def _credits(table: Table, seat: int | None) -> list[int | None]:
    seats = table.setup.seats
    if _are_open(table):
        return [table.credits(other) for other in range(seats)]
    seen: list[int | None] = [None] * seats
    if seat is not None:
        for other in range(table.account(seat), seats, len(table.accounts)):  # partners have one account
            seen[other] = table.credits(other)
    return seen


def _are_open(table: Table) -> bool:
    """Whether everybody's credits are known to everybody."""
    return table.stage == "over" or table.setup["credits"] == "open"


def _begun_by(table: Table, ship: Ship) -> int:
    """The seat whose starting cabin a ship has, or had."""
    partner = table.partner(ship.seat)
    if partner is None:
        return ship.seat
    tiles = {piece.tile for _, piece in ship.layout.placed()}.union(ship.lost)
    for seat in (ship.seat, partner):
        if STARTING_CABINS[seat] in tiles:
            return seat
    # Only before a test flight a component goes without a trace, and there partners trade ships once, for the flight.
    return ship.seat if table.yard is not None else partner


def ship_view(ship: Ship, owed: int) -> ShipView:
    """A ship with its numbers, everything powered and nothing powered, and what its owner owes for losses."""
    drawn = ship.drawn
    if drawn is not None:
        picture: ShipView
        layout, humans, aliens, cells, goods, lost, picture = drawn
        if (
            layout is ship.layout
            and humans is ship.humans
            and aliens is ship.aliens
            and cells is ship.cells
            and goods is ship.goods
            and lost is ship.lost
            and picture.penalty == owed
        ):
            return picture
    picture = _draw(ship, owed)
    ship.drawn = (ship.layout, ship.humans, ship.aliens, ship.cells, ship.goods, ship.lost, picture)
    return picture


def _draw(ship: Ship, owed: int) -> ShipView:
    names, layout = ship.board.names, ship.layout
    doubles = sum(1 << square for square in ship.double_cannons())
    return ShipView(
        board=ship.board.name,
        pieces={names[square]: piece.key for square, piece in layout.placed()},
        humans={names[square]: count for square, count in sorted(ship.humans.items())},
        aliens={names[square]: colour for square, colour in sorted(ship.aliens.items())},
        cells={names[square]: count for square, count in sorted(ship.cells.items())},
        goods={names[square]: held for square, held in sorted(ship.goods.items())},
        lost=ship.lost,
        crew=ship.crew_count,
        engines=ship.engine_strength(),
        engines_powered=ship.engine_strength(len(ship.double_engines())),
        cannons=ship.cannon_strength(),
        cannons_powered=ship.cannon_strength(doubles),
        exposed_connectors=ship.exposed_connectors,
        penalty=owed,
    )


def _yard_view(table: Table, yard: Yard, before: YardView | None) -> YardView:
    """The yard as everybody sees it."""
    places = [_place_view(table, place, seat, own=False) for seat, place in enumerate(yard.places)]
    face_up: Sequence[int] = tuple(yard.face_up)
    if before is not None:
        places = [_kept(*pair) for pair in zip(before.places, places, strict=True)]
        face_up = _kept(before.face_up, face_up)
    return YardView(
        heap=len(yard.heap),
        face_up=face_up,
        places=places,
        numbers=yard.numbers,
        started=yard.started,
        circle=yard.circle,
        running=yard.running,
        time_up=yard.time_up,
        turn=yard.turn if table.setup["pace"] == "turns" else None,
        piles=len(table.piles),
        pile=None,
    )


def _own_yard_view(table: Table, seat: int, common: YardView, before: YardView | None) -> YardView:
    """The yard with what only this seat sees: its hand, and the pile it is looking at."""
    assert table.yard is not None
    place = table.yard.places[seat]
    own = _place_view(table, place, seat, own=True)
    if before is not None:
        own = _kept(before.places[seat], own)
    places = [*common.places]
    places[seat] = own
    return YardView(
        heap=common.heap,
        face_up=common.face_up,
        places=places,
        numbers=common.numbers,
        started=common.started,
        circle=common.circle,
        running=common.running,
        time_up=common.time_up,
        turn=common.turn,
        piles=common.piles,
        pile=None if place.looking < 0 else _pile_view(table, place.looking),
    )


def _pile_view(table: Table, looking: int) -> Sequence[str]:
    """The order of a pile says something only with foresight; otherwise it is shown sorted."""
    pile = table.piles[looking]
    return pile if table.setup["foresight"] == "yes" else sorted(pile)


def _place_view(table: Table, place: Place, seat: int, own: bool) -> PlaceView:
    """A place; the hand is shown to its own seat only."""
    hand = place.hand if own and place.hand >= 0 else None
    ship = table.ships[seat]
    return PlaceView(
        holding=place.hand >= 0,
        hand=hand,
        fits=None if hand is None else _fitting_welds(ship.layout, hand),
        may_return=not place.kept,
        last=ship.layout.board.names[place.last] if place.last >= 0 else None,
        aside=place.aside,
        looking=None if place.looking < 0 else place.looking,
        number=place.number or None,
        moves=place.moves,
    )


@lru_cache(maxsize=1024)
def _fitting_welds(layout: Layout, tile: int) -> tuple[str, ...]:
    component = COMPONENTS[tile]
    return tuple(
        layout.board.welds((turn,))[square][0].removeprefix("weld ")
        for square in bits(layout.fringe)
        for turn in component.turns
        if fits(layout, square, component.turned[turn])
    )


def _flight_view(table: Table) -> FlightView | None:
    flight = table.course
    if flight is None:
        return None
    return FlightView(
        order=flight.order(),
        positions={str(seat): position for seat, position in sorted(flight.positions.items())},
        card=flight.card,
        cards_left=len(flight.deck),
        played=flight.played,
        left={str(seat): why for seat, why in sorted(flight.left.items())},
        dice=flight.dice,
    )


def _results(table: Table, seat: int | None) -> Sequence[Mapping[str, Any]]:
    if not table.results or _are_open(table):
        return table.results
    seen = [owned is not None for owned in _credits(table, seat)]
    return [
        {
            "round": result["round"],
            "seats": [
                row if sees else {**row, "credits": None} for row, sees in zip(result["seats"], seen, strict=True)
            ],
        }
        for result in table.results
    ]
