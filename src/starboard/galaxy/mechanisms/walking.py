"""How intruders walk: in by the first component, then along the walls, one hand on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from starboard.galaxy.catalog.boards import Lane
from starboard.galaxy.catalog.sides import OPPOSITE
from starboard.galaxy.ship.layout import Layout

LEFT, RIGHT = "left", "right"
TURNS = {LEFT: (3, 0, 1), RIGHT: (1, 0, 3)}
"""The quarter turns that are tried one after the other: along the hand, straight on, away from it (AX-10.13, 10.14)."""
BACK = 2


class Place(NamedTuple):
    """Where an intruder stands, and the side of the ship that it faces."""

    square: int
    facing: int


class Route(NamedTuple):
    """The squares that an intruder enters one after the other, and whether the last one is defended."""

    squares: tuple[int, ...]
    beaten: bool


def entrance(layout: Layout, lanes: Iterable[Lane]) -> Place | None:
    """Where somebody comes in who walks in the direction of the arrow (AX-10.4, AX-10.16); nowhere if all miss.

    There is one entry for a ship, also where a hit would come in several lanes (AX-10.39).
    """
    for lane in lanes:
        square = layout.first_hit(lane)
        if square >= 0:
            return Place(square, OPPOSITE[lane.side])
    return None


def next_place(layout: Layout, place: Place, hand: str) -> Place:
    """One step further across joined connectors; back where nothing else is left, and on the spot if not even that."""
    joined, around = layout.joins[place.square], layout.board.neighbours[place.square]
    for turn in (*TURNS[hand], BACK):
        facing = (place.facing + turn) % 4
        other = around[facing]
        if other >= 0 and joined >> other & 1:
            return Place(other, facing)
    return place


def circuit(layout: Layout, place: Place, hand: str) -> int:
    """How many components somebody enters who walks until his next move would be the first one again (MX-R-25).

    The way leads back to the component by which he came in; where there is only that one, he has been everywhere.
    """
    first = at = next_place(layout, place, hand)
    if first.square == place.square:
        return 1
    steps = 1
    while steps == 1 or at != first:
        steps += 1
        at = next_place(layout, at, hand)
    return steps


def route(layout: Layout, place: Place, hand: str, steps: int, guarded: int) -> Route:
    """The way of so many steps from a place that has been entered, until a component is defended (a mask)."""
    squares = [place.square]
    while len(squares) < steps and not guarded >> squares[-1] & 1:
        place = next_place(layout, place, hand)
        squares.append(place.square)
    return Route(tuple(squares), bool(guarded >> squares[-1] & 1))
