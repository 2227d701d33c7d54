"""What bots should know about the Trek."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.modules.transgalactic_trek.briefings import brief
from starboard.galaxy.modules.transgalactic_trek.catalogue import titles
from starboard.galaxy.modules.transgalactic_trek.vocabulary import TakeTitle
from starboard.galaxy.vocabulary import of_form

__all__ = ["brief", "choose"]


def choose(decision: Decision, _: Any) -> str | None:
    """The title for which it was best compared with the others; of those alike, one that is easier in gold."""
    if decision.question != "take_title":
        return None
    choices, scores = of_form(decision, TakeTitle), decision.about["scores"]

    def merit(option: str) -> tuple[float, bool]:
        title = choices[option].title
        scored = scores[title]
        return scored["own"] / max(scored["best"], 1), not titles()[title].hard

    return max(choices, key=merit)
