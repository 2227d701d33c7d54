import pytest

from tests.galaxy.rules.ships_cards import RACER, SCOUT, TUG, meet, story

DRIFTER = """
ship I
7,6 cannon 0030 ^
7,7 starting_cabin 3333 crew=2
"""

DEAD_DOUBLES = DRIFTER + "7,8 double_engine 3000 ^\n6,7 battery_2 0300\n"
LIVE_DOUBLES = DRIFTER + "7,8 double_engine 3000 ^\n6,7 battery_2 0300 cells=1\n"


@pytest.mark.rule("GT-16.1")
def test_each_ship_pays_counts_and_moves_before_the_next_one_decides() -> None:
    r = meet(TUG, TUG, card="open_space", at=[0, -3])
    assert r.question() == "power_engines 0"
    r.choose(0, "8,8")
    assert r.events("engines_counted", 0)[0].data["strength"] == 3
    assert r.state.ships[0].cell_count == 1
    assert r.state.flight.positions == {0: 3, 1: -3}
    assert r.question() == "power_engines 1"
    r.choose(1, "done")
    assert r.state.ships[1].cell_count == 2
    assert r.state.flight.positions == {0: 3, 1: -2}


@pytest.mark.rule("GT-16.1")
def test_the_leader_moves_first_whatever_his_seat() -> None:
    r = meet(SCOUT, SCOUT, SCOUT, card="open_space", at=[-4, 0, -8])
    assert story(r, "moved") == [("moved", 1), ("moved", 0), ("moved", 2)]
    assert r.state.flight.positions == {0: -3, 1: 1, 2: -7}


@pytest.mark.rule("GT-16.1", "GT-R-44")
def test_only_empty_spaces_count_on_the_way_forward() -> None:
    r = meet(SCOUT, RACER, card="open_space", at=[0, -3])
    assert r.state.flight.positions == {0: 1, 1: 3}


@pytest.mark.rule("GT-R-20")
def test_a_ship_jumps_over_one_that_is_a_lap_ahead() -> None:
    """The leader stands on the space that has the number 0 on every lap of 40 spaces."""
    r = meet(SCOUT, RACER, card="open_space", at=[39, -3])
    assert r.state.flight.positions == {0: 40, 1: 3}


@pytest.mark.rule("GT-R-9")
def test_the_order_is_the_one_in_which_the_card_was_turned_up() -> None:
    r = meet(SCOUT, RACER, SCOUT, card="open_space", at=[0, -1, -2])
    assert story(r, "engines_counted") == [("engines_counted", seat) for seat in (0, 1, 2)]
    assert r.state.flight.order() == [1, 0, 2]


@pytest.mark.rule("GT-16.2")
def test_those_behind_decide_knowing_what_those_ahead_did() -> None:
    r = meet(TUG, TUG, TUG, card="open_space", at=[0, -3, -6]).choose(0, "8,8")
    seen = r.game.view(1).table
    assert r.options(1) == ["8,8", "done"]
    assert seen.flight.positions == {"0": 3, "1": -3, "2": -6}
    assert seen.ships[0].cells == {"6,7": 1}
    assert not r.options(2)


@pytest.mark.rule("GT-16.3")
@pytest.mark.parametrize("ship", [DRIFTER, DEAD_DOUBLES], ids=["no engine", "no token for the double engine"])
def test_a_ship_without_engine_strength_must_give_up(ship: str) -> None:
    r = meet(ship, SCOUT, card="open_space")
    assert [event.data["why"] for event in r.events("gave_up", 0)] == ["no_engines"]
    assert r.state.flight.positions == {1: -2}


@pytest.mark.rule("GT-16.3")
def test_on_the_test_flight_a_ship_without_engines_stays() -> None:
    r = meet(DRIFTER, SCOUT, card="open_space", round_name="test")
    assert not r.events("gave_up")
    assert r.state.results[0]["seats"][0]["place"] == 1


@pytest.mark.rule("GT-R-18")
def test_who_will_not_power_his_only_engines_gives_up() -> None:
    r = meet(LIVE_DOUBLES, SCOUT, card="open_space").choose(0, "done")
    assert r.events("gave_up", 0)
    r = meet(LIVE_DOUBLES, SCOUT, card="open_space").choose(0, "7,8")
    assert r.state.flight.positions == {0: 2, 1: -2}


@pytest.mark.rule("GT-R-18")
def test_the_marker_of_a_stranded_ship_leaves_before_the_next_ship_moves() -> None:
    r = meet(DRIFTER, SCOUT, SCOUT, card="open_space", at=[0, -1, -2])
    assert story(r, "gave_up", "moved") == [("gave_up", 0), ("moved", 1), ("moved", 2)]
    assert r.state.flight.positions == {1: 0, 2: -1}
