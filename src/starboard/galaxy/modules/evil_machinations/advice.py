"""What bots should know about machinations: which to choose, what to pay for, and to borrow only when they must."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.engine import Decision
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.editions import LESSONS
from starboard.galaxy.modules.evil_machinations.vocabulary import Choose
from starboard.galaxy.vocabulary import of_form

VALUE: Mapping[str, float] = {
    "checkpoint": 4,
    "quality_control": 3,
    "stranded_ship": 3,
    "junker_for_sale": 2,
    "drag_race": 2,
    "shooting_gallery": 1,
    "getting_even": 1,
    "wide_open_space": 1,
    "traffic_jam": 0,
    "toll_booth": -1,
    "spot_check": -1,
    "border_control": -1,
    "trustbusters": -1.5,
    "eco_patrol": -1.5,
    "customs_inspection": -1.5,
    "wage_dispute": -2,
    "press_gang": -2,
    "magnetic_storm": -2,
    "cosmic_rays": -2.5,
    "system_test": -3,
    "ambush": -3,
    "road_narrows": -4,
    "meteor_shower": -5,
    "bad_day": -5,
}
"""What each is worth to a ship that is built with care, in credits: all meet it, also who has chosen it."""
WORTH: Mapping[str, float] = {"cells": 0.8, "days": 0.4, "crew": 1.5, "humans": 0.5, "components": 1.0, "exposed": 0.3}
"""What one of it is worth in credits; engines and cannons go with their components."""
COUNTED = frozenset({"credits", "goods", *WORTH})
RUIN = 1000.0
ASKED = frozenset({"levy", "toll", "extortion", "aim", "hide", "system_test", "break_up"})
BORROW, PAY = "borrow", "pay"


def choose(decision: Decision, table: Any) -> str | None:
    """A machination for this flight; else whatever costs least and brings most."""
    if decision.question == "choose_machination":
        return _machination(decision, table)
    options = [option for option in decision.options if option != BORROW]
    if decision.question not in ASKED:
        return None
    if decision.question == "extortion" and PAY in options:
        return PAY if decision.about["due"] <= decision.about["purse"] // 4 else "refuse"
    best = max((option for option in options if option != PAY), key=lambda option: _value(decision, option))
    if PAY not in options:
        return best
    return best if _value(decision, best) > -decision.about["each"] else PAY


def _machination(decision: Decision, table: Any) -> str:
    """The worst card stays in the hand for ever; of the others the bad ones come early, where a flight is worth little.

    What pays comes last: bonuses grow with the level, and a bad day is short on the first one.
    """
    kinds = decision.about["cards"]
    choices = of_form(decision, Choose)
    ranked = sorted(choices, key=lambda option: VALUE.get(kinds[choices[option].card], 0))
    flights: int = sum(name not in LESSONS for name in table.rounds[table.round :])
    return ranked[max(len(ranked) - flights, 0)]


def _value(decision: Decision, option: str) -> float:
    """What an option brings beyond its price, in credits."""
    told: Mapping[str, Any] = decision.about["options"].get(option, {})
    ruin = RUIN if told.get("ends_flight") else 0.0
    return _worth(told.get("gain", {})) - _worth(told.get("price", {})) - ruin


def _worth(amounts: Mapping[str, Any]) -> float:
    total = 0.0
    for word, amount in amounts.items():
        if word == "goods":
            total += sum(PRICES.get(block, 1) for block in str(amount))
        elif word in COUNTED:
            total += WORTH.get(word, 1.0) * float(amount)
    return total
