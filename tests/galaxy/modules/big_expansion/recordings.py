"""Recorded games with several modules of The Big Expansion at once."""

from __future__ import annotations

from pathlib import Path

from starboard.galaxy import RULES
from tests.galaxy.recordings import PLAYERS, observer
from tests.recording import Book, Recording

NEW, FIVE = {"new_technology": "yes"}, {"new_technology": "yes", "fifth_wheel": "yes"}
STRANGE, EVIL, BONUS = {"new_ship_classes": "yes"}, {"evil_machinations": "yes"}, {"bonus_cards": "yes"}
CROWD = ("sensible", "random", "sensible", "loiterer", "sensible")


def roads(number: int) -> dict[str, str]:
    return {"rough_roads": str(number)}


RECORDINGS = (
    Recording(
        "first_evening",
        "new components and bonus cards, in real time",
        ("sensible", "sensible", "random"),
        {**NEW, **BONUS, "rounds": "I II"},
        frozenset({"junkyard"}),
    ),
    Recording(
        "five_on_strange_ships",
        "five on class IA",
        CROWD,
        {**FIVE, **STRANGE, "rounds": "IA", "pace": "turns"},
        frozenset({"direction", "weakest"}),
    ),
    Recording(
        "halves_in_hyperspace",
        "half a ship jumps",
        ("sensible", "random", "random"),
        {**NEW, **STRANGE, "rounds": "IIA", "pace": "turns"},
        frozenset({"jump"}),
    ),
    Recording(
        "five_among_friends",
        "machinations among five, with hidden hands and loans",
        CROWD,
        {**FIVE, **EVIL, "rounds": "I", "pace": "turns"},
        frozenset({"use_card"}),
    ),
    Recording(
        "five_on_rough_roads",
        "three roads a flight for five",
        CROWD,
        {**FIVE, **roads(3), "rounds": "II", "pace": "turns"},
        frozenset({"weakest"}),
    ),
    Recording(
        "five_at_the_junkyard",
        "bonus cards for five",
        CROWD,
        {**FIVE, **BONUS, "rounds": "III", "pace": "turns"},
        frozenset({"junkyard_stop"}),
    ),
    Recording(
        "strange_and_evil",
        "machinations on ships in two halves",
        ("sensible", "sensible", "random"),
        {**STRANGE, **EVIL, "rounds": "IIA", "pace": "turns"},
    ),
    Recording(
        "strange_and_rough",
        "roads for strange ships",
        ("sensible", "random", "sensible"),
        {**STRANGE, **roads(2), "rounds": "IA IIA", "pace": "turns"},
    ),
    Recording(
        "strange_depot",
        "a component more for half a ship",
        ("sensible", "sensible"),
        {**STRANGE, **BONUS, "rounds": "IIA", "pace": "turns"},
        frozenset({"fit_component"}),
    ),
    Recording(
        "evil_and_rough",
        "machinations on rough roads, with foresight",
        ("sensible", "random", "sensible", "sensible"),
        {**EVIL, **roads(2), "rounds": "III", "pace": "turns", "foresight": "yes"},
    ),
    Recording(
        "evil_bonus",
        "secret bids with borrowed credits",
        ("sensible", "sensible", "random"),
        {**EVIL, **BONUS, "rounds": "II", "pace": "turns"},
        frozenset({"secret_bid"}),
    ),
    Recording(
        "partners",
        "two teams with new components on rough roads, secret purses",
        ("sensible", "sensible", "sensible", "random"),
        {**NEW, **roads(1), "rounds": "II", "pace": "turns", "teams": "expert", "credits": "secret"},
    ),
    Recording(
        "whole_box",
        "all six modules, five players, with undo",
        CROWD,
        {**FIVE, **STRANGE, **EVIL, **roads(2), **BONUS, "rounds": "IA IIA", "pace": "turns"},
        frozenset({"undo", "direction"}),
        undo=True,
    ),
    Recording(
        "whole_box_at_once",
        "all six modules on the other big ship, in real time, players inspect",
        ("sensible", "bungler", "sensible", "random"),
        {**FIVE, **EVIL, **roads(3), **BONUS, "rounds": "IIIA", "inspection": "players"},
    ),
)

BOOK = Book(RULES, PLAYERS, RECORDINGS, observer, home=Path(__file__).with_name("games"))
