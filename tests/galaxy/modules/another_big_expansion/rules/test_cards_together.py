"""The newer cards beside other modules: who wakes after a leak, and what is told to whoever comes second."""

from __future__ import annotations

import pytest

from starboard.galaxy.modules.newer_cards.syndicates import SlaverSyndicate
from starboard.galaxy.notation.cards import read_card
from tests.galaxy.modules.newer_cards.sets import GIANT, TRAMP, met

LEAK = "IV-14"


@pytest.mark.rule("AX-9.22", "AX-9.23")
def test_after_a_leak_sleepers_may_be_woken() -> None:
    ship = TRAMP.replace("8,7 cargo_3 0003", "8,7 battery_3 0033 cells=3\n8,8 stasis_chamber 3000 figures=ZZ")
    r = met(ship, TRAMP, cards=LEAK, new_technology="yes")
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["7,7"]
    assert r.question() == "wake 0"
    assert set(r.options(0)) == {"7,7", "done"}


@pytest.mark.rule("AX-9.3", "AX-9.4")
def test_who_comes_second_is_told_of_a_smaller_reward_and_of_smaller_penalties() -> None:
    card = "slaver_syndicate strength=1 days=1 penalties=crew:3,goods:2 credits=5"
    r = met(GIANT, GIANT, TRAMP, cards=card, fifth_wheel="yes", new_technology="yes")
    assert r.asked(0).about["options"]["yes"]["gain"]["credits"] == 5
    r.choose(0, "no")
    assert r.asked(1).about["options"]["yes"]["gain"]["credits"] == 4
    printed = read_card(card)
    assert isinstance(printed, SlaverSyndicate)
    assert [line.amount for line in printed.reduced(1).penalties] == [2, 1]
    assert [line.amount for line in printed.reduced(9).penalties] == [0, 0]
