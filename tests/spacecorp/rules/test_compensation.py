"""SpaceCorp, section 7: what opponents get for the use of their bases and infra."""

import pytest

from tests.spacecorp.rules.playing import compensated, play, to_next_turn

OPEN = "offer -,-,-,-"
DECK = "deck N30,N31,N32,N33,N34,N35"


@pytest.mark.rule("SC-7.1")
def test_a_base_that_a_move_begins_on_is_compensated() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N36 teams=halley", "base halley/0 1 research", OPEN, DECK)
    r.choose(0, "move", "sisyphus", "card N15", "do it")
    assert compensated(r) == [1]


@pytest.mark.rule("SC-7.1")
def test_a_base_that_a_move_ends_on_is_compensated() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N36 teams=halley", "base sisyphus/0 1 research", OPEN, DECK)
    r.choose(0, "move", "card N15", "do it")
    assert compensated(r) == [1]


@pytest.mark.rule("SC-7.1", "SC-18.7")
def test_a_shield_factory_is_compensated() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 profit=9 hand=P19,P20 teams=io",
        "seat 1 hand=P47",
        "tile europa/0 P21",
        "base europa/0 1 shield_factory",
        "base io/0 0 research",
        OPEN,
        "deck P01,P02,P03",
    ).choose(0, "move", "ganymede", "card P19", "factory europa/0", "do it")
    assert compensated(r) == [1]
    assert r.state.corporations[0].profit == 9  # shielded


@pytest.mark.rule("SC-7.1", "SC-15.16")
@pytest.mark.parametrize(("owner", "drawn"), [(0, []), (1, [1])])
def test_a_base_that_a_special_card_needs_is_compensated(owner: int, drawn: list[int]) -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=antimatter_drive_prototype teams=ceres",
        f"base vesta/0 {owner} research",
        "offer P01,P02,P03,P04",
        "deck P05,P06,P07",
    ).choose(0, "special", "0 vesta")
    assert r.state.corporations[0].teams[0] == "vesta"
    assert compensated(r) == drawn
    assert [event.data["owed"] for event in r.events("helped", 0)] == [[1]] * len(drawn)


@pytest.mark.rule("SC-7.1")
def test_the_card_comes_in_step_three_and_not_before() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 infra=N15,N17,N25", "offer N28,N29,-,-", DECK)
    r.choose(0, "research", "infra 1", "offer N28", "done")
    assert r.question() == "claim_contract 0"
    assert not r.state.corporations[1].hand
    r.choose(0, "done")
    assert r.state.corporations[1].hand == ("N30",)


@pytest.mark.rule("SC-7.1")
def test_ones_own_bases_and_infra_are_free() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=halley", "base halley/0 0 research", OPEN, DECK)
    r.choose(0, "move", "sisyphus", "infra 0", "card N15", "do it")
    assert compensated(r) == []


@pytest.mark.rule("SC-7.1")
def test_nothing_is_carried_over_to_the_next_turn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=N37", OPEN, DECK)
    r.choose(0, "research", "infra 1", "done").choose(1, "special")
    assert compensated(r) == [1]


SPACEPORT = (
    "spacecorp mariners 2",
    "seat 0 hand=N15,N16,time teams=lunar_l4,lunar_l4",
    "seat 1 hand=N36 infra=N17",
    "base lunar_l4/0 1 spaceport",
    OPEN,
    DECK,
)


@pytest.mark.rule("SC-7.2")
def test_each_use_gives_a_card() -> None:
    r = play(*SPACEPORT)
    r.choose(0, "move", "team 0", "sisyphus", "infra 1", "card N15", "spaceport lunar_l4/0", "do it")
    assert compensated(r) == [1, 1]
    assert r.state.corporations[1].hand == ("N36", "N30", "N31")


@pytest.mark.rule("SC-7.2", "SC-R-12")
def test_a_base_used_for_several_purposes_by_one_team_is_one_use() -> None:
    r = play(*SPACEPORT)
    r.choose(0, "move", "team 0", "sisyphus", "card N15", "spaceport lunar_l4/0", "do it")
    assert compensated(r) == [1]


@pytest.mark.rule("SC-R-12")
def test_all_infra_of_one_hq_is_one_use() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=earth", "seat 1 hand=N37 infra=N15,N17,N16", OPEN, DECK)
    r.choose(0, "move", "moon")  # possible with the opponent's infra alone, which is used silently
    to_next_turn(r)
    assert r.events("team_moved", 0)
    assert compensated(r) == [1]


