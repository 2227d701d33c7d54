"""What bots should know about the new cards: where to hide, what to stop for, and what they can do without."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.mechanisms.vocabulary import Stop
from starboard.galaxy.modules.more_adventures.dump import Dump
from starboard.galaxy.notation.cards import read_card
from starboard.galaxy.view import TableView
from starboard.galaxy.vocabulary import of_form
from starboard.galaxy.vocabulary.questions import GiveUpBlock, OnSquare

PASS = "pass"
WORTH = {"credits": 1.0, "crew": 1.2, "cells": 0.7, "days": 0.5, "sleepers": 0.5, "any": 1.5}
"""What one of something is worth to a bot, in credits."""
HIT = 1.4
"""What a meteor or a shot costs that is meant for oneself alone: some of them miss."""
TO_SPARE = 0.35
"""The crew that should be left for each card to come."""
EXPOSED, UNWATCHED = 1.0, 1.5
"""How bad an exposed connector is for the small meteors, and a line without a cannon for the large ones."""


def choose(decision: Decision, table: TableView) -> str | None:
    """An answer to the questions of the new cards; None for all others."""
    told = decision.about.get("options", {})
    match decision.question:
        case "ignore_side":
            return min(("left", "right"), key=lambda side: _danger(told[side]["price"]))
        case "concede":
            return min(decision.options, key=lambda option: _sum(told[option]["price"]))
        case "junkyard":
            return max(decision.options, key=lambda option: _bargain(decision, table, option))
        case "choose_reward":
            return max(decision.options, key=lambda option: _sum(told[option]["gain"]))
        case "choose_goods":
            blocks = of_form(decision, GiveUpBlock)
            return min(blocks, key=lambda option: PRICES[blocks[option].colour]) if blocks else None
        case "take_aboard":
            awake = of_form(decision, OnSquare)
            return next(iter(awake), decision.options[0])
        case "charge":
            return decision.options[0]
        case _:
            return None


def _danger(price: Mapping[str, float]) -> float:
    return EXPOSED * price["exposed"] + UNWATCHED * price["unwatched"]


def _bargain(decision: Decision, table: TableView, option: str) -> float:
    """What a stop brings beyond its price. Nobody goes where too few would be left to fly on."""
    stop = of_form(decision, Stop).get(option)
    if stop is None:
        return 0.0
    told = decision.about["options"][option]
    price, gain = told["price"], told["gain"]
    assert table.flight is not None, "a junkyard is met in flight"
    leaving = price.get("crew", 0) - gain.get("crew", 0)
    short = table.ships[decision.seat].crew - leaving < 2 + TO_SPARE * table.flight.cards_left
    if told.get("ends_flight") or (leaving > 0 and short):
        return -1.0
    return _sum(gain) + _choice(decision.about["card"], stop.area) - _sum(price)


def _choice(card: str, area: int) -> float:
    """The better one of two rewards, where there is a choice."""
    yard = read_card(card)
    assert isinstance(yard, Dump), "nothing else asks this here"
    offered = yard.areas[area - 1]
    rewards = (offered.reward, offered.instead) if offered.instead else ()
    return max((sum(_printed(toll) for toll in reward) for reward in rewards), default=0.0)


def _printed(toll: str) -> float:
    what, amount = toll.split(" ")
    return WORTH.get(what, 0.0) * int(amount)


def _sum(amounts: Any) -> float:
    total = sum(WORTH.get(what, 0.5) * amount for what, amount in amounts.items() if isinstance(amount, int | float))
    hits = amounts.get("meteors", 0) + amounts.get("shots", 0)
    return float(total + (HIT - 0.5) * hits)
