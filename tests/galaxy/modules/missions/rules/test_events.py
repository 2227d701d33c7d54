"""Special events: dust, diseases and radiation; and the shot at whoever hides from a supercard in hyperspace."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.flight.launch import decks
from starboard.galaxy.modules.missions.supercards.dealing import DECK
from starboard.galaxy.modules.missions.supercards.dust import NanobotDust
from tests.galaxy.modules.missions.jobs import begun, fly, go_on, hits, job, pieces

EVENTS = ("nanobot_dust", "dense_stardust", "plague", "contagion", "radiation_wave", "meltdown")
BOOSTERS: Any = {"new_technology": "yes"}
LEVELS = ("I", "II", "III")


def at_level(level: str, text: str) -> str:
    return f"\nship {level}\n{text.strip()}\n"


SMOOTH = """
7,7 starting_cabin 3333 crew=2
7,6 structural 0030
6,7 structural 0300
8,7 structural 0003
7,8 structural 3000
"""
"""Nothing is exposed."""


def lost(r: Any, seat: int = 0) -> set[str]:
    """The squares of what came loose from a ship."""
    return {square for event in r.events("parts_lost", seat) for square in event.data["squares"]}


def met(text: str, card: str, level: str = "II", **settings: Any) -> Any:
    """A ship meets a supercard at a level, beside one that has nothing to lose."""
    ships = (at_level(level, text), at_level(level, SMOOTH))
    return job(*ships, mission="platinum_club", cards=card, **settings)


@pytest.mark.rule("MX-8.39")
def test_there_is_one_card_of_each_of_the_six_events() -> None:
    table = begun("platinum_club").state
    kinds = [CARDS[card].kind for card in decks(table)[DECK]]
    assert [kinds.count(kind) for kind in EVENTS] == [1] * 6


SPIKY = """
7,7 starting_cabin 3333 crew=2
7,8 structural 3033
6,7 structural 0303
8,7 structural 0333
7,6 structural 0030
"""
"""In the order of squares: 6,7 has one exposed connector, 7,8 two (rear and left), 8,7 two (right and rear)."""


@pytest.mark.rule("MX-8.53", "MX-8.39", "MX-4.2")
@pytest.mark.parametrize(("level", "gone"), [("I", set()), ("II", {"7,8", "8,7"}), ("III", {"7,8", "8,7"})], ids=LEVELS)
def test_nanobots_take_components_with_enough_exposed_connectors(level: str, gone: set[str]) -> None:
    r = go_on(met(SPIKY, "SC20", level))
    assert lost(r) == gone
    assert not hits(r)
    assert [event.data["squares"] for event in r.events("nanobots_ate", 0)] == ([["8,7", "7,8"]] if gone else [])
    assert len(r.events("missed", 1)) == 1


@pytest.mark.rule("MX-8.53")
def test_at_level_four_one_exposed_connector_is_enough() -> None:
    card = CARDS["SC20"]
    assert isinstance(card, NanobotDust)
    assert card.exposed == (3, 2, 2, 1)
    r = go_on(met(SPIKY, "nanobot_dust exposed=1,1,1,1"))
    assert lost(r) == {"7,8", "8,7", "6,7"}


@pytest.mark.rule("MX-8.53", "MX-EX-20")
def test_a_starting_cabin_comes_loose_and_the_ship_falls_apart() -> None:
    text = """