@pytest.mark.rule("SC-7.2", "SC-R-12", "SC-24.3")
def test_each_team_of_a_time_card_uses_the_base_anew() -> None:
    r = play(*SPACEPORT)
    r.choose(0, "move", "team 0", "sisyphus", "card N15", "time twice", "spaceport lunar_l4/0", "do it")
    r.choose(0, "team 1", "sisyphus")
    to_next_turn(r)
    assert r.state.corporations[0].teams[:2] == ("sisyphus", "sisyphus")
    assert compensated(r) == [1, 1]


@pytest.mark.rule("SC-R-13")
@pytest.mark.parametrize(("mine", "theirs"), [("halley", "sisyphus"), ("sisyphus", "halley")])
def test_with_an_own_base_at_one_end_nothing_is_due_for_the_other(mine: str, theirs: str) -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N15,N16 teams=halley",
        f"base {mine}/0 0 research",
        f"base {theirs}/0 1 research",
        OPEN,
        DECK,
    )
    r.choose(0, "move", "sisyphus", "card N15", "do it")
    assert r.state.corporations[0].teams[0] == "sisyphus"
    assert compensated(r) == []


@pytest.mark.rule("SC-R-13")
@pytest.mark.parametrize(("used", "owner"), [("halley/0", 1), ("sisyphus/0", 2)])
def test_with_opponents_bases_at_both_ends_the_player_chooses_which_is_used(used: str, owner: int) -> None:
    r = play(
        "spacecorp mariners 3",
        "seat 0 hand=N15,N16 teams=halley",
        "base halley/0 1 research",
        "base sisyphus/0 2 research",
        OPEN,
        DECK,
    ).choose(0, "move", "sisyphus")
    assert r.question() == "use_base 0"
    assert set(r.options(0)) == {"halley/0", "sisyphus/0"}
    r.choose(0, used, "card N15", "do it")
    assert compensated(r) == [owner]


@pytest.mark.rule("SC-7.3")
def test_a_compensation_is_the_top_card_of_the_deck_and_never_of_the_offer() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "offer N27,N28,N29,N24", DECK)
    r.choose(0, "research", "infra 1", "done")
    assert r.state.corporations[1].hand == ("N30",)
    assert r.state.offer == ("N27", "N28", "N29", "N24")


@pytest.mark.rule("SC-7.4")
@pytest.mark.parametrize(("active", "hands"), [(0, {1: ("N30",), 2: ("N31",)}), (1, {2: ("N30",), 0: ("N31",)})])
def test_several_opponents_draw_in_turn_order(active: int, hands: dict[int, tuple[str, ...]]) -> None:
    spaceport_of, infra_of = [seat for seat in range(3) if seat != active]
    r = play(
        "spacecorp mariners 3",
        f"seat {active} hand=N16 teams=lunar_l4",
        f"seat {infra_of} infra=N15",
        f"base lunar_l4/0 {spaceport_of} spaceport",
        f"active {active}",
        OPEN,
        DECK,
    )
    r.choose(active, "move", "solar_l1", f"infra {infra_of}", "do it")
    to_next_turn(r)
    assert {seat: r.state.corporations[seat].hand for seat in hands} == hands


@pytest.mark.rule("SC-7.5", "SC-R-51")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", OPEN, "deck N30", "discard N31,N32,N33")
    r.choose(0, "research", "infra 1", "deck")
    to_next_turn(r)
    assert r.state.corporations[0].hand == ("N36", "N30")
    assert r.state.corporations[1].hand == ()
    assert compensated(r) == []
    assert r.state.discard == ("N31", "N32", "N33")


@pytest.mark.rule("SC-7.5")
def test_what_is_left_goes_to_the_first_in_turn_order() -> None:
    r = play(
        "spacecorp mariners 3",
        "seat 1 hand=N16 teams=lunar_l4",
        "seat 0 infra=N15",
        "base lunar_l4/0 2 spaceport",
        "active 1",
        OPEN,
        "deck N30",
    ).choose(1, "move", "solar_l1", "infra 0", "do it")
    to_next_turn(r)
    assert compensated(r) == [2]
    assert r.state.corporations[0].hand == ()
