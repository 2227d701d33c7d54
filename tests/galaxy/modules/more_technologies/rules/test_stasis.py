"""Section 9: stasis chambers."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import yard
from tests.galaxy.modules.more_technologies.rules.life import (
    CYAN,
    DORMITORY,
    SCOUT,
    aboard,
    counted,
    crew_of,
    meet,
    meet_with,
    story,
    why_left,
)


def slavers(crew: int) -> str:
    return f"slavers strength=9 days=1 crew_loss={crew} credits=1"


def ship_for(crew: int) -> str:
    return f"abandoned_ship crew_loss={crew} credits=3 days=1"


TWO_CHAMBERS = DORMITORY.replace("8,7 cabin 0003 crew=2", "8,7 stasis_chamber 0003 figures=ZZ")
"""Both are joined to the starting cabin, one of them to the other cabin as well."""

APART = DORMITORY.replace("5,7 cabin 0300 crew=2", "").replace("6,7 stasis_chamber 0303", "6,7 stasis_chamber 0300")
"""The chamber is joined to the starting cabin alone."""


@pytest.mark.rule("KX-9.1")
def test_four_astronauts_go_to_sleep_in_each_chamber() -> None:
    ship = DORMITORY.replace(" crew=2", "").replace(" figures=ZZZZ", "")
    ship = ship.replace("8,7 cabin 0003", "8,7 stasis_chamber 0003")
    r = yard(round_name="second-II", ships=[ship], more_technologies="yes").choose(0, "finish 1").choose(1, "finish 2")
    assert aboard(r) == {"5,7": "HH", "6,7": "ZZZZ", "7,7": "HH", "8,7": "ZZZZ"}
    assert r.state.bank.ledger["Z"] == -8


@pytest.mark.rule("KX-9.2", "KX-14.10")
def test_sleepers_are_no_crew() -> None:
    r = meet(DORMITORY, DORMITORY.replace(" figures=ZZZZ", ""), card="combat_zone lines=crew:days:3")
    assert [counted(r, "crew", seat) for seat in (0, 1)] == [6, 6]
    card = "abandoned_station crew_needed=7 goods=B days=1"
    assert meet(DORMITORY, SCOUT, card=card).question() == "next_card 0 1"


@pytest.mark.rule("KX-9.3", "KX-R-9")
def test_nobody_gives_sleepers_away_for_a_reward() -> None:
    assert meet(DORMITORY, SCOUT, card=ship_for(7)).question() == "next_card 0 1"
    r = meet(DORMITORY, SCOUT, card=ship_for(2)).choose(0, "yes")
    assert r.options(0) == ["5,7", "7,7", "8,7"]


@pytest.mark.rule("KX-9.4", "KX-R-8", "KX-14.10")
def test_a_penalty_takes_sleepers_when_nobody_else_is_left() -> None:
    r = meet(DORMITORY, SCOUT, card=slavers(8))
    assert story(r, "crew_lost", "sleeper_lost") == [*[("crew_lost", 0)] * 6, *[("sleeper_lost", 0)] * 2]
    assert crew_of(r) == (0, 2)
    assert (r.question(), r.asked(0).about["asleep"], r.asked(0).about["beds"]) == ("wake 0", 2, 2)


@pytest.mark.rule("KX-9.4")
def test_the_owner_says_from_which_chamber_sleepers_are_taken() -> None:
    r = meet(TWO_CHAMBERS, SCOUT, card=slavers(5))
    assert (r.question(), r.options(0)) == ("lose_sleeper 0", ["6,7", "8,7"])
    assert r.asked(0).about == {"left": 1, "each": {"6,7": 4, "8,7": 2}}
    r.choose(0, "8,7")
    assert aboard(r) == {"6,7": "ZZZZ", "8,7": "Z"}


@pytest.mark.rule("KX-9.4")
def test_a_penalty_that_takes_everybody_takes_the_sleepers_too() -> None:
    r = meet(DORMITORY, SCOUT, card=slavers(11))
    assert story(r, "crew_lost", "sleeper_lost")[:10] == [*[("crew_lost", 0)] * 6, *[("sleeper_lost", 0)] * 4]
    assert why_left(r) == "no_humans"


@pytest.mark.rule("KX-9.4", "KX-9.6")
def test_the_second_line_of_a_combat_zone_finds_those_who_were_left_asleep() -> None:
    zone = "combat_zone lines=engines:crew:2,engines:crew:3"
    ship = SCOUT + "6,7 stasis_chamber 0300 figures=ZZZZ\n"
    r = meet(ship, SCOUT, card=zone).choose(0, "done")
    assert story(r, "crew_lost", "sleeper_lost") == [*[("crew_lost", 0)] * 2, *[("sleeper_lost", 0)] * 3]
    assert (r.question(), r.asked(0).about["asleep"]) == ("wake 0", 1)  # before the card is over, and not sooner
    r.choose(0, "7,7")
    assert crew_of(r) == (1, 0)
    assert why_left(r) is None


@pytest.mark.rule("KX-9.5", "KX-9.6", "KX-9.7", "KX-9.8", "KX-9.10", "KX-R-8")
def test_after_a_whole_loss_sleepers_may_be_woken_for_the_cabins_joined_to_their_chamber() -> None:
    r = meet(DORMITORY, SCOUT, card=ship_for(4)).choose(0, "yes", "5,7", "7,7")
    assert r.asked(0).question == "lose_crew"  # nobody is woken before all of it is paid
    r.choose(0, "8,7", "8,7")
    assert (r.question(), r.options(0)) == ("wake 0", ["5,7", "7,7", "done"])  # not 8,7, which is not joined to it
    assert r.asked(0).about["options"]["7,7"] == {"price": {"sleepers": 1}, "gain": {"crew": 1}}
    r.choose(0, "7,7")
    assert aboard(r) == {"5,7": "H", "6,7": "ZZZ", "7,7": "HH"}
    assert r.options(0) == ["5,7", "done"]  # two to a cabin
    assert r.events("woken")[0].data["path"] == ["6,7", "7,7"]
    r.choose(0, "done")
    assert crew_of(r) == (3, 3)
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("KX-9.5")
def test_a_loss_by_force_wakes_as_well() -> None:
    r = meet(DORMITORY, SCOUT, card=slavers(1)).choose(0, "7,7")
    assert (r.question(), r.options(0)) == ("wake 0", ["7,7", "done"])
    r = meet(DORMITORY, SCOUT, card="epidemic")
    assert (r.question(), r.options(0)) == ("wake 0", ["7,7", "done"])


@pytest.mark.rule("KX-9.5")
def test_without_a_loss_nobody_is_woken() -> None:
    emptier = DORMITORY.replace("3333 crew=2", "3333 crew=1")
    assert meet(emptier, SCOUT, card="stardust").question() == "next_card 0 1"


@pytest.mark.rule("KX-9.5")
def test_places_that_were_empty_before_the_loss_may_be_filled() -> None:
    emptier = DORMITORY.replace("3333 crew=2", "3333 crew=1")
    r = meet(emptier, SCOUT, card=slavers(1)).choose(0, "8,7")
    assert r.options(0) == ["7,7", "done"]


@pytest.mark.rule("KX-9.9")
def test_nobody_is_woken_for_the_cabin_of_an_alien() -> None:
    ship = CYAN + "6,6 stasis_chamber 0330 figures=ZZZZ\n"
    ship = ship.replace("6,7 cabin 0303", "6,7 cabin 3303").replace("7,6 cannon 0030", "7,6 cannon 0033")
    r = meet_with("technician", ships=[ship, SCOUT], card=slavers(1)).choose(0, "7,7")
    assert r.question() == "next_card 0 1"  # the chamber is joined to the alien's cabin alone
    r = meet_with("technician", ships=[ship, SCOUT], card=slavers(1)).choose(0, "6,7")
    assert (r.question(), r.options(0)) == ("wake 0", ["6,7", "done"])
    r.choose(0, "6,7", "6,7")
    assert aboard(r) == {"6,6": "ZZ", "6,7": "HH", "7,7": "HH"}


@pytest.mark.rule("KX-9.10")
def test_the_owner_chooses_among_the_chambers_joined_to_the_cabin() -> None:
    r = meet(TWO_CHAMBERS, SCOUT, card=ship_for(2)).choose(0, "yes", "5,7", "7,7")
    r.choose(0, "7,7")
    assert (r.question(), r.options(0)) == ("wake_from 0", ["6,7", "8,7"])
    r.choose(0, "8,7")
    assert aboard(r) == {"5,7": "H", "6,7": "ZZZZ", "7,7": "HH", "8,7": "Z"}
    r.choose(0, "5,7")  # which only one of them serves
    assert aboard(r) == {"5,7": "HH", "6,7": "ZZZ", "7,7": "HH", "8,7": "Z"}


def test_how_many_could_be_woken_is_told_as_it_is() -> None:
    """One sleeper serves either cabin, the four others one cabin only: three places, two of which can be filled."""
    ship = """
