"""Giving up a flight: GT-24, GT-EX-21 and the rulings on it."""

import pytest

from starboard.engine import Rehearsal
from starboard.galaxy.scenario import flight
from starboard.galaxy.table import Table
from tests.galaxy.rules.ships_ending import ALIEN_CREW, BARE, QUIET, TIDY, UNTIDY, loaded, with_losses
from tests.galaxy.settled import rows

COMBAT = "combat_zone lines=crew:days:3,engines:crew:2,cannons:shots:heavy_rear"


def leave(r: Rehearsal[Table], *leavers: int) -> Rehearsal[Table]:
    """Before a card these seats give up and everybody else flies on."""
    for seat in r.game.seats_asked():
        r.choose(seat, "give up" if seat in leavers else "fly on")
    return r


def in_flight(r: Rehearsal[Table]) -> list[int]:
    table = r.game.view(None).table
    return list(table.flight.order)


def why_left(r: Rehearsal[Table], seat: int) -> list[str]:
    return [event.data["why"] for event in r.events("gave_up", seat)]


def kinds(r: Rehearsal[Table], *wanted: str) -> list[tuple[str, int | None]]:
    """The events of these kinds with their seats, in the order in which they happened."""
    return [(event.kind, event.seat) for event in r.happened if event.kind in wanted]


@pytest.mark.rule("GT-24.1")
def test_who_gives_up_leaves_the_track_and_no_later_card_touches_the_ship() -> None:
    r = flight(UNTIDY, UNTIDY, cards=["meteors meteors=large_left", COMBAT, QUIET], dice=[8], fly_on=False)
    leave(r, 1)
    assert r.game.view(None).table.flight.positions == {"0": 0}
    assert [event.seat for event in r.events("component_destroyed")] == [0]
    leave(r)
    assert not r.events("engines_counted")
    assert r.question() == "next_card 0"


@pytest.mark.rule("GT-24.1")
def test_space_of_a_ship_that_gave_up_is_empty_again() -> None:
    r = flight(UNTIDY, UNTIDY, cards=["open_space", QUIET], at=[1, 0], fly_on=False)
    leave(r, 0)
    assert r.game.view(None).table.flight.positions == {"1": 1}


@pytest.mark.rule("GT-24.2")
def test_who_gives_up_gets_no_finishing_bonus_and_the_next_ship_gets_the_first() -> None:
    r = leave(flight(UNTIDY, UNTIDY, UNTIDY, cards=[QUIET], fly_on=False), 0)
    settled = rows(r.state.results[0])
    assert [row["finish"] for row in settled] == [0, 4, 3]
    assert [row["place"] for row in settled] == [None, 1, 2]


@pytest.mark.rule("GT-24.3")
def test_a_tidy_ship_that_gave_up_does_not_take_the_prize_for_looks() -> None:
    r = leave(flight(TIDY, UNTIDY, BARE, cards=[QUIET], fly_on=False), 0)
    assert [row["best_looking"] for row in rows(r.state.results[0])] == [0, 2, 0]


@pytest.mark.rule("GT-24.4")
@pytest.mark.parametrize(("goods", "credits_got"), [("R", 2), ("Y", 2), ("G", 1), ("B", 1), ("YB", 2), ("BBB", 2)])
def test_goods_fetch_half_their_sum_rounded_up_once(goods: str, credits_got: int) -> None:
    r = leave(flight(loaded(goods), UNTIDY, cards=[QUIET], fly_on=False), 0)
    assert r.game.scores[0] == credits_got


@pytest.mark.rule("GT-EX-21")
def test_example_blocks_worth_19_are_sold_for_10() -> None:
    r = leave(flight(loaded("RRRRY"), UNTIDY, cards=[QUIET], fly_on=False), 0)
    assert r.game.scores[0] == 10
    assert rows(r.state.results[0])[0]["goods"] == 10


@pytest.mark.rule("GT-24.5")
@pytest.mark.parametrize(("lost", "paid"), [(3, 3), (5, 5), (9, 5)])
def test_who_gives_up_pays_for_lost_components_up_to_the_insurance_limit(lost: int, paid: int) -> None:
    r = flight(with_losses(UNTIDY, lost), UNTIDY, cards=[QUIET], purses=[20, 0], fly_on=False)
    leave(r, 0)
    assert r.game.scores[0] == 20 - paid


