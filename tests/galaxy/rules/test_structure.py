import pytest

from starboard.engine import BadInput
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight
from tests.galaxy.rules.ships_building import CABIN_ONLY, all_finish, new_game, play_round, table_of

CABIN = CABIN_ONLY.format("I")


@pytest.mark.rule("GT-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_sit_at_the_table(seats: int) -> None:
    r = new_game(seats)
    r.choose(0, "start")
    assert r.game.seats_asked() == tuple(range(seats))
    assert len(table_of(r).ships) == seats


@pytest.mark.rule("GT-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_a_table_of_any_other_size_is_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="seats"):
        RULES.setup(seats)


@pytest.mark.rule("GT-1.2")
def test_a_game_is_three_rounds_of_building_and_then_flying() -> None:
    r = new_game()
    for number in range(3):
        assert not r.game.over
        assert table_of(r).round == number
        play_round(r)
    assert r.game.over
    milestones = ("building_started", "building_ended", "launched", "card_turned_up", "round_settled")
    told = [event.kind for event in r.happened if event.kind in milestones]
    assert list(dict.fromkeys(told)) == list(milestones)
    assert [told.count(kind) for kind in ("building_ended", "launched", "round_settled")] == [3, 3, 3]
    settled = [place for place, kind in enumerate(told) if kind == "round_settled"]
    assert [told[place + 1] for place in settled[:-1]] == ["building_started", "building_started"]
    assert settled[-1] == len(told) - 1


@pytest.mark.rule("GT-1.3")
@pytest.mark.parametrize(
    ("agreed", "classes"),
    [
        ("I II III", ["I", "II", "III"]),
        ("I II IIIA", ["I", "II", "IIIA"]),
        ("I II III IIIA", ["I", "II", "III", "IIIA"]),
    ],
)
def test_each_round_has_its_class_of_ship_and_class_iiia_comes_only_by_agreement(
    agreed: str, classes: list[str]
) -> None:
    r = new_game(rounds=agreed)
    built_on: list[str] = []
    while not r.game.over:
        boards = {ship.board for ship in table_of(r).ships}
        assert len(boards) == 1
        built_on += boards
        play_round(r)
    assert built_on == classes


@pytest.mark.rule("GT-1.4")
def test_the_credits_after_round_three_are_the_score() -> None:
    ship = CABIN_ONLY.format("III")
    r = flight(ship, ship, cards=["stardust"], purses=[7, 50])
    assert r.game.over
    assert list(r.game.scores) == [7 + 12 + 6, 50 + 9 + 6]
    assert list(r.game.view(0).scores or ()) == [25, 65]


@pytest.mark.rule("GT-1.4")
def test_the_credits_after_an_earlier_round_decide_nothing() -> None:
    r = flight(CABIN, CABIN, cards=["stardust"], purses=[7, 50], rounds="I II III")
    assert not r.game.over
    assert r.game.view(0).scores is None
    assert table_of(r).round == 1


@pytest.mark.rule("GT-1.5")
def test_credits_are_seen_by_their_owner_alone_until_the_game_is_over() -> None:
    r = flight(CABIN, CABIN, cards=["stardust"], purses=[7, 50], rounds="I II III", fly_on=False, credits="secret")
    assert [table_of(r, 0).credits, table_of(r, 1).credits, table_of(r, None).credits] == [
        [7, None],
        [None, 50],
        [None, None],
    ]
    r.all_choose("fly on")
    assert [row["credits"] for row in table_of(r, 0).results[0]["seats"]] == [7 + 4 + 2, None]
    assert [row["credits"] for row in table_of(r, None).results[0]["seats"]] == [None, None]
    play_round(r)
    play_round(r)
    assert list(table_of(r, 0).credits) == list(r.game.scores)


@pytest.mark.rule("GT-1.5")
def test_what_the_others_own_leaves_no_trace_in_what_a_seat_sees() -> None:
    poor = flight(CABIN, CABIN, purses=[7, 0], fly_on=False, credits="secret")
    rich = flight(CABIN, CABIN, purses=[7, 50], fly_on=False, credits="secret")
    assert poor.game.view(0) == rich.game.view(0)
    assert poor.game.view(None) == rich.game.view(None)


@pytest.mark.rule("SB-GT-13")
def test_purses_are_open_unless_the_table_chooses_otherwise() -> None:
    r = flight(CABIN, CABIN, purses=[7, 50], fly_on=False)
    assert list(table_of(r, 0).credits) == list(table_of(r, None).credits) == [7, 50]


@pytest.mark.rule("GT-1.6")
def test_a_first_game_may_begin_with_the_test_flight_and_goes_on_with_the_full_rules() -> None:
    r = new_game(rounds="test II III")
    assert list(table_of(r).rounds) == ["test", "II", "III"]
    seen = []
    while not r.game.over:
        r.choose(table_of(r).starter, "start")
        yard = table_of(r).yard
        seen.append((table_of(r).ships[0].board, yard.piles, yard.running))
        play_round(r)
    assert seen == [("I", 0, False), ("II", 3, True), ("III", 3, True)]


@pytest.mark.rule("GT-1.6")
def test_a_later_game_uses_the_full_rules_in_round_one_too() -> None:
    r = new_game()
    r.choose(0, "start")
    assert (table_of(r).yard.piles, table_of(r).yard.running) == (3, True)
    all_finish(r)
    assert "give up" in r.options(0)
