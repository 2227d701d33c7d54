"""What bots should know about deck IV: whether cannons are worth facing, and what people on planets are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.modules.newer_cards.armed import ArmedShip, ArmedStation
from starboard.galaxy.modules.newer_cards.inhabited import InhabitedPlanets
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.view import TableView

DAY, CREW, SHOT = 0.4, 1.2, 1.3
"""What a flight day, a crew member and a shot that may come through are worth in credits."""
TO_SPARE = 0.35
"""The crew that should be left for each card to come."""
YES, NO, PASS = "yes", "no", "pass"


def choose(decision: Decision, table: Any) -> str | None:
    """What is said of an option in credits, less what it costs; other cards are no business of ours."""
    if decision.question not in ("use_card", "go_on", "land"):
        return None
    card = read_card(decision.about["card"])
    if decision.question == "land" and isinstance(card, InhabitedPlanets):
        crew = CREW * _scarcity(table, decision.seat)
        worth = {option: _worth(decision.about["options"].get(option, {}), crew) for option in decision.options}
        best = max(worth, key=worth.__getitem__)
        return best if worth[best] > 0 else PASS
    if isinstance(card, ArmedShip | ArmedStation):
        return YES if _is_safe(decision, table) and _worth(decision.about["options"][YES]) > 0 else NO
    return None


def _scarcity(table: TableView, seat: int) -> float:
    """How many times as much as usual somebody is worth: most to those who will hardly last to the end."""
    assert table.flight is not None, "planets are passed in flight"
    return max(1.0, _enough(table.flight.cards_left) / max(table.ships[seat].crew, 1))


def _enough(cards_left: int) -> float:
    return 2 + TO_SPARE * cards_left


def _worth(told: Mapping[str, Any], crew: float = CREW) -> float:
    price, gain = told.get("price", {}), told.get("gain", {})
    brings = gain.get("credits", 0) + crew * gain.get("crew", 0)
    return float(brings - DAY * price.get("days", 0) - CREW * price.get("crew", 0) - SHOT * price.get("shots", 0))


def _is_safe(decision: Decision, table: TableView) -> bool:
    """Whether enough crew would be left for the rest of the way."""
    assert table.flight is not None, "cards are used in flight"
    leaving = decision.about["options"][YES].get("price", {}).get("crew", 0)
    return bool(table.ships[decision.seat].crew - leaving >= _enough(table.flight.cards_left))
