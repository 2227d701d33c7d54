"""Weighing options by what decisions tell of them: price, gain, and what follows at once. No module is known here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES

DAY = 0.4
"""What a flight day is worth in credits: so much of a place is won or lost with it."""
WORTH: Mapping[str, float] = {
    "cells": 0.8,
    "days": DAY,
    "crew": 1.5,
    "humans": 0.5,
    "components": 1.0,
    "engines": 0.8,
    "cannons": 0.8,
    "fits": 0.0,
}
"""What one of it is worth in credits; humans are crew besides. What there is no entry for counts as credits."""
RUIN = -1000.0
"""What may follow from an option that ends the flight of a ship."""
DECLINING = ("done", "none", "pass", "no", "fine", "fly on")
"""Answers that leave everything as it is."""


def told_of(decision: Decision, option: str) -> Mapping[str, Any]:
    """What the decision tells of one of its options."""
    told: Mapping[str, Any] = decision.about.get("options", {}).get(option, {})
    return told


def worth_of(amounts: Mapping[str, Any], *, free: str = "") -> float:
    """What some amounts are worth in credits. Blocks that are `free` would be lost anyway."""
    total = 0.0
    for word, amount in amounts.items():
        if word == "goods" and isinstance(amount, str):
            paid = amount
            for block in free:
                paid = paid.replace(block, "", 1)
            # Where the worth of the blocks that find room is told, the blocks themselves are not counted again.
            total += 0.0 if "credits" in amounts else sum(PRICES.get(block, 1) for block in paid)
        elif not isinstance(amount, str):
            total += WORTH.get(word, 1.0) * amount
    return total


def price_of(decision: Decision, option: str, *, free: str = "") -> float:
    """What an option costs, in credits."""
    return worth_of(told_of(decision, option).get("price", {}), free=free)


def weigh(decision: Decision, option: str, *, free: str = "") -> float:
    """What an option brings beyond its price, in credits."""
    told = told_of(decision, option)
    ruin = RUIN if told.get("ends_flight") else 0.0
    return ruin + worth_of(told.get("gain", {})) - price_of(decision, option, free=free)


def gains(decision: Decision, option: str) -> bool:
    """Whether an option is said to bring anything."""
    return bool(told_of(decision, option).get("gain"))


def bargain(decision: Decision, options: Iterable[str], *, free: str = "") -> str | None:
    """The best of these options, if it brings more than it costs."""
    worth = {option: weigh(decision, option, free=free) for option in options if gains(decision, option)}
    best = max(worth, key=worth.__getitem__, default=None)
    return best if best is not None and worth[best] > 0 else None


def safe(decision: Decision) -> str:
    """An answer to a question that nobody knows: a bargain, else whatever leaves things as they are, else the option
    that costs least. What ends a flight is chosen only where everything does."""
    options = decision.options
    declining = next((option for option in DECLINING if option in options), None)
    if declining is not None and not told_of(decision, declining).get("ends_flight"):
        return bargain(decision, (option for option in options if option != declining)) or declining
    return max(options, key=lambda option: weigh(decision, option))
