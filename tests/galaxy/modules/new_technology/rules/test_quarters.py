"""Chapter 4: luxury cabins and stasis chambers."""

from __future__ import annotations

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import yard
from starboard.galaxy.table import Table
from tests.galaxy.modules.new_technology.rules.ships import QUIET, SCOUT, counted, meet, story, why_left

HOTEL = """
ship I
7,6 cannon 0030 ^
6,7 life_support_purple 0303
7,7 starting_cabin 3333
8,7 luxury_cabin 0003
7,8 engine 3000 ^
5,7 luxury_cabin 0300
"""
"""One luxury cabin is joined to a life support."""

GUESTS = HOTEL.replace("3333", "3333 crew=2").replace("luxury_cabin 0003", "luxury_cabin 0003 crew=1")
"""One guest, on 8,7; the other cabin has lost its own."""

DORMITORY = """
ship I
7,6 cannon 0030 ^
6,7 stasis_chamber 0300 figures=ZZZZ
7,7 starting_cabin 3333 crew=2
8,7 cabin 0033 crew=2
7,8 engine 3000 ^
"""

MIXED = """
ship I
6,6 life_support_brown 0330
7,6 cabin 0033 alien=brown
6,7 stasis_chamber 3300 figures=ZZZZ
7,7 starting_cabin 3333 crew=2
8,7 life_support_purple 0303
9,7 cabin 0003 alien=purple
7,8 engine 3000 ^
"""
"""Two awake humans, two aliens, four asleep."""


def launched(ship: str) -> Rehearsal[Table]:
    """A ship that is finished as it stands and manned, beside one that is not worth a word."""
    r = yard(ships=[ship], new_technology="yes")
    return r.choose(0, "finish 1").choose(1, "finish 2")


def crew_of(r: Rehearsal[Table]) -> tuple[int, int]:
    """Awake and asleep."""
    ship = r.state.ships[0]
    return ship.crew_count, ship.count("Z")


@pytest.mark.rule("BX-4.1", "BX-4.2", "BX-4.3", "BX-4.57")
def test_a_luxury_cabin_is_boarded_by_one_human_and_never_by_an_alien() -> None:
    ship = launched(HOTEL).game.view(0).table.ships[0]
    assert ship.figures == {"5,7": "H", "7,7": "HH", "8,7": "H"}
    assert ship.crew == 4


@pytest.mark.rule("BX-4.1", "BX-R-7")
def test_an_epidemic_spreads_through_luxury_cabins() -> None:
    r = meet(GUESTS, SCOUT, card="epidemic")
    assert r.state.ships[0].crew_count == 1
    assert story(r, "crew_lost") == [("crew_lost", 0)] * 2


@pytest.mark.rule("BX-4.4", "BX-4.13", "BX-R-96")
def test_nobody_moves_into_a_luxury_cabin_later() -> None:
    ship = DORMITORY.replace("8,7 cabin 0033 crew=2", "8,7 luxury_cabin 0033 crew=1")
    r = meet(ship, SCOUT, card="abandoned_ship crew_loss=2 credits=3 days=1")
    r.choose(0, "yes", "7,7", "8,7")
    assert r.options(0) == ["7,7", "done"]


@pytest.mark.rule("BX-4.5")
@pytest.mark.parametrize(("round_name", "worth"), [("I", 1), ("II", 2), ("III", 3)])
def test_the_guest_of_a_luxury_cabin_pays_on_arrival(round_name: str, worth: int) -> None:
    r = meet(GUESTS.replace("ship I", f"ship {round_name}"), GUESTS.replace("ship I", f"ship {round_name}"), card=QUIET)
    r.all_choose("fly on")
    (result,) = r.state.results
    paid = [(line["seat"], line["amount"]) for line in result["lines"] if line["kind"] == "luxury"]
    assert paid == [(0, worth), (1, worth)]


@pytest.mark.rule("BX-4.5")
def test_the_guests_of_a_ship_that_gave_up_pay_nothing() -> None:
    r = meet(GUESTS, SCOUT, card=QUIET).choose(0, "give up").choose(1, "fly on")
    assert not [line for line in r.state.results[0]["lines"] if line["kind"] == "luxury"]


@pytest.mark.rule("BX-4.6")
def test_four_humans_go_to_sleep_in_every_stasis_chamber() -> None:
    ship = DORMITORY.replace(" crew=2", "").replace(" figures=ZZZZ", "") + "9,7 stasis_chamber 0003\n"
    r = launched(ship.replace("cabin 0033", "cabin 0333"))
    assert r.game.view(0).table.ships[0].figures == {"6,7": "ZZZZ", "7,7": "HH", "8,7": "HH", "9,7": "ZZZZ"}
    assert r.state.bank.ledger["Z"] == -8


@pytest.mark.rule("BX-4.7", "BX-R-90")
def test_sleepers_are_not_counted_as_crew() -> None:
    r = meet(DORMITORY, DORMITORY.replace(" figures=ZZZZ", ""), card="combat_zone lines=crew:days:3")
    assert [counted(r, "crew", seat) for seat in (0, 1)] == [4, 4]
    card = "abandoned_station crew_needed=5 goods=B days=1"
    assert meet(DORMITORY, SCOUT, card=card).question() == "next_card 0 1"


