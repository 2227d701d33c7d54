"""Which mission a flight has: everybody says which of three they want, or the table agreed on it before."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import Any, NamedTuple

from starboard.engine import Ask, ask_all
from starboard.engine.request import Request
from starboard.galaxy.modules.missions.catalogue import Mission, cards_drawn, missions
from starboard.galaxy.modules.missions.memory import NAME, mission_of, remember, remembered, retired
from starboard.galaxy.modules.missions.terms import values_of
from starboard.galaxy.modules.missions.vocabulary import FlyMission
from starboard.galaxy.options import class_of
from starboard.galaxy.table import Table
from starboard.galaxy.vocabulary import read

SWITCH, PLAN = NAME, "mission_plan"
DRAWN, CHOSEN, FREE = "drawn", "chosen", "free"
"""One of three by chance; one of three by the players; any of them by the players."""
OPEN = "open"
"""Where the plan of a game leaves it open which mission is flown."""
STREAM = "missions"


class Choice(NamedTuple):
    """What was chosen, and how."""

    mission: str
    agreed: bool
    """Whether everybody wanted it."""


def can_fly(table: Table, mission: Mission) -> bool:
    """Whether a mission is for the ship class of the round and for so many players (MX-2.8, MX-2.25)."""
    return class_of(table.round_name) not in mission.forbidden and table.setup.seats not in mission.not_for


def choose(table: Table) -> Generator[Request, Any, Choice]:
    """The mission of the round; the cards that were drawn for it are noted as discarded."""
    planned = _planned(table)
    if planned != OPEN:
        return Choice(planned, agreed=True)
    way = table.setup[SWITCH]
    listed = _all(table) if way == FREE else draw(table)
    if way != FREE:
        table.tell("jobs_drawn", jobs=listed)
    wanted: Sequence[str] = listed if way == DRAWN else (yield from _wanted(table, listed))
    agreed = len(wanted) == 1
    table.chance.reveal()
    return Choice(wanted[0] if agreed else wanted[table.chance.draw(STREAM, len(wanted))], agreed)


def _planned(table: Table) -> str:
    """What the table agreed on for the round before the game."""
    plan: list[str] = table.setup[PLAN].split()
    return plan[table.round] if table.round < len(plan) else OPEN


def to_choose_from(table: Table) -> list[str]:
    """The missions that lie on the table for the round, as long as none of them is chosen."""
    if table.stage != "round" or table.is_test_flight or _planned(table) != OPEN or mission_of(table) is not None:
        return []
    return _all(table) if table.setup[SWITCH] == FREE else list(remembered(table, "drawn", ()))


def _all(table: Table) -> list[str]:
    return [name for name, mission in missions().items() if can_fly(table, mission)]


def _wanted(table: Table, listed: Sequence[str]) -> Generator[Request, Any, list[str]]:
    """Those of these missions that somebody wants (MX-1.8)."""
    out = retired(table)
    seats = [seat for seat in range(table.setup.seats) if seat not in out] or list(range(table.setup.seats))
    options, facts = [f"fly {name}" for name in listed], partial(_facts, table, listed)
    choices = yield from ask_all([Ask(seat, "choose_mission", options, facts) for seat in seats])
    votes = {seat: _mission(choice) for seat, choice in choices.items()}
    table.tell("jobs_wanted", votes={str(seat): name for seat, name in sorted(votes.items())})
    return [name for name in listed if name in votes.values()]


def _mission(choice: str) -> str:
    option = read("choose_mission", choice)
    assert isinstance(option, FlyMission), "nothing else is asked for"
    return option.mission


def _facts(table: Table, listed: Sequence[str]) -> dict[str, Any]:
    return {"jobs": {name: dict(values_of(missions()[name], table.round_name)) for name in listed}}


def draw(table: Table) -> list[str]:
    """The next missions of the deck that can be flown; discarded ones come again if need be (MX-R-3)."""
    deck: list[str] = list(remembered(table, "deck", ()))
    discard: list[str] = list(remembered(table, "discard", ()))
    drawn: list[str] = []
    fits = [name for name in (*deck, *discard) if can_fly(table, missions()[name])]
    while len(drawn) < min(cards_drawn(), len(fits)):
        if not any(name in fits for name in deck):
            deck, discard = [*deck, *table.chance.shuffled(STREAM, discard)], []
        drawn.append(deck.pop(next(place for place, name in enumerate(deck) if name in fits)))
    remember(table, deck=deck, discard=discard, drawn=drawn)
    table.chance.reveal()
    return drawn


def discard_drawn(table: Table) -> None:
    """After the flight all cards that were drawn for it are discarded (MX-1.10)."""
    drawn = remembered(table, "drawn", ())
    remember(table, discard=[*remembered(table, "discard", ()), *drawn], drawn=[])
