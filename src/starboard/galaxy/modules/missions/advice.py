"""What bots should know about missions."""

from __future__ import annotations

from functools import partial

from starboard.engine import Decision
from starboard.galaxy.flight.offers import NONE
from starboard.galaxy.modules.missions.briefings import brief
from starboard.galaxy.modules.missions.pilots import NEW_PILOT
from starboard.galaxy.view import TableView

__all__ = ["brief", "choose"]


KEPT_BOTTLES = 1
"""So many are worth more than whatever a supercard does."""


def choose(decision: Decision, _table: TableView) -> str | None:
    """An answer to the module's own questions; None for all others."""
    match decision.question:
        case "choose_mission":
            return decision.options[0]
        case "new_pilot":
            return NEW_PILOT
        case "throw_bottle":
            bottles = [option for option in decision.options if option != NONE]
            return min(bottles, key=partial(_components, decision)) if len(bottles) > KEPT_BOTTLES else NONE
        case "abandon":
            return min(decision.options, key=partial(_components, decision))
        case _:
            return None


def _components(decision: Decision, option: str) -> int:
    """How many components go with one of them."""
    price: int = decision.about["options"][option]["price"].get("components", 0)
    return price