ship second-II
    7,6 cannon 0030 ^
    5,7 cabin 0300
    6,7 stasis_chamber 0303 figures=Z
    7,7 starting_cabin 3333 crew=2
    8,7 stasis_chamber 0003 figures=ZZZZ
    7,8 engine 3000 ^
    """
    r = meet(ship, SCOUT, card=slavers(1))
    assert (r.question(), r.options(0)) == ("wake 0", ["5,7", "7,7", "done"])
    assert (r.asked(0).about["asleep"], r.asked(0).about["beds"]) == (5, 2)


@pytest.mark.rule("KX-9.11", "KX-14.9")
def test_who_has_nobody_awake_is_asked_once_more_before_giving_up() -> None:
    r = meet(APART.replace("8,7 cabin 0003 crew=2\n", ""), SCOUT, card=slavers(2))
    assert r.asked(0).about["options"]["done"] == {}
    r.choose(0, "done")
    assert (r.question(), r.options(0)) == ("wake 0", ["7,7", "done"])
    assert r.asked(0).about["options"]["done"] == {"then": "no_humans", "ends_flight": True}
    stays = Rehearsal(r.game.copy()).choose(0, "7,7")
    assert (stays.question(), stays.options(0)) == ("wake 0", ["7,7", "done"])
    assert stays.asked(0).about["options"]["done"] == {}
    stays.choose(0, "done")
    assert (crew_of(stays), why_left(stays)) == ((1, 3), None)
    r.choose(0, "done")
    assert why_left(r) == "no_humans"


@pytest.mark.rule("KX-9.11")
def test_with_aliens_alone_somebody_must_be_woken() -> None:
    ship = CYAN + "8,7 stasis_chamber 0003 figures=ZZZZ\n"
    r = meet_with("technician", ships=[ship, SCOUT], card=slavers(2)).choose(0, "7,7", "7,7", "done")
    assert r.asked(0).about["options"]["done"] == {"then": "no_pilot", "ends_flight": True}
    assert why_left(r.choose(0, "done")) == "no_humans"


@pytest.mark.rule("KX-9.11")
def test_a_price_says_that_the_flight_ends_only_where_nobody_could_be_woken() -> None:
    r = meet(DORMITORY, SCOUT, card=ship_for(6))
    assert "ends_flight" not in r.asked(0).about["options"]["yes"]
    r.choose(0, "yes")
    assert (crew_of(r), r.question()) == ((0, 4), "wake 0")
    awake = DORMITORY.replace(" figures=ZZZZ", "")
    assert meet(awake, SCOUT, card=ship_for(6)).asked(0).about["options"]["yes"]["ends_flight"]
    r = meet(CYAN + "8,7 stasis_chamber 0003 figures=ZZZZ\n", SCOUT, card=ship_for(2)).choose(0, "yes", "7,7")
    assert "fatal" not in r.asked(0).about


@pytest.mark.rule("KX-9.12")
def test_sleepers_without_a_cabin_save_nobody() -> None:
    ship = SCOUT + "8,7 cannon 0003 ^\n6,7 structural 0300\n6,6 stasis_chamber 0030 figures=ZZZZ\n"
    ship = ship.replace("6,7 structural 0300", "6,7 structural 3300")
    r = meet(ship, SCOUT, card=slavers(2))
    assert why_left(r) == "no_humans"
    assert not r.events("woken")


@pytest.mark.rule("KX-R-45")
def test_sleepers_lost_with_their_chamber_wake_nobody() -> None:
    ship = DORMITORY.replace("3333 crew=2", "3333 crew=1").replace("5,7 cabin 0300 crew=2\n", "")
    r = meet(ship, ship, card="combat_zone lines=cannons:shots:heavy_left", dice=[7])
    assert crew_of(r) == (3, 0)
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("KX-R-56")
def test_a_chamber_is_no_cabin_for_an_epidemic() -> None:
    joined = DORMITORY.replace("5,7 cabin 0300 crew=2\n", "").replace("8,7 cabin 0003 crew=2", "8,7 cabin 0003")
    r = meet(joined, SCOUT, card="epidemic")
    assert crew_of(r) == (2, 4)
