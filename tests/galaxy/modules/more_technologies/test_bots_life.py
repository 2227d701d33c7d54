"""What programs make of sleepers and cyan aliens."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.catalog.components import KINDS
from starboard.galaxy.modules.more_technologies.advice import choose, joint
from starboard.galaxy.table import Table
from tests.galaxy.modules.more_technologies.rules.life import CYAN, DORMITORY, SCOUT, meet, meet_with
from tests.galaxy.modules.more_technologies.rules.test_cyan import BOSS, EMBASSY, boarding

THIRSTY = (
    CYAN.replace("7,6 cannon", "7,6 double_cannon")
    + """
8,7 battery_3 0333
9,7 shield 0033 ^
8,8 double_engine 3000 ^
9,8 double_engine 3000 ^
"""
)
"""Four components that run on battery tokens."""


def advised(r: Rehearsal[Table], seat: int = 0) -> str | None:
    return choose(r.asked(seat), r.game.view(seat).table)


def slavers(crew: int) -> str:
    return f"slavers strength=9 days=1 crew_loss={crew} credits=1"


def test_they_wake_whoever_can_be_woken_and_an_empty_cabin_first() -> None:
    r = meet(DORMITORY, SCOUT, card=slavers(3)).choose(0, "5,7", "5,7", "7,7")
    assert advised(r) == "5,7"
    assert advised(r.choose(0, "5,7", "5,7")) == "7,7"


def test_they_lose_sleepers_where_most_are() -> None:
    ship = DORMITORY.replace("8,7 cabin 0003 crew=2", "8,7 stasis_chamber 0003 figures=ZZ")
    assert advised(meet(ship, SCOUT, card=slavers(5))) == "6,7"


@pytest.mark.parametrize(("crew", "wish"), [(1, "suffer"), (2, "negotiate"), (3, "negotiate")])
def test_they_send_the_diplomat_where_it_pays_or_saves_the_flight(crew: int, wish: str) -> None:
    r = meet_with("diplomat", ships=[CYAN + "8,7 cabin 0003 crew=2\n", SCOUT], card=slavers(crew))
    assert advised(r) == wish


def test_they_take_an_alien_where_enough_humans_come_along() -> None:
    assert advised(boarding(EMBASSY)) == "cyan"
    lonely = EMBASSY.replace("8,7 cabin 0303\n9,7 life_support_cyan 0003\n", "")
    assert advised(boarding(lonely)) is None


@pytest.mark.parametrize(("more", "learnt"), [(EMBASSY, "diplomat"), (THIRSTY, "technician"), (BOSS, "manager")])
def test_they_learn_what_their_ship_can_use(more: str, learnt: str) -> None:
    """A bare ship is glad to be talked out of trouble, one with double engines of tokens, a mixed crew of a Manager."""
    ship = more.replace(" alien=cyan", "").replace(" alien=purple", "").replace(" alien=brown", "")
    r = boarding(ship.replace(" crew=2", ""), EMBASSY)
    while r.asked(0).question == "board_crew":
        r.choose(0, next(option for option in ("purple", "brown", "cyan") if option in r.options(0)))
    assert advised(r) == learnt


def test_a_chamber_beside_a_cabin_is_worth_more() -> None:
    assert joint(KINDS["stasis_chamber"], KINDS["cabin"]) > joint(KINDS["stasis_chamber"], KINDS["structural"]) == 0
