"""How fast Galaxy Trucker goes where programs play with people, and on a simulated clock. No rule depends on it."""

from __future__ import annotations

from starboard.engine import Option
from starboard.engine.vocabulary import Readings
from starboard.entry import Pacing, Standing
from starboard.galaxy.flight.next_card import FLY_ON, GIVE_UP
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

BEFORE_BUILDING = 4.0
"""Seconds that a program leaves to people before the first round."""
BEAT, LONGEST_BEAT, LONGEST_HOLD = 2.5, 30.0, 60.0
"""Seconds before a card, once all have seen the last one; in any case; and while somebody is still in doubt."""
READING, LONGEST_READING = 60.0, 300.0
"""Seconds to read a settlement, and for which a reader may stop the countdown. Pages may still be showing the last card
when it begins: that takes up to a dozen of them."""

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
_KNOWN = _ACTS.known


def leisure(table: Table, question: str) -> float:
    """Before the first round people look around."""
    return BEFORE_BUILDING if question == "start_building" and not table.results else 0.0


def standing(table: Table, seat: int) -> Standing | None:
    """Before a card everybody flies on who does not wish to give up; after a settlement building begins."""
    if table.stage == "card":
        course = table.course
        if course is None or seat not in course.positions:
            return None
        return LEADING[table.is_test_flight] if course.order()[0] == seat else FLYING[table.is_test_flight]
    if table.stage == "yard" and table.results and seat == table.starter:
        return SETTLED
    return None


def _before_a_card(*, wish: str, leads: bool) -> Standing:
    return Standing(
        question="next_card",
        usual=FLY_ON,
        wish=wish,
        beat=BEAT,
        longest=LONGEST_BEAT,
        hold=LONGEST_HOLD,
        leads=leads,
    )


FLYING, LEADING = (
    {True: _before_a_card(wish="", leads=leads), False: _before_a_card(wish=GIVE_UP, leads=leads)}
    for leads in (False, True)
)
"""In a test flight, and in a real one."""
SETTLED = Standing(question="start_building", usual="start", longest=READING, hold=LONGEST_READING)


def is_out(table: Table, seat: int) -> bool:
    """Whether a seat's ship has left the flight."""
    return table.stage == "card" and seat not in table.flight.positions


def seconds(question: str, option: str) -> float:
    """How long an act takes."""
    if question != "build":
        return 1.0
    return SECONDS.get(type(_KNOWN.get(option) or _ACTS.read(option)), 1.0)


PACING = Pacing(leisure=leisure, is_out=is_out, standing=standing, seconds=seconds)
