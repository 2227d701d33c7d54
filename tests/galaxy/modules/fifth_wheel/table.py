"""Tables at which the rules for five hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table

ON: Mapping[str, Any] = RULES.options_for(5)
"""The switch, and the one it needs."""
QUIET = "nothing"


def meet(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    """These ships when the card is turned up, and one more card below it."""
    return flight(*ships, cards=[card, QUIET], **{**ON, **settings})


def days(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    """Who moved, in order, and how far."""
    return [(event.seat, event.data["days"]) for event in r.events("moved")]


def weakest(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    """Who was found to suffer, each with how much less."""
    return [(event.seat, event.data["less"]) for event in r.events("weakest")]


def earned(r: Rehearsal[Table]) -> list[tuple[int | None, int]]:
    """Who earned how much."""
    return [(event.seat, event.data["amount"]) for event in r.events("earned")]
