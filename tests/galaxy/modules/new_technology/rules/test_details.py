"""What new technology tells, and what it puts back in the end."""

from __future__ import annotations

import pytest

from starboard.galaxy.modules.new_technology.cards import NAMES
from starboard.galaxy.modules.new_technology.drawer import remembered
from tests.galaxy.modules.new_technology.rules.ships import JUMPER, QUIET, SCOUT, meet, meet_with
from tests.galaxy.modules.new_technology.rules.test_cyan import CYAN, EMBASSY, boarding
from tests.galaxy.modules.new_technology.rules.test_halves import SLEEPY, WITH_HALVES
from tests.galaxy.modules.new_technology.rules.test_quarters import DORMITORY

LOST_ONE = "slavers strength=9 days=1 crew_loss=1 credits=1"


@pytest.mark.rule("BX-4.11", "BX-4.12")
def test_what_waking_somebody_costs_and_how_many_could_be_woken_is_told() -> None:
    r = meet(DORMITORY, SCOUT, card=LOST_ONE).choose(0, "7,7")
    about = r.asked(0).about
    assert (about["asleep"], about["beds"]) == (4, 1), "four sleep, and one bed is free"
    assert about["options"]["7,7"] == {"price": {"sleepers": 1}, "gain": {"crew": 1}}
    few = DORMITORY.replace("ZZZZ", "Z").replace("crew=2", "crew=1", 1)
    assert meet(few, SCOUT, card=LOST_ONE).choose(0, "8,7").asked(0).about["beds"] == 1


@pytest.mark.rule("BX-8.16")
def test_beds_of_the_other_half_are_none_for_sleepers_of_this_one() -> None:
    r = meet(SLEEPY, SLEEPY, card=LOST_ONE.replace("crew_loss=1", "crew_loss=2"), **WITH_HALVES).choose(
        0, "5,7", "10,7"
    )
    assert r.options(0) == ["5,7", "done"]
    assert r.asked(0).about["beds"] == 1


@pytest.mark.rule("BX-5.2")
def test_who_takes_which_card_is_told_and_all_go_back_after_the_flight() -> None:
    r = boarding(EMBASSY).choose(0, "cyan", "merchant")
    assert [(event.seat, event.data["specialization"]) for event in r.events("specialized")] == [(0, "merchant")]
    ended = meet_with("merchant", ships=[CYAN, SCOUT], card=QUIET).all_choose("fly on")
    assert ended.game.over
    assert not [name for name, _ in ended.state.in_play if name in NAMES]


@pytest.mark.rule("BX-4.45")
def test_nobody_is_in_hyperspace_once_the_flight_is_over() -> None:
    r = meet(JUMPER, SCOUT, card=QUIET, after=[]).choose(0, "jump 8,8")
    assert r.game.over
    assert remembered(r.state, "away", None) is None


@pytest.mark.rule("BX-5.5", "BX-R-3")
@pytest.mark.parametrize(("round_name", "paid", "saved"), [("I", 0, 4), ("IIIA", 2, 2)])
def test_what_the_lawyer_saved_stands_in_the_line(round_name: str, paid: int, saved: int) -> None:
    ships = [text.replace("ship I", f"ship {round_name}") for text in (CYAN + "lost 4\n", SCOUT)]
    r = meet_with("lawyer", ships=ships, card=QUIET, purses=[20, 20]).all_choose("fly on")
    (line,) = [line for line in r.state.results[0]["lines"] if line["kind"] == "losses"]
    assert (line["amount"], line["parts"]) == (-paid, [["components", 4], ["lawyer", saved]])
