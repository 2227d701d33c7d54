"""Cards of the second edition on the only flight above level III, which is one of the first."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.options import needs
from starboard.galaxy.scenario import flight

CRUISER = "ship IV:1+1\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
DECK: Any = {need.of: need.among[0] for need in needs() if need.name == "deck_iv"}


@pytest.mark.rule("KX-2.30")
def test_a_bad_day_does_not_get_any_worse_than_on_level_three() -> None:
    cards = ["bad_day", "nothing"]
    r = flight(CRUISER, CRUISER, cards=cards, round_name="IV", dice=[2] * 6, newer_ship_classes="yes", **DECK)
    assert [event.data["misfortune"] for event in r.events("day_got_worse")] == ["epidemic", "sabotage", "stardust"]
