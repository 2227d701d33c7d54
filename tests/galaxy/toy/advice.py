"""What bots should know about the toy."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision

GOOD = ("play", "march", "duck", "sing", "soothe", "crank", "drumroll", "busk")
"""What is worth doing whenever it can be done."""


def choose(decision: Decision, table: Any) -> str | None:
    """Always play."""
    return next((option for option in GOOD if option in decision.options), None)


def worth(part: str) -> float:
    """What a part is worth to a builder."""
    return 0.5 if part == "bandstand" else 0.0
