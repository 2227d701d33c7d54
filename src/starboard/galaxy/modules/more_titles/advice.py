"""What bots should know about the new titles."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.mechanisms.titles import GOLD
from starboard.galaxy.modules.more_titles.aesthete import AXIS, TITLE
from starboard.galaxy.modules.more_titles.briefings import brief, titles_held
from starboard.galaxy.registry import crew_letters, human_letters
from starboard.galaxy.view import ShipView, TableView

__all__ = ["brief", "choose"]


def choose(decision: Decision, table: TableView) -> str | None:
    """A golden Aesthete who loses crew keeps the sides equal: from the fuller one, else from the axis; but never the
    last human."""
    seat = decision.seat
    if decision.question != "lose_crew" or titles_held(table, seat).get(TITLE) != GOLD:
        return None
    ship = table.ships[seat]
    lean = sum(_side(square) * _count(letters, crew_letters()) for square, letters in ship.figures.items())
    better = [square for square in decision.options if (_side(square) * lean > 0 if lean else not _side(square))]
    safe = [square for square in better if _leaves_a_human(ship, square)]
    return max(safe, key=lambda square: _count(ship.figures[square], human_letters()), default=None)


def _side(square: str) -> int:
    """1 right of the axis, -1 left of it, 0 on it."""
    column = int(square.partition(",")[0])
    return (column > AXIS) - (column < AXIS)


def _count(figures: str, letters: str) -> int:
    return sum(letter in letters for letter in figures)


def _leaves_a_human(ship: ShipView, square: str) -> bool:
    humans = sum(_count(letters, human_letters()) for letters in ship.figures.values())
    return humans > 1 or not _count(ship.figures[square], human_letters())
