"""The recorded games of Fifth Wheel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from starboard.engine import Game
from starboard.galaxy import RULES
from starboard.galaxy.table import Table
from tests.galaxy.recordings import PLAYERS
from tests.recording import Book, Recording

ON = RULES.options_for(5)


def observer() -> Callable[[Game[Table]], Iterable[str]]:
    """What is shared: a planet (`double_parked`), an enemy that flies on (`up_again`), a penalty (`second_lowest`)."""

    def observe(game: Game[Table]) -> Iterable[str]:
        for event in game.events:
            if event.kind == "landed" and event.data["less"]:
                yield "double_parked"
            if event.kind == "enemy_beaten" and event.data["left"]:
                yield "up_again"
            if event.kind == "weakest" and event.data["less"]:
                yield "second_lowest"

    return observe


RECORDINGS = (
    Recording(
        "five",
        "five fly three rounds; somebody lands beside another, enemies get up again, the second lowest pays",
        ("sensible", "loiterer", "sensible", "random", "sensible"),
        {**ON, "rounds": "I II III"},
        frozenset({"double_parked", "up_again", "second_lowest", "leave_goods"}),
    ),
    Recording(
        "five_in_turns",
        "five build in turns, with undo, one gives up half-way",
        ("sensible", "quitter", "bungler", "sensible", "racer"),
        {**ON, "rounds": "I", "pace": "turns"},
        frozenset({"second_lowest", "undo"}),
        undo=True,
    ),
    Recording(
        "four_as_five",
        "the variant: four by the rules for five",
        ("sensible", "sensible", "random", "loiterer"),
        {**ON, "rounds": "II", "pace": "turns"},
        frozenset({"double_parked"}),
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
