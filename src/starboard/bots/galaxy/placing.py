"""The best square and turn for a component: what it adds to the ship, the room it leaves, the ends it exposes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from starboard.bots.galaxy.sites import (
    ALL_SIDES_FREE,
    NOTHING_FITS,
    Sites,
    is_reached,
    squares_kept_clear,
    variety,
    with_neighbour,
)
from starboard.bots.galaxy.wants import Wants
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS, OPPOSITE, Piece
from starboard.galaxy.ship.layout import Layout

ROOM = 1.2
"""What a square that can be built on is worth."""
UNREACHED = 0.5
"""The part of that for a square that no connector leads to yet."""
EASY = 0.25
"""The share of components that must fit for a square to be as good as any."""
EXPOSED_FOR_GOOD = 0.35
EXPOSED = 0.1
SECOND_JOINT = 0.15
"""Components that hold at several sides are not lost when a neighbour is."""


class Weld(NamedTuple):
    """A placement and its worth."""

    worth: float
    tile: int
    square: int
    turn: int

    def act(self, layout: Layout) -> str:
        """The building act that lays the component so."""
        return f"weld {layout.board.names[self.square]} {ARROWS[self.turn]}"


def best_weld(sites: Sites, wants: Wants, tiles: Iterable[int], room: float) -> Weld | None:
    """The best of all placements of these components, if any fits; `room` says how much is still to be built."""
    best: Weld | None = None
    for tile in tiles:
        component = COMPONENTS[tile]
        for turn in component.turns:
            piece = component.turned[turn]
            for square in sites.open:
                if sites.takes(square, piece):
                    worth = wants.worth(piece, square) + _shape(sites, square, piece, room)
                    if best is None or worth > best.worth:
                        best = Weld(worth, tile, square, turn)
    return best


def _shape(sites: Sites, square: int, piece: Piece, room: float) -> float:
    """What the placement does to the shape of the ship."""
    layout = sites.layout
    clear = squares_kept_clear(layout.board, square, piece)
    worth, joints = 0.0, 0
    for side, other in enumerate(layout.board.neighbours[square]):
        connector = piece.sides[side]
        if other < 0 or not layout.board.area >> other & 1:
            worth -= EXPOSED_FOR_GOOD * (connector > 0)
        elif layout.occupied >> other & 1:
            joints += connector > 0
        else:
            before = sites.demand(other)
            after = NOTHING_FITS if other in clear else with_neighbour(before, OPPOSITE[side], connector)
            worth += room * ROOM * (_ease(after) - _ease(before))
            worth -= (EXPOSED if after else EXPOSED_FOR_GOOD) * (connector > 0)
    return worth + SECOND_JOINT * (joints - 1)


def _ease(demand: int) -> float:
    """How well a square can be built on, from 0 to 1."""
    if demand == ALL_SIDES_FREE:
        return UNREACHED
    return min(variety(demand) / EASY, 1.0) * (1.0 if is_reached(demand) else UNREACHED)
