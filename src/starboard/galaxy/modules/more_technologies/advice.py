"""What bots should know about New Technologies of Keep on Trucking: what its parts are worth, and when to use them.

Worths are in credits, as far as the questions tell what an option costs and brings.
"""

from __future__ import annotations

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.mechanisms.technology.vocabulary import Boost
from starboard.galaxy.modules.more_technologies import counsel
from starboard.galaxy.modules.more_technologies.vocabulary import Throw
from starboard.galaxy.view import TableView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import OnSquare

CATAPULT = "catapult"
LONELY, LOADED = 0.2, 1.6
"""What a catapult is worth for itself, and what more beside a hold: it brings a blue block, and throws it."""
WORTH = {"cells": 0.8, "components": 1.8, "crew": 1.5}
"""What is paid or lost, in credits for each."""


def worth(part: str) -> float:
    """What a part is worth to a builder."""
    return LONELY if part == CATAPULT else 0.0


def joint(parts: Parts, others: Parts) -> float:
    """What it is worth that two components are joined: a catapult is nothing without a hold, and so on."""
    return counsel.joint(parts, others) + LOADED * (
        (_throws(parts) and others.holds > 0) + (_throws(others) and parts.holds > 0)
    )


def _throws(parts: Parts) -> bool:
    return bool(parts.get(CATAPULT))


def choose(decision: Decision, table: TableView) -> str | None:
    """The option that pays, where the module has something to say."""
    if not table.ships:
        return None
    match decision.question:
        case "power_cannons" | "power_engines":
            return _boost(decision)
        case "shoot" | "shield":
            return _save(decision)
        case "ammunition":
            return min(decision.options, key=lambda option: _price(decision, option))
        case _:
            return counsel.choose(decision, table)


def _boost(decision: Decision) -> str | None:
    """What a booster boosts for nothing; and the last token for a booster that does more with it than anything else."""
    about = decision.about
    boosts = of_form(decision, Boost)
    free = [option for option in boosts if not _price(decision, option)]
    if free:
        return max(free, key=lambda option: float(about["options"][option]["reaches"]))
    needed = about.get("enemy")
    if needed is None or about["cells"] > 1 or len(boosts) < 2:
        return None
    return (
        max(boosts, key=lambda option: float(about["options"][option]["reaches"])) if _helps(decision, needed) else None
    )


def _helps(decision: Decision, needed: float) -> bool:
    """Whether the enemy can be beaten or held off, and is not yet."""
    strength, most = decision.about["strength"], decision.about["most"]
    return bool(most >= needed > strength or most > needed >= strength)


def _save(decision: Decision) -> str | None:
    """Where nothing of the base game helps: a block for a meteor, or tokens for a boosted shield, if they cost less."""
    if of_form(decision, OnSquare):
        return None
    helping = (*of_form(decision, Boost), *of_form(decision, Throw))
    best = min(helping, key=lambda option: _price(decision, option), default=None)
    return best if best is not None and _price(decision, best) < _price(decision, "none") else None


def _price(decision: Decision, option: str) -> float:
    price = decision.about.get("options", {}).get(option, {}).get("price", {})
    goods = sum(PRICES[block] for block in price.get("goods", ""))
    return float(goods + sum(value * price.get(what, 0) for what, value in WORTH.items()))
