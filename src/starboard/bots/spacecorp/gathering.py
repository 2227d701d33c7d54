"""How a plain player puts an effort together: what is his own first, as little as will do, time cards last."""

from __future__ import annotations

from starboard.engine import Decision
from starboard.spacecorp.catalog.cards import CARDS

DO_IT = "do it"
OPEN_ENDED = ("research", "produce", "genetics", "revelation")
"""Actions for which more value is simply better."""


def choose_effort(decision: Decision, wanted: int) -> str:
    """The next thing to put into an action, or to do it. `wanted` is how much value an open-ended action can use."""
    options, about = decision.options, decision.about
    action = about["action"]
    own = f"infra {decision.seat}"
    if own in options:
        return own
    if DO_IT in options and (action not in OPEN_ENDED or about["value"] >= wanted) and not about["profit"]:
        return DO_IT
    cards = [option for option in options if option.startswith("card ")]
    if action in OPEN_ENDED:
        cards = [option for option in cards if _serves_best(option, action)]
        if cards:
            return cards[0]
        return DO_IT if DO_IT in options else max(options, key=_preference)
    shielded = [option for option in options if option.endswith(" shielded")]
    missing = about["need"] - about["value"]
    if missing <= 0 and shielded:  # only the radiation is left to pay for
        return min(shielded, key=_value)
    if DO_IT in options and not cards:
        return DO_IT
    enough = [option for option in cards if _value(option, action) >= missing]
    if enough:
        return min(enough, key=lambda option: _value(option, action))
    return max(options, key=lambda option: (_preference(option), _value(option, action)))


def _serves_best(option: str, action: str) -> bool:
    """Whether a card has nothing better to do than this action."""
    actions = CARDS[option.split(" ")[1]].actions
    return all(offered.type in (action, "explore", "research") for offered in actions)


def _value(option: str, action: str = "") -> int:
    words = option.split(" ")
    if words[0] != "card":
        return 0
    for offered in CARDS[words[1]].actions:
        if not action or offered.type == action:
            return offered.value or offered.times
    return 0


def _preference(option: str) -> int:
    order = ("time twice", "time double", "infra", DO_IT, "factory", "industrial", "spaceport", "card")
    return next(rank for rank, word in enumerate(order) if option.startswith(word))
