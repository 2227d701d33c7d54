"""What bots should know about the roads of this box."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision
from starboard.galaxy.briefing import Briefing
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.mechanisms.roads import advice, briefings
from starboard.galaxy.mechanisms.roads.advice import DAY, HUMAN, humans_of
from starboard.galaxy.mechanisms.roads.briefings import roads_over
from starboard.galaxy.modules.more_roads import NAME
from starboard.galaxy.modules.more_roads.briefings import ROADS
from starboard.galaxy.ship.viewed import layout_of

LIGHT_SHOT = 1.5
"""What a light shot from the front costs, in credits; it is a heavy one for whoever lands alone."""
HUMANS_FOR_A_CARD = 0.35
"""Humans that should be left for each card to come."""
STRIKES, NONE = "shot_strikes", "none"
DEARER_GOODS = frozenset({"contaminated_goods", "paranoid_inhabitants"})
"""The roads on which goods cost more than days."""


def brief(table: Any, seat: int) -> list[Briefing]:
    """What the roads in force for a seat mean to its builder."""
    return briefings.brief(table, seat, NAME, ROADS)


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to the roads' own questions, and to those that they make harder; None for all others."""
    match decision.question:
        case "welcome_leader":
            return _shot_that_strikes(decision)
        case "name_side":
            return _best_covered(decision, table)
        case "land" | "use_card" if DEARER_GOODS.intersection(roads_over(table, decision.seat)):
            return _worth_its_price(decision, table) or advice.choose(decision, table)
        case _:
            return advice.choose(decision, table)


def _shot_that_strikes(decision: Decision) -> str:
    """The cheapest one."""
    told = decision.about["options"]
    striking = [option for option in decision.options if told[option].get("then") == STRIKES]
    return min(striking, key=lambda option: sum(map(_cost, told[option]["price"].values())), default=NONE)


def _cost(amount: Any) -> int:
    """Tokens count one each, and blocks what they sell for."""
    return sum(PRICES[block] for block in amount) if isinstance(amount, str) else int(amount)


def _best_covered(decision: Decision, table: Any) -> str:
    """The side to which most cannons point, of those with the fewest components to hit; the front in doubt."""
    layout = layout_of(table.ships[decision.seat])
    aims = [side for _, piece in layout.placed() for side in piece.aims]
    lines = {
        side: sum(layout.first_hit(lane) >= 0 for lane in layout.board.every_lane(side)) for side in range(len(SIDES))
    }
    best = min(range(len(SIDES)), key=lambda side: (lines[side] - 2 * aims.count(side), side))
    return SIDES[best]


def _worth_its_price(decision: Decision, table: Any) -> str | None:
    """Goods for days, crew and perhaps a shot, as long as enough humans are left to fly; None where none are gained."""
    told = decision.about["options"]
    if not any("goods" in told[option].get("gain", {}) for option in decision.options):
        return None
    shot = LIGHT_SHOT if "paranoid_inhabitants" in roads_over(table, decision.seat) else 0
    spare = humans_of(decision, table) - 1 - HUMANS_FOR_A_CARD * table.flight.cards_left

    def worth(option: str) -> float:
        gain, price = told[option].get("gain", {}), told[option].get("price", {})
        ill = price.get("crew", 0)
        if ill and (told[option].get("ends_flight") or ill > spare):
            return -1.0
        fired_at = shot if gain and decision.question == "land" else 0
        return float(gain.get("credits", 0) - DAY * price.get("days", 0) - HUMAN * ill - fired_at)

    return max(decision.options, key=worth)
