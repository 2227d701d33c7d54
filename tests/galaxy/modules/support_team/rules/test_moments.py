"""Everybody's abilities at their moments, and at no other: at the yard, after building, before and after the flight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.modules.support_team.catalogue import people
from starboard.galaxy.registry import modules
from starboard.galaxy.table import Table
from tests.galaxy.modules.support_team.hiring import building, landed

SHIP = """
ship II
7,7 starting_cabin 3333
6,7 structural 0300
6,8 structural 0300
7,8 structural 3333
8,7 cannon 0003 >
7,6 cabin 0030
8,8 cargo_2 0003
"""
"""An edge without connectors, a cannon, an exposed connector, humans, and holds for what a Trader buys."""

PLATED: Any = {
    module.switch: module.on[0]
    for module in modules()
    if "first" in module.editions and any(kind.name == "cyan" for kind in module.figures)
}
"""What brings plates, which the Assembler needs."""

A: Mapping[str, Mapping[str, set[str]]] = {
    "advertiser": {"launched": {"predict"}},
    "assembler": {"built": {"link"}},
    "bureaucrat": {"launched": {"days"}},
    "deliveryman": {"built": {"bring"}},
    "inspector": {"hands free": {"look 4"}, "finished": {"look 4"}},
    "plumber": {"hands free": {"bypass"}, "built": {"bypass"}},
    "saboteur": {"hands free": {"take"}},
    "security_guard": {"launched": {"charge"}},
    "swindler": {"finished": {"draw"}},
    "trader": {"launched": {"buy"}},
}
B: Mapping[str, Mapping[str, set[str]]] = {
    "assembler": {"built": {"plate"}},
    "bureaucrat": {"landed": {"raise", "lower"}},
    "deliveryman": {"hands free": {"bring"}},
    "hypergeometer": {"built": {"mark"}},
    "plumber": {"hands free": {"universal"}},
    "saboteur": {"launched": {"ship"}},
    "security_guard": {"hands free": {"drill"}},
    "trader": {"landed": {"raise", "lower"}},
    "welder": {"built": {"weld"}},
}
"""What is offered by whom and when, besides what changes squares, rooms and prices."""


def at_yard(person: str, both: bool) -> Rehearsal[Table]:
    """The yard when building has begun, somebody else has set a component aside, and plans have been made."""
    r = building(SHIP, SHIP, SHIP, p0=person, both=both, round_name="II", purses=[9, 9, 9], **PLATED)
    while r.question().startswith("plan_square"):
        r.choose(0, "done")
    if "inspector_preview" in r.game.view(1).alarms:
        r.alarm()
    return r.choose(1, "draw", "set aside")


def time_up(r: Rehearsal[Table]) -> Rehearsal[Table]:
    r.choose(2, "finish 1")
    for _ in range(2):
        r.alarm().choose(2, "turn")
    return r.alarm()


YARD: Mapping[str, Callable[[Rehearsal[Table]], object]] = {
    "hands free": lambda r: r,
    "in hand": lambda r: r.choose(0, "draw"),
    "looking": lambda r: r.choose(0, "look 1"),
    "finished": lambda r: r.choose(0, "finish 1"),
    "time up": time_up,
}


def offered(person: str, both: bool) -> dict[str, set[str]]:
    """What somebody has to offer, by the moment."""
    found: dict[str, set[str]] = {}
    for moment, reach in YARD.items():
        r = at_yard(person, both)
        reach(r)
        special = {"look 4"} | ({"draw"} if moment == "finished" else set())
        found[moment] = {act.split()[1] for act in r.options(0) if act.startswith(f"{person} ")}
        found[moment] |= special & set(r.options(0))
    r = at_yard(person, both)
    for seat in range(3):
        r.choose(seat, f"finish {seat + 1}")
    while not r.question().startswith("next_card"):
        _note(r, found)
    r = landed(r)
    while r.game.seats_asked() and r.question().startswith("use_team"):
        _note(r, found)
    return {moment: words for moment, words in found.items() if words}


def _note(r: Rehearsal[Table], found: dict[str, set[str]]) -> None:
    seat = r.game.seats_asked()[0]
    asked, options = r.asked(seat), r.options(seat)
    if asked.question == "use_team":
        words = {option.split()[1] for option in options if option != "done"}
        found.setdefault(asked.about["moment"], set()).update(words)
    r.choose(seat, "done" if "done" in options else options[0])


@pytest.mark.rule("AX-11.3", "AX-11.17", "AX-11.18", "AX-11.19", "AX-11.20")
@pytest.mark.parametrize("both", [False, True], ids=["A", "AB"])
@pytest.mark.parametrize("person", list(people()))
def test_abilities_are_there_at_their_moments_and_at_no_other(person: str, both: bool) -> None:
    expected = {moment: set(words) for moment, words in A.get(person, {}).items()}
    for moment, words in B.get(person, {}).items() if both else ():
        expected[moment] = expected.get(moment, set()) | words
    assert offered(person, both) == expected
