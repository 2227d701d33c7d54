"""What a seat may know about the table: everything that lies open, its own hand, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import is_
from typing import Any

from msgspec import Struct

from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.flight.settlement import penalty, winners
from starboard.galaxy.ship.errors import fits
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.yard.yard import Place


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
    ships: Sequence[ShipView]
    numbers: Sequence[int]
    yard: YardView | None
    flight: FlightView | None
    results: Sequence[Mapping[str, Any]]
    winners: Sequence[int]
    """Once the game is over: everybody who owns at least a credit, the richest first."""


def view(table: Table, seat: int | None) -> TableView:
    """The table for a seat; None is a spectator."""
    return TableView(
        rounds=table.rounds,
        round=table.round,
        stage=table.stage,
        starter=table.starter,
        credits=[
            table.credits(other) if _sees_credits(table, seat, other) else None for other in range(table.setup.seats)
        ],
        bank=dict(table.bank.blocks),
        ships=[ship_view(ship, penalty(table, len(ship.lost))) for ship in table.ships],
        numbers=table.numbers,
        yard=_yard_view(table, seat),
        flight=_flight_view(table),
        results=[_result_view(table, seat, result) for result in table.results],
        winners=winners(table) if table.stage == "over" else (),
    )


def _sees_credits(table: Table, seat: int | None, other: int) -> bool:
    if table.setup["credits"] == "open" or table.stage == "over":
        return True
    return seat is not None and table.account(seat) == table.account(other)


def ship_view(ship: Ship, owed: int) -> ShipView:
    """A ship with its numbers, everything powered and nothing powered, and what its owner owes for losses."""
    made_from = (ship.layout, ship.humans, ship.aliens, ship.cells, ship.goods, ship.lost)
    drawn = ship.drawn
    if drawn is not None and all(map(is_, drawn[0], made_from)):
        picture: ShipView = drawn[1]
        if picture.penalty == owed:
            return picture
    picture = _draw(ship, owed)
    ship.drawn = (made_from, picture)
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


def _yard_view(table: Table, seat: int | None) -> YardView | None:
    yard = table.yard
    if yard is None:
        return None
    looking = -1 if seat is None else yard.places[seat].looking
    return YardView(
        heap=len(yard.heap),
        face_up=tuple(yard.face_up),
        places=[_place_view(table, place, other, own=other == seat) for other, place in enumerate(yard.places)],
        numbers=yard.numbers,
        started=yard.started,
        circle=yard.circle,
        running=yard.running,
        time_up=yard.time_up,
        turn=yard.turn if table.setup["pace"] == "turns" else None,
        piles=len(table.piles),
        pile=None if looking < 0 else _pile_view(table, looking),
    )


def _pile_view(table: Table, looking: int) -> Sequence[str]:
    """The order of a pile says something only with foresight; otherwise it is shown sorted."""
    pile = table.piles[looking]
    return pile if table.setup["foresight"] == "yes" else sorted(pile)


def _place_view(table: Table, place: Place, seat: int, own: bool) -> PlaceView:
    return PlaceView(
        holding=place.hand >= 0,
        hand=place.hand if own and place.hand >= 0 else None,
        fits=_fitting_welds(table.ships[seat].layout, place.hand) if own and place.hand >= 0 else None,
        may_return=not place.kept,
        last=table.ships[seat].board.names[place.last] if place.last >= 0 else None,
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


def _result_view(table: Table, seat: int | None, result: Mapping[str, Any]) -> Mapping[str, Any]:
    rows = [
        row if _sees_credits(table, seat, other) else {**row, "credits": None}
        for other, row in enumerate(result["seats"])
    ]
    return {"round": result["round"], "seats": rows}
