"""The junkyard of the second edition: who stops where, what it costs at once and what it brings."""

from __future__ import annotations

import pytest

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.modules.more_adventures.dump import Dump
from starboard.galaxy.notation import read_card, write_card
from tests.galaxy.modules.more_adventures.ships import LINER, SCOUT, days, is_over, meet, told

CARD = "more-I-3"
FREIGHTER = SCOUT + "6,7 special_cargo_2 0303 goods=R\n8,7 cargo_3 0303 goods=YB\n9,7 battery_3 0003 cells=3\n"
HALF_EMPTY = SCOUT + "6,7 cabin 0300\n8,7 cabin 0303 crew=1\n9,7 battery_3 0303 cells=1\n10,7 battery_2 0003 cells=1\n"


def yard(areas: str) -> str:
    """A junkyard with these areas."""
    return f"dump areas={areas}"


@pytest.mark.rule("KX-2.33")
def test_every_junkyard_has_four_rows_each_with_a_cost_and_a_reward() -> None:
    yards = [card for card in CARDS.values() if isinstance(card, Dump)]
    assert [card.level for card in yards] == ["I", "II", "III"]
    for card in yards:
        assert len(card.areas) == 4
        assert all(area.price and area.reward for area in card.areas)
        assert len(card.sentences()) == 5


@pytest.mark.rule("KX-2.34", "KX-2.35", "KX-2.36", "KX-2.37")
def test_leader_first_each_stops_or_flies_on_and_a_row_is_for_one() -> None:
    r = meet(LINER, LINER, LINER, card=CARD, at=[3, 9, 0])
    assert r.question() == "junkyard 1"
    assert set(r.options(1)) == {"stop 1", "stop 4", "pass"}
    r.choose(1, "stop 4")
    assert r.question() == "junkyard 0"
    assert "stop 4" not in r.options(0)
    assert r.asked(0).about["closed"] == {"stop 2": "any", "stop 3": "cells", "stop 4": "taken"}
    r.choose(0, "pass").choose(2, "pass")
    assert told(r, "junkyard_stop", "card_declined") == [
        ("junkyard_stop", 1),
        ("card_declined", 0),
        ("card_declined", 2),
    ]
    assert is_over(r)


@pytest.mark.rule("KX-2.37", "KX-2.38", "KX-2.39")
def test_the_next_decides_only_when_all_is_paid_and_loaded_and_nobody_stops_twice() -> None:
    r = meet(FREIGHTER, FREIGHTER, card=CARD, at=[5, 0]).choose(0, "stop 3")
    assert r.state.ships[0].cell_count == 0, "all tokens have to go, so nobody is asked which"
    assert r.question() == "load 0"
    r.choose(0, "load G 8,7").choose(0, "done")
    assert r.question() == "junkyard 1"
    r.choose(1, "pass")
    assert is_over(r)


@pytest.mark.rule("KX-2.40")
def test_exactly_what_is_printed_is_paid() -> None:
    crew = meet(LINER, SCOUT, card=yard("crew_4:credits_3"))
    crew.choose(0, "stop 1", "6,7", "6,7", "8,7", "8,7")
    assert crew.state.ships[0].crew_count == 2
    cells = meet(FREIGHTER, SCOUT, card=yard("cells_2:credits_3")).choose(0, "stop 1")
    assert cells.state.ships[0].cell_count == 1, "there is one battery only"
    goods = meet(FREIGHTER, SCOUT, card=yard("any_2:credits_3")).choose(0, "stop 1", "block R 6,7", "block B 8,7")
    assert goods.state.ships[0].blocks == "Y"
    assert [event.data["amount"] for event in goods.events("earned")] == [3]


@pytest.mark.rule("KX-2.41")
def test_who_cannot_pay_in_full_cannot_stop_there_and_learns_why() -> None:
    r = meet(SCOUT, SCOUT, card=yard("crew_3:credits_1,cells_1:credits_1,any_1:credits_1,crew_2:credits_1"))
    assert r.options(0) == ["stop 4", "pass"]
    assert r.asked(0).about["closed"] == {"stop 1": "crew", "stop 2": "cells", "stop 3": "any"}


