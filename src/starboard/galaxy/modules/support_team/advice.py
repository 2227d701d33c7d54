"""What bots should know about the support team: whom to hire, and what to have them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES

VALUE: Mapping[str, float] = {
    "welder": 6,
    "trader": 6,
    "bureaucrat": 5,
    "architect": 5,
    "advertiser": 4,
    "assembler": 2,
}
"""What each is worth to a bot in the flights to come, roughly in credits."""
DONE = "done"


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to what the team asks; None for all other questions."""
    match decision.question:
        case "hire":
            return max(decision.options, key=lambda option: VALUE.get(option.removeprefix("hire "), 1))
        case "use_team":
            return _use(decision, table)
        case "predict":
            return _foretell(decision, table)
        case "team_component":
            told = decision.about.get("options", {})
            gains = {option: sum(told.get(option, {}).get("gain", {}).values()) for option in decision.options}
            return max(decision.options, key=gains.__getitem__)
        case "team_connector":
            return decision.options[0]
        case _:
            return None


def _use(decision: Decision, table: Any) -> str:
    """Whatever brings something, one after the other; nothing that makes others richer."""
    for option in decision.options:
        match option.split(" "):
            case ["advertiser", "predict"] | ["assembler", "plate"] | ["welder", "weld"] | ["architect", "choose"]:
                return option
            case ["bureaucrat", "days"]:
                return option
            case ["bureaucrat", way, "finish"] if way == ("raise" if _is_first(decision, table) else "lower"):
                return option
            case ["bureaucrat", way, "looks"] if way == ("raise" if _is_pretty(decision, table) else "lower"):
                return option
    blocks = [option for option in decision.options if option.startswith("trader buy ")]
    return blocks[-1] if blocks else _price(decision, table)


def _price(decision: Decision, table: Any) -> str:
    """The colour of which one has most more than the others becomes dearer, or theirs cheaper."""
    best, choice = 0.0, DONE
    for colour in PRICES:
        held = [sum(blocks.count(colour) for blocks in ship.goods.values()) for ship in table.ships]
        mine = held[decision.seat]
        edge = mine - (sum(held) - mine) / max(1, len(held) - 1)
        for way, gain in (("raise", edge), ("lower", -edge)):
            option = f"trader {way} {colour}"
            if gain > best and option in decision.options:
                best, choice = gain, option
    return choice


def _is_first(decision: Decision, table: Any) -> bool:
    order = list(table.flight.order)
    return decision.seat in order[: (len(order) + 1) // 2]


def _is_pretty(decision: Decision, table: Any) -> bool:
    order = list(table.flight.order)
    exposed = [table.ships[seat].exposed_connectors for seat in order]
    return decision.seat in order and table.ships[decision.seat].exposed_connectors == min(exposed)


def _foretell(decision: Decision, table: Any) -> str:
    """As they start, so they will finish; whoever has hardly an engine will not."""
    seat: int = decision.about["target"]
    order = list(table.flight.order)
    if seat not in order or table.ships[seat].engines_powered < 1:
        return "out"
    wanted = order.index(seat) + 1
    places = [option for option in decision.options if option != "out"]
    return min(places, key=lambda option: abs(int(option.split(" ")[1]) - wanted)) if places else "out"
