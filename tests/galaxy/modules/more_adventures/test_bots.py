"""Bots and the new cards: where they hide, what they stop for, and what they can do without."""

from __future__ import annotations

from starboard.bots.galaxy.sensible import SensibleBot
from starboard.engine import Rehearsal
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_adventures.rules.test_junkyard import FREIGHTER, HALF_EMPTY, yard
from tests.galaxy.modules.more_adventures.ships import GUNSHIP, LINER, SCOUT, meet


def answer(r: Rehearsal[Table], seat: int = 0) -> str:
    """What a sensible bot says."""
    return SensibleBot().choose(r.asked(seat), lambda: r.game.view(seat))


def test_they_hide_from_the_side_on_which_they_have_no_cannon() -> None:
    assert answer(meet(GUNSHIP, SCOUT, card="more-III-1", dice=[2] * 11)) == "left"
    mirrored = GUNSHIP.replace("9,6 cannon 0003 >", "5,6 cannon 0300 <").replace("6,6 cannon 0030", "6,6 cannon 0033")
    mirrored = mirrored.replace("8,6 cannon 0330", "8,6 cannon 0030")
    assert answer(meet(mirrored, SCOUT, card="more-III-1", dice=[2] * 11)) == "right"


def test_they_give_up_what_nothing_hangs_on() -> None:
    assert answer(meet(GUNSHIP, SCOUT, card="free_competition wares=single_cannon")) in ("6,6", "9,6")


def test_they_stop_for_bargains_and_for_nothing_else() -> None:
    assert answer(meet(FREIGHTER, SCOUT, card=yard("cells_3:credits_1,any_1:credits_6"))) == "stop 2"
    assert answer(meet(FREIGHTER, SCOUT, card=yard("shot_heavy_left+shot_heavy_left:credits_1"))) == "pass"
    assert answer(meet(FREIGHTER, SCOUT, card=yard("any_1:cells_1:credits_6"))) == "stop 1"


def test_they_do_not_sell_the_crew_that_they_need() -> None:
    assert answer(meet(LINER, SCOUT, card=yard("crew_6:credits_40"))) == "pass"
    assert answer(meet(LINER, SCOUT, card=yard("crew_2:credits_40"))) == "stop 1"


def test_they_pay_with_the_cheapest_block_and_take_the_better_reward() -> None:
    r = meet(FREIGHTER, SCOUT, card=yard("any_1:cells_1:credits_6")).choose(0, "stop 1")
    assert answer(r) == "block B 8,7"
    r.choose(0, "block B 8,7")
    assert answer(r) == "reward 2"


def test_they_take_everybody_along_and_every_token() -> None:
    r = meet(HALF_EMPTY, SCOUT, card=yard("days_1:crew_2+cells_2")).choose(0, "stop 1")
    while r.question().endswith(" 0") and not r.question().startswith("next_card"):
        r.choose(0, answer(r))
    assert r.state.ships[0].crew_count == 5
    assert r.state.ships[0].cell_count == 4