@pytest.mark.rule("KX-2.42", "KX-14.4")
def test_goods_are_paid_with_any_block() -> None:
    r = meet(FREIGHTER, SCOUT, card=yard("any_1:credits_3")).choose(0, "stop 1")
    assert r.question() == "choose_goods 0"
    assert set(r.options(0)) == {"block R 6,7", "block Y 8,7", "block B 8,7"}
    r.choose(0, "block B 8,7")
    assert r.state.ships[0].blocks == "RY"


@pytest.mark.rule("KX-2.43", "KX-14.4")
def test_battery_tokens_are_no_goods() -> None:
    empty = FREIGHTER.replace(" goods=R", "").replace(" goods=YB", "")
    r = meet(empty, FREIGHTER, card=yard("any_1:credits_3"), at=[5, 0])
    assert r.question() == "junkyard 1", "three tokens and no block: there is nothing to choose"
    two = meet(FREIGHTER.replace(" goods=YB", ""), SCOUT, card=yard("any_1:credits_3")).choose(0, "stop 1")
    assert two.state.ships[0].blocks == ""
    assert two.state.ships[0].cell_count == 3


@pytest.mark.rule("KX-2.44", "KX-R-42")
def test_hits_come_at_once_at_whoever_stopped_and_at_nobody_else() -> None:
    areas = "meteor_small_front+shot_heavy_left:credits_3"
    r = meet(LINER, LINER, card=yard(areas), dice=[6, 7]).choose(0, "stop 1")
    assert [event.seat for event in r.events("rolled")] == [0, 0]
    assert [list(event.data["aims"]) for event in (*r.events("meteor"), *r.events("shot"))] == [["0"], ["0"]]
    assert [event.data["square"] for event in r.events("bounced", 0)] == ["6,7"]
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["6,7"]
    assert told(r, "component_destroyed", "earned") == [("component_destroyed", 0), ("earned", 0)]


@pytest.mark.rule("KX-2.45", "KX-14.5")
def test_days_are_lost_only_where_they_are_printed() -> None:
    assert days(meet(LINER, LINER, card=CARD, at=[9, 0]).choose(0, "stop 4").choose(1, "pass")) == [(0, -5)]
    r = meet(LINER, LINER, card=CARD, at=[9, 0]).choose(0, "stop 1", "6,7", "6,7", "8,7", "8,7").choose(1, "pass")
    assert days(r) == []


@pytest.mark.rule("KX-2.46")
def test_goods_are_loaded_as_usual() -> None:
    r = meet(FREIGHTER, SCOUT, card=yard("days_1:goods_RY")).choose(0, "stop 1")
    assert {"lift B 8,7", "load R 6,7", "load Y 8,7", "done"} <= set(r.options(0))
    r.choose(0, "load R 6,7").choose(0, "load Y 8,7")
    assert r.state.ships[0].blocks == "RRYYB"


@pytest.mark.rule("KX-2.47", "KX-2.51")
def test_tokens_go_into_empty_slots_and_no_further() -> None:
    r = meet(HALF_EMPTY, HALF_EMPTY, card=yard("days_1:cells_2")).choose(0, "stop 1")
    assert (r.question(), r.asked(0).about["left"]) == ("charge 0", 2)
    assert r.asked(0).about["each"] == {"9,7": 2, "10,7": 1}
    r.choose(0, "10,7")
    assert sorted(r.state.ships[0].cells.values()) == [2, 2], "the last one can only go to 9,7"
    full = meet(HALF_EMPTY, SCOUT, card=yard("days_1:cells_6"))
    assert full.asked(0).about["options"]["stop 1"]["gain"] == {"cells": 3}
    full.choose(0, "stop 1")
    assert full.state.ships[0].cell_count == 5, "nobody is asked where all gets full"
    assert is_over(full), "and the others find nothing that is left"


