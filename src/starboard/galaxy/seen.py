"""What a seat may know about the table: everything that lies open, its own hand, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import is_
from typing import Any, TypeVar

from starboard.engine import Overlay
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, starting_cabins
from starboard.galaxy.flight.exposed import exposed_of
from starboard.galaxy.flight.purse import losses_of
from starboard.galaxy.flight.settlement import winners
from starboard.galaxy.flight.strengths import Strengths, is_counted_otherwise, printed_strengths, strengths
from starboard.galaxy.registry import own as seen_by
from starboard.galaxy.registry import seen as seen_by_all
from starboard.galaxy.seams import NO_SEAMS
from starboard.galaxy.ship.checks import fits_on, free_squares
from starboard.galaxy.ship.errors import fits
from starboard.galaxy.ship.layout import Layout
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.view import FlightView, PlaceView, ShipView, TableView, YardView
from starboard.galaxy.yard.yard import Place, Yard

NOTHING_SEEN = TableView((), 0, "", 0, (), {}, (), (), (), (), None, None, (), ())
T = TypeVar("T")

MOST_KEPT = 4096
"""How many pictures are kept; when there are more, all are forgotten, and whoever is still looked at is drawn again."""
_DRAWN: dict[int, tuple[Any, ...]] = {}
"""By layout: what the last picture of a ship with it was made from, and last that picture."""
_OWN: dict[tuple[int, int], tuple[Any, ...]] = {}
"""By setup (each game has its own) and seat: what the seat's own view was last made from, and last that view.

Hands rest while others act. In both, what a picture was made from is kept with it, so that its identity stays its own.
"""


def overview(table: Table, before: TableView | None = None) -> TableView:
    """What everybody sees; parts that are as they were in an earlier overview are the same objects again."""
    last = before or NOTHING_SEEN
    return TableView(
        rounds=table.rounds,
        round=table.round,
        stage=table.stage,
        starter=table.starter,
        credits=_kept(last.credits, _credits(table)),
        bank=_kept(last.bank, dict(table.bank.blocks)),
        partners=_kept(last.partners, [table.partner(seat) for seat in range(table.setup.seats)]),
        ships=_kept(last.ships, [ship_view(ship, losses_of(table, ship), table) for ship in table.ships]),
        ships_of=_kept(last.ships_of, [_begun_by(table, ship) for ship in table.ships]),
        numbers=table.numbers,
        yard=None if table.yard is None else _yard_view(table, table.yard, last.yard),
        flight=_kept(last.flight, _flight_view(table)),
        results=_kept(last.results, _results(table)),
        winners=winners(table) if table.stage == "over" else (),
        modules=_kept(last.modules, seen_by_all(table)) if table.modules else {},
    )


def own(table: Table, seat: int) -> Overlay:
    """What only one seat sees: its credits, what it holds, the pile it is looking at, and what modules show it.

    While nothing of that changes it is the same object again.
    """
    if not table.modules and not table.in_play:
        return _own_of_base(table, seat)
    mine = _own_credits(table, seat)
    if table.yard is not None:
        mine["yard"] = _own_yard(table, table.yard.places[seat], seat)
    shown = {name: Overlay(seen) for name, seen in seen_by(table, seat).items() if seen}
    if shown:
        mine["modules"] = Overlay(shown)
    return mine


def _own_of_base(table: Table, seat: int) -> Overlay:
    yard = table.yard
    if yard is None:
        return _own_credits(table, seat)
    place, layout, purse = yard.places[seat], table.ships[seat].layout, table.credits(seat)
    last = _OWN.get((id(table.setup), seat))
    if last is not None:
        mine: Overlay
        setup, hand, looking, owned, built, piles, results, mine = last
        if (
            setup is table.setup
            and built is layout
            and piles is table.piles
            and results is table.results
            and (hand, looking, owned) == (place.hand, place.looking, purse)
        ):
            return mine
    mine = _own_credits(table, seat)
    mine["yard"] = _own_yard(table, place, seat)
    if len(_OWN) >= MOST_KEPT:
        _OWN.clear()
    _OWN[id(table.setup), seat] = (
        table.setup,
        place.hand,
        place.looking,
        purse,
        layout,
        table.piles,
        table.results,
        mine,
    )
    return mine


def _own_yard(table: Table, place: Place, seat: int) -> Overlay:
    hand = place.hand
    held = Overlay(
        hand=None if hand < 0 else hand,
        fits=None if hand < 0 else _fitting_welds(table, table.ships[seat], hand),
    )
    pile = None if place.looking < 0 else _pile_view(table, place.looking)
    return Overlay(places=Overlay({seat: held}), pile=pile)


def _kept(old: T, new: T) -> T:
    """The old one if the new one is no different."""
    return old if old == new else new


def _own_credits(table: Table, seat: int) -> Overlay:
    """The credits of a seat, now and after each round so far, if they are secret; partners have one account."""
    if _are_open(table):
        return Overlay()
    seats = range(table.account(seat), table.setup.seats, len(table.accounts))
    mine = Overlay(credits=Overlay({known: table.credits(known) for known in seats}))
    if table.results:
        mine["results"] = Overlay(
            {
                number: Overlay(seats=Overlay({known: Overlay(credits=rows[known]["credits"]) for known in seats}))
                for number, rows in enumerate(result["seats"] for result in table.results)
            }
        )
    return mine


def _credits(table: Table) -> list[int | None]:
    if _are_open(table):
        return [table.credits(seat) for seat in range(table.setup.seats)]
    return [None] * table.setup.seats


def _are_open(table: Table) -> bool:
    """Whether everybody's credits are known to everybody."""
    return table.stage == "over" or table.setup["credits"] == "open"


