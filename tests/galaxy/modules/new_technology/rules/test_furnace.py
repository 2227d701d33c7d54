"""Chapter 4: reactor furnaces."""

from __future__ import annotations

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_technology.rules.ships import SCOUT, meet

STOKER = """
ship I
7,6 battery_3 0330
8,6 reactor_furnace 3333
9,6 battery_2 0003
6,7 cargo_2 0300 goods=Y
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""
"""One furnace, joined to two empty batteries; one place in the hold is free."""


def landed(goods: str, ship: str = STOKER) -> Rehearsal[Table]:
    return meet(ship, SCOUT, card=f"planets planets={goods} days=1").choose(0, "land 1")


@pytest.mark.rule("BX-4.48", "BX-4.49")
def test_a_block_fills_a_battery_that_is_joined_to_the_furnace() -> None:
    r = landed("B")
    assert [option for option in r.options(0) if option.startswith("burn")] == ["burn B 7,6", "burn B 9,6"]
    assert r.asked(0).about["options"]["burn B 7,6"] == {"price": {"goods": "B"}, "gain": {"cells": 3}}
    r.choose(0, "burn B 7,6", "done")
    ship = r.state.ships[0]
    assert (ship.cell_count, ship.blocks) == (3, "Y")
    assert r.events("recharged")[0].data["now"] == {"cells": {"7,6": 3}}


@pytest.mark.rule("BX-4.49")
def test_only_what_is_missing_is_filled_in() -> None:
    r = landed("B", STOKER.replace("battery_3 0330", "battery_3 0330 cells=2").replace("0003\n6", "0003 cells=2\n6"))
    assert [option for option in r.options(0) if option.startswith("burn")] == ["burn B 7,6"]
    r.choose(0, "burn B 7,6")
    assert r.state.ships[0].cell_count == 5


@pytest.mark.rule("BX-4.50")
def test_the_block_may_be_one_without_a_hold_or_one_from_a_hold() -> None:
    r = landed("R")
    assert "load R 6,7" not in r.options(0)
    assert "burn R 7,6" in r.options(0)
    r.choose(0, "lift Y 6,7")
    assert "burn Y 7,6" in r.options(0)
    r.choose(0, "burn Y 7,6")
    assert r.state.ships[0].blocks == ""


@pytest.mark.rule("BX-4.51")
def test_a_furnace_burns_one_block_at_each_gain() -> None:
    r = landed("BB").choose(0, "burn B 7,6")
    assert not [option for option in r.options(0) if option.startswith("burn")]
    two = STOKER.replace("7,6 battery_3 0330", "7,6 battery_3 3330").replace(
        "8,6 reactor", "7,5 reactor_furnace 0030\n8,6 reactor"
    )
    r = landed("BB", two).choose(0, "burn B 7,6")
    assert "burn B 9,6" in r.options(0)  # the other furnace must have been the one that filled 7,6
    r.choose(0, "burn B 9,6")
    assert r.state.ships[0].cell_count == 5


@pytest.mark.rule("BX-4.48")
@pytest.mark.parametrize(
    "card",
    ["abandoned_station crew_needed=1 goods=BB days=1", "smugglers strength=0 days=1 goods_loss=1 goods=BB"],
)
def test_it_works_whenever_goods_are_gained(card: str) -> None:
    ship = STOKER + "5,8 cannon 0000 ^\n"
    assert "burn B 7,6" in meet(ship, SCOUT, card=card).choose(0, "yes").options(0)


@pytest.mark.rule("BX-4.52")
def test_it_works_at_no_other_time() -> None:
    r = meet(STOKER, SCOUT, card="smugglers strength=9 days=1 goods_loss=1 goods=B")
    assert r.question() == "next_card 0 1"
    assert not [option for option in r.options(0) if option.startswith("burn")]


@pytest.mark.rule("BX-4.48")
def test_whoever_gets_no_block_gains_no_goods() -> None:
    """BX-R-87: the bank has no red block left."""
    laden = STOKER.replace("cargo_2 0300 goods=Y", "special_cargo_2 0300 goods=RR")
    table = meet(laden, SCOUT, card="planets planets=R,B days=1", fly_on=False).state.copy()
    table.bank.blocks["R"] = 0
    r = Rehearsal(Game.from_state(RULES, table.setup, table)).all_choose("fly on")
    r.choose(0, "land 1").choose(1, "pass")
    assert r.question() == "next_card 0 1"