@pytest.mark.rule("KX-2.48", "KX-2.49")
def test_astronauts_move_into_cabins_with_room_empty_ones_too() -> None:
    ship = HALF_EMPTY + "6,6 life_support_purple 0030\n"
    ship = ship.replace("6,7 cabin 0300", "6,7 cabin 3300")
    r = meet(ship, SCOUT, card=yard("days_1:crew_4")).choose(0, "stop 1")
    assert r.question() == "take_aboard 0"
    assert r.asked(0).about["each"] == {"6,7": 2, "8,7": 1}
    r.choose(0, "6,7", "6,7", "8,7")
    assert r.state.ships[0].human_count == 6
    assert {event.data["who"] for event in r.events("crew_joined")} == {"human"}
    assert is_over(r)


@pytest.mark.rule("KX-2.50")
def test_nobody_moves_in_with_an_alien() -> None:
    ship = SCOUT + "6,7 cabin 3300 alien=purple\n6,6 life_support_purple 0030\n8,7 cabin 0003 crew=1\n"
    r = meet(ship, SCOUT, card=yard("days_1:crew_4")).choose(0, "stop 1")
    assert r.asked(0).about["each"] == {"8,7": 1}


@pytest.mark.rule("KX-2.51", "KX-2.52", "KX-EX-32")
def test_who_finds_no_room_stays_behind_and_nobody_makes_room() -> None:
    ship = LINER.replace("8,7 cabin 0003 crew=2", "8,7 cabin 0003 crew=1")
    r = meet(ship, SCOUT, card=yard("days_1:crew_4"))
    assert r.asked(0).about["options"]["stop 1"]["gain"] == {"crew": 1}
    r.choose(0, "stop 1")
    assert r.options(0) == ["8,7", "done"]
    r.choose(0, "8,7")
    assert r.state.ships[0].crew_count == 6
    assert is_over(r)


@pytest.mark.rule("KX-2.53")
def test_of_two_rewards_one_is_chosen_when_the_cost_is_paid() -> None:
    card = yard("crew_2:cells_4:days_3")
    battery = LINER.replace("8,7 cabin 0003", "8,7 cabin 0303") + "9,7 battery_2 0003\n"
    r = meet(battery, SCOUT, card=card).choose(0, "stop 1", "6,7", "6,7")
    assert r.question() == "choose_reward 0"
    told = r.asked(0).about["options"]
    assert told == {
        "reward 1": {"price": {}, "gain": {"cells": 2}},
        "reward 2": {"price": {}, "gain": {"days": 3}},
    }
    other = meet(battery, SCOUT, card=card).choose(0, "stop 1", "6,7", "6,7", "reward 1")
    assert (other.state.ships[0].cell_count, days(other)) == (2, [])
    r.choose(0, "reward 2")
    assert (r.state.ships[0].cell_count, days(r)) == (0, [(0, 3)])


@pytest.mark.rule("KX-2.54")
def test_days_gained_are_flown_at_once_over_occupied_spaces() -> None:
    r = meet(LINER, LINER, LINER, card=yard("crew_1:days_2,crew_1:days_3"), at=[4, 9, 8])
    r.choose(1, "stop 1", "6,7")
    assert r.state.flight.positions == {0: 4, 1: 11, 2: 8}
    r.choose(2, "stop 2", "6,7")
    assert r.state.flight.positions[2] == 12, "the space of another ship does not count"


@pytest.mark.rule("KX-R-27")
def test_whoever_paid_with_all_humans_may_get_some_back_before_it_is_looked_at() -> None:
    r = meet(SCOUT, SCOUT, card=yard("crew_2:crew_1,crew_2:credits_5"))
    told = r.asked(0).about["options"]
    assert "then" not in told["stop 1"]
    assert told["stop 2"]["then"] == "no_humans"
    r.choose(0, "stop 1", "7,7")
    assert r.state.ships[0].human_count == 1
    r.choose(1, "stop 2")
    assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(1, "no_humans")]


def test_a_junkyard_written_as_text_keeps_its_choice() -> None:
    text = "dump areas=crew_2:cells_4:days_3,any_1+days_2:goods_RY+crew_1"
    assert write_card(read_card(text)) == text
