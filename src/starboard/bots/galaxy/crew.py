"""Crew: where aliens are better than humans, and who is spared when somebody must go."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.catalog.components import piece_of_key
from starboard.galaxy.view import ShipView

ENOUGH_HUMANS = 3


def board(decision: Decision, ship: ShipView) -> str:
    """An alien where it strengthens what the ship has, as long as enough humans come along."""
    cabins = sum(1 for key in ship.pieces.values() if piece_of_key(key).parts.cabin)
    humans = 2 * (cabins - len(ship.aliens) - 1)
    strengths = {"purple": ship.cannons_powered, "brown": ship.engines_powered}
    for alien, strength in strengths.items():
        if alien in decision.options and strength > 0 and humans >= ENOUGH_HUMANS:
            return alien
    return decision.options[0]


def lose(decision: Decision, ship: ShipView) -> str:
    """Humans first while there are several, from the fullest cabin; the last human stays to the last."""
    few_humans = sum(ship.humans.values()) < ENOUGH_HUMANS

    def merit(name: str) -> tuple[bool, int]:
        return (name in ship.aliens) == few_humans, ship.humans.get(name, 0)

    return max(decision.options, key=merit)
