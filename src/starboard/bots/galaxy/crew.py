"""Crew: where aliens are better than humans, and who is spared when somebody must go."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.catalog.boards import bits
from starboard.galaxy.catalog.boards import board as board_named
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.catalog.figures import BERTHS
from starboard.galaxy.registry import figures
from starboard.galaxy.view import ShipView

ENOUGH_HUMANS = 3


def humans_in(letters: str) -> int:
    """How many of these figures are humans."""
    return sum(figures()[letter].human for letter in letters)


def humans(ship: ShipView) -> int:
    """How many humans are on board."""
    return humans_in("".join(ship.figures.values()))


def aliens(ship: ShipView) -> int:
    """How many other crew members are on board."""
    return ship.crew - humans(ship)


def board(decision: Decision, ship: ShipView) -> str:
    """An alien where it strengthens what the ship has, as long as enough humans come along in its section."""
    near = _section_with(ship, decision.about["cabin"])
    cabins = sum(1 for square, key in ship.pieces.items() if square in near and piece_of_key(key).parts.cabin)
    kinds = [figures()[who] for square, letters in ship.figures.items() if square in near for who in letters]
    aliens_near = sum(kind.crew and not kind.human for kind in kinds)
    others = BERTHS * (cabins - aliens_near - 1)
    strengths = {"purple": ship.cannons_powered, "brown": ship.engines_powered}
    for alien, strength in strengths.items():
        if alien in decision.options and strength > 0 and others >= ENOUGH_HUMANS:
            return alien
    return decision.options[0]


def lose(decision: Decision, ship: ShipView) -> str:
    """Humans first while there are several in a section, from the fullest cabin; the last human stays to the last."""

    def merit(name: str) -> tuple[bool, int, int]:
        near = _section_with(ship, name)
        humans_near = sum(humans_in(who) for square, who in ship.figures.items() if square in near)
        there = humans_in(ship.figures.get(name, ""))
        return (not there) == (humans_near < ENOUGH_HUMANS), humans_near, there

    return max(decision.options, key=merit)


def _section_with(ship: ShipView, square: str) -> frozenset[str]:
    """The squares of the section that a square belongs to: every section needs humans of its own."""
    on = board_named(ship.board)
    mask = on.sections[on.section_of[on.squares[square]]]
    return frozenset(on.names[other] for other in bits(mask))
