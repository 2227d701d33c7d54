"""What bots should know about rough roads."""

from __future__ import annotations

from typing import Any

from starboard.engine import Decision

PAY, GIVE_UP = "pay", "give up"
TAKE, LEAVE = "take goods", "leave goods"
WORTH_STAYING = 3
"""Credits that finishing is worth at the least, besides the goods on board that giving up would halve."""


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to the roads' own questions; None for all others."""
    match decision.question:
        case "pay_union":
            return _pay_union(decision, table)
        case "infected_goods":
            return _take_infected(decision)
        case "still_use_card":
            return "yes" if decision.about["options"]["yes"]["price"].get("crew", 0) < _crew(decision, table) else "no"
        case "power_engines":
            return _let_go(decision)
        case "drop_component":
            return _drop(decision)
        case "build":
            return _take_ordered(decision)
        case _:
            return None


def _pay_union(decision: Decision, table: Any) -> str:
    """Credits before blocks; the flight is given up only where it brings less than it costs."""
    blue = [option for option in decision.options if option.startswith("give B ")]
    price = decision.about["options"][GIVE_UP]["price"].get("goods", 0)
    if decision.about["due"] > WORTH_STAYING + price + _bonus(decision, table):
        return GIVE_UP
    if PAY in decision.options:
        return PAY
    blocks = blue or sorted((option for option in decision.options if option.startswith("give ")), key=_worth)
    if blocks:
        return blocks[0]
    told = decision.about["options"]
    halves = [option for option in decision.options if option.startswith(f"{GIVE_UP} ")]
    return max(halves, key=lambda option: told[option]["price"].get("crew", 0), default=GIVE_UP)


def _worth(option: str) -> int:
    return "BGYR".find(option[len("give ")])


def _bonus(decision: Decision, table: Any) -> int:
    """A little more for those who are in front."""
    order = list(table.flight.order)
    return max(0, 4 - order.index(decision.seat)) if decision.seat in order else 0


def _take_infected(decision: Decision) -> str:
    """Goods for humans, as long as some are left to fly."""
    told = decision.about["options"][TAKE]
    if "then" in told:
        return LEAVE
    return TAKE if len(decision.about["goods"]) * 2 > told["price"]["crew"] * 2 - 1 else LEAVE


def _crew(decision: Decision, table: Any) -> int:
    crew: int = table.ships[decision.seat].crew
    return crew


def _let_go(decision: Decision) -> str | None:
    """Components go only if the ship could not move otherwise."""
    about = decision.about
    return "let go" if "let go" in decision.options and about["strength"] <= 0 and about["most"] <= 0 else None


def _drop(decision: Decision) -> str:
    """Whatever frees the engines at the least loss, as long as something does."""
    told = decision.about["options"]
    helping = [option for option in decision.options if told[option]["gain"].get("engines", 0) > 0]
    if not helping:
        return "done"
    return min(helping, key=lambda option: told[option]["price"]["components"] / told[option]["gain"]["engines"])


def _take_ordered(decision: Decision) -> str | None:
    """What was ordered is paid for anyway: it is looked at before the warehouse is."""
    return "draw ordered" if "draw ordered" in decision.options and "draw" in decision.options else None
