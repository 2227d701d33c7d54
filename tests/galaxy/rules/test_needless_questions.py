"""What is not asked because every answer would come to the same."""

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import SCOUT, TUG, WARSHIP, meet, story

SECOND_DOUBLE = WARSHIP.replace("6,6 cannon", "6,6 double_cannon")
"""Cannon strength 1, or 3, or 5, for each of its two tokens."""


def slavers(strength: int) -> str:
    return f"slavers strength={strength} days=1 crew_loss=1 credits=4"


@pytest.mark.rule("SB-GT-26")
@pytest.mark.parametrize(("strength", "is_asked"), [(1, False), (2, True), (3, True), (4, True), (5, False)], ids=str)
def test_powering_cannons_is_asked_only_where_the_attack_can_end_otherwise(strength: int, is_asked: bool) -> None:
    r = meet(WARSHIP, SCOUT, card=slavers(strength))
    assert (r.question() == "power_cannons 0") == is_asked
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("SB-GT-26")
def test_once_the_enemy_is_beaten_no_further_token_is_asked_for() -> None:
    r = meet(SECOND_DOUBLE, SCOUT, card=slavers(2)).choose(0, "7,6")
    assert r.question() == "use_card 0"
    assert r.state.ships[0].cell_count == 1


@pytest.mark.rule("SB-GT-26")
def test_where_a_second_token_makes_a_tie_a_victory_it_is_asked_for() -> None:
    r = meet(SECOND_DOUBLE, SCOUT, card=slavers(3)).choose(0, "7,6")
    assert r.question() == "power_cannons 0"


@pytest.mark.rule("SB-GT-26")
def test_two_cannons_and_one_token_do_not_reach_what_two_tokens_would() -> None:
    one_token = SECOND_DOUBLE.replace("cells=2", "cells=1")
    assert meet(SECOND_DOUBLE, SCOUT, card=slavers(5)).question() == "power_cannons 0"
    assert meet(one_token, SCOUT, card=slavers(5)).events("enemy_won", 0)


@pytest.mark.rule("SB-GT-26")
def test_in_a_combat_zone_a_ship_behind_one_that_is_no_stronger_is_safe_unasked() -> None:
    r = meet(SCOUT, TUG, card="combat_zone lines=engines:days:1")
    assert story(r, "weakest") == [("weakest", 0)]
    assert r.state.ships[1].cell_count == 2


@pytest.mark.rule("SB-GT-26")
def test_in_a_combat_zone_the_leader_is_asked_though_he_may_be_the_weakest_anyway() -> None:
    assert meet(TUG, SCOUT, card="combat_zone lines=engines:days:1").question() == "power_engines 0"


FAST = SCOUT + "6,7 structural 0330\n6,8 engine 3000 ^\n8,7 structural 0033\n8,8 engine 3000 ^\n"
"""Engine strength 3."""
FASTER = FAST.replace("structural 0033", "structural 0333") + "9,7 structural 0033\n9,8 engine 3000 ^\n"


@pytest.mark.rule("SB-GT-26")
@pytest.mark.parametrize(("ahead", "is_asked"), [(FAST, True), (FASTER, False)], ids=["within reach", "out of reach"])
def test_in_a_combat_zone_the_last_ship_is_asked_if_it_can_still_escape(ahead: str, is_asked: bool) -> None:
    r = meet(ahead, TUG, card="combat_zone lines=engines:days:1")
    assert (r.question() == "power_engines 1") == is_asked
    assert bool(story(r, "weakest")) == (not is_asked)


@pytest.mark.rule("SB-GT-26")
def test_in_a_combat_zone_a_ship_before_the_last_is_asked_though_it_cannot_reach_those_ahead() -> None:
    r = meet(FASTER, TUG, SCOUT, card="combat_zone lines=engines:days:1")
    assert r.question() == "power_engines 1"  # it may still be stronger than whoever comes after it


@pytest.mark.rule("SB-GT-26")
def test_open_space_always_asks() -> None:
    assert meet(TUG, SCOUT, card="open_space").question() == "power_engines 0"


CARGO = """
ship I
7,6 cargo_2 0030 goods={front}
7,7 starting_cabin 3333 crew=2
6,7 battery_2 0300 cells=2
8,7 battery_2 0003 cells=2
7,8 cargo_2 3000 goods={rear}
"""


def robbed(front: str, rear: str, amount: int) -> Rehearsal[Table]:
    card = f"smugglers strength=9 days=1 goods_loss={amount} goods=B"
    return flight(CARGO.format(front=front, rear=rear), SCOUT, cards=[card, "stardust"])


@pytest.mark.rule("SB-GT-27")
def test_where_all_blocks_of_a_colour_go_nobody_asks_from_where() -> None:
    r = robbed("YG", "YG", 2)
    assert r.question() == "next_card 0 1"
    assert r.state.ships[0].blocks == "GG"


@pytest.mark.rule("SB-GT-27")
def test_where_a_block_of_a_colour_stays_its_owner_chooses_which_goes() -> None:
    assert robbed("YG", "YG", 1).question() == "lose_goods 0"
    assert robbed("YG", "YG", 3).question() == "lose_goods 0"
    assert robbed("YG", "YG", 3).state.ships[0].blocks == "GG"


@pytest.mark.rule("SB-GT-27")
@pytest.mark.parametrize(("amount", "is_asked"), [(4, True), (6, False), (7, False)])
def test_where_all_tokens_go_nobody_asks_from_which_battery(amount: int, is_asked: bool) -> None:
    r = robbed("Y", "Y", amount)
    assert (r.question() == "battery 0") == is_asked
    assert is_asked or r.state.ships[0].cell_count == 0


@pytest.mark.rule("SB-GT-26", "SB-GT-27")
def test_a_game_of_older_rules_asks_all_of_it() -> None:
    for ship, card, question in (
        (WARSHIP, slavers(5), "power_cannons"),
        (CARGO.format(front="Y", rear="Y"), "smugglers strength=9 days=1 goods_loss=2 goods=B", "lose_goods"),
    ):
        r = flight(ship, SCOUT, cards=[card, "stardust"], fly_on=False)
        state = r.state.copy()
        state.asks_everything = True
        game = Game.from_state(r.game.rules, r.game.setup, state)
        for seat in (0, 1):
            decision = game.decision(seat)
            assert decision is not None
            game.answer(seat, decision.id, "fly on")
        asked = game.decision(0)
        assert asked is not None
        assert asked.question == question
