"""Planets with crew: who comes along, and where they sleep."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.newer_cards.sets import TRAMP, met

CARD = "inhabited_planets planets=YG,B crew=3,0 days=2"
ROOMY = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0300").replace("3333 crew=2", "3333 crew=1")


@pytest.mark.rule("AX-9.13", "AX-9.14", "AX-9.30")
def test_an_empty_cabin_has_two_places_and_a_single_human_room_for_one() -> None:
    r = met(ROOMY, TRAMP, cards=CARD).choose(0, "land 1").choose(1, "pass").choose(0, "done")
    assert r.asked(0).question == "take_aboard"
    assert r.asked(0).about["each"] == {"6,7": 2, "7,7": 1}
    assert r.asked(0).about["left"] == 3
    assert r.asked(0).about["options"]["6,7"] == {"price": {}, "gain": {"crew": 1, "humans": 1}}
    before = r.state.bank.ledger["H"]
    r.choose(0, "6,7").choose(0, "6,7")
    assert set(r.options(0)) == {"7,7", "done"}
    r.choose(0, "7,7")
    assert r.state.ships[0].crew_count == 4
    assert r.state.bank.ledger["H"] == before - 3
    assert [event.data["square"] for event in r.events("crew_joined", 0)] == ["6,7", "6,7", "7,7"]


@pytest.mark.rule("AX-9.13")
def test_fewer_may_be_taken() -> None:
    r = met(ROOMY, TRAMP, cards=CARD).choose(0, "land 1").choose(1, "pass").choose(0, "done")
    r.choose(0, "7,7").choose(0, "done")
    assert r.state.ships[0].crew_count == 2


@pytest.mark.rule("AX-9.14")
def test_without_a_free_place_nobody_comes() -> None:
    r = met(TRAMP, TRAMP, cards=CARD).choose(0, "land 1").choose(1, "pass").choose(0, "done")
    assert not r.events("crew_joined")
    assert [event.data["days"] for event in r.events("moved", 0)] == [-2]
    assert "crew" not in met(TRAMP, TRAMP, cards=CARD).asked(0).about["options"]["land 1"]["gain"]


@pytest.mark.rule("AX-9.14")
def test_there_is_no_place_beside_an_alien() -> None:
    alien = TRAMP.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0330 alien=purple\n6,8 life_support_purple 3000")
    r = met(alien, TRAMP, cards=CARD).choose(0, "land 1").choose(1, "pass").choose(0, "done")
    assert not r.events("crew_joined")


@pytest.mark.rule("AX-9.16")
def test_goods_and_astronauts_are_independent_and_the_days_are_lost() -> None:
    r = met(ROOMY, TRAMP, cards=CARD)
    assert r.asked(0).about["options"]["land 1"]["gain"]["crew"] == 3
    assert "crew" not in r.asked(0).about["options"]["land 2"]["gain"]
    r.choose(0, "land 1").choose(1, "pass").choose(0, "done").choose(0, "done")
    assert r.state.ships[0].crew_count == 1
    assert r.state.ships[0].blocks == ""
    assert [event.data["days"] for event in r.events("moved", 0)] == [-2]


@pytest.mark.rule("AX-9.16")
def test_a_planet_with_nothing_but_people() -> None:
    r = met(ROOMY, TRAMP, cards="IV-3").choose(0, "land 4").choose(1, "pass")
    assert r.asked(0).question == "take_aboard"
    assert r.asked(0).about["left"] == 3
