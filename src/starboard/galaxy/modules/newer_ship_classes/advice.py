"""What bots should know about cruisers: whether an insurance is worth its price."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision

EXPECTED_LOSSES = 16
"""How many components a cruiser of a sensible builder loses in a flight, those set aside or taken off besides."""
RICH = 40
"""Whoever has so much can afford to be unlucky."""


def choose(decision: Decision, _table: Any) -> str | None:
    """An insurance is bought if more is likely to be lost than price and limit come to, and never on credit."""
    if decision.question != "insurance" or "insure" not in decision.options:
        return None
    about = decision.about
    expected = about["lost"] + EXPECTED_LOSSES
    price = about["options"]["insure"]["price"]["credits"]
    return "insure" if expected > price + about["limit"] and about["purse"] < RICH else "no"
