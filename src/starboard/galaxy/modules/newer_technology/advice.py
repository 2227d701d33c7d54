"""What bots should know about the new components: what they are worth beside what, and when to push something aside.

Worths are in credits, as far as the questions tell what an option costs and brings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.components import kinds_of, piece_of_key
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.catalog.parts import Parts
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.flight.offers import NONE
from starboard.galaxy.modules.newer_technology.vocabulary import Push
from starboard.galaxy.registry import human_letters
from starboard.galaxy.view import ShipView, TableView
from starboard.galaxy.vocabulary import of_form

PARTS = {
    "solar_panel": 0.2,
    "thruster": 1.3,
    "router": 0.2,
    "mixed_support": 0.1,
    "crubots": 1.2,
    "auto_defense": 0.2,
    "armory": 0.2,
}
"""What they are worth alone. A thruster helps against everything that comes from one pair of sides or the other."""

POWERED, PAIR, ARMED, ARMED_CRUBOTS, HOSTED, ROUTED = 1.0, 1.4, 0.9, 0.7, 1.5, 0.2
"""What it is worth to join a panel to what needs energy, two auto-defense systems, an armory to a cabin or to crubots,
a mixed life support to a cabin, and anything of these to a router."""

TOKEN = 0.8
LOSSES = {"components": 1.8, "crew": 1.5, "humans": 0.5, "engines": 0.8, "cannons": 0.8, "cells": TOKEN}
"""What one of it is worth where a hit takes it along."""
FEW = {0: 30.0, 1: 8.0, 2: 3.0}
"""What it costs besides that only so many humans are left to fly the ship."""
SHIELDED = ("small_meteor", "light_fire")
"""What a shield stops for a token."""


def worth(part: str) -> float:
    """What a part is worth to a builder."""
    return PARTS.get(part, 0.0)


def joint(parts: Parts, others: Parts) -> float:
    """What it is worth that two components are joined."""
    pair = PAIR if parts.get("auto_defense") and others.get("auto_defense") else 0.0
    return pair + _serves(parts, others) + _serves(others, parts)


def _serves(helper: Parts, other: Parts) -> float:
    if helper.get("solar_panel"):
        return POWERED if _needs_energy(other) else 0.0
    if helper.get("armory"):
        return ARMED if other.cabin else ARMED_CRUBOTS if other.get("crubots") else 0.0
    if helper.get("mixed_support"):
        return HOSTED if other.cabin == "crew" else 0.0
    if helper.get("router"):
        return ROUTED if other.cabin or other.life_support or other.more else 0.0
    return 0.0


def _needs_energy(parts: Parts) -> bool:
    return any(kind.powered is not None and kind.powered(parts) for kind in kinds_of(parts))


def choose(decision: Decision, table: TableView) -> str | None:
    """Where a push costs less than the hit, it is taken; crubots and panels are weighed like all offers."""
    if decision.question not in ("thrust", "rouse") or not table.ships:
        return None
    if decision.question == "rouse" or "paths" in decision.about:
        return max(decision.options, key=lambda option: _worth_of_visit(decision, table.ships[decision.seat], option))
    pushes = of_form(decision, Push)
    ship = table.ships[decision.seat]
    if not pushes or (not ship.engines and ship.engines_powered and decision.about["cells"] == 1):
        return NONE
    return min([NONE, *pushes], key=lambda option: _cost(decision, ship, option))


def _worth_of_visit(decision: Decision, ship: ShipView, option: str) -> tuple[float, bool]:
    """What somebody who comes aboard brings in the end beyond what it costs; of equals, doing nothing is best."""
    told: dict[str, Any] = decision.about["options"][option]
    price, gain = told.get("price", {}), told.get("gain", {})
    humans = sum(letter in human_letters() for letters in ship.figures.values() for letter in letters)
    left = max(humans - price.get("humans", 0), 0)
    return gain.get("credits", 0) - _lost(price) - FEW.get(left, 0.0), option == NONE


def _lost(price: Mapping[str, Any]) -> float:
    """What is lost, in credits."""
    lost = sum(LOSSES.get(word, 0.0) * amount for word, amount in price.items() if not isinstance(amount, str))
    return float(lost + sum(PRICES.get(block, 0) for block in price.get("goods", "")))


def _cost(decision: Decision, ship: ShipView, option: str) -> float:
    """The tokens, and what is lost in the end if no shield holds it off."""
    told: dict[str, Any] = decision.about["options"][option]
    price = dict(told.get("price", {}))
    tokens = TOKEN * price.pop("cells", 0) if option != NONE else 0.0
    lost = _lost(price)
    if lost and decision.about["cells"] > (option != NONE) and _is_shielded(decision, ship):
        lost = min(lost, TOKEN)
    return float(tokens + lost)


def _is_shielded(decision: Decision, ship: ShipView) -> bool:
    about = decision.about
    side = SIDES.index(about["side"])
    return about["hazard"] in SHIELDED and any(side in piece_of_key(key).covers for key in ship.pieces.values())
