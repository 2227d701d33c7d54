"""Flights and yards with road cards of the big expansion in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Rehearsal
from starboard.galaxy.mechanisms.roads.catalogue import Road, roads_in
from starboard.galaxy.table import Table
from tests.galaxy.roads import fly, go_on, hits, set_out, squares

__all__ = ["fly", "go_on", "hits", "roads", "squares", "travel"]


def roads() -> Mapping[str, Road]:
    """The roads of the box, by name."""
    return roads_in("starboard.galaxy.modules.rough_roads")


def travel(*ships: str, roads: str, cards: str | Sequence[str], **settings: Any) -> Rehearsal[Table]:
    """Ships before these cards, with roads in force (their names, with spaces between)."""
    return set_out(*ships, roads=roads, cards=cards, rough_roads="1", **settings)