def _begun_by(table: Table, ship: Ship) -> int:
    """The seat whose starting cabin a ship has, or had."""
    partner = table.partner(ship.seat)
    if partner is None:
        return ship.seat
    if not ship.board.starts:
        return partner if ship.traded else ship.seat
    tiles = {piece.tile for _, piece in ship.layout.placed()}.union(ship.lost)
    for seat in (ship.seat, partner):
        if starting_cabins(table.setup["edition"])[seat] in tiles:
            return seat
    # Only before a test flight a component goes without a trace, and there partners trade ships once, for the flight.
    return ship.seat if table.yard is not None else partner


def ship_view(ship: Ship, owed: int, table: Table | None = None) -> ShipView:
    """A ship with its numbers, everything powered and nothing powered, and what its owner owes for losses.

    At a table modules have a say in the numbers. Most ships change rarely: one that is as it was is the same object
    again, as long as no module's view of it may have changed. In flight that may be with every card; at the yard it
    depends on what lies in drawers.
    """
    made_from: tuple[Any, ...] = (
        ship.layout,
        ship.figures,
        ship.cells,
        ship.goods,
        ship.marks,
        ship.lost,
        ship.absent,
    )
    counting = table if table is not None and ship.seams is not NO_SEAMS and is_counted_otherwise(ship) else None
    if counting is not None:
        if counting.course is not None:
            return _draw_counted(counting, ship, owed)
        made_from += (ship.seams, ship.drawers, counting.drawers, counting.rounds, counting.round)
    last = _DRAWN.get(id(ship.layout))
    if last is not None and len(last) == len(made_from) + 1 and all(map(is_, last, made_from)):
        picture: ShipView = last[-1]
        if picture.penalty == owed:
            return picture
    if counting is not None:
        picture = _draw_counted(counting, ship, owed)
    else:
        picture = _draw(ship, owed, printed_strengths(ship), ship.exposed_connectors)
    if len(_DRAWN) >= MOST_KEPT:
        _DRAWN.clear()
    _DRAWN[id(ship.layout)] = (*made_from, picture)
    return picture


def _draw_counted(table: Table, ship: Ship, owed: int) -> ShipView:
    return _draw(ship, owed, strengths(table, ship), exposed_of(table, ship, "best_looking"))


def _draw(ship: Ship, owed: int, counted: Strengths, exposed: int) -> ShipView:
    names, layout = ship.board.names, ship.layout
    return ShipView(
        board=ship.board.name,
        pieces={names[square]: piece.key for square, piece in layout.placed()},
        figures={names[square]: letters for square, letters in sorted(ship.figures.items())},
        cells={names[square]: count for square, count in sorted(ship.cells.items())},
        goods={names[square]: held for square, held in sorted(ship.goods.items())},
        marks={names[square]: mark for square, mark in sorted(ship.marks.items())},
        lost=ship.lost,
        crew=ship.crew_count,
        engines=counted.engines,
        engines_powered=counted.engines_powered,
        cannons=counted.cannons,
        cannons_powered=counted.cannons_powered,
        exposed_connectors=exposed,
        penalty=owed,
        absent=ship.absent,
    )


def _yard_view(table: Table, yard: Yard, before: YardView | None) -> YardView:
    """The yard as everybody sees it."""
    places = [_place_view(table, place, seat) for seat, place in enumerate(yard.places)]
    face_up: Sequence[int] = tuple(yard.face_up)
    if before is not None:
        places = [_kept(before.places[seat], place) for seat, place in enumerate(places)]
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


def _pile_view(table: Table, looking: int) -> Sequence[str]:
    """The order of a pile says something only with foresight; otherwise it is shown sorted."""
    pile = table.piles[looking]
    return pile if table.setup["foresight"] == "yes" else sorted(pile)


def _place_view(table: Table, place: Place, seat: int) -> PlaceView:
    """A place as everybody sees it, except those who know more."""
    return PlaceView(
        holding=place.hand >= 0,
        hand=None,
        fits=None,
        may_return=not place.kept,
        last=table.ships[seat].layout.board.names[place.last] if place.last >= 0 else None,
        aside=place.aside,
        looking=None if place.looking < 0 else place.looking,
        number=place.number or None,
        moves=place.moves,
    )


def _fitting_welds(table: Table, ship: Ship, tile: int) -> tuple[str, ...]:
    if not ship.seams.squares and not ship.seams.mistakes:
        return _fitting_by_base_rules(ship.layout, tile)
    component = COMPONENTS[tile]
    return tuple(
        f"{ship.board.names[square]} {ARROWS[turn]}"
        for square in bits(free_squares(table, ship))
        for turn in component.turns
        if fits_on(table, ship, square, component.turned[turn])
    )


@lru_cache(maxsize=1024)
def _fitting_by_base_rules(layout: Layout, tile: int) -> tuple[str, ...]:
    component = COMPONENTS[tile]
    return tuple(
        f"{layout.board.names[square]} {ARROWS[turn]}"
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


def _results(table: Table) -> Sequence[Mapping[str, Any]]:
    if not table.results or _are_open(table):
        return table.results
    return [{**result, "seats": [{**row, "credits": None} for row in result["seats"]]} for result in table.results]
