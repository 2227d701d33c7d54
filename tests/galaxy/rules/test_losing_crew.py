import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_flight import QUIET, SCOUT

MIXED_CREW = """
ship I
7,6 life_support_purple 0330
8,6 cabin 0003 alien=purple
6,7 cabin 0300 crew=1
7,7 starting_cabin 3333 crew=2
7,8 engine 3000 ^
"""


def raided(ship: str, amount: int) -> Rehearsal[Table]:
    """Seat 0 must give up this many crew members."""
    return flight(ship, SCOUT, cards=[f"slavers strength=9 days=1 crew_loss={amount} credits=1", QUIET])


def crew(r: Rehearsal[Table], seat: int = 0) -> dict[str, str]:
    return dict(r.game.view(seat).table.ships[seat].figures)


@pytest.mark.rule("GT-14.1")
@pytest.mark.parametrize(
    ("cabin", "left"),
    [
        ("8,6", {"6,7": "H", "7,7": "HH"}),
        ("6,7", {"7,7": "HH", "8,6": "P"}),
        ("7,7", {"6,7": "H", "7,7": "H", "8,6": "P"}),
    ],
)
def test_the_owner_chooses_who_goes_and_from_which_cabin(cabin: str, left: dict[str, str]) -> None:
    r = raided(MIXED_CREW, 1)
    assert r.question() == "lose_crew 0"
    assert set(r.options(0)) == {"8,6", "6,7", "7,7"}
    assert crew(r.choose(0, cabin)) == left


@pytest.mark.rule("GT-14.1")
def test_each_crew_member_to_go_is_chosen_and_an_empty_cabin_is_no_choice() -> None:
    r = raided(MIXED_CREW, 3)
    r.choose(0, "6,7")
    assert set(r.options(0)) == {"8,6", "7,7"}
    r.choose(0, "7,7")
    assert set(r.options(0)) == {"8,6", "7,7"}
    r.choose(0, "8,6")
    assert crew(r) == {"7,7": "H"}
    assert [event.data["who"] for event in r.events("crew_lost", 0)] == ["human", "human", "purple"]


@pytest.mark.rule("GT-14.1", "GT-14.2")
@pytest.mark.parametrize("amount", [4, 5])
def test_nobody_is_asked_in_which_order_a_whole_crew_goes(amount: int) -> None:
    r = raided(MIXED_CREW, amount)
    assert r.question() != "lose_crew 0"
    assert [event.data["square"] for event in r.events("crew_lost", 0)] == ["8,6", "6,7", "7,7", "7,7"]
    assert raided(MIXED_CREW, 3).question() == "lose_crew 0"


@pytest.mark.rule("GT-14.2")
def test_a_crew_too_small_goes_whole_and_nothing_more_is_owed() -> None:
    card = "combat_zone lines=cannons:crew:7,engines:days:1,engines:days:1"
    r = flight(MIXED_CREW, SCOUT, cards=[card, QUIET], purses=[5, 5])
    assert len(r.events("crew_lost", 0)) == 4
    assert crew(r) == {}
    assert not r.events("paid", 0)
    assert r.state.accounts[0] == 5


@pytest.mark.rule("GT-14.2", "GT-R-17")
def test_a_crew_too_small_may_not_be_traded_for_an_abandoned_ship() -> None:
    r = flight(MIXED_CREW, SCOUT, cards=["abandoned_ship crew_loss=5 credits=9 days=1", QUIET])
    assert r.question() == "next_card 0 1"
    assert not r.events("crew_lost")


@pytest.mark.rule("GT-14.3")
def test_crew_and_tokens_stay_where_they_are() -> None:
    ship = """
    ship I
    6,7 cabin 0333 crew=1
    7,7 starting_cabin 3333 crew=1
    8,7 cargo_2 0033 goods=B
    6,8 battery_2 3000 cells=1
    7,8 battery_2 3000 cells=1
    8,8 cargo_2 3000
    """
    cards = ["planets planets=Y,Y days=1", "meteors meteors=small_front", QUIET, QUIET]
    r = flight(ship, SCOUT, cards=cards, dice=[2], fly_on=False)
    offered: list[str] = []
    for choice in ("fly on", "land 1", "lift B 8,7", "load B 8,8", "load Y 8,8", "fly on", "fly on"):
        offered += r.options(0)
        r.choose(0, choice)
        if 1 in r.game.seats_asked():
            r.choose(1, "pass" if "pass" in r.options(1) else "fly on")
    moved = {tuple(option.split(" ")[1:]) for option in offered if option.startswith(("lift", "load"))}
    assert moved == {("B", "8,7"), ("B", "8,8"), ("Y", "8,7"), ("Y", "8,8")}
    assert {option.split(" ")[0] for option in offered} <= {"fly", "give", "land", "pass", "lift", "load", "done"}
    view = r.game.view(0).table.ships[0]
    assert view.figures == {"6,7": "H", "7,7": "H"}
    assert view.cells == {"6,8": 1, "7,8": 1}


@pytest.mark.rule("GT-14.3")
def test_survivors_do_not_move_into_an_empty_cabin() -> None:
    r = raided(MIXED_CREW, 2).choose(0, "7,7", "7,7")
    assert r.question() == "next_card 0"  # the other ship has lost everybody
    assert crew(r) == {"6,7": "H", "8,6": "P"}