@pytest.mark.rule("GT-24.6")
def test_components_still_on_the_ship_cost_nothing_when_giving_up() -> None:
    r = leave(flight(TIDY, UNTIDY, cards=[QUIET], purses=[20, 0], fly_on=False), 0)
    assert r.game.scores[0] == 20
    assert not r.events("paid", 0)


@pytest.mark.rule("GT-24.7", "GT-R-45")
def test_last_ship_flies_on_and_ignores_combat_zone_and_sabotage() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[COMBAT, "sabotage", QUIET], dice=[7, 7, 7], fly_on=False)
    leave(r, 1)
    assert r.question() == "next_card 0"
    leave(r)
    assert len(r.events("card_ignored")) == 2
    assert not r.events("rolled")
    assert not r.events("moved")
    leave(r)
    assert rows(r.state.results[0])[0]["finish"] == 4


@pytest.mark.rule("GT-24.7")
def test_last_ship_may_also_give_up() -> None:
    r = leave(flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET, QUIET], fly_on=False), 1)
    assert list(r.options(0)) == ["fly on", "give up"]
    r.choose(0, "give up")
    assert r.game.over


@pytest.mark.rule("GT-24.8")
def test_ship_without_humans_must_give_up_even_with_an_alien_aboard() -> None:
    slavers = "slavers strength=5 days=1 crew_loss=2 credits=5"
    r = flight(ALIEN_CREW, TIDY, cards=[slavers, QUIET])
    r.choose(0, "7,7", "7,7").choose(1, "7,7", "7,7")
    assert [(event.data["who"], event.data["square"]) for event in r.events("crew_lost", 0)] == [("human", "7,7")] * 2
    assert why_left(r, 0) == ["no_humans"]
    assert in_flight(r) == [1]


@pytest.mark.rule("GT-24.8")
def test_ship_with_a_single_human_flies_on() -> None:
    r = flight(ALIEN_CREW, TIDY, cards=["slavers strength=5 days=1 crew_loss=2 credits=5", QUIET])
    r.choose(0, "7,7", "8,7")
    r.choose(1, "7,7", "7,7")
    assert in_flight(r) == [0, 1]


ONE_HUMAN = """
ship I
7,7 starting_cabin 3333
6,7 cabin 0300 crew=1
7,6 cabin 0110 alien=purple
8,6 life_support_purple 0001
7,8 engine 1000 ^
"""


@pytest.mark.rule("GT-24.9")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("meteors meteors=large_front", ()),
        ("slavers strength=5 days=1 crew_loss=1 credits=5", ("6,7",)),
        ("combat_zone lines=cannons:crew:1,cannons:days:1,cannons:days:1", ("6,7",)),
        ("abandoned_ship crew_loss=1 credits=4 days=1", ("yes", "6,7")),
    ],
    ids=["destroyed cabin", "slavers", "combat zone", "abandoned ship"],
)
def test_cause_of_losing_the_last_human_does_not_matter(card: str, answers: tuple[str, ...]) -> None:
    armed = UNTIDY.replace("7,6 cannon", "8,7 cannon 0003 ^\n7,6 double_cannon")
    r = flight(ONE_HUMAN, armed, cards=[card, QUIET], dice=[6])
    r.choose(0, *answers)
    while r.question() == "lose_crew 1":
        r.choose(1, "7,7")
    assert why_left(r, 0) == ["no_humans"]
    assert in_flight(r) == [1]


@pytest.mark.rule("GT-24.9")
def test_epidemic_that_takes_the_last_human_ends_the_flight() -> None:
    sick = "ship I\n7,7 starting_cabin 3333 crew=1\n6,7 cabin 0303 alien=brown\n5,7 life_support_brown 0300\n"
    r = flight(sick, UNTIDY, cards=["epidemic", QUIET])
    assert why_left(r, 0) == ["no_humans"]


@pytest.mark.rule("GT-24.10")
def test_ship_without_humans_sees_the_whole_card_through() -> None:
    card = "combat_zone lines=crew:crew:2,crew:days:3,crew:shots:heavy_rear"
    r = flight(UNTIDY, TIDY, cards=[card, QUIET], dice=[7])
    assert r.state.ships[0].human_count == 0
    happened = kinds(r, "crew_lost", "moved", "component_destroyed", "gave_up")
    assert happened == [("crew_lost", 0)] * 2 + [("moved", 0), ("component_destroyed", 0), ("gave_up", 0)]


