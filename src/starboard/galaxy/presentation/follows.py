"""What follows from an option in words, as decisions tell it in `about`: its price, its gain, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.presentation.nouns import blocks, number
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import Finish
from starboard.words import Words

ORDINARY: Mapping[str, Any] = {"cells": 1}
"""The price of every use of energy, which the questions themselves tell."""
DECLARING = frozenset({"power_engines", "power_cannons", "count_crew"})
"""Questions that say themselves what each option gains."""


def follows(option: str, decision: Decision, words: Words) -> str:
    """What an option or a plan costs and brings; nothing if there is nothing to say."""
    about = decision.about
    told: Mapping[str, Any] = about.get("options", {}).get(option) or about.get("plans", {}).get(option, {})
    said = [words("follows-holds", what=amounts_in_words(told["holds"], words))] if told.get("holds") else []
    price = {} if said or told.get("price") == ORDINARY else told.get("price", {})
    gain = {} if decision.question in DECLARING else told.get("gain", {})
    said += _price_and_gain(price, gain, words)
    if decision.question == "build" and decision.about.get("errors") and isinstance(read("build", option), Finish):
        said.append(words("then-errors"))
    if "then" in told:
        said.append(_word(f"then-{told['then']}", told["then"], words))
    return ", ".join(said)


def closed(decision: Decision, words: Words) -> dict[str, str]:
    """What cannot be chosen, with why not, by the option that it would be."""
    return {option: words(f"closed-{why}") for option, why in decision.about.get("closed", {}).items()}


def prize_in_words(prize: Mapping[str, Any], words: Words) -> str:
    """What the winner of a bidding gets, and what comes with it."""
    return ", ".join(_price_and_gain(prize.get("price", {}), prize.get("gain", {}), words))


def _price_and_gain(price: Mapping[str, Any], gain: Mapping[str, Any], words: Words) -> list[str]:
    said = [words("follows-price", what=amounts_in_words(price, words))] if price else []
    return [*said, words("follows-gain", what=_gain(gain, words))] if gain else said


def _gain(gain: Mapping[str, Any], words: Words) -> str:
    """Blocks are told with those of them that find room, if not all do; what they are worth goes without saying."""
    if "fits" not in gain:
        return amounts_in_words(gain, words)
    said = blocks(gain["goods"], words)
    if gain["fits"] == gain["goods"]:
        return said
    return f"{said} {words('follows-fits', goods=blocks(gain['fits'], words))}"


def amounts_in_words(amounts: Mapping[str, Any], words: Words) -> str:
    """How much of what: `2 crew, 1 red, 3 battery tokens`."""
    return ", ".join(_amount(what, amount, words) for what, amount in amounts.items())


def _amount(what: str, amount: Any, words: Words) -> str:
    if what == "goods" and isinstance(amount, str):
        return blocks(amount, words)
    what = "worth" if what == "goods" else what
    if isinstance(amount, float):
        amount = number(amount)
    return _word(f"follows-amount-{what}", f"{amount} {what}", words, amount=amount)


def _word(message: str, otherwise: str, words: Words, **values: Any) -> str:
    """A message; modules may bring about what nobody has words for."""
    return words(message, **values) if words.knows(message) else otherwise.replace("_", " ")