@pytest.mark.rule("GT-14.4")
def test_an_alien_leaves_when_its_life_support_is_destroyed() -> None:
    ship = """
    ship I
    7,6 life_support_purple 0330
    8,6 cabin 0033 alien=purple
    7,7 starting_cabin 3333 crew=2
    8,7 structural 3003
    """
    r = flight(ship, SCOUT, cards=["combat_zone lines=engines:shots:heavy_front", QUIET], dice=[7])
    left = r.events("alien_left", 0)[0].data
    assert left == {"colour": "purple", "square": "8,6", "now": {"figures": {"8,6": None}}}
    assert crew(r) == {"7,7": "HH"}
    assert not r.state.bank.ledger["P"]
    assert "8,6" in r.game.view(0).table.ships[0].pieces


TWO_SUPPORTS = """
ship I
7,6 life_support_{first} 0330
8,6 cabin 0033 alien=brown
7,7 starting_cabin 3333 crew=2
8,7 life_support_{second} 3003
"""


@pytest.mark.rule("GT-14.4")
@pytest.mark.parametrize(
    ("first", "second", "stays"), [("brown", "brown", True), ("brown", "purple", False), ("purple", "brown", True)]
)
def test_an_alien_stays_while_another_life_support_of_its_colour_is_joined(
    first: str, second: str, stays: bool
) -> None:
    ship = TWO_SUPPORTS.format(first=first, second=second)
    r = flight(ship, SCOUT, cards=["combat_zone lines=engines:shots:heavy_front", QUIET], dice=[7])
    assert "7,6" not in r.game.view(0).table.ships[0].pieces
    assert crew(r).get("8,6") == ("B" if stays else None)


@pytest.mark.rule("GT-14.4")
def test_an_alien_leaves_when_its_life_support_comes_off_as_an_error() -> None:
    ship = """
    ship I
    7,7 starting_cabin 3333 crew=2
    8,7 cabin 0303 alien=purple
    9,7 life_support_purple 0013
    9,8 structural 2000    # double on single
    """
    r = flight(ship, SCOUT, cards=[QUIET], inspection="players", fly_on=False)
    r.choose(0, "fly on").choose(1, "point 0").choose(0, "9,7")
    assert r.events("alien_left", 0)
    assert crew(r) == {"7,7": "HH"}


ONE_HUMAN_ONE_ALIEN = """
ship I
8,7 cabin 0303 alien=brown
9,7 life_support_brown 0003
7,7 starting_cabin 3333 crew=1
7,8 engine 3000 ^
"""


@pytest.mark.rule("GT-14.5")
def test_an_alien_counts_as_one_crew_member_in_a_combat_zone() -> None:
    # two and two: a tie, which hits the leader; without the alien the first ship would be the smaller
    r = flight(SCOUT, ONE_HUMAN_ONE_ALIEN, cards=["combat_zone lines=crew:days:1", QUIET])
    assert [event.seat for event in r.events("weakest")] == [0]
    r = flight(ONE_HUMAN_ONE_ALIEN, MIXED_CREW, cards=["combat_zone lines=crew:days:1", QUIET], at=[0, 5])
    assert [event.seat for event in r.events("weakest")] == [0]  # two against four


@pytest.mark.rule("GT-14.5")
def test_an_alien_counts_as_one_crew_member_for_sabotage() -> None:
    r = flight(SCOUT, ONE_HUMAN_ONE_ALIEN, cards=["sabotage", QUIET], dice=[7, 6])
    assert [event.data["square"] for event in r.events("component_destroyed", 0)] == ["7,6"]
    assert not r.events("component_destroyed", 1)


@pytest.mark.rule("GT-14.5")
@pytest.mark.parametrize(
    "card", ["abandoned_ship crew_loss={crew} credits=1 days=1", "abandoned_station crew_needed={crew} goods=B days=1"]
)
def test_an_alien_counts_as_one_crew_member_for_ships_and_stations(card: str) -> None:
    enough = flight(ONE_HUMAN_ONE_ALIEN, SCOUT, cards=[card.format(crew=2), QUIET])
    assert enough.question() == "use_card 0"
    short = flight(ONE_HUMAN_ONE_ALIEN, SCOUT, cards=[card.format(crew=3), QUIET])
    assert short.question() == "next_card 0 1"


@pytest.mark.rule("GT-14.5")
def test_an_alien_may_be_given_to_slavers_and_suffers_from_an_epidemic() -> None:
    r = raided(ONE_HUMAN_ONE_ALIEN, 1).choose(0, "8,7")
    assert crew(r) == {"7,7": "H"}
    sick = flight(ONE_HUMAN_ONE_ALIEN, SCOUT, cards=["epidemic", QUIET])
    assert [event.data["who"] for event in sick.events("crew_lost", 0)] == ["human", "brown"]


@pytest.mark.rule("GT-EX-20")
def test_example_two_humans_and_an_alien_are_left_on_an_abandoned_ship() -> None:
    ship = ONE_HUMAN_ONE_ALIEN.replace("crew=1", "crew=2")
    r = flight(ship, SCOUT, cards=["abandoned_ship crew_loss=3 credits=4 days=1", QUIET], purses=[0, 0], at=[5, 0])
    r.choose(0, "yes")
    assert sorted(event.data["who"] for event in r.events("crew_lost", 0)) == ["brown", "human", "human"]
    assert r.state.accounts[0] == 4
    assert [(event.data["start"], event.data["end"]) for event in r.events("moved", 0)] == [(5, 4)]
    assert r.state.flight.left == {0: "no_humans"}
    assert r.question() == "next_card 1"
