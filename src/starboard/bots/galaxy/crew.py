"""Crew: where aliens are better than humans, and who is spared when somebody must go."""

from __future__ import annotations

from starboard.engine import Decision
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
    """An alien where it strengthens what the ship has, as long as enough humans come along."""
    cabins = sum(1 for key in ship.pieces.values() if piece_of_key(key).parts.cabin)
    others = BERTHS * (cabins - aliens(ship) - 1)
    strengths = {"purple": ship.cannons_powered, "brown": ship.engines_powered}
    for alien, strength in strengths.items():
        if alien in decision.options and strength > 0 and others >= ENOUGH_HUMANS:
            return alien
    return decision.options[0]


def lose(decision: Decision, ship: ShipView) -> str:
    """Humans first while there are several, from the fullest cabin; the last human stays to the last."""
    few_humans = humans(ship) < ENOUGH_HUMANS

    def merit(name: str) -> tuple[bool, int]:
        there = humans_in(ship.figures.get(name, ""))
        return (not there) == few_humans, there

    return max(decision.options, key=merit)
