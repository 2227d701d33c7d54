"""What bots should know about the support team: whom to hire, and what to have them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision, write
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.modules.support_team.planning import best_bypass, best_link, dispensable
from starboard.galaxy.modules.support_team.vocabulary import (
    BuyBlocks,
    BypassMore,
    CallDrill,
    Charge,
    ChooseOutside,
    Deliver,
    GainDays,
    Keep,
    LinkUp,
    LowerFinish,
    LowerLooks,
    LowerPrice,
    MarkSquare,
    Out,
    Place,
    PlateOver,
    Predict,
    PutAway,
    RaiseFinish,
    RaiseLooks,
    RaisePrice,
    SabotageShip,
    Unhinge,
    WeldShut,
)
from starboard.galaxy.view import ShipView
from starboard.galaxy.vocabulary import of_form, read
from starboard.galaxy.vocabulary.questions import Done

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
    "deliveryman": 4,
    "buyer": 2,
    "inspector": 1,
    "plumber": 2,
    "assembler": 3,
}
"""What each is worth to a bot in the flights to come, roughly in credits."""
NEEDED = "cabin"
"""The spare part that no ship has enough of."""
DONE, OUT, DRILL, PUT_AWAY = write(Done()), write(Out()), write(CallDrill()), write(PutAway())


def choose(decision: Decision, table: Any) -> str | None:
    """An answer to what the team asks; None for all other questions."""
    match decision.question:
        case "hire":
            people = of_form(decision, Keep)
            return max(people, key=lambda option: VALUE.get(people[option].person, 1))
        case "use_team":
            return _use(decision, table)
        case "predict":
            return _foretell(decision, table)
        case "team_component":
            planned = _planned(decision, table.ships[decision.seat])
            if planned in decision.options:
                return planned
            told = decision.about.get("options", {})
            gains = {option: sum(told.get(option, {}).get("gain", {}).values()) for option in decision.options}
            return max(decision.options, key=gains.__getitem__)
        case "team_connector" if decision.about.get("what") == "bypass":
            return best_bypass(decision, table.ships[decision.seat])
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
        match read(decision.question, option):
            case Predict() | PlateOver() | WeldShut() | ChooseOutside() | GainDays() | SabotageShip() | Unhinge():
                return option
            case BypassMore():
                return option
            case LinkUp() if best_link(table.ships[decision.seat]):
                return option
            case Deliver(token=token) if token == NEEDED and dispensable(table.ships[decision.seat]):
                return option
            case Charge() if _is_neat(decision, table):
                return option
            case (RaiseFinish() | LowerFinish()) as change if isinstance(change, RaiseFinish) == _is_first(
                decision, table
            ):
                return option
            case (RaiseLooks() | LowerLooks()) as change if isinstance(change, RaiseLooks) == _is_pretty(
                decision, table
            ):
                return option
    blocks = of_form(decision, BuyBlocks)
    return max(blocks, key=lambda option: blocks[option].amount) if blocks else _price(decision, table)


def _planned(decision: Decision, ship: ShipView) -> str | None:
    """The component for a spare part, or an end of a link."""
    match decision.about.get("what"):
        case "deliver":
            return dispensable(ship)
        case "link" | "link_to" as end:
            ends = best_link(ship)
            return None if ends is None else ends[end == "link_to"]
        case _:
            return None


def _build(decision: Decision, table: Any) -> str | None:
    """A drill when it hurts, a component more where finishing allows it; the rest is left to the builder."""
    options = decision.options
    if DRILL in options and table.yard.circle == 1:
        return DRILL
    if PUT_AWAY in options:
        return PUT_AWAY
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
    squares = of_form(decision, MarkSquare)

    def distance(option: str) -> int:
        column, row = map(int, squares[option].spot.split(","))
        return abs(column - 7) + abs(row - 7)

    return min(squares, key=distance, default=DONE)


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
        for option, gain in ((write(RaisePrice(colour)), edge), (write(LowerPrice(colour)), -edge)):
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
        return OUT
    wanted = order.index(seat) + 1
    places = of_form(decision, Place)
    return min(places, key=lambda option: abs(places[option].number - wanted), default=OUT)
