"""Battery tokens: which are worth spending, on engines, cannons, shields and shots, and from which battery.

Offers of modules stand beside the base game's in the same questions, and are weighed by what is told of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.bots.galaxy.weighing import gains, price_of, told_of, worth_of
from starboard.engine import Decision
from starboard.galaxy.view import ShipView, TableView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import OnSquare

DONE, NONE = "done", "none"
OPEN_SPACE = 0.2
"""The part of all cards that are open space."""
RESERVE = 5
"""Tokens kept for shields while there are cards to come."""


def power_engines(decision: Decision, table: TableView) -> str:
    """Power an engine when the ship would be stranded or the weakest without it, or when tokens are plenty."""
    about = decision.about
    if "so_far" in about:
        return _not_to_be_weakest(decision, table, *_strengths(table, "engines"))
    cards_left = 0 if table.flight is None else table.flight.cards_left
    if about["strength"] <= 0 < about["most"]:
        return _towards(decision, about["strength"] + 0.5)
    plenty = about["cells"] > min(RESERVE, cards_left)
    return _towards(decision, about["most"], only_energy=True) if plenty else DONE


def power_cannons(decision: Decision, table: TableView) -> str:
    """Power cannons as far as it takes to beat the enemy, or else to be left alone; in a fight, not to be weakest."""
    about = decision.about
    if about.get("enemy") is None:
        return _not_to_be_weakest(decision, table, *_strengths(table, "cannons"))
    if _must_keep_tokens(decision, table):
        return DONE
    enemy, most = about["enemy"], about["most"]
    goal = enemy + 0.5 if most > enemy else enemy
    return _towards(decision, goal) if about["strength"] < goal <= most else DONE


def count_crew(decision: Decision, table: TableView) -> str:
    """Add to the crew where that decides something: a card needs more, or the crew would be the smallest."""
    about = decision.about
    if "so_far" in about:
        return _not_to_be_weakest(decision, table, *_strengths(table, "crew"))
    falls_short = told_of(decision, DONE).get("then") and not about.get("at_most")
    return _towards(decision, about["most"]) if falls_short else DONE


def protect(decision: Decision, table: TableView) -> str:
    """A token for a shield or a shot is cheaper than a component, unless it is the last one that moves the ship."""
    squares = of_form(decision, OnSquare)
    helping = [option for option in decision.options if option in squares or gains(decision, option)]
    if not helping or _must_keep_tokens(decision, table):
        return NONE
    cheapest = min(helping, key=lambda option: price_of(decision, option))
    loss = price_of(decision, NONE)
    if _is_for_something_worse(decision, cheapest, loss):
        return NONE
    return cheapest if not loss or price_of(decision, cheapest) < loss else NONE


def _is_for_something_worse(decision: Decision, option: str, loss: float) -> bool:
    """Whether this takes the last token while something comes at the same moment that would do more harm."""
    others = decision.about.get("others", {})
    cells = told_of(decision, option).get("price", {}).get("cells", 0)
    worst = max(map(worth_of, others.values()), default=0.0)
    return bool(cells and decision.about["cells"] <= cells and worst > loss)


def _must_keep_tokens(decision: Decision, table: TableView) -> bool:
    """Whether a ship that moves by energy alone would have too few tokens for open space if it spent some here."""
    ship = table.ships[decision.seat]
    if ship.engines or not ship.engines_powered:
        return False
    prices = (told.get("price", {}).get("cells", 0) for told in decision.about.get("options", {}).values())
    each = max(max(prices, default=1), 1)
    cards_left = 0 if table.flight is None else table.flight.cards_left
    return bool(decision.about["cells"] < each * (2 + OPEN_SPACE * cards_left))


def spend_token(decision: Decision, ship: ShipView) -> str:
    """What costs no token first; then from the fullest battery, so that no single hit takes all tokens."""
    return max(decision.options, key=lambda source: (source not in ship.cells, ship.cells.get(source, 0)))


def _towards(decision: Decision, goal: float, *, only_energy: bool = False) -> str:
    """The next step on the way to a strength: the cheapest that reaches it, else the one that gains most for its price.

    Where halves are counted on their own, no step may gain anything until both are stronger; then the weaker half comes
    first. With `only_energy` nothing but tokens is given for it.
    """
    now = decision.about["strength"]
    if now >= goal:
        return DONE
    steps = [option for option in decision.options if option != DONE and "reaches" in told_of(decision, option)]
    if only_energy:
        steps = [option for option in steps if not told_of(decision, option)["price"].keys() - {"cells"}]
    if not steps:
        return DONE
    reaches = {option: told_of(decision, option)["reaches"] for option in steps}
    there = [option for option in steps if reaches[option] >= goal]
    if there:
        return min(there, key=lambda option: (price_of(decision, option), -reaches[option]))
    better = [option for option in steps if reaches[option] > now]
    if better:
        return max(better, key=lambda option: (reaches[option] - now) / max(price_of(decision, option), 0.1))
    weaker = _in_the_weakest_section(decision, steps)
    return min(weaker, key=lambda option: price_of(decision, option)) if weaker else DONE


def _in_the_weakest_section(decision: Decision, steps: list[str]) -> list[str]:
    """Those steps that a component of the weakest section makes."""
    sections = decision.about.get("sections", ())
    weakest = min(sections, key=lambda section: section["strength"], default={"squares": ()})
    return [option for option in steps if option in weakest["squares"]]


def _strengths(table: TableView, what: str) -> tuple[list[float], list[float]]:
    """What each ship declares of something if it powers nothing, and if it powers all it can."""
    unpowered = [getattr(ship, what) for ship in table.ships]
    if what == "crew":
        return unpowered, unpowered
    energy = [any(ship.cells.values()) for ship in table.ships]
    powered = [getattr(ship, f"{what}_powered") for ship in table.ships]
    return unpowered, [
        most if any_left else least for least, most, any_left in zip(unpowered, powered, energy, strict=True)
    ]


def _not_to_be_weakest(
    decision: Decision, table: TableView, unpowered: Sequence[float], powered: Sequence[float]
) -> str:
    """A step away from being the weakest, or among those who suffer for it, as far as that can be escaped: whatever
    those behind declare, or else if they power nothing."""
    assert table.flight is not None
    about, order = decision.about, table.flight.order
    if _must_keep_tokens(decision, table):
        return DONE
    losing: Sequence[int] = about.get("losing") or (0,)
    ahead: list[float] = about["so_far"]
    # Of ships that tie, the one farther ahead counts as the weaker: those behind must be beaten.
    for behind in (powered, unpowered):
        goals = sorted((*ahead, *(behind[other] + 0.5 for other in order[len(ahead) + 1 :])))[: len(losing)]
        beaten = sum(about["strength"] >= goal for goal in goals)
        for place in range(len(goals), beaten, -1):
            better = place == len(losing) or losing[place] > losing[beaten]
            if better and about["most"] >= goals[place - 1]:
                return _towards(decision, goals[place - 1])
        if beaten == len(goals):
            break
    return DONE
