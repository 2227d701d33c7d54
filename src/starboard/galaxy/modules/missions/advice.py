"""What bots should know about missions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.flight.offers import DONE, NONE
from starboard.galaxy.modules.missions.briefings import brief
from starboard.galaxy.modules.missions.catalogue import missions
from starboard.galaxy.modules.missions.dangers import COMPONENT, danger
from starboard.galaxy.modules.missions.flights.escort import PLACE
from starboard.galaxy.modules.missions.memory import NAME
from starboard.galaxy.modules.missions.pilots import NEW_PILOT
from starboard.galaxy.modules.missions.vocabulary import FlyMission
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.options import plan_of
from starboard.galaxy.view import TableView
from starboard.galaxy.vocabulary import read

__all__ = ["brief", "choose"]


BROUGHT: Mapping[str, Sequence[float]] = {
    "alien_archaeology": (11, 17, 13),
    "alien_design": (13, 20, 27),
    "the_bet": (4, 4, -1),
    "beverage_run": (8, 14, 15),
    "hilarious_stories": (15, 28, 31),
    "diplomatic_mission": (16, 23, 27),
    "carpool": (12, 24, 18),
    "riding_a_powder_keg": (19, 28, 37),
    "radioactive_isotopes": (20, 31, 35),
    "heavy_duty": (14, 28, 34),
    "cocktail_time": (20, 28, 31),
    "experiments": (25, 22, 28),
    "platinum_club": (10, 16, 12),
    "easy_peasy": (10, 18, 17),
    "escort_mission": (14, 25, 32),
    "directives": (14, 22, 32),
}
"""What a flight brought sensible ships in all, in credits, on the levels I, II and III, in games played to find out."""
ARRIVES = 0.6
"""What part of its pay a bottle on board is worth that may still break, or stay on the way with its ship."""


def choose(decision: Decision, table: TableView) -> str | None:
    """An answer to the module's own questions; None for all others."""
    match decision.question:
        case "choose_mission":
            return max(decision.options, key=partial(_brings, plan_of(table.rounds[table.round]).number))
        case "new_pilot":
            return NEW_PILOT
        case "throw_bottle":
            return _throw(decision, table)
        case "abandon":
            return min(decision.options, key=partial(_components, decision))
        case "let_go":
            return _let_go(decision)
        case "shield" | "shoot" if _jobs(table) == ["hilarious_stories"]:
            return NONE if NONE in decision.options and _is_funny(decision) else None
        case "power_engines" | "power_cannons" | "count_crew":
            return _power(decision, table)
        case _:
            return None


def _brings(level: int, option: str) -> float:
    """What a flight of a level tends to bring on a mission; a longer one than was tried as much as the longest."""
    chosen = read("choose_mission", option)
    assert isinstance(chosen, FlyMission), "nothing else is asked for"
    brought = BROUGHT[chosen.mission]
    return brought[min(level, len(brought)) - 1]


def _throw(decision: Decision, table: TableView) -> str:
    """The bottle with which least goes overboard, if the card would cost more."""
    told = decision.about["options"]
    bottle = min((option for option in decision.options if option != NONE), key=partial(_components, decision))
    pay = ARRIVES * told[bottle]["price"]["credits"] + COMPONENT * (_components(decision, bottle) - 1)
    return bottle if danger(read_card(decision.about["card"]), table, decision.seat) > pay else NONE


def _jobs(table: TableView) -> list[str]:
    """The mission of the flight by its name, if there is one."""
    return [job["name"] for job in table.modules[NAME]["conditions"]]


def _is_funny(decision: Decision) -> bool:
    """Whether what would be lost is worth less than what is paid for losing it."""
    told = decision.about["options"][NONE]
    losses = {word: amount for word, amount in told["price"].items() if not isinstance(amount, str)}
    goods = sum(PRICES.get(block, 1) for block in told["price"].get("goods", ""))
    missed = sum(MISSED.get(word, 1.0) * amount for word, amount in losses.items()) + goods
    return 0 < losses.get("components", 0) <= MOST_FUNNY and missed < 0 and not told.get("ends_flight")


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
MISSED: Mapping[str, float] = {"components": -1.0, "crew": 3.0, "engines": 2.0, "cannons": 1.5, "cells": 0.8}
"""What one of it is worth where lost components are paid for."""
MOST_FUNNY = 2
"""So many may be lost to one hit before it stops being funny."""


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
    if decision.question != "power_engines":
        return None
    if about.get("enemy") is not None:
        return _step(decision, min(about["enemy"], about["most"]))
    return _stay_near(decision, table)


def _stay_near(decision: Decision, table: TableView) -> str | None:
    """Nobody hurries through open space who would leave the escort behind; None where there is none."""
    escort = next((thing["position"] for thing in table.modules[NAME]["ring"] if thing["name"] == PLACE), None)
    if escort is None or table.flight is None or "so_far" in decision.about or decision.about["strength"] <= 0:
        return None
    mission = missions()["escort_mission"].escort
    assert mission is not None, "somebody is escorted"
    ahead = table.flight.positions[str(decision.seat)] + decision.about["strength"] - (escort + mission.days)
    return DONE if ahead >= 0 else _step(decision, min(decision.about["strength"] - ahead, decision.about["most"]))


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
