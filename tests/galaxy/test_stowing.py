"""The best load: what a decision about blocks advises is worth most on board, and can be done step by step."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.bots.galaxy import cargo
from starboard.engine import Rehearsal
from starboard.galaxy.bank import worth
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_cards import SCOUT

HAULER = """
ship I
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
6,7 special_cargo_2 0300{red}
8,7 cargo_3 0303{common}
9,7 special_cargo_1 0003{far}
"""
"""Room for six blocks, three of them red."""

blocks = st.text("RYGB", min_size=1, max_size=5)


def hauler(red: str = "", common: str = "", far: str = "") -> str:
    """With these blocks in its holds."""
    lying = {"red": red, "common": common, "far": far}
    return HAULER.format(**{hold: f" goods={held}" if held else "" for hold, held in lying.items()})


def landed(ship: str, goods: str) -> Rehearsal[Table]:
    """On a planet with these goods; it is loaded now unless nothing can be done."""
    return flight(ship, SCOUT, cards=[f"planets planets={goods} days=1", "open_space"]).choose(0, "land 1")


def follow(r: Rehearsal[Table]) -> Rehearsal[Table]:
    """Take the steps that were advised at first, each of which must be what is asked."""
    for question, option in r.asked(0).about["plans"]["best"]["steps"]:
        assert r.asked(0).question == question
        r.choose(0, option)
    return r


def most(held: str, goods: str) -> int:
    """What six places, three of them for red blocks, can hold of these at best; tried out."""
    chosen = [part for size in range(7) for part in combinations(held + goods, size) if part.count("R") <= 3]
    return max(worth("".join(part)) for part in chosen)


@given(st.text("RYGB", max_size=2), st.text("YGB", max_size=3), st.text("RYGB", max_size=1), blocks)
def test_the_best_load_leaves_the_most_valuable_blocks_on_board(red: str, common: str, far: str, goods: str) -> None:
    r = landed(hauler(red, common, far), goods)
    if r.question() != "load 0":
        return
    plan = r.asked(0).about["plans"]["best"]
    follow(r)
    assert r.question() != "load 0"
    held = r.state.ships[0].blocks
    assert worth(held) == most(red + common + far, goods)
    assert plan["gain"].get("credits", 0) == worth(held) - worth(red + common + far)
    assert sorted(held + plan["price"].get("goods", "")) == sorted(red + common + far + goods)


@given(st.text("RYGB", max_size=2), st.text("YGB", max_size=3), blocks)
def test_bots_load_as_well_one_step_at_a_time(red: str, common: str, goods: str) -> None:
    r = landed(hauler(red, common), goods)
    while r.question() == "load 0":
        r.choose(0, cargo.load(r.asked(0)))
    assert worth(r.state.ships[0].blocks) == most(red + common, goods)


def test_what_need_not_move_stays_where_it_is() -> None:
    plan = landed(hauler(common="YG"), "RB").asked(0).about["plans"]["best"]
    assert [step for _, step in plan["steps"]] == ["load R 6,7", "load B 8,7"]


def test_a_block_makes_room_for_a_red_one() -> None:
    plan = landed(hauler(red="GB", far="R"), "R").asked(0).about["plans"]["best"]
    assert [step for _, step in plan["steps"]] == ["lift B 6,7", "load R 6,7", "load B 8,7"]


@pytest.mark.rule("GT-13.4")
def test_the_cheapest_blocks_go_when_there_is_no_room_for_all() -> None:
    r = landed(hauler(red="RR", common="BBB", far="Y"), "YG")
    plan = r.asked(0).about["plans"]["best"]
    assert plan["price"] == {"goods": "BB"}
    assert plan["gain"] == {"credits": 3 + 2 - 1 - 1}
    follow(r)
    assert r.state.ships[0].blocks == "RRYYGB"


def test_the_best_load_may_be_to_leave_everything() -> None:
    r = landed(hauler(red="RR", common="YYY", far="R"), "B")
    plan = r.asked(0).about["plans"]["best"]
    assert plan == {"steps": [("load", "done")], "price": {"goods": "B"}, "gain": {}}