@pytest.mark.rule("GT-24.11")
@pytest.mark.parametrize("engine", ["", "7,8 double_engine 1000 ^"], ids=["no engine", "double engine, no token"])
def test_ship_that_cannot_move_in_open_space_must_give_up(engine: str) -> None:
    stranded = f"ship I\n7,7 starting_cabin 3333 crew=2\n{engine}\n8,7 battery_2 0003\n"
    r = flight(stranded, UNTIDY, cards=["open_space", QUIET])
    assert why_left(r, 0) == ["no_engines"]
    assert in_flight(r) == [1]


@pytest.mark.rule("GT-24.11")
def test_single_engine_is_enough_for_open_space() -> None:
    r = flight(UNTIDY, UNTIDY, cards=["open_space", QUIET])
    assert in_flight(r) == [0, 1]


@pytest.mark.rule("GT-R-18")
def test_engines_left_unpowered_by_choice_strand_the_ship_at_once() -> None:
    lazy = "ship I\n7,7 starting_cabin 3333 crew=2\n7,8 double_engine 1000 ^\n8,7 battery_2 0003 cells=2\n"
    r = flight(lazy, UNTIDY, cards=["open_space", QUIET], at=[1, 0])
    r.choose(0, "done")
    assert why_left(r, 0) == ["no_engines"]
    assert r.events("moved", 1)[0].data["end"] == 1, "the space of the stranded ship was free before the next one moved"


@pytest.mark.rule("GT-24.12")
def test_brown_alien_does_not_save_a_ship_without_engines() -> None:
    r = flight(ALIEN_CREW.replace("7,8 engine 1000 ^", ""), UNTIDY, cards=["open_space", QUIET])
    assert r.state.ships[1].crew_count == 2
    assert why_left(r, 0) == ["no_engines"]


@pytest.mark.rule("GT-24.13")
def test_ship_without_engines_drifts_home_when_no_open_space_comes() -> None:
    drifting = TIDY.replace("7,8 engine 1000 ^", "")
    r = flight(drifting, UNTIDY, cards=["combat_zone lines=engines:days:1,engines:days:1,engines:days:1", QUIET])
    assert r.events("engines_counted", 0)[0].data == {"strength": 0, "parts": []}
    assert in_flight(r) == [1, 0]
    leave(r)
    assert rows(r.state.results[0])[0]["finish"] == 3


@pytest.mark.rule("GT-24.14", "GT-R-19")
def test_ship_more_than_a_lap_behind_the_leader_must_give_up() -> None:
    r = flight(UNTIDY, UNTIDY, UNTIDY, cards=[QUIET, QUIET], at=[41, 10, 0])
    assert why_left(r, 2) == ["lapped"]
    assert in_flight(r) == [0, 1]


@pytest.mark.rule("GT-24.14")
def test_ship_a_little_less_than_a_lap_behind_flies_on() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET], at=[39, 0])
    assert in_flight(r) == [0, 1]


@pytest.mark.rule("GT-R-19")
def test_lapped_ship_still_takes_part_in_the_card_that_is_being_resolved() -> None:
    r = flight(UNTIDY, UNTIDY, cards=["open_space", QUIET], at=[42, 0])
    assert kinds(r, "moved", "gave_up") == [("moved", 0), ("moved", 1), ("gave_up", 1)]


@pytest.mark.rule("GT-R-19")
def test_ship_is_not_lapped_by_a_leader_who_has_left() -> None:
    r = leave(flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET], at=[45, 0], fly_on=False), 0)
    assert in_flight(r) == [1]


@pytest.mark.rule("GT-R-19", "SB-GT-24")
def test_a_leader_whose_crew_is_gone_leaves_first_and_laps_nobody() -> None:
    r = flight(UNTIDY, UNTIDY, UNTIDY, cards=["slavers strength=1 days=1 crew_loss=2 credits=5", QUIET], at=[45, 9, 0])
    assert r.state.ships[0].human_count == 2, "one cannon ties with the slavers"
    crews = "combat_zone lines=crew:crew:2,crew:days:0,crew:days:0"
    r = flight(UNTIDY, TIDY, TIDY, cards=[crews, QUIET], at=[45, 9, 0])
    assert kinds(r, "gave_up") == [("gave_up", 0)]
    assert why_left(r, 0) == ["no_humans"]
    assert in_flight(r) == [1, 2]