@pytest.mark.rule("BX-4.8")
def test_sleepers_cannot_be_given_up() -> None:
    r = meet(DORMITORY, SCOUT, card="slavers strength=9 days=1 crew_loss=3 credits=1")
    assert r.options(0) == ["7,7", "8,7"]


@pytest.mark.rule("BX-4.9")
def test_without_an_awake_human_the_ship_must_give_up() -> None:
    r = meet(DORMITORY, SCOUT, card="slavers strength=9 days=1 crew_loss=4 credits=1")
    assert why_left(r) == "no_humans"
    assert not r.events("woken")


@pytest.mark.rule("BX-4.10")
def test_a_stasis_chamber_is_no_cabin_for_an_epidemic() -> None:
    joined = DORMITORY.replace("8,7 cabin 0033 crew=2", "8,7 cabin 0033")
    r = meet(joined, SCOUT, card="epidemic")
    assert crew_of(r) == (2, 4)


@pytest.mark.rule("BX-4.11", "BX-4.15")
def test_after_the_whole_loss_an_awake_human_may_wake_sleepers() -> None:
    r = meet(DORMITORY, SCOUT, card="slavers strength=9 days=1 crew_loss=2 credits=1").choose(0, "7,7")
    assert r.asked(0).question == "lose_crew"  # one is still owed, and nobody can be woken to pay with
    r.choose(0, "8,7")
    assert (r.asked(0).question, r.options(0)) == ("wake", ["7,7", "8,7", "done"])
    assert r.asked(0).about["asleep"] == 4
    r.choose(0, "7,7")
    assert crew_of(r) == (3, 3)
    r.choose(0, "done")
    assert crew_of(r) == (3, 3)


@pytest.mark.rule("BX-4.11")
def test_a_cabin_that_is_shot_off_wakes_somebody_too() -> None:
    r = meet(DORMITORY, DORMITORY, card="combat_zone lines=cannons:shots:heavy_right", dice=[7])
    assert r.question() == "next_card 0 1"  # the starting cabin is full, and the other cabin has gone
    emptier = DORMITORY.replace("3333 crew=2", "3333 crew=1")
    r = meet(emptier, emptier, card="combat_zone lines=cannons:shots:heavy_right", dice=[7])
    assert (r.question(), r.options(0)) == ("wake 0", ["7,7", "done"])


@pytest.mark.rule("BX-4.11")
def test_sleepers_lost_with_their_chamber_wake_nobody() -> None:
    emptier = DORMITORY.replace("3333 crew=2", "3333 crew=1")
    r = meet(emptier, emptier, card="combat_zone lines=cannons:shots:heavy_left", dice=[7])
    assert crew_of(r) == (3, 0)
    assert r.question() == "next_card 0 1"


@pytest.mark.rule("BX-4.12")
def test_two_humans_fit_where_an_alien_lived() -> None:
    r = meet(MIXED, SCOUT, card="abandoned_ship crew_loss=1 credits=3 days=1").choose(0, "yes", "9,7")
    r.choose(0, "9,7", "9,7")
    assert r.state.ships[0].figures[r.state.ships[0].board.squares["9,7"]] == "HH"
    assert r.question() == "next_card 0 1"  # every cabin is full


@pytest.mark.rule("BX-4.12")
def test_the_owner_chooses_the_chamber_from_which_somebody_is_woken() -> None:
    ship = DORMITORY.replace("8,7 cabin 0033", "8,7 cabin 0333") + "9,7 stasis_chamber 0003 figures=Z\n"
    r = meet(ship, SCOUT, card="abandoned_ship crew_loss=1 credits=3 days=1").choose(0, "yes", "7,7", "7,7")
    assert (r.asked(0).question, r.options(0)) == ("wake_from", ["6,7", "9,7"])
    r.choose(0, "9,7")
    assert r.events("woken")[0].data["path"] == ["9,7", "7,7"]


@pytest.mark.rule("BX-4.14")
def test_aliens_wake_nobody() -> None:
    r = meet(MIXED, SCOUT, card="slavers strength=9 days=1 crew_loss=2 credits=1").choose(0, "7,7", "7,7")
    assert not r.events("woken")
    assert why_left(r) == "no_humans"


@pytest.mark.rule("BX-4.11", "BX-4.12", "BX-4.15")
def test_example_two_and_three() -> None:
    """BX-EX-2 and BX-EX-3: an alien and a human leave, three are woken; then slavers take everybody awake."""
    slavers = "slavers strength=9 days=1 crew_loss=5 credits=1"
    r = meet(MIXED, SCOUT, card="abandoned_ship crew_loss=2 credits=3 days=1", after=[slavers, QUIET])
    r.choose(0, "yes", "9,7", "7,7").choose(0, "7,7", "9,7", "9,7")
    assert crew_of(r) == (5, 1)
    r.all_choose("fly on")
    assert not [event for event in r.events("woken") if event.data["path"][1] == "7,6"]
    assert why_left(r) == "no_humans"
