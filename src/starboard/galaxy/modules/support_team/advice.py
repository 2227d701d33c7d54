"""What bots should know about the support team: whom to hire, and what to have them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES

VALUE: Mapping[str, float] = {
    "swindler": 7,
    "welder": 6,
    "trader": 6,
    "bureaucrat": 5,
    "architect": 5,
    "advertiser": 4,
    "smuggler": 5,
    "hotel_clerk": 4,
    "stock_boy": 3,
    "planner": 4,
    "security_guard": 3,
    "hypergeometer": 3,
    "saboteur": 3,
    "deliveryman": 2,
    "buyer": 2,
    "inspector": 1,
    "plumber": 1,
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
        case "team_connector" | "team_turn" | "sabotage":
            return decision.options[0]
        case "plan_square":
            return _plan(decision)
        case "preview":
            return decision.options[-1]
        case "build":
            return _build(decision, table)
        case _:
            return None


def _use(decision: Decision, table: Any) -> str:
    """Whatever brings something, one after the other; nothing that makes others richer."""
    for option in decision.options:
        match option.split(" "):
            case ["advertiser", "predict"] | ["assembler", "plate"] | ["welder", "weld"] | ["architect", "choose"]:
                return option
            case ["bureaucrat", "days"] | ["saboteur", "ship", _] | ["hypergeometer", "mark"]:
                return option
            case ["security_guard", "charge"] if _is_neat(decision, table):
                return option
            case ["bureaucrat", way, "finish"] if way == ("raise" if _is_first(decision, table) else "lower"):
                return option
            case ["bureaucrat", way, "looks"] if way == ("raise" if _is_pretty(decision, table) else "lower"):
                return option
    blocks = [option for option in decision.options if option.startswith("trader buy ")]
    return blocks[-1] if blocks else _price(decision, table)


def _build(decision: Decision, table: Any) -> str | None:
    """A drill when it hurts, a component more where finishing allows it; the rest is left to the builder."""
    options = decision.options
    if "security_guard drill" in options and table.yard.circle == 1:
        return "security_guard drill"
    if any(option.startswith("deliveryman to ") for option in options):
        return "deliveryman put away"
    if not table.yard.places[decision.seat].number:
        return None
    fits = table.yard.places[decision.seat].fits or ()
    welds = [f"weld {fit}" for fit in fits if f"weld {fit}" in options]
    if welds:
        return welds[0]
    return next((option for option in ("return", "set aside", "draw", "stand by") if option in options), options[-1])


def _plan(decision: Decision) -> str:
    """Holds and cabins in the middle, where something will stand anyway; what hardly ever comes is left out."""
    if decision.about["what"] == "alien":
        return DONE
    squares = [option for option in decision.options if option != DONE]

    def distance(option: str) -> int:
        column, row = map(int, option.split(" ")[1].split(","))
        return abs(column - 7) + abs(row - 7)

    return min(squares, key=distance) if squares else DONE


def _is_neat(decision: Decision, table: Any) -> bool:
    """Whether the others have more exposed connectors on average."""
    exposed = [table.ships[seat].exposed_connectors for seat in table.flight.order]
    return bool(table.ships[decision.seat].exposed_connectors * len(exposed) < sum(exposed))


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
