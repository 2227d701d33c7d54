"""Armed ships and stations: the shots first, then the choice again."""

from __future__ import annotations

import pytest

from tests.galaxy.modules.newer_cards.sets import GIANT, TRAMP, met, squares

SHIP = "armed_ship crew_loss=2 credits=9 days=2 shots=heavy_front,light_rear"
STATION = "armed_station crew_needed=4 goods=YG days=1 shots=heavy_left"


@pytest.mark.rule("AX-9.9", "AX-R-18")
def test_whoever_wants_it_is_fired_at_first_and_rolls() -> None:
    r = met(GIANT, TRAMP, cards=SHIP, dice=[9, 2])
    told = r.asked(0).about["options"]["yes"]
    assert told["price"] == {"crew": 2, "days": 2, "shots": 2}
    assert told["gain"] == {"credits": 9}
    r.choose(0, "yes")
    assert [event.seat for event in r.events("rolled")] == [0, 0]
    assert squares(r, "component_destroyed") == ["9,7"]
    assert r.events("shot")
    assert all(set(event.data["aims"]) == {"0"} for event in r.events("shot"))


@pytest.mark.rule("AX-9.9", "AX-R-18")
def test_who_has_not_the_crew_is_not_asked() -> None:
    r = met(TRAMP, GIANT, cards=STATION.replace("4", "5"))
    assert r.game.seats_asked() == (1,)


@pytest.mark.rule("AX-9.10")
def test_after_the_shots_it_is_used_as_usual() -> None:
    r = met(GIANT, TRAMP, cards=SHIP, dice=[2, 2]).choose(0, "yes")
    assert r.asked(0).question == "go_on"
    assert r.asked(0).about["options"]["yes"]["price"] == {"crew": 2, "days": 2}
    r.choose(0, "yes").choose(0, "5,7").choose(0, "6,7")
    assert [event.data["amount"] for event in r.events("earned", 0)] == [9]
    assert [event.data["days"] for event in r.events("moved", 0)] == [-2]


@pytest.mark.rule("AX-9.10", "AX-R-62")
def test_who_turns_away_loses_no_flight_days() -> None:
    r = met(GIANT, TRAMP, cards=SHIP, dice=[2, 2]).choose(0, "yes").choose(0, "no")
    assert not r.events("moved", 0)
    assert not r.events("crew_lost", 0)
    assert [event.seat for event in r.events("turned_away")] == [0]


@pytest.mark.rule("AX-9.10", "AX-9.11")
def test_who_has_lost_the_crew_must_turn_away_and_the_next_decides_with_new_rolls() -> None:
    r = met(TRAMP, GIANT, cards=STATION, dice=[7, 12]).choose(0, "yes")
    assert squares(r, "component_destroyed") == ["6,7"]
    assert [event.seat for event in r.events("turned_away")] == [0]
    assert r.game.seats_asked() == (1,)
    r.choose(1, "yes")
    assert [event.seat for event in r.events("rolled")] == [0, 1]
    r.choose(1, "yes").choose(1, "load Y 9,7").choose(1, "load G 9,7")
    assert r.state.ships[1].blocks == "YG"


@pytest.mark.rule("AX-9.11")
def test_shots_of_one_are_not_for_another() -> None:
    r = met(GIANT, GIANT, cards=SHIP, dice=[9, 2, 2, 2]).choose(0, "yes").choose(0, "no").choose(1, "yes")
    assert squares(r, "component_destroyed", 1) == []
