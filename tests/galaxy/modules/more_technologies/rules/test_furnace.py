"""Section 7: reactor furnaces."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_technologies.rules.flights import SCOUT, STOKER, meet


def landed(goods: str, ship: str = STOKER) -> Rehearsal[Table]:
    """It has come to a planet with these goods."""
    return meet(ship, SCOUT, card=f"planets planets={goods},B days=1").choose(0, "land 1").choose(1, "pass")


@pytest.mark.rule("KX-7.1", "KX-7.2", "KX-7.3", "KX-7.4", "KX-14.7", "KX-14.8")
def test_example_nine_a_red_block_without_a_place_fills_a_battery() -> None:
    """KX-EX-9."""
    r = landed("R")
    assert "load R 6,7" not in r.options(0)
    reds = r.state.bank.blocks["R"]
    r.choose(0, "burn R 7,6")
    ship = r.state.ships[0]
    assert ship.cells[ship.board.squares["7,6"]] == 3
    assert r.state.bank.blocks["R"] == reds + 1
    (event,) = r.events("recharged", 0)
    assert (event.data["square"], event.data["cells"], event.data["colour"]) == ("7,6", 3, "R")


@pytest.mark.rule("KX-7.2", "KX-7.3")
def test_a_block_that_is_carried_already_may_be_burnt() -> None:
    r = landed("B").choose(0, "lift Y 6,7")
    assert {"burn Y 7,6", "burn B 7,6"} <= set(r.options(0))


@pytest.mark.rule("KX-7.5")
def test_of_several_batteries_the_owner_chooses_one() -> None:
    r = landed("B")
    assert {"burn B 7,6", "burn B 9,6"} <= set(r.options(0))
    r.choose(0, "burn B 9,6")
    assert r.state.ships[0].cell_count == 2


@pytest.mark.rule("KX-7.6")
def test_beside_no_battery_a_block_goes_up_in_smoke_for_nothing() -> None:
    """It is left behind like any other that nobody loads; nobody is asked twice."""
    alone = STOKER.replace("8,6 reactor_furnace 0303", "8,6 structural 0303").replace(
        "7,8 engine 3000 ^", "7,8 engine 3300 ^\n8,8 reactor_furnace 0003"
    )
    r = landed("B", alone)
    assert not [option for option in r.options(0) if option.startswith("burn")]
    blues = r.state.bank.blocks["B"]
    r.choose(0, "done")
    assert r.state.bank.blocks["B"] == blues + 1
    assert r.state.ships[0].cell_count == 0


@pytest.mark.rule("KX-7.7", "KX-7.1")
def test_each_furnace_burns_one_block_at_each_gain_if_its_owner_likes() -> None:
    r = landed("BB")
    assert "done" in r.options(0)
    r.choose(0, "burn B 7,6")
    assert not [option for option in r.options(0) if option.startswith("burn")]
    two = STOKER.replace("7,6 battery_3 0330", "7,6 battery_3 3330").replace(
        "8,6 reactor", "7,5 reactor_furnace 0030\n8,6 reactor"
    )
    r = landed("BB", two).choose(0, "burn B 7,6", "burn B 9,6")
    assert r.state.ships[0].cell_count == 5


@pytest.mark.rule("KX-7.1")
@pytest.mark.parametrize(
    "card",
    ["abandoned_station crew_needed=1 goods=BB days=1", "smugglers strength=0 days=1 goods_loss=1 goods=BB"],
)
def test_it_works_whenever_goods_are_gained(card: str) -> None:
    ship = STOKER.replace("7,7 starting_cabin", "6,6 cannon 0000 ^\n7,7 starting_cabin")
    assert "burn B 7,6" in meet(ship, SCOUT, card=card).choose(0, "yes").options(0)
