"""Enemy fleets."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.modules.missions.supercards.fleets import Fleet
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import go_on, hits, job

MARAUDERS, PIRATES = "SC13", "SC12"
ONE = "slaver_fleet sides={} strengths=1,2,9,9 effects=I:crew:1"


def gunship(right: float, front: int = 0, *, goods: bool = False) -> str:
    """So many cannons to the right, which marauders come from, and so many to the front, which they do not."""
    lines = []
    for place, side in enumerate([">"] * int(right) + ["^"] * front):
        square, connectors = PLACES[place]
        lines.append(f"{square} cannon {connectors} {side}")
    hold = "cargo_3 3333 goods={}" if goods else "cargo_3 3333"
    return "\n".join(
        [
            "ship III",
            "7,7 starting_cabin 3333 crew=2",
            *(f"{column},7 structural 3333" for column in (4, 5, 6, 8, 9, 10)),
            "7,8 cabin 3333 crew=2",
            "8,8 cabin 3333 crew=2",
            f"9,8 {hold.format('BBB')}",
            f"10,8 {hold.format('BBB')}",
            f"5,8 {hold.format('YBB')}",
            *lines,
        ]
    )


PLACES = [*((f"{column},6", "0030") for column in range(4, 11)), ("11,7", "0003"), ("4,8", "3000"), ("6,8", "3000")]
STRONG = gunship(9)
"""As strong as the marauders of level III."""


def losses(r: Rehearsal[Table], seat: int = 0) -> tuple[int, int]:
    """Crew and blocks."""
    return len(r.events("crew_lost", seat)), len(r.events("goods_lost", seat))


def met(*ships: str, card: str, **settings: Any) -> Rehearsal[Table]:
    return go_on(job(*ships, mission="platinum_club", cards=card, **settings))


@pytest.mark.rule("MX-EX-7", "MX-8.26", "MX-8.27", "MX-8.28", "MX-8.30", "MX-R-20")
@pytest.mark.parametrize(("strength", "lost"), [(5, (3, 7)), (6, (3, 4)), (8.5, (0, 4)), (9, (0, 0))])
def test_the_stronger_a_ship_the_fewer_lines_of_the_marauders_are_for_it(
    strength: float, lost: tuple[int, int]
) -> None:
    r = met(gunship(strength, front=int(2 * strength) % 2, goods=True), STRONG, card=MARAUDERS)
    assert r.events("cannons_counted", 0)[0].data["strength"] == strength
    assert losses(r) == lost
    assert losses(r, 1) == (0, 0)


@pytest.mark.rule("MX-EX-8", "MX-8.23")
def test_cannons_towards_the_fleet_count_in_full_and_all_others_half() -> None:
    r = met(gunship(0, 1), gunship(1, 0), card=MARAUDERS)
    assert [r.events("cannons_counted", seat)[0].data["strength"] for seat in range(2)] == [0.5, 1]
    r = met(gunship(0, 1), gunship(1, 0), card=ONE.format("front"))
    assert [r.events("cannons_counted", seat)[0].data["strength"] for seat in range(2)] == [1, 0.5]


@pytest.mark.rule("MX-EX-6", "MX-8.22")
@pytest.mark.parametrize(("level", "strength"), [("I", 7), ("II", 9), ("III", 11)])
def test_the_strength_is_that_of_the_line_of_the_level(level: str, strength: int) -> None:
    text = f"ship {level}\n7,7 starting_cabin 3333 crew=2\n7,8 engine 3000 ^\n"
    r = met(text, text, card=PIRATES, dice=[2] * 12)
    assert set(r.events("contest")[0].data["against"].values()) == {strength}
    assert len(r.events("shot")) == {"I": 3, "II": 5, "III": 7}[level]


@pytest.mark.rule("MX-8.21")
def test_everybody_is_attacked_and_nobody_is_rewarded_or_spared() -> None:
    r = met(STRONG, gunship(5, goods=True), gunship(5), card=MARAUDERS)
    assert [event.data["outcome"] for event in r.events("fleet_met")] == [
        "fleet_fended_off",
        "fleet_hurts",
        "fleet_hurts",
    ]
    assert not r.events("earned")
    assert not r.events("moved")
    assert losses(r, 1) == (3, 7)
    assert losses(r, 2) == (3, 0)


@pytest.mark.rule("MX-8.24")
def test_the_purple_alien_helps_as_usual() -> None:
    text = (
        gunship(5, 0)
        .replace("8,8 cabin 3333 crew=2", "8,8 cabin 3333 alien=purple")
        .replace("8,7 structural 3333", "8,7 life_support_purple 3333")
    )
    assert met(text, STRONG, card=MARAUDERS).events("cannons_counted", 0)[0].data["strength"] == 7


@pytest.mark.rule("MX-8.25")
def test_strengths_are_announced_in_flight_order_before_anything_is_lost() -> None:
    r = met(gunship(5), gunship(6), card=MARAUDERS)
    kinds = [event.kind for event in r.happened if event.kind in ("cannons_counted", "crew_lost", "goods_lost")]
    assert kinds[:2] == ["cannons_counted", "cannons_counted"]
    assert [event.seat for event in r.events("cannons_counted")] == [0, 1]


@pytest.mark.rule("MX-8.29", "MX-R-42")
def test_one_roll_for_each_shot_by_the_leader_and_for_all_concerned() -> None:
    """The leader is strong enough, and rolls for the others all the same."""
    card = "pirate_fleet sides=front strengths=1,2,2,9 effects=I:shots:heavy_front,II:shots:heavy_front+heavy_front"
    r = met(gunship(0, 2), gunship(0, 1), gunship(0, 0), card=card, dice=[(3, 4), (2, 2), (2, 2)])
    assert [event.seat for event in r.events("rolled")] == [0, 0, 0]
    assert [sorted(event.data["aims"]) for event in r.events("shot")] == [["2"], ["1", "2"], ["1", "2"]]
    assert not hits(r, 0)


@pytest.mark.rule("MX-8.28", "MX-R-42")
def test_in_a_line_days_come_first_then_crew_then_goods_then_shots() -> None:
    card = "slaver_fleet sides=front strengths=9,9,9,9 effects=I:shots:heavy_front,I:goods:1,I:crew:1,I:days:1"
    r = met(gunship(0, goods=True), gunship(0, front=9), card=card, dice=[2])
    wanted = ("moved", "crew_lost", "goods_lost", "shot")
    told = [event.kind for event in r.happened if event.kind in wanted and event.seat in (0, None)]
    assert told == ["moved", "crew_lost", "goods_lost", "shot"]


@pytest.mark.rule("MX-8.26", "MX-R-20")
def test_energy_is_asked_for_only_if_it_decides_something_and_says_what() -> None:
    double = gunship(5) + "\n4,8 double_cannon 3000 ^\n6,8 battery_2 3000 cells=2\n"
    r = job(double, STRONG, mission="platinum_club", cards=MARAUDERS)
    about = r.asked(0).about
    assert r.asked(0).question == "power_cannons"
    assert about["rungs"] == [6, 7, 9]
    assert [about["options"][option]["then"] for option in ("4,8", "done")] == ["fleet_hurts_less", "fleet_hurts"]
    strong = STRONG.replace("4,6 cannon", "4,6 double_cannon") + "\n6,8 battery_2 3000 cells=2\n"
    weak = double.replace("10,6", "9,6").replace("double_cannon", "cannon")
    assert job(weak, strong, mission="platinum_club", cards=MARAUDERS).question() != "power_cannons 0"


def test_there_are_four_fleets_and_each_grows_with_the_level() -> None:
    fleets = [card for card in CARDS.values() if isinstance(card, Fleet)]
    assert {card.kind for card in fleets} == {"pirate_fleet", "marauder_fleet", "slaver_fleet", "smuggler_fleet"}
    for card in fleets:
        assert list(card.strengths) == sorted(set(card.strengths))
        assert [effect.level for effect in card.effects] == ["I", "II", "III", "IV"]


@pytest.mark.rule("MX-8.23", "MX-R-21")
def test_barrels_are_judged_one_by_one() -> None:
    text = gunship(0, 0) + "\n6,6 bidirectional_cannon 0030 ^\n6,8 battery_2 3000 cells=2\n"
    r = job(text, STRONG, mission="platinum_club", cards=ONE.format("front"), new_technology="yes")
    assert r.asked(0).about["options"]["6,6"]["reaches"] == 1.5