7,7 starting_cabin 3333 crew=2
6,7 cabin 0300 crew=2
8,7 cabin 0003 crew=2
"""
    r = met(text, "SC20")
    assert r.question() == "keep_part 0"
    r.choose(0, "8,7")
    assert pieces(r) == {"8,7"}
    assert lost(r) == {"7,7", "6,7"}
    assert r.state.ships[0].crew_count == 2
    assert len(r.state.ships[0].lost) == 2


@pytest.mark.rule("MX-8.53")
def test_all_of_them_come_loose_at_once_and_connectors_are_counted_once() -> None:
    """Without 8,7 the starting cabin would have an exposed connector more: it is not looked at again."""
    text = SMOOTH.replace("8,7 structural 0003", "8,7 structural 3303").replace("7,6 structural 0030\n", "")
    r = go_on(met(text, "SC20"))
    assert lost(r) == {"8,7"}
    assert "7,7" in pieces(r)


@pytest.mark.rule("MX-4.4", "MX-8.53")
def test_what_comes_loose_sets_nothing_off() -> None:
    text = SMOOTH.replace("8,7 structural 0003", "8,7 explosive_container 0333")
    r = go_on(met(text, "SC20"))
    assert lost(r) == {"8,7"}
    assert not r.events("exploded")
    assert "7,7" in pieces(r)


@pytest.mark.rule("MX-8.54")
@pytest.mark.parametrize(("level", "days"), [("I", 2), ("II", 2), ("III", 3)], ids=LEVELS)
def test_dense_stardust_costs_days_for_each_exposed_connector(level: str, days: int) -> None:
    ships = [at_level(level, SPIKY), at_level(level, SPIKY.replace("6,7 structural 0303", "6,7 structural 0300"))]
    r = go_on(job(*ships, mission="platinum_club", cards="SC21"))
    assert [(event.seat, event.data["days"]) for event in r.events("moved")] == [(1, -days * 4), (0, -days * 5)]


CABINS = """
7,7 starting_cabin 3333 crew=2
6,7 cabin 0300 crew=2
8,7 structural 0303
9,7 cabin 0003 crew=2
"""


@pytest.mark.rule("MX-8.55")
def test_a_plague_takes_everybody_from_cabins_that_are_joined() -> None:
    r = go_on(met(CABINS, "SC22"))
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["6,7", "6,7", "7,7", "7,7"]
    assert r.state.ships[0].crew_count == 2
    assert r.state.ships[1].crew_count == 2
    assert len(r.events("missed", 1)) == 1


@pytest.mark.rule("MX-8.56")
@pytest.mark.parametrize(("level", "left"), [("I", 2), ("II", 2), ("III", 2)], ids=LEVELS)
def test_a_contagion_looks_anew_each_time(level: str, left: int) -> None:
    """After the second pass nobody lives in the joined cabins, so a third one finds nobody."""
    r = go_on(met(CABINS, "SC23", level))
    assert r.state.ships[0].crew_count == left
    assert len(r.events("contagion_passed")) == (3 if level == "III" else 2)
    assert len(r.events("crew_lost", 0)) == 4


@pytest.mark.rule("MX-8.56")
def test_a_cabin_that_the_first_pass_emptied_infects_nobody() -> None:
    r = go_on(met(CABINS.replace("6,7 cabin 0300 crew=2", "6,7 cabin 0300 crew=1"), "SC23"))
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["6,7", "7,7"]
    assert r.state.ships[0].crew_count == 3


@pytest.mark.rule("MX-8.56")
def test_sleepers_may_be_woken_between_two_passes() -> None:
    text = "7,7 starting_cabin 3333 crew=2\n6,7 cabin 0300 crew=1\n8,7 stasis_chamber 0003 figures=ZZZZ\n"
    r = met(text, "SC23", **BOOSTERS)
    assert r.question() == "wake 0"
    assert len(r.events("contagion_passed")) == 1
    r.choose(0, "6,7")
    while r.question().startswith("wake"):
        r.choose(0, r.options(0)[-1])
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["6,7", "7,7", "6,7", "7,7"]


BATTERIES = """
7,7 starting_cabin 3333 crew=2
6,7 battery_2 0300 cells=2
8,7 battery_3 0303 cells=3
9,7 cabin 0003 crew=2
7,8 battery_2 3000
"""


@pytest.mark.rule("MX-8.57", "MX-R-45")
def test_a_wave_takes_crew_beside_charged_batteries_and_a_token_from_each() -> None:
    r = go_on(met(BATTERIES, "SC24"))
    ship = r.state.ships[0]
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["7,7", "9,7"]
    assert {ship.board.names[square]: tokens for square, tokens in ship.cells.items() if tokens} == {"6,7": 1, "8,7": 2}
    assert [event.data["squares"] for event in r.events("batteries_drained", 0)] == [["6,7", "8,7"]]


@pytest.mark.rule("MX-8.57")
def test_a_battery_with_nobody_beside_it_keeps_its_tokens() -> None:
    lonely = BATTERIES.replace("9,7 cabin 0003 crew=2", "9,7 structural 0303\n10,7 battery_2 0003 cells=2")
    r = go_on(met(lonely, "SC24"))
    ship = r.state.ships[0]
    assert ship.cells[ship.board.squares["10,7"]] == 2
    assert len(r.events("crew_lost", 0)) == 1


@pytest.mark.rule("MX-8.57", "MX-R-45")
def test_a_solar_panel_counts_as_a_battery_but_has_no_token_to_lose() -> None:
    text = "7,7 starting_cabin 3333 crew=2\n8,7 solar_panel 0003\n"
    r = go_on(met(text, "SC24", newer_technology="yes"))
    assert r.state.ships[0].crew_count == 1
    assert not r.events("batteries_drained")


@pytest.mark.rule("MX-8.58", "MX-4.2")
@pytest.mark.parametrize(
    ("level", "gone"),
    [("I", {"8,7", "9,7"}), ("II", {"8,7", "9,7"}), ("III", {"6,7", "8,7", "9,7"})],
    ids=LEVELS,
)
def test_a_meltdown_takes_batteries_with_enough_tokens(level: str, gone: set[str]) -> None:
    """The cabin behind a battery falls off with it."""
    r = met(BATTERIES.replace("6,7 battery_2 0300 cells=2", "6,7 battery_2 0300 cells=1"), "SC25", level)
    r = go_on(r, "7,7")
    assert lost(r) == gone
    assert not hits(r)
    assert "7,8" in pieces(r)


HOPPER = """
7,7 starting_cabin 3333 crew=2
7,8 engine 3003 ^
6,7 structural 0333
6,8 engine_booster 3300
5,7 battery_3 0300 cells=3
8,7 structural 0003
7,6 structural 0030
"""


@pytest.mark.rule("MX-7.8", "MX-7.9", "MX-10.9", "MX-R-15")
def test_whoever_jumps_from_a_supercard_is_shot_at_once() -> None:
    r = met(HOPPER, "SC22", dice=[(4, 4)], **BOOSTERS)
    assert r.question() == "jump 0"
    r.choose(0, next(option for option in r.options(0) if option != "stay"))
    go_on(r)
    assert not r.events("crew_lost", 0)
    assert [event.data["seats"] for event in r.events("shot_into_hyperspace")] == [[0]]
    assert [(event.data["weight"], event.data["side"]) for event in r.events("shot")] == [("heavy", "front")]
    assert "8,7" in hits(r)


@pytest.mark.rule("MX-7.9", "MX-10.9")
def test_whoever_jumped_earlier_is_shot_at_too_but_not_at_other_cards() -> None:
    ships = (at_level("II", HOPPER), at_level("II", SMOOTH))
    r = job(*ships, mission="platinum_club", cards=["nothing", "SC22"], dice=[(4, 4)], **BOOSTERS)
    r.choose(0, next(option for option in r.options(0) if option != "stay"))
    go_on(r)
    assert not r.events("shot")
    go_on(fly(r))
    assert len(r.events("shot")) == 1
    assert "8,7" in hits(r)


@pytest.mark.rule("MX-R-35", "MX-2.21")
def test_whoever_hides_behind_a_bottle_is_not_in_hyperspace() -> None:
    text = at_level("II", SMOOTH.replace("8,7 structural 0003", "8,7 fragile_container 0003"))
    r = job(text, at_level("II", SMOOTH), mission="beverage_run", cards="SC22")
    r.choose(0, "8,7")
    go_on(r)
    assert not r.events("shot")
    assert not r.events("shot_into_hyperspace")
