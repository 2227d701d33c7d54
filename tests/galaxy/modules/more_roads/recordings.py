"""The recorded games of the second edition's Rough Roads: three Treks that meet every road, and what is asked there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.mechanisms.roads.procedure import in_force
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

TREK = {"edition": "second", "more_roads": "3", "pace": "turns"}


def roads_seen() -> Callable[[Game[Any]], Iterable[str]]:
    """Also shows which roads are in force."""
    observe = observer()

    def look(game: Game[Any]) -> Iterable[str]:
        return {*observe(game), *(f"road {name}" for name, _ in in_force(game.state))}

    return look


RECORDINGS = (
    Recording("stormy_trek", "three roads in each flight of a Trek of two", ("sensible", "sensible"), TREK),
    Recording(
        "crooked_trek",
        "three roads in each flight, with somebody who loiters",
        ("sensible", "loiterer", "sensible"),
        TREK,
    ),
    Recording("broken_trek", "three roads in each flight, and more of other roads", ("sensible", "sensible"), TREK),
    Recording(
        "welcome",
        "whoever takes the lead is greeted by the ship behind",
        ("sensible", "sensible", "sensible"),
        {"edition": "second", "rounds": "second-II", "more_roads": "3", "pace": "turns"},
        frozenset({"welcome_leader"}),
    ),
    Recording(
        "debris",
        "all say from where debris comes, in real time",
        ("sensible", "loiterer"),
        {"edition": "second", "rounds": "second-I", "more_roads": "2"},
        frozenset({"name_side"}),
    ),
    Recording(
        "loose_ends",
        "connectors that drag on the engines, so that components are let go",
        ("sensible", "random"),
        {"edition": "second", "rounds": "second-III", "more_roads": "3", "pace": "turns"},
        frozenset({"drop_component"}),
    ),
    Recording(
        "wages",
        "one of two is under one road, and pays the union",
        ("sensible", "sensible"),
        {
            "edition": "second",
            "rounds": "second-I",
            "more_roads": "1",
            "more_roads_handicap": "all 0",
            "pace": "turns",
        },
        frozenset({"pay_union"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, roads_seen, home=Path(__file__).with_name("games"))
