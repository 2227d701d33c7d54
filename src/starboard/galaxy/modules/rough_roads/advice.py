"""What bots should know about the roads of this box."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.briefing import Briefing
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.mechanisms.roads import advice, briefings
from starboard.galaxy.mechanisms.roads.advice import HUMAN, crew_of, humans_of, under_fire
from starboard.galaxy.mechanisms.roads.briefings import roads_over
from starboard.galaxy.modules.rough_roads import NAME
from starboard.galaxy.modules.rough_roads.briefings import ROADS

TAKE, LEAVE = "take goods", "leave goods"
SHOT = 2.5
"""What a heavy shot from the rear costs, in credits."""
HUMANS_FOR_A_CARD = 0.35
"""Humans that should be left for each card to come."""


def brief(table: Any, seat: int) -> list[Briefing]:
    """What the roads in force for a seat mean to its builder."""
    return briefings.brief(table, seat, NAME, ROADS)


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to the roads' own questions; None for all others."""
    match decision.question:
        case "infected_goods":
            return _take_infected(decision, table)
        case "still_use_card":
            price = decision.about["options"]["yes"]["price"]
            return "yes" if price.get("crew", 0) < crew_of(decision, table) else "no"
        case "land" if "paranoid_locals" in roads_over(table, decision.seat):
            return under_fire(decision, SHOT)
        case "build":
            return _take_ordered(decision)
        case _:
            return advice.choose(decision, table)


def _take_infected(decision: Decision, table: Any) -> str:
    """Goods for humans, as long as enough of them are left to fly."""
    told = decision.about["options"][TAKE]
    ill = told["price"]["crew"]
    enough = humans_of(decision, table) - ill >= 1 + HUMANS_FOR_A_CARD * table.flight.cards_left
    worth = sum(PRICES[block] for block in decision.about["goods"])
    return TAKE if enough and "then" not in told and worth > HUMAN * ill else LEAVE


def _take_ordered(decision: Decision) -> str | None:
    """What was ordered is paid for anyway: it is looked at before the warehouse is."""
    return "draw ordered" if "draw ordered" in decision.options and "draw" in decision.options else None
