"""Questions in words: each is a Fluent message and the values it needs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import Decision, View
from starboard.galaxy.presentation.follows import prize_in_words
from starboard.galaxy.presentation.nouns import a_component, blocks, capitalised, card_title, mistakes_in_words, number
from starboard.galaxy.presentation.places import your_component
from starboard.galaxy.view import ShipView
from starboard.galaxy.vocabulary import read
from starboard.galaxy.vocabulary.questions import LiftBlock
from starboard.words import Words


def question(decision: Decision, view: View, words: Words) -> str:
    """The question in words."""
    said = words(f"question-{decision.question}", **_question_values(decision, view, words))
    return capitalised(re.sub(" +", " ", said).strip())


def _question_values(decision: Decision, view: View, words: Words) -> dict[str, Any]:
    about = decision.about
    values: dict[str, Any] = {name: value for name, value in about.items() if isinstance(value, (str, int))}
    if "card" in about:
        values["card"] = card_title(about["card"], words)
    if "errors" in about:
        values["errors"] = mistakes_in_words(about["errors"], words)
    if "hazard" in about:
        values["hazard"] = words(f"hazard-{about['hazard']}")
        values["from"] = words(f"from-{about['side']}")
        square = about["square"]
        values["aimed"] = "yes" if square else "no"
        ship = _ship(decision, view)
        struck = about.get("squares", [square] if square else [])
        values["component"] = _components(struck, ship, words) if square else ""
        others = about.get("others", ())
        values["others"] = words("threat-others", component=_components([*others], ship, words)) if others else ""
    if "cabin" in about:
        values["component"] = your_component(about["cabin"], _ship(decision, view), words)
    if "hand" in about:
        values["hand"] = blocks(about["hand"], words)
        values["lifts"] = "yes" if _any_lifts(decision) else "no"
    if "colour" in about:
        values["block"] = words(f"block-{about['colour']}")
    if "reason" in about:
        values["why"] = words(f"reason-{about['reason']}")
    if "strength" in about:
        values["strength"] = number(about["strength"])
        values["next"] = number(about["next"]) if isinstance(about["next"], (int, float)) else ""
        values["rivals"] = _rivals(about, words)
    if "target" in about:
        values["target"] = words.seat_name(about["target"])
    if "prize" in about:
        prize = prize_in_words(about["prize"], words)
        values["prize"] = words("bid-prize", prize=prize) if prize else ""
        bidder = about["bidder"]
        values["bidder"] = "none" if bidder is None else words.seat_name(bidder)
    if decision.question == "build":
        hand = view.table.yard.places[decision.seat].hand
        values["hand"] = "none" if hand is None else "some"
        values["component"] = "" if hand is None else a_component(hand, words)
        values["moves"] = about.get("moves_left", "none")
    return values


def _components(squares: Sequence[str], ship: ShipView, words: Words) -> str:
    """Your component on the first of these squares, and the others, as far as anybody wants to read of them."""
    first, *others = (your_component(square, ship, words) for square in squares)
    if not others:
        return first
    return words("components-struck", first=first, second=others[0], more=len(others) - 1)


def _ship(decision: Decision, view: View) -> ShipView:
    ship: ShipView = view.table.ships[decision.seat]
    return ship


def _any_lifts(decision: Decision) -> bool:
    return any(isinstance(read(decision.question, option), LiftBlock) for option in decision.options)


def _rivals(about: Mapping[str, Any], words: Words) -> str:
    if "minus" in about or "plus" in about:
        known = ", ".join(map(number, about["so_far"])) or "none"
        less, more = number(about.get("minus", 0)), number(about.get("plus", 0))
        return words("rivals-minus" if "minus" in about else "rivals-plus", minus=less, plus=more, values=known)
    if "enemy" in about:
        return words("rivals-enemy", enemy=about["enemy"], less=about.get("less", 0))
    if about.get("so_far"):
        return words("rivals-so_far", values=", ".join(map(number, about["so_far"])))
    return words("rivals-none")
