"""What bots should know about the toy."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision


def choose(decision: Decision, table: Any) -> str | None:
    """Always play, and rehearse the march."""
    return {"play_along": "play", "rehearse": "march"}.get(decision.question)


def worth(part: str) -> float:
    """What a part is worth to a builder."""
    return 0.5 if part == "bandstand" else 0.0
