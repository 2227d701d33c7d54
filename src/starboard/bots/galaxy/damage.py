"""Ships with something wrong: which part flies on, what to take off, whom to point at."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.bots.galaxy.crew import humans_in
from starboard.engine import Decision
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.ship.errors import main_part, mistakes
from starboard.galaxy.ship.viewed import layout_of
from starboard.galaxy.view import ShipView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import Point

HUMAN_ON_BOARD, ENGINE_ON_BOARD = 1000, 100
"""A part without a pilot goes nowhere, and one without an engine not far."""
A_HUMAN = 2
"""How many components a human more is worth."""


def keep_part(decision: Decision, ship: ShipView) -> str:
    """The part with humans, with an engine, with most components and humans, in this order."""
    parts = decision.about["parts"]

    def merit(name: str) -> int:
        squares: Sequence[str] = parts[name]
        pilots = sum(humans_in(ship.figures.get(square, "")) for square in squares)
        engine = any(piece_of_key(ship.pieces[square]).parts.engine for square in squares)
        return HUMAN_ON_BOARD * bool(pilots) + ENGINE_ON_BOARD * engine + len(squares) + A_HUMAN * pilots

    return max(decision.options, key=merit)


def remove_component(decision: Decision, ship: ShipView) -> str:
    """The component whose loss leaves the fewest errors, and then the largest ship."""
    layout = layout_of(ship)
    accused = {square for error in decision.about["errors"] for square in error[1:] if square}

    def merit(name: str) -> tuple[int, int]:
        rest = layout.without(1 << layout.board.squares[name])
        return -len(mistakes(rest)), main_part(rest).bit_count()

    return max((option for option in decision.options if option in accused), key=merit, default=decision.options[0])


def point(decision: Decision, ships: Sequence[ShipView]) -> str | None:
    """Point at a ship that has an error, if one may."""
    for option, pointing in of_form(decision, Point).items():
        if mistakes(layout_of(ships[pointing.seat])):
            return option
    return None
