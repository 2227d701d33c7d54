"""The junkyard and the depot together with new components, halves and roads."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Game, Rehearsal
from starboard.galaxy import RULES
from starboard.galaxy.modules.bonus_cards import opportunities
from starboard.galaxy.modules.bonus_cards.advice import choose
from starboard.galaxy.scenario import find_component
from starboard.galaxy.table import Table
from starboard.galaxy.yard.stock import tiles_to_build_with
from tests.galaxy.modules.big_expansion.together import PLAIN_TWIN, QUIET, TWIN, meet
from tests.galaxy.rules.ships_cards import SCOUT

HOTEL = """
ship I
7,6 cannon 0030 ^
6,7 luxury_cabin 0300
7,7 starting_cabin 3333 crew=2
8,7 stasis_chamber 0003 figures=ZZ
7,8 engine 3000 ^
"""
"""Room for two sleepers and for nobody else: the luxury cabin has lost its guest."""


def hire(ship: str, *answers: str, roads: str = "") -> Rehearsal[Table]:
    """The first area of the third level's junkyard: three shots that miss, four humans and eight credits."""
    return meet(ship, SCOUT, card="bonus-III-2", dice=[2, 2, 2], roads=roads).choose(0, "stop 1", *answers)


@pytest.mark.rule("BX-14.20", "BX-R-56", "BX-4.13")
def test_hired_humans_may_go_to_sleep_but_not_into_luxury() -> None:
    r = hire(HOTEL)
    assert r.options(0) == ["put 8,7", "take out 7,7", "done"]
    r.choose(0, "put 8,7", "put 8,7")
    ship = r.state.ships[0]
    assert sorted(ship.aboard) == list("HHZZZZ")
    assert r.question() == "junkyard 1", "the other two found no room"


@pytest.mark.rule("BX-14.20")
def test_the_owner_may_rearrange_awake_humans_and_nobody_is_woken_by_it() -> None:
    r = hire(HOTEL, "take out 7,7")
    assert r.options(0) == ["put 7,7", "put 8,7", "take out 7,7", "done"]
    r.choose(0, "put 8,7", "put 8,7", "put 7,7")
    assert sorted(r.state.ships[0].aboard) == list("HHZZZZ")


@pytest.mark.rule("BX-14.20", "BX-12.38")
def test_nobody_moves_into_a_dead_zone() -> None:
    told = meet(HOTEL, SCOUT, card="bonus-III-2", dice=[2, 2, 2], fly_on=False).state.copy()
    table = meet(HOTEL, SCOUT, card=QUIET, dice=[8], roads="dead_zone", fly_on=False).state
    told.drawers, told.in_play = table.drawers, table.in_play
    told.arrange_seams()
    r = Rehearsal(Game.from_state(RULES, told.setup, told)).all_choose("fly on").choose(0, "stop 1")
    assert "put 8,7" not in (r.options(0) if r.question() == "arrange_crew 0" else [])


@pytest.mark.rule("BX-14.17", "BX-14.19")
def test_the_price_of_every_area_is_told_also_where_it_is_paid_in_hits() -> None:
    told = meet(SCOUT, SCOUT, card="bonus-III-2").asked(0).about["options"]
    assert [told[f"stop {area}"]["price"] for area in (1, 2, 3)] == [
        {"days": 2, "shots": 3},
        {"days": 2, "meteors": 3},
        {"days": 2, "meteors": 2, "shots": 2},
    ]


@pytest.mark.rule("BX-R-56", "BX-14.19")
def test_a_price_may_cost_the_battery_that_was_to_pay_the_rest_of_it() -> None:
    """Personalized Cabins: the crew that is given up takes its cabin along, and the battery behind it falls off."""
    ship = SCOUT + "8,7 cabin 0303 crew=2\n9,7 battery_3 0003 cells=3\n6,7 cabin 0300 crew=2\n"
    r = meet(ship, SCOUT, card="bonus-III-2", roads="personalized_cabins")
    r.choose(0, "stop 4", "8,7", "6,7", "6,7", "7,6")
    assert r.state.ships[0].cell_count == 0
    assert [event.data["days"] for event in r.events("moved", 0)] == [5]


