"""What bots should know about missions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.flight.offers import DONE, NONE
from starboard.galaxy.modules.missions.briefings import brief
from starboard.galaxy.modules.missions.pilots import NEW_PILOT
from starboard.galaxy.view import TableView

__all__ = ["brief", "choose"]


KEPT_BOTTLES = 1
"""So many are worth more than whatever a supercard does."""


def choose(decision: Decision, table: TableView) -> str | None:
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
        case "let_go":
            return _let_go(decision)
        case "power_engines" | "power_cannons" | "count_crew":
            return _power(decision, table)
        case _:
            return None


def _let_go(decision: Decision) -> str:
    """Power what there is energy for; then what is worth least, until it is enough."""
    if DONE in decision.options:
        return DONE
    told = decision.about["options"]
    powering = [option for option in decision.options if told[option].get("gain") and "cells" in told[option]["price"]]
    saving = [option for option in powering if told[option].get("squares")]
    return saving[0] if saving else min(decision.options, key=partial(_cost, decision))


LOSSES: Mapping[str, float] = {
    "components": 1.0,
    "crew": 2.0,
    "humans": 1.0,
    "engines": 0.5,
    "cannons": 1.0,
    "cells": 0.8,
}
"""What one of it is worth in credits."""
RUIN = 1000.0


def _cost(decision: Decision, option: str) -> float:
    """What letting a component go costs, in credits, with what is due because of it; blocks by their prices."""
    told = decision.about["options"][option]
    price, gain = told["price"], told["gain"]
    cost = sum(LOSSES.get(word, 1.0) * amount for word, amount in price.items() if not isinstance(amount, str))
    cost += sum(PRICES.get(block, 1) for block in price.get("goods", ""))
    return float(cost - gain.get("components", 0) + (RUIN if told.get("ends_flight") else 0.0))


def _power(decision: Decision, table: TableView) -> str | None:
    """Energy against a hole, a fleet or in a tactical zone; None elsewhere."""
    about = decision.about
    if about.get("plus") is not None:
        return DONE
    if about.get("minus") is not None:
        return _step(decision, _not_lowest(about, _still_to_come(table)))
    if about.get("rungs"):
        within = [rung for rung in about["rungs"] if rung <= about["most"]]
        return _step(decision, max(within, default=0.0))
    if about.get("enemy") is not None and decision.question == "power_engines":
        return _step(decision, min(about["enemy"], about["most"]))
    return None


def _still_to_come(table: TableView) -> bool:
    return table.flight is not None and len(table.flight.order) > 1


def _not_lowest(about: Mapping[str, Any], others: bool) -> float:
    """The strength with which a ship is above somebody before it; the first one does what it can."""
    so_far: Sequence[float] = about["so_far"]
    if not so_far:
        return float(about["most"]) if others else 0.0
    losing = len(about.get("losing") or (0,))
    goal = sorted(so_far)[: max(losing, 1)][-1] + about["minus"]
    return float(goal) if goal <= about["most"] else 0.0


def _step(decision: Decision, goal: float) -> str:
    """The next step towards a strength, for nothing but energy: the one that brings most, the cheaper of two."""
    about = decision.about
    if about["strength"] >= goal:
        return DONE
    told = about["options"]
    steps = [
        option
        for option in decision.options
        if option != DONE and "reaches" in told[option] and not told[option]["price"].keys() - {"cells"}
    ]
    return max(
        steps, key=lambda option: (told[option]["reaches"], -told[option]["price"].get("cells", 0)), default=DONE
    )


def _components(decision: Decision, option: str) -> int:
    """How many components go with one of them."""
    price: int = decision.about["options"][option]["price"].get("components", 0)
    return price
