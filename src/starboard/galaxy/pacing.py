"""How fast Galaxy Trucker goes where programs play with people, and on a simulated clock. No rule depends on it."""

from __future__ import annotations

from starboard.entry import Pacing
from starboard.galaxy.table import Table

BEFORE_BUILDING, AFTER_SETTLEMENT = 4.0, 30.0
"""Seconds. When a round is settled, pages may still be showing its last card: that takes up to a dozen of them."""

SECONDS = {
    "draw": 2.0,
    "take": 2.5,
    "use": 1.0,
    "weld": 2.5,
    "return": 1.0,
    "set": 1.0,
    "lift": 1.0,
    "look": 5.0,
    "put": 0.5,
    "turn": 0.5,
    "finish": 0.5,
    "start": 1.0,
}
"""How long each building act takes, by its first word."""


def leisure(table: Table, question: str) -> float:
    """Between two rounds people look at the settlement, and at what is left of their ships."""
    if question != "start_building":
        return 0.0
    return AFTER_SETTLEMENT if table.results else BEFORE_BUILDING


def is_out(table: Table, seat: int) -> bool:
    """Whether a seat's ship has left the flight."""
    return table.stage == "card" and seat not in table.flight.positions


def seconds(option: str) -> float:
    """How long an act takes; a second unless it is one of building."""
    return SECONDS.get(option.partition(" ")[0], 1.0)


PACING = Pacing(leisure=leisure, is_out=is_out, seconds=seconds)