def visit(monkeypatch: pytest.MonkeyPatch, *ships: str, offered: str, **settings: Any) -> Rehearsal[Table]:
    """The depot has one component, printed like this, and the leader is asked."""
    told = meet(*ships, card="bonus-II-2", fly_on=False, **settings)
    tile = find_component(offered, set(), tiles_to_build_with(told.state))
    monkeypatch.setattr(opportunities, "unused", lambda _: [tile])
    return told.all_choose("fly on")


@pytest.mark.rule("BX-14.25", "BX-R-80")
def test_components_of_a_half_in_hyperspace_are_in_use() -> None:
    r = meet(TWIN, PLAIN_TWIN, card=QUIET)
    tiles = {piece.tile for _, piece in r.state.ships[0].layout.placed()}
    r.choose(0, "jump 10,8").choose(0, "stay")
    assert r.state.ships[0].away == ["right"]
    assert not tiles & set(opportunities.unused(r.state))


@pytest.mark.rule("BX-14.26", "BX-R-84", "BX-R-80")
def test_a_component_goes_to_either_half_but_not_to_one_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    for half, there in (("stay", {"left", "right"}), ("jump 10,8", {"left"})):
        r = visit(monkeypatch, TWIN.replace("0300 cells", "0303 cells"), PLAIN_TWIN, offered="structural 3223")
        r.choose(0, half)
        if half != "stay":
            r.choose(0, "stay")
        r.choose(0, r.options(0)[0])
        columns = [int(option.split()[1].split(",")[0]) for option in r.options(0)]
        assert {"left" if column < 7 else "right" for column in columns} == there


@pytest.mark.rule("BX-R-84", "BX-5.2", "BX-14.28")
def test_a_new_cyan_alien_takes_a_card_that_lies_before_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    ship = SCOUT + "8,7 life_support_cyan 0303\n"
    r = visit(monkeypatch, ship, SCOUT, offered="cabin 0123", learnt=("techie", "lawyer"))
    r.choose(0, r.options(0)[0])
    r.choose(0, next(option for option in r.options(0) if option.startswith("fit 9,7")))
    assert r.options(0) == ["humans", "cyan"]
    r.choose(0, "cyan")
    assert r.options(0) == ["manager", "merchant", "techie", "diplomat"]
    r.choose(0, "manager")
    assert [name for name, _ in r.state.in_play if name in ("techie", "manager", "lawyer")] == ["lawyer", "manager"]


@pytest.mark.rule("BX-R-84", "BX-14.27", "BX-4.6", "BX-4.2")
@pytest.mark.parametrize(
    ("offered", "who"), [("stasis_chamber 2101", "ZZZZ"), ("luxury_cabin 1103", "H"), ("battery_cargo 0001", "")]
)
def test_what_is_swapped_in_comes_full_and_the_crew_that_leaves_with_the_old_wakes_nobody(
    monkeypatch: pytest.MonkeyPatch, offered: str, who: str
) -> None:
    ship = SCOUT + "6,7 stasis_chamber 0300 figures=Z\n8,7 cabin 0003 crew=2\n"
    r = visit(monkeypatch, ship, SCOUT, offered=offered)
    r.choose(0, r.options(0)[0])
    r.choose(0, next(option for option in r.options(0) if option.startswith("fit 8,7")))
    assert r.question().startswith("next_card"), "nobody is woken, and nothing is left for the other"
    now = r.state.ships[0]
    square = now.board.squares["8,7"]
    assert (now.figures.get(square, ""), now.cells.get(square, 0)) == (who, 2 if offered.startswith("battery") else 0)
    assert now.lost == ()


def test_bots_hire_people_who_are_awake_as_long_as_there_are_cabins() -> None:
    ship = HOTEL.replace("6,7 luxury_cabin 0300", "6,7 stasis_chamber 0300").replace(
        "8,7 stasis_chamber 0003 figures=ZZ", "8,7 cabin 0003"
    )
    r = hire(ship)
    assert choose(r.asked(0), r.game.view(0).table) == "put 8,7"
    r.choose(0, "put 8,7", "put 8,7")
    assert choose(r.asked(0), r.game.view(0).table) == "put 6,7"
