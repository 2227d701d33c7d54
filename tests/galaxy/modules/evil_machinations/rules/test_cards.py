"""Chapter 13: what each machination does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.engine import Rehearsal, Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.notation import read_card
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table
from tests.galaxy.modules.evil_machinations.travel import loans_of, meet, purses, spaces
from tests.galaxy.rules.ships_cards import (
    FREIGHTER,
    GUARDED,
    LINER,
    RACER,
    SCOUT,
    SMOOTH,
    TUG,
    WARSHIP,
    squares_hit,
    story,
)
from tests.galaxy.rules.ships_ending import ALIEN_CREW, of_class
from tests.galaxy.seams.conftest import Meeting, met

__all__ = ["met"]

STERN = """
ship I
7,7 starting_cabin 3333 crew=2
6,7 structural 0330
8,7 battery_2 0033 cells=2
6,8 cannon 3000 v
8,8 double_cannon 3000 v
7,8 engine 3000 ^
"""
"""A single and a double cannon that point to the rear: strength ½, from behind 1, or 3 for a token."""

LOADED = FREIGHTER.replace("0300", "0300 goods=RB").replace("0003", "0003 goods=YG")


ON: Mapping[str, Any] = {"evil_machinations": "yes"}


class Five:
    """What a module for five says: the second weakest suffers too, and a second one may share, each a little less."""

    name = "five"
    rank: Mapping[str, int] = {}

    def __init__(self) -> None:
        self.asked = 0

    def victims(
        self, _table: Table, ranking: list[tuple[Ship, float]], _measure: str, victims: list[tuple[Ship, int]]
    ) -> list[tuple[Ship, int]]:
        self.asked += 1
        return [*victims, (ranking[1][0], 1)]

    def shares(self, _table: Table, _card: Adventure, shares: list[int]) -> list[int]:
        self.asked += 1
        return [*shares, 1]


class Away:
    """The leader is out of the race for a while."""

    name = "away"
    rank: Mapping[str, int] = {}

    def racing(self, _table: Table, ships: list[Ship]) -> list[Ship]:
        return ships[1:]


class Nobody:
    """All ships are out of the race for a while."""

    name = "nobody"
    rank: Mapping[str, int] = {}

    def racing(self, _table: Table, _ships: list[Ship]) -> list[Ship]:
        return []


class Watch:
    """Remembers who has used which card."""

    name = "watch"
    rank: Mapping[str, int] = {}

    def __init__(self) -> None:
        self.used: list[tuple[int, str]] = []

    def after_used(self, _table: Table, ship: Ship, card: Adventure) -> Rule:
        self.used.append((ship.seat, card.id))
        yield from ()


def alone(ship: str, card: str) -> Rehearsal[Table]:
    """A ship that meets a card after the other one has given up."""
    return meet(ship, SCOUT, card=card, fly_on=False).choose(0, "fly on").choose(1, "give up")


class TestAmbush:
    @pytest.mark.rule("BX-13.4", "BX-R-67")
    def test_cannons_count_as_if_the_rear_were_the_front(self) -> None:
        r = meet(STERN, SCOUT, card="EM01", dice=[7, 7, 7])
        assert r.asked(0).about["strength"] == 1
        r.choose(0, "8,8")
        assert [(event.seat, event.data["strength"]) for event in r.events("cannons_counted")] == [(0, 3), (1, 0.5)]
        assert [event.seat for event in r.events("weakest")] == [1]
        assert [(event.data["weight"], event.data["side"]) for event in r.events("shot")] == [
            ("light", "rear"),
            ("light", "rear"),
            ("heavy", "rear"),
        ]
        assert squares_hit(r, 1)[0] == "7,8"

    @pytest.mark.rule("BX-13.4")
    def test_the_purple_alien_adds_two_as_usual(self) -> None:
        crewed = SCOUT + "8,7 cabin 0303 alien=purple\n9,7 life_support_purple 0003\n"
        r = meet(crewed, STERN.replace(" cells=2", ""), card="EM01", dice=[2, 2, 2])
        assert [event.data["strength"] for event in r.events("cannons_counted")] == [2.5, 1]

    @pytest.mark.rule("BX-13.5")
    def test_the_second_weakest_of_five_is_spared_the_heavy_shot(self, met: Meeting) -> None:
        r = met(STERN.replace(" cells=2", ""), SCOUT, SCOUT, card="EM01", put=Five(), dice=[2, 2, 2], **ON)
        assert [(event.seat, event.data["less"]) for event in r.events("weakest")] == [(1, 0), (2, 1)]
        assert [sorted(event.data["aims"]) for event in r.events("shot")] == [["1", "2"], ["1", "2"], ["1"]]

    def test_a_lone_ship_slips_through(self) -> None:
        assert not alone(SCOUT, card="EM01").events("shot")


class TestBonuses:
    @pytest.mark.rule("BX-13.6", "BX-R-97")
    def test_a_checkpoint_pays_the_finishing_bonus_now_and_the_end_pays_it_again(self) -> None:
        r = meet(SCOUT, SCOUT, SCOUT, card="EM02")
        assert purses(r) == [4, 3, 2]
        for seat in (0, 1, 2):
            r.choose(seat, "fly on")
        assert [line["amount"] for line in r.state.results[-1]["lines"] if line["kind"] == "finish"] == [4, 3, 2]

    @pytest.mark.rule("BX-13.6")
    def test_quality_control_pays_those_with_the_fewest_exposed_connectors(self) -> None:
        assert purses(meet(SCOUT, SMOOTH, SMOOTH, card="EM03")) == [0, 2, 2]


class TestGoods:
    @pytest.mark.rule("BX-13.7")
    def test_cosmic_rays_make_every_block_one_cheaper_in_its_hold(self) -> None:
        r = meet(LOADED, SCOUT, card="EM04")
        ship = r.state.ships[0]
        assert {ship.board.names[square]: held for square, held in ship.goods.items()} == {"6,7": "Y", "8,7": "GB"}

    @pytest.mark.rule("BX-13.7")
    def test_cosmic_rays_give_only_what_the_bank_has(self) -> None:
        r = meet(LOADED, SCOUT, card="nothing")
        table = r.state.copy()
        while table.bank.give_block("B"):
            pass
        list(read_card("EM04").play(table))
        assert table.ships[0].blocks == "YGB", "the blue block that was on board is the only one left"

    @pytest.mark.rule("BX-13.7", "BX-2.1")
    def test_customs_want_a_credit_for_each_block_or_the_block(self) -> None:
        r = meet(LOADED, LOADED, card="EM05", purses=[3, 9])
        assert r.game.seats_asked() == (0,)
        assert "pay" not in r.asked(0).options, "four credits are due, and three are there"
        assert r.asked(0).about["options"]["give B 6,7"] == {"price": {"goods": "B"}, "gain": {}}
        r.choose(0, "give B 6,7").choose(0, "pay")
        assert purses(r) == [0, 9]
        assert r.state.ships[0].blocks == "RYG"
        assert r.game.seats_asked() == (1,)
        r.choose(1, "pay")
        assert purses(r) == [0, 5]
        assert r.state.ships[1].blocks == "RYGB"


class TestEcoPatrol:
    def test_each_token_costs_a_credit_or_goes(self) -> None:
        r = meet(GUARDED, SCOUT, card="EM06", purses=[1, 1])
        assert r.asked(0).options == ["6,7", "borrow"]
        r.choose(0, "6,7")
        assert r.asked(0).about["due"] == 1
        r.choose(0, "pay")
        assert (purses(r), r.state.ships[0].cell_count) == ([0, 1], 1)


class TestGettingEven:
    @pytest.mark.rule("BX-13.9", "BX-2.11")
    def test_the_last_is_paid_or_aims_without_dice_and_needs_no_cannon(self) -> None:
        unarmed = SCOUT.replace("7,6 cannon 0030 ^\n", "")
        r = meet(SCOUT, GUARDED, unarmed, card="EM07", purses=[5, 5, 0])
        r.choose(0, "pay").choose(1, "refuse")
        assert purses(r) == [3, 5, 2]
        asked = r.asked(2)
        assert asked.options == [f"column {number}" for number in range(2, 13)]
        assert asked.about["options"]["column 7"]["gain"] == {"components": 1}
        r.choose(2, "column 7")
        assert not r.events("rolled")
        (shot,) = r.events("shot")
        assert (shot.data["weight"], shot.data["side"], list(shot.data["aims"])) == ("light", "rear", ["1"])
        assert squares_hit(r, 1) == ["7,8"]

    @pytest.mark.rule("BX-R-64")
    def test_a_lone_ship_has_nobody_to_ask(self) -> None:
        assert alone(SCOUT, card="EM07").events("card_ignored")

    @pytest.mark.parametrize("card", [f"EM{number:02}" for number in range(1, 25)])
    def test_no_card_stumbles_over_an_empty_race(self, met: Meeting, card: str) -> None:
        r = met(SCOUT, SCOUT, card=card, put=Nobody(), at=[4, 3], **ON)
        assert r.asked(0).question == "next_card"

    def test_who_has_nothing_may_borrow_for_it(self) -> None:
        r = meet(SCOUT, SCOUT, card="EM07", purses=[0, 0])
        assert r.asked(0).options == ["refuse", "borrow"]
        r.choose(0, "borrow").choose(0, "pay")
        assert (purses(r), loans_of(r)) == ([8, 2], [1, 0])


class TestRoadNarrows:
    @pytest.mark.rule("BX-13.8")
    def test_a_large_meteor_strikes_the_leftmost_then_the_rightmost_column_without_dice(self) -> None:
        r = meet(LINER, SCOUT, card="EM08")
        assert not r.events("rolled")
        assert [list(event.data["aims"]) for event in r.events("meteor")] == [["0"], ["0"], ["1"], ["1"]]
        assert squares_hit(r, 0) == ["6,7", "8,7"]
        assert [event.seat for event in r.events("meteor_shot")] == [1, 1], "the only column has a cannon"

    @pytest.mark.rule("BX-13.8")
    def test_the_rightmost_column_is_found_after_the_damage_on_the_left(self) -> None:
        tail = SCOUT.replace("7,6 cannon 0030 ^\n", "") + "6,7 structural 0300\n"
        r = meet(tail, SCOUT, card="EM08")
        assert squares_hit(r, 0) == ["6,7", "7,7"]


class TestSystemTest:
    @pytest.mark.rule("BX-13.1", "BX-13.2", "BX-R-50")
    def test_a_token_for_every_two_components_that_can_use_power_the_odd_one_included(self) -> None:
        powered = (
            TUG.replace("8,7 structural 0033", "8,7 structural 3333") + "9,7 shield 0003 ^\n8,6 double_cannon 0030 ^\n"
        )
        r = meet(powered, SCOUT, card="EM09")
        asked = r.asked(0)
        assert sorted(asked.options) == ["8,6", "8,8", "9,7", "done"]
        assert asked.about["options"]["done"]["price"] == {"cells": 2}
        assert asked.about["options"]["9,7"]["price"] == {"components": 1}
        r.choose(0, "done")
        assert r.state.ships[0].cell_count == 0
        assert r.events("components_given_up") == []

    @pytest.mark.rule("BX-13.1", "BX-R-50")
    def test_who_has_too_few_tokens_gives_components_up_with_what_falls_off(self) -> None:
        powered = TUG.replace(" cells=2", "").replace("8,7 structural 0033", "8,7 shield 0033 ^")
        r = meet(powered, SCOUT, card="EM09")
        assert sorted(r.asked(0).options) == ["8,7", "8,8"]
        r.choose(0, "8,7").choose(0, "7,6")
        (given,) = r.events("components_given_up")
        assert given.data["squares"] == ["8,7"]
        assert r.events("parts_lost")[0].data["squares"] == ["8,8"]
        assert len(r.state.ships[0].lost) == 2

    def test_a_ship_that_uses_no_power_passes(self) -> None:
        r = meet(SCOUT, SCOUT, card="EM09")
        assert r.asked(0).question == "next_card"


class TestTrustbusters:
    @pytest.mark.rule("BX-13.10")
    def test_who_has_more_of_a_group_than_all_others_gives_one_up(self) -> None:
        r = meet(RACER, SCOUT, SCOUT, card="EM10")
        assert r.asked(0).question == "break_up"
        assert (r.asked(0).about["group"], r.asked(0).about["count"]) == ("engine", 5)
        r.choose(0, "9,8")
        assert [event.data["squares"] for event in r.events("components_given_up")] == [["9,8"]]

    @pytest.mark.rule("BX-13.10")
    def test_each_group_is_counted_anew_and_just_as_many_is_not_more(self) -> None:
        r = meet(LINER, SCOUT, SCOUT, card="EM10")
        assert (r.asked(0).about["group"], r.asked(0).about["count"]) == ("cabin", 3)
        r.choose(0, "8,7")
        assert r.asked(0).question == "next_card", "one cannon and one engine against two"

    @pytest.mark.rule("BX-R-64")
    def test_a_lone_ship_is_no_trust(self) -> None:
        assert alone(LINER, card="EM10").asked(0).question == "next_card"


class TestTrack:
    @pytest.mark.rule("BX-13.3")
    def test_in_a_traffic_jam_all_close_up_to_the_last_and_nobody_moves_ahead(self) -> None:
        r = meet(SCOUT, SCOUT, SCOUT, card="EM11", at=[9, 4, 3])
        assert spaces(r) == {0: 5, 1: 4, 2: 3}
        assert [event.seat for event in r.events("moved")] == [0]

    @pytest.mark.rule("BX-13.3", "BX-R-51")
    def test_a_traffic_jam_also_holds_ships_that_are_out_of_the_race_for_a_while(self, met: Meeting) -> None:
        r = met(SCOUT, SCOUT, card="EM11", put=Away(), at=[9, 3], **ON)
        assert spaces(r) == {0: 4, 1: 3}

    @pytest.mark.rule("BX-13.11")
    def test_in_wide_open_space_ships_move_twice_their_engines_and_without_any_they_give_up(self) -> None:
        still = SCOUT.replace("7,8 engine 3000 ^\n", "")
        r = meet(RACER, still, SCOUT, card="EM14", at=[9, 5, 2])
        assert spaces(r) == {0: 19, 2: 4}
        assert [(event.seat, event.data["why"]) for event in r.events("gave_up")] == [(1, "no_engines")]


class TestOpportunities:
    @pytest.mark.rule("BX-2.4", "BX-2.5", "BX-13.12", "BX-R-38")
    def test_a_junker_goes_to_the_highest_bidder_with_its_goods_for_two_days(self) -> None:
        r = meet(FREIGHTER, FREIGHTER, FREIGHTER, card="EM12", purses=[9, 9, 9], at=[9, 6, 3])
        r.choose(0, "bid 1").choose(1, "bid 4").choose(2, "pass").choose(0, "pass")
        assert purses(r) == [9, 5, 9]
        for step in ("load Y 6,7", "load Y 6,7", "load G 8,7", "load G 8,7"):
            r.choose(1, step)
        assert r.state.ships[1].blocks == "YYGG"
        assert spaces(r) == {0: 9, 1: 4, 2: 3}

    @pytest.mark.rule("BX-2.5")
    def test_nobody_gets_a_junker_that_nobody_wants(self) -> None:
        r = meet(FREIGHTER, FREIGHTER, card="EM12", purses=[9, 9])
        r.choose(0, "pass").choose(1, "pass")
        assert (purses(r), r.state.ships[0].blocks) == ([9, 9], "")

    @pytest.mark.rule("BX-13.12")
    def test_the_first_who_wants_to_helps_a_stranded_ship(self) -> None:
        r = meet(GUARDED, SCOUT, GUARDED, card="EM13", at=[9, 6, 3])
        assert r.asked(0).about["options"]["yes"] == {"price": {"cells": 2, "days": 2}, "gain": {"credits": 5}}
        r.choose(0, "no")
        assert r.game.seats_asked() == (2,), "who has no two tokens is not asked"
        r.choose(2, "yes")
        assert (purses(r), spaces(r)[2]) == ([0, 0, 5], 1)
        assert r.state.ships[2].cell_count == 0

    @pytest.mark.rule("BX-13.12")
    @pytest.mark.parametrize(("card", "answers"), [("EM13", ["yes"]), ("EM12", ["bid 1"])])
    def test_both_are_opportunities_that_somebody_has_used(self, met: Meeting, card: str, answers: list[str]) -> None:
        watch = Watch()
        r = met(GUARDED, SCOUT, card=card, put=watch, purses=[3, 0], **ON)
        for answer in answers:
            r.choose(0, answer)
        assert watch.used == [(0, card)]

    @pytest.mark.rule("BX-9.9")
    def test_of_five_a_second_one_helps_for_a_credit_less_and_both_fall_back_at_the_end(self, met: Meeting) -> None:
        r = met(GUARDED, GUARDED, GUARDED, card="EM13", put=Five(), at=[9, 8, 3], **ON)
        r.choose(0, "yes")
        assert r.asked(1).about["options"]["yes"]["gain"] == {"credits": 4}
        r.choose(1, "yes")
        assert r.asked(0).question == "next_card", "nobody is third"
        assert story(r, "moved") == [("moved", 1), ("moved", 0)]


class TestFillers:
    """EM15 to EM24: their texts were not found, so only what the data say is tried."""

    @pytest.mark.parametrize(("ship_class", "woes"), [("I", ["epidemic"]), ("II", ["sabotage"]), ("III", ["stardust"])])
    def test_a_bad_day_is_worse_on_higher_levels(self, ship_class: str, woes: list[str]) -> None:
        ships = [of_class(ship_class, LINER), of_class(ship_class, SCOUT)]
        r = meet(*ships, card="EM15", dice=[] if ship_class == "I" else [2, 2, 2, 2, 2, 2])
        told = {
            "epidemic": bool(r.events("crew_lost")),
            "sabotage": bool(r.events("sabotage_tried")),
            "stardust": bool(r.events("moved")),
        }
        assert told == {"epidemic": True, "sabotage": ship_class != "I", "stardust": ship_class == "III"}
        assert told[woes[0]]

    def test_meteors_pass_by_who_hides_from_their_side(self) -> None:
        r = meet(SCOUT, SCOUT, card="EM16", dice=[2] * 10)
        assert r.asked(0).about["options"]["left"]["price"] == {"exposed": 1, "unwatched": 3}
        r.choose(0, "left").choose(1, "right")
        aimed = [(event.data["side"], sorted(event.data["aims"])) for event in r.events("meteor")]
        assert aimed == [("front", ["0", "1"])] * 2 + [("left", ["1"])] * 4 + [("right", ["0"])] * 4

    def test_wages_are_paid_in_credits_or_crew(self) -> None:
        r = meet(LINER, SCOUT, card="EM17", purses=[2, 0])
        assert r.asked(0).about["due"] == 3
        assert "pay" not in r.asked(0).options
        r.choose(0, "7,7").choose(0, "pay")
        assert (purses(r), r.state.ships[0].crew_count) == ([0, 0], 5)
        assert r.asked(1).about["options"]["7,7"] == {"price": {"crew": 1}, "gain": {}}

    def test_giving_up_the_last_human_says_what_follows(self) -> None:
        r = meet(ALIEN_CREW.replace("crew=2", "crew=1"), SCOUT, card="EM17")
        told = r.asked(0).about["options"]
        assert told["7,7"]["ends_flight"]
        assert "ends_flight" not in told["8,7"]

    @pytest.mark.rule("BX-2.3", "BX-R-64")
    def test_who_does_not_pay_the_toll_falls_back_when_all_have_decided(self) -> None:
        r = meet(SCOUT, SCOUT, SCOUT, card="EM18", purses=[2, 2, 2], at=[9, 8, 7])
        r.choose(0, "wait").choose(1, "pay")
        assert not r.events("moved")
        r.choose(2, "wait")
        assert story(r, "moved") == [("moved", 2), ("moved", 0)]
        assert (purses(r), spaces(r)) == ([2, 0, 2], {0: 5, 1: 8, 2: 4})

    def test_an_alien_needs_a_visa(self) -> None:
        r = meet(ALIEN_CREW, ALIEN_CREW, card="EM19", purses=[2, 2])
        assert r.asked(0).options == ["pay", "8,7"]
        r.choose(0, "pay").choose(1, "8,7")
        assert purses(r) == [0, 2]
        assert [r.state.ships[seat].count("B") for seat in (0, 1)] == [1, 0]

    @pytest.mark.rule("BX-R-64")
    def test_a_drag_race_pays_the_fastest_and_delays_the_slowest(self) -> None:
        r = meet(SCOUT, RACER, RACER, card="EM20", at=[9, 6, 3])
        assert purses(r) == [0, 0, 2], "of two who tie for highest the one farther behind wins"
        assert [event.seat for event in r.events("weakest")] == [0]
        assert spaces(r)[0] == 7

    @pytest.mark.rule("BX-9.9")
    def test_of_five_the_next_best_and_the_next_worst_share_a_drag_race(self, met: Meeting) -> None:
        r = met(SCOUT, TUG.replace(" cells=2", ""), RACER, card="EM20", put=Five(), at=[9, 6, 3], **ON)
        assert purses(r) == [0, 1, 2]
        assert {event.seat: event.data["days"] for event in r.events("moved")} == {0: -2, 1: -1}

    def test_in_a_drag_race_the_safe_may_still_power_engines_to_win(self) -> None:
        assert meet(SCOUT, SCOUT, TUG, card="EM20").asked(2).question == "power_engines"

    def test_a_shooting_gallery_pays_the_best_and_shoots_the_worst(self) -> None:
        r = meet(WARSHIP.replace(" cells=2", ""), SCOUT, card="EM21", dice=[7])
        assert purses(r) == [2, 0]
        assert [(event.data["weight"], list(event.data["aims"])) for event in r.events("shot")] == [("heavy", ["1"])]

    def test_a_press_gang_takes_two_of_the_smallest_crew(self) -> None:
        r = meet(LINER, SCOUT, card="EM22")
        assert [ship.crew_count for ship in r.state.ships] == [6, 0]

    def test_a_magnetic_storm_halves_every_battery_rounded_up(self) -> None:
        three = SCOUT + "6,7 battery_3 0300 cells=3\n8,7 battery_2 0003 cells=1\n"
        r = meet(three, GUARDED, card="EM23")
        assert [ship.cell_count for ship in r.state.ships] == [1, 1]
        assert {event.seat: event.data["amount"] for event in r.events("cells_drained")} == {0: 3, 1: 1}

    def test_a_spot_check_costs_a_credit_or_a_day_for_two_loose_ends(self) -> None:
        r = meet(SCOUT, SMOOTH, SCOUT, card="EM24", purses=[1, 1, 0], at=[9, 6, 3])
        r.choose(0, "pay").choose(2, "wait")
        assert (purses(r), spaces(r)) == ([0, 1, 0], {0: 9, 1: 6, 2: 2})


@pytest.mark.rule("BX-9.9")
@pytest.mark.parametrize("card", ["EM08", "EM10", "EM14", "EM18", "EM24"])
def test_cards_without_the_symbol_are_the_same_for_five(met: Meeting, card: str) -> None:
    watch = Five()
    r = met(SCOUT, SCOUT, card=card, put=watch, purses=[9, 9], **ON)
    while r.asked(r.game.seats_asked()[0]).question != "next_card":
        seat = r.game.seats_asked()[0]
        r.choose(seat, r.asked(seat).options[0])
    assert watch.asked == 0
