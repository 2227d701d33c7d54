"""How fast Galaxy Trucker goes where programs play with people, and on a simulated clock. No rule depends on it."""

from __future__ import annotations

from starboard.engine import Option
from starboard.engine.vocabulary import Readings
from starboard.entry import Pacing
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import (
    Draw,
    Finish,
    Lift,
    Look,
    PutBack,
    Return,
    SetAside,
    Take,
    TurnHourglass,
    Use,
    Weld,
)

BEFORE_BUILDING, AFTER_SETTLEMENT = 4.0, 30.0
"""Seconds. When a round is settled, pages may still be showing its last card: that takes up to a dozen of them."""

SECONDS: dict[type[Option], float] = {
    Draw: 2.0,
    Take: 2.5,
    Use: 1.0,
    Weld: 2.5,
    Return: 1.0,
    SetAside: 1.0,
    Lift: 1.0,
    Look: 5.0,
    PutBack: 0.5,
    TurnHourglass: 0.5,
    Finish: 0.5,
}
"""How long each building act takes; anything else takes a second."""
_ACTS = Readings("build", read)


def leisure(table: Table, question: str) -> float:
    """Between two rounds people look at the settlement, and at what is left of their ships."""
    if question != "start_building":
        return 0.0
    return AFTER_SETTLEMENT if table.results else BEFORE_BUILDING


def is_out(table: Table, seat: int) -> bool:
    """Whether a seat's ship has left the flight."""
    return table.stage == "card" and seat not in table.flight.positions


def seconds(question: str, option: str) -> float:
    """How long an act takes."""
    return SECONDS.get(type(_ACTS[option]), 1.0) if question == "build" else 1.0


PACING = Pacing(leisure=leisure, is_out=is_out, seconds=seconds)
