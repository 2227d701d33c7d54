"""Made to order: before building everybody draws a pile of components that only they may use, and pays for the rest.

The pile travels with the ship, in its drawer: `unseen` lies face down, `known` has been looked at and put back, and
`ordered` is all of it, wherever it is now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Rule
from starboard.galaxy.flight.settlement import Line
from starboard.galaxy.mechanisms.roads.catalogue import roads_of
from starboard.galaxy.mechanisms.roads.memory import keep
from starboard.galaxy.modules.rough_roads.vocabulary import TakeOrdered
from starboard.galaxy.options import plan_of
from starboard.galaxy.seams import LIMIT
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.yard.building import DRAW, RETURN, SET_ASIDE
from starboard.galaxy.yard.yard import Place

NAME = "made_to_order"
UNSEEN, KNOWN, ORDERED = "unseen", "known", "ordered"
DRAW_ORDERED = "draw ordered"


class MadeToOrder:
    """A pile of one's own at the yard (BX-12.36, BX-12.37, BX-R-49)."""

    name = NAME
    rank: Mapping[str, int] = {"acts": LIMIT}

    def at_go(self, table: Table) -> Rule:
        """The piles are drawn from the top of the warehouse, in the order of seats."""
        assert table.yard is not None, "building begins"
        number = roads_of(table.setup)[NAME].components[plan_of(table.round_name).level]
        for seat in table.holders(NAME):
            tiles = [table.yard.heap.pop() for _ in range(min(number, len(table.yard.heap)))]
            keep(table.ships[seat], NAME, {UNSEEN: tiles, KNOWN: [], ORDERED: sorted(tiles)})
        table.tell("components_ordered", count=number)
        yield from ()

    def acts(self, table: Table, seat: int, acts: list[str]) -> list[str]:
        ship, place = table.ships[seat], _place(table, seat)
        if place.hand >= 0:
            return [act for act in acts if act != SET_ASIDE] if place.hand in _pile(ship, ORDERED) else acts
        if place.looking >= 0 or (place.number and not _may_take(acts)):
            return acts
        more = [DRAW_ORDERED] if _pile(ship, UNSEEN) else []
        return [*acts, *more, *(f"take ordered {tile}" for tile in _pile(ship, KNOWN))]

    def do(self, table: Table, seat: int, act: str) -> bool:
        ship, place = table.ships[seat], _place(table, seat)
        if act == RETURN and place.hand in _pile(ship, ORDERED):
            _change(ship, known=[*_pile(ship, KNOWN), place.hand])
            place.hand = -1
            table.tell("ordered_returned", seat)
            return True
        if act == DRAW_ORDERED:
            *unseen, tile = _pile(ship, UNSEEN)
            _change(ship, unseen=unseen)
            table.chance.reveal()
        elif act.startswith("take ordered "):
            option = read("build", act)
            assert isinstance(option, TakeOrdered), "read as it was written"
            tile = option.component
            _change(ship, known=[other for other in _pile(ship, KNOWN) if other != tile])
        else:
            return False
        place.hand, place.kept, place.last = tile, False, -1
        table.tell("ordered_taken", seat)
        table.tell_only(seat, "component_seen", component=tile)
        return True

    def settle(self, table: Table, lines: list[Line]) -> list[Line]:
        """What was not used is paid for, whoever finished."""
        left = {ship.seat: len(left_over(ship)) for ship in table.ships}
        order = [ship.seat for ship in table.in_flight()]
        seats = [*order, *(seat for seat in left if seat not in order)]
        return [
            *lines,
            *(
                Line(NAME, seat, -left[seat], source=NAME, parts=[("components", left[seat])])
                for seat in seats
                if left[seat]
            ),
        ]


def _may_take(acts: list[str]) -> bool:
    """Whether somebody who has finished may still take components, by whatever right."""
    return any(act == DRAW or act.startswith("take ") for act in acts)


def left_over(ship: Ship) -> list[int]:
    """What still lies in the pile of a ship."""
    return [*_pile(ship, UNSEEN), *_pile(ship, KNOWN)]


def known(ship: Ship) -> list[int]:
    """What the owner of a ship has looked at and put back."""
    return _pile(ship, KNOWN)


def kept(table: Table) -> Sequence[int]:
    """All components that lie in such piles."""
    return [tile for ship in table.ships for tile in left_over(ship)]


def shake(table: Table, seat: int | None, shuffle: Any) -> None:
    """What a seat may not know: what lies face down anywhere, and what others have looked at."""
    if table.yard is None or not kept(table):
        return
    hidden = list(table.yard.heap)
    for ship in table.ships:
        hidden += _hidden(ship, seat)
    shuffle(hidden)
    for ship in table.ships:
        if NAME not in ship.drawers:
            continue
        before = set(_hidden(ship, seat))
        unseen = [hidden.pop() for _ in _pile(ship, UNSEEN)]
        known = list(_pile(ship, KNOWN)) if ship.seat == seat else [hidden.pop() for _ in _pile(ship, KNOWN)]
        ordered = [tile for tile in _pile(ship, ORDERED) if tile not in before]
        new = [*unseen, *(() if ship.seat == seat else known)]
        _change(ship, unseen=unseen, known=known, ordered=sorted([*ordered, *new]))
    table.yard.heap = hidden


def _hidden(ship: Ship, seat: int | None) -> list[int]:
    return list(_pile(ship, UNSEEN)) if ship.seat == seat else left_over(ship)


def _pile(ship: Ship, which: str) -> list[int]:
    drawer: Mapping[str, list[int]] = ship.drawers.get(NAME, {})
    return drawer.get(which, [])


def _change(ship: Ship, **lists: list[int]) -> None:
    keep(ship, NAME, {**ship.drawers[NAME], **lists})


def _place(table: Table, seat: int) -> Place:
    assert table.yard is not None, "acts are those of the yard"
    return table.yard.places[seat]
