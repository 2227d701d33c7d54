"""What is seen of the roads of this box: also the piles of ordered components, of which each seat knows its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.mechanisms.roads import seen as roads
from starboard.galaxy.modules.rough_roads import ordering
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """The roads, and how many ordered components everybody has left."""
    piles = [(ship.seat, len(ordering.left_over(ship))) for ship in table.ships]
    return {
        **roads.seen(table),
        "tray": [
            {"id": f"order {seat}", "name": "ordered_components", "seat": seat, "values": {"count": count}}
            for seat, count in piles
            if count
        ],
        "known": [],
    }


def own(table: Table, seat: int) -> Mapping[str, Any]:
    """Which of the ordered components a seat has looked at."""
    known = ordering.known(table.ships[seat]) if table.ships else []
    return {"known": known} if known else {}


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nobody knows the order of the deck, nor what lies face down."""
    roads.shake(table, seat, shuffle)
    ordering.shake(table, seat, shuffle)