@pytest.mark.rule("GT-24.15")
def test_before_each_card_everybody_in_flight_may_give_up() -> None:
    r = flight(UNTIDY, UNTIDY, UNTIDY, cards=[QUIET, QUIET], played=(), fly_on=False)
    assert r.question() == "next_card 0 1 2"
    assert all("give up" in r.options(seat) for seat in range(3))
    leave(r, 1)
    assert why_left(r, 1) == ["chose_to"]
    assert r.question() == "next_card 0 2"
    leave(r, 2)
    assert why_left(r, 2) == ["chose_to"]


@pytest.mark.rule("SB-GT-10")
def test_nobody_learns_who_gives_up_before_all_have_spoken() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET], fly_on=False)
    before = r.game.view(1)
    r.choose(0, "give up")
    after = r.game.view(1)
    assert after.table == before.table
    assert after.decision == before.decision


@pytest.mark.rule("GT-24.16")
def test_once_a_card_lies_there_it_must_be_suffered_before_giving_up() -> None:
    slavers = "slavers strength=5 days=1 crew_loss=1 credits=5"
    r = flight(TIDY, TIDY, cards=[slavers, QUIET])
    for seat in (0, 1):
        assert set(r.options(seat)) == {"7,7", "6,7"}
        r.choose(seat, "7,7")
    assert [ship.crew_count for ship in r.state.ships] == [3, 3]
    leave(r, 0)
    assert why_left(r, 0) == ["chose_to"]


@pytest.mark.rule("GT-R-21")
def test_giving_up_leaves_the_discard_pile_and_returns_blocks_and_crew() -> None:
    r = flight(with_losses(loaded("RY"), 3), UNTIDY, cards=[QUIET, QUIET], fly_on=False)
    leave(r, 0)
    table = r.game.view(None).table
    assert len(table.ships[0].lost) == 3
    assert (table.ships[0].goods, table.ships[0].crew) == ({}, 0)
    assert table.bank == {"R": 12, "Y": 17, "G": 13, "B": 14}


@pytest.mark.rule("GT-R-22")
def test_half_price_sale_happens_at_once_and_the_penalty_waits() -> None:
    r = flight(with_losses(loaded("RR"), 3), UNTIDY, cards=[QUIET, QUIET], fly_on=False)
    leave(r, 0)
    assert r.game.view(0).table.credits[0] == 4
    leave(r)
    assert r.game.scores[0] == 1


@pytest.mark.rule("GT-R-22")
def test_blocks_sold_on_giving_up_can_be_loaded_by_others_in_the_same_flight() -> None:
    station = "abandoned_station crew_needed=1 goods=RRRRRR days=1"
    r = flight(loaded("RRRRRRRR"), loaded(""), cards=[station, QUIET], fly_on=False)
    assert r.game.view(None).table.bank["R"] == 4
    r.choose(0, "give up").choose(1, "fly on").choose(1, "yes")
    assert r.game.view(None).table.bank["R"] == 12


@pytest.mark.rule("GT-R-23")
def test_flight_ends_at_once_when_all_have_given_up() -> None:
    r = leave(flight(UNTIDY, UNTIDY, cards=[QUIET, QUIET], fly_on=False), 0, 1)
    assert not r.events("card_turned_up")
    assert r.game.over
    assert [row["left"] for row in rows(r.state.results[0])] == ["chose_to", "chose_to"]


@pytest.mark.rule("GT-R-23")
def test_flight_ends_early_when_a_card_forces_the_last_ships_out() -> None:
    r = flight(BARE, BARE, cards=["open_space", QUIET, QUIET], purses=[0, 0])
    assert r.game.over
    assert [event.data["card"] for event in r.events("card_turned_up")] == ["open_space"]
    assert r.game.scores == [0, 0]


@pytest.mark.rule("GT-R-24")
def test_after_the_last_card_ships_are_still_forced_out_before_bonuses_are_paid() -> None:
    r = flight(TIDY, UNTIDY, cards=["abandoned_ship crew_loss=4 credits=7 days=1"])
    r.choose(0, "yes")
    assert r.game.over
    assert r.state.results[0]["seats"][0]["left"] == "no_humans"
    assert r.game.scores == [7, 6]


@pytest.mark.rule("GT-R-24")
def test_after_the_last_card_nobody_is_asked_whether_to_give_up() -> None:
    r = flight(UNTIDY, UNTIDY, cards=[QUIET])
    assert r.question() == "nothing"
    assert [row["left"] for row in rows(r.state.results[0])] == [None, None]
