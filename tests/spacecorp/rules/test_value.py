"""SpaceCorp, section 5: what the value of an action is made of."""

import pytest

from starboard.spacecorp.map.boards import BOARDS
from tests.spacecorp.rules.playing import compensated, play, to_next_turn, value


@pytest.mark.rule("SC-5.1")
def test_upgrade_and_special_need_no_value() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=inflatable_habitat,venture_capital", "seat 1 hand=N37")
    r.choose(0, "upgrade", "2")
    assert r.question() == "choose_action 1"
    assert r.state.corporations[0].infra == ("", "N25", "")
    r.choose(1, "special")
    assert r.state.corporations[1].profit == 2
    assert not r.events("cards_played")


@pytest.mark.rule("SC-5.2")
def test_the_value_is_zero_by_default() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=rover,N39 teams=moon").choose(0, "explore")
    assert value(r) == 0
    assert "do it" not in r.options(0)


@pytest.mark.rule("SC-5.2", "SC-R-50")
def test_a_value_that_falls_short_does_nothing_and_a_higher_one_does_more() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,N05,N16 teams=moon", "base moon/0 0 research")
    r.choose(0, "move", "sisyphus", "card N15")
    assert value(r) == 3
    assert "do it" not in r.options(0)  # it takes 4
    r.choose(0, "card N05")
    assert value(r) == 4
    assert "do it" in r.options(0)


@pytest.mark.rule("SC-5.2")
def test_a_site_beyond_any_value_that_can_be_gathered_is_not_offered() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N01,N02 teams=moon", "base moon/0 0 research").choose(0, "move")
    assert set(r.options(0)) == {"lunar_l4", "lunar_l5", "solar_l1", "solar_l2", "solar_l3", "solar_l4", "solar_l5"}


@pytest.mark.rule("SC-5.3", "SC-5.17")
def test_infra_cards_bases_and_progress_all_raise_the_value() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=P07,P32,P36 progress=molecular_assembly infra=-,grown_mesh teams=vesta",
        "tile vesta/0 P05",
        "tile ceres/0 P04",
        "base ceres/0 0 industrial",
    ).choose(0, "build", "research")
    seen = [value(r)]
    for option in ("infra 0", "card P07", "card P32", "industrial ceres/0"):
        r.choose(0, option)
        seen.append(value(r))
    assert seen == [2, 4, 6, 10, 20]


@pytest.mark.rule("SC-5.3", "SC-18.14")
def test_profit_fills_a_gap_in_planeteers() -> None:
    r = play("spacecorp planeteers 2", "seat 0 profit=2 hand=P04,P05,time teams=europa", "pile e3 P24")
    r.choose(0, "explore", "card P04")
    assert (value(r), r.asked(0).about["need"], r.asked(0).about["profit"]) == (2, 3, 1)
    r.choose(0, "do it")
    assert r.state.corporations[0].profit == 2 - 1 + 1  # Exotic Elements pay 1


@pytest.mark.rule("SC-5.3")
def test_no_profit_is_spent_in_mariners() -> None:
    covered = ("seat 0 profit=9 hand=N15,N36 infra=N25 teams=moon", "seat 1 infra=N21")  # no printed move is left
    r = play("spacecorp mariners 2", *covered, "base moon/0 0 research").choose(0, "move")
    assert "solar_l1" in r.options(0)  # 3
    assert "sisyphus" not in r.options(0)  # 4, one short


@pytest.mark.rule("SC-5.3")
def test_progress_cards_of_an_opponent_add_nothing() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=P36,P07 teams=ceres",
        "seat 1 progress=molecular_assembly",
        "tile ceres/0 P04",
    )
    assert value(r.choose(0, "build", "research")) == 0


OPEN = "offer -,-,-,-"
FLO = "seat 0 hand=interception,cargo_pod,time,chemical_thruster infra=-,solid_core_nuclear_drive"
"""Move infra 1 + 2, cards of move 3 (with an edge) and 1 (or build 1), a time card; the thruster stays in hand."""


@pytest.mark.rule("SC-EX-1", "SC-5.5", "SC-5.11")
def test_example_flo_moves_with_infra_of_three() -> None:
    r = play("spacecorp mariners 2", f"{FLO} teams=moon", "base moon/0 0 research").choose(
        0, "move", "solar_l1", "infra 0"
    )
    assert value(r) == 3


@pytest.mark.rule("SC-EX-2", "SC-5.9", "SC-5.10")
def test_example_flo_adds_two_cards_and_ignores_all_else_on_them() -> None:
    r = play("spacecorp mariners 2", f"{FLO} teams=moon", "base moon/0 0 research")
    r.choose(0, "move", "sisyphus", "infra 0", "card N40", "card N05")
    assert value(r) == 7
    r.choose(0, "do it")
    assert r.state.active == 1  # the interception was not played as one: no other turn
    assert not r.events("edge_played")
    assert r.state.discard == ("N40", "N05")


@pytest.mark.rule("SC-EX-3", "SC-5.13")
def test_example_flo_doubles_to_fourteen_and_goes_anywhere() -> None:
    r = play("spacecorp mariners 2", f"{FLO} teams=earth", OPEN, "deck N30,N31,N32").choose(0, "move")
    assert set(r.options(0)) == set(BOARDS["mariners"].sites) - {"earth"}
    r.choose(0, "asteroid_belt", "infra 0", "card N40", "card N05", "time double")
    assert value(r) == 14
    r.choose(0, "do it")
    assert r.state.corporations[0].teams[0] == "asteroid_belt"
    board = BOARDS["mariners"]
    assert max(board.distance(start, end) for start in board.sites for end in board.sites if start != end) <= 14


@pytest.mark.rule("SC-EX-3", "SC-5.13", "SC-5.15")
def test_example_flo_moves_two_teams_with_seven_each() -> None:
    r = play(
        "spacecorp mariners 2", f"{FLO} teams=moon,lunar_l4", "base moon/0 0 research", "base lunar_l4/0 0 research"
    )
    r.choose(0, "move", "team 0", "phobos", "infra 0", "card N40", "card N05", "time twice", "do it")
    assert r.question() == "choose_team 0"
    r.choose(0, "team 1")
    assert "deimos" in r.options(0)  # 7 as well
    assert "mars_north" not in r.options(0)  # 8
    r.choose(0, "deimos")
    to_next_turn(r)
    assert r.state.corporations[0].teams[:2] == ("phobos", "deimos")
    assert r.state.discard == ("N40", "N05")


EX_4 = (
    "spacecorp mariners 2",
    f"{FLO} teams=solar_l1,solar_l2",
    "base solar_l1/0 0 spaceport",
    "base solar_l2/0 1 spaceport",
)


@pytest.mark.rule("SC-EX-4", "SC-5.15", "SC-5.17", "SC-5.18")
def test_example_flo_moves_two_teams_from_spaceports_with_nine_each() -> None:
    r = play(*EX_4)
    r.choose(
        0, "move", "team 0", "asteroid_belt", "infra 0", "card N40", "card N05", "time twice", "spaceport solar_l1/0"
    )
    assert (value(r), r.asked(0).about["need"]) == (9, 9)
    r.choose(0, "do it", "team 1")
    assert "asteroid_belt" in r.options(0)
    r.choose(0, "asteroid_belt")
    to_next_turn(r)
    assert r.state.corporations[0].teams[:2] == ("asteroid_belt", "asteroid_belt")
    assert compensated(r) == [1]


@pytest.mark.rule("SC-EX-4", "SC-5.18")
def test_example_flo_need_not_use_rachels_spaceport() -> None:
    r = play(*EX_4[:1], f"{FLO} teams=lunar_l4,lunar_l5", "base lunar_l4/0 0 spaceport", "base lunar_l5/0 1 spaceport")
    r.choose(0, "move", "team 0", "phobos", "infra 0", "card N40", "card N05", "time twice", "do it", "team 1", "earth")
    assert value(r) == 7
    r.choose(0, "do it")
    to_next_turn(r)
    assert r.state.corporations[0].teams[:2] == ("phobos", "earth")
    assert compensated(r) == []


@pytest.mark.rule("SC-5.15", "SC-5.17")
def test_the_spaceport_of_the_first_team_does_not_help_the_second() -> None:
    r = play(
        "spacecorp mariners 2",
        f"{FLO} teams=solar_l1,solar_l2",
        "base solar_l1/0 0 spaceport",
        "base solar_l2/0 0 research",
    )
    r.choose(
        0, "move", "team 0", "asteroid_belt", "infra 0", "card N40", "card N05", "time twice", "spaceport solar_l1/0"
    )
    r.choose(0, "do it", "team 1")
    assert "mars_south" in r.options(0)  # 6, within its 7
    assert "asteroid_belt" not in r.options(0)  # 9


TWO_HQS = (
    "spacecorp mariners 2",
    "seat 0 hand=N17 infra=-,N13 teams=moon",
    "seat 1 hand=N36 infra=N15,N16,N25",
    "base moon/0 0 research",
    OPEN,
    "deck N30,N31,N32",
)


@pytest.mark.rule("SC-5.4", "SC-5.5")
@pytest.mark.parametrize(("seat", "total"), [(0, 1 + 2), (1, 3 + 3)])
def test_all_matching_infra_of_one_hq_add_up(seat: int, total: int) -> None:
    r = play(*TWO_HQS).choose(0, "move", "solar_l1", f"infra {seat}")
    assert value(r) == total
    assert not [option for option in r.options(0) if option.startswith("infra")]  # never two HQs


@pytest.mark.rule("SC-5.5")
def test_infra_of_another_type_is_ignored() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N24,N39 infra=N15,N26,N23 teams=moon").choose(0, "explore", "infra 0")
    assert value(r) == 2  # two exploration modules; the plasma drive does not explore


@pytest.mark.rule("SC-5.5", "SC-5.4")
def test_an_hq_without_matching_infra_is_not_offered() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N24,N39 infra=N15 teams=moon", "seat 1 infra=N26").choose(
        0, "explore"
    )
    assert "infra 1" in r.options(0)
    assert "infra 0" not in r.options(0)


@pytest.mark.rule("SC-5.6", "SC-5.11")
@pytest.mark.parametrize("seat", [0, 1])
def test_using_infra_plays_no_card(seat: int) -> None:
    r = play(*TWO_HQS).choose(0, "move", "solar_l1", f"infra {seat}", "do it")
    assert r.state.corporations[0].teams[0] == "solar_l1"
    assert r.state.corporations[0].infra == ("", "N13", "")
    assert r.state.corporations[1].infra == ("N15", "N16", "N25")
    assert "N17" in r.state.corporations[0].hand
    assert r.state.discard == ()


@pytest.mark.rule("SC-5.7")
@pytest.mark.parametrize(("seat", "drawn"), [(0, []), (1, [1])])
def test_the_owner_of_the_infra_used_gets_a_compensation(seat: int, drawn: list[int]) -> None:
    r = play(*TWO_HQS).choose(0, "move", "solar_l1", f"infra {seat}", "do it")
    assert compensated(r) == drawn
    assert [event.data for event in r.events("helped", 0)] == [{"bases": [], "infra": [seat], "owed": drawn}]


@pytest.mark.rule("SC-5.8")
@pytest.mark.parametrize("trigger", ["contracts", "deck"])
def test_an_opponents_infra_cannot_be_used_after_the_trigger(trigger: str) -> None:
    before = play(*TWO_HQS).choose(0, "move", "solar_l1")
    assert "infra 1" in before.options(0)
    r = play(*TWO_HQS, f"ending {trigger}", "last_turns 0").choose(0, "move", "solar_l1")
    assert "infra 0" in r.options(0)
    assert "infra 1" not in r.options(0)


@pytest.mark.rule("SC-5.9")
def test_any_number_of_cards_of_the_same_type_may_be_played() -> None:
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N01,N05,N08,N13,N17,N40,N24,N25,N28 teams=moon", "base moon/0 0 research"
    )
    r.choose(0, "move", "solar_l1", "infra 0")
    cards = ["card N01", "card N05", "card N08", "card N13", "card N17", "card N40"]
    assert [option for option in r.options(0) if option.startswith("card")] == cards  # only those that show a move
    r.choose(0, *cards[:5])
    assert value(r) == 1 + 1 + 1 + 1 + 2 + 2


@pytest.mark.rule("SC-5.10")
@pytest.mark.parametrize(("action", "first", "total"), [("move", "lunar_l5", 2), ("explore", "", 1)])
def test_only_the_value_of_the_chosen_type_counts(action: str, first: str, total: int) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N13,N24,N40,N39 teams=moon", "base lunar_l5/0 0 research")
    r.choose(0, action, *([first] if first else []), "card N13")
    assert value(r) == total


@pytest.mark.rule("SC-5.11")
def test_cards_may_be_played_without_infra() -> None:
    r = play(*TWO_HQS[:1], "seat 0 hand=N17,N16 infra=-,N13 teams=moon", "base moon/0 0 research", OPEN, "deck N30,N31")
    r.choose(0, "move", "solar_l1", "card N16", "do it")
    assert r.events("helped") == []
    assert r.state.corporations[0].teams[0] == "solar_l1"


@pytest.mark.rule("SC-5.12")
@pytest.mark.parametrize(
    ("action", "choices"), [("move", ["team 1"]), ("explore", ["team 0"]), ("build", ["team 1", "research"])]
)
def test_time_helps_to_move_explore_and_build(action: str, choices: list[str]) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=time,N24,N39,N27,N25,N15,N16 teams=moon,lunar_l4,halley,lunar_l5")
    r.choose(0, action, *choices)
    assert "time double" in r.options(0)
    assert "time twice" in r.options(0)


@pytest.mark.rule("SC-5.12")
@pytest.mark.parametrize("action", ["research", "produce", "genetics"])
def test_time_helps_no_other_action_of_mariners(action: str) -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=time,think_tank,N30,N31,N32,N33 teams=moon,lunar_l4",
        "tile halley/0 M02",
        "base halley/0 0 refinery",
    ).choose(0, action)
    assert r.question() == "gather 0"
    assert not [option for option in r.options(0) if option.startswith("time")]


@pytest.mark.rule("SC-5.12")
def test_time_does_not_help_revelation() -> None:
    r = play("spacecorp planeteers 2", "seat 0 hand=time,P41,P42").choose(0, "revelation")
    assert r.options(0) == ["card P41", "card P42"]


EXPLORERS = (
    "spacecorp mariners 2",
    "seat 0 hand=rover,sabotage,time teams=moon,halley",
    "pile e1 M04,M05",
    OPEN,
    "deck N30,N31,N32",
)


@pytest.mark.rule("SC-5.13", "SC-5.14", "SC-5.15")
def test_two_teams_explore_one_after_the_other_with_the_whole_value() -> None:
    r = play(
        *EXPLORERS[:1], "seat 0 hand=rover,N39,time teams=mars_south,mars_north", "pile e2 M08,M09", *EXPLORERS[3:]
    )
    r.choose(0, "explore", "team 1", "card N24", "time twice", "do it")
    assert r.state.tiles == {"mars_north/0": "M08"}  # finished before the second team is chosen
    assert r.state.corporations[0].profit == 2
    assert r.state.claims == {"mars_north": (0, 1)}
    assert r.options(0) == ["team 0", "done"]
    r.choose(0, "team 0")
    assert r.state.tiles == {"mars_north/0": "M08", "mars_south/0": "M09"}
    assert r.state.discard == ("N24",)


@pytest.mark.rule("SC-5.13")
def test_applied_twice_the_value_is_not_doubled() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N39,rover,time teams=moon,halley").choose(
        0, "explore", "team 0", "card N39", "time twice"
    )
    assert value(r) == 1


@pytest.mark.rule("SC-5.13")
def test_the_same_team_cannot_act_twice() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,N17,time teams=moon,-", "base moon/0 0 research")
    r.choose(0, "move", "solar_l1")
    assert "time double" in r.options(0)
    assert "time twice" not in r.options(0)
    r = play("spacecorp mariners 2", "seat 0 hand=plasma_drive,N17,time teams=moon,moon", "base moon/0 0 research")
    r.choose(0, "move", "team 1", "solar_l1", "card N15", "time twice", "do it")
    assert r.question() == "choose_team 0"
    assert r.options(0) == ["team 0", "done"]


@pytest.mark.rule("SC-5.13")
def test_the_second_team_must_perform_the_same_action() -> None:
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N26,N22,time teams=moon,lunar_l4", "pile e1 M05", OPEN, "deck N30,N31"
    )
    r.choose(0, "explore", "card N26", "time twice", "do it")
    assert r.events("action", 0)[-1].data["action"] == "explore"
    assert dict(r.state.bases) == {}
    assert r.state.active == 1


@pytest.mark.rule("SC-R-10")
def test_at_most_one_time_card_in_an_action() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N17,T1,T2 teams=moon,moon", "base moon/0 0 research")
    r.choose(0, "move", "team 0", "solar_l1", "card N15", "time double")
    assert value(r) == 6
    assert not [option for option in r.options(0) if option.startswith("time")]
    r.choose(0, "do it")
    assert "T2" in r.state.corporations[0].hand


@pytest.mark.rule("SC-5.16")
def test_no_move_without_a_base_at_either_end() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N36 teams=halley")
    assert "move" not in r.options(0)  # Sisyphus, 2 away, has no base, and Earth is out of reach
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N36 teams=halley", "base sisyphus/0 1 research")
    assert "move" in r.options(0)


@pytest.mark.rule("SC-5.16")
def test_no_production_without_a_base_of_ones_own() -> None:
    lines = ("spacecorp mariners 2", "seat 0 hand=N30,N36 teams=moon", "tile moon/0 M02")
    assert "produce" not in play(*lines).options(0)
    assert "produce" not in play(*lines, "base moon/0 1 refinery").options(0)
    assert "produce" in play(*lines, "base moon/0 0 refinery").options(0)


@pytest.mark.rule("SC-5.16")
def test_no_colony_without_bases_of_ones_own() -> None:
    lines = (
        "spacecorp starfarers 2",
        "seat 0 profit=9 hand=S62 teams=wolf_359",
        "tile wolf_359/0 S05",
        "colonies_left asimov",
    )
    assert "colonize" not in play(*lines).options(0)
    assert "colonize" not in play(*lines, "base wolf_359/0 1 biolab").options(0)
    assert "colonize" in play(*lines, "base wolf_359/0 0 biolab").options(0)


@pytest.mark.rule("SC-5.17")
def test_a_bonus_counts_at_its_place_only() -> None:
    lines = (
        "spacecorp mariners 2",
        "seat 0 hand=N18,N19 teams=lunar_l4,solar_l1",
        "tile moon/0 M04",
        "base moon/0 0 industrial",
    )
    r = play(*lines).choose(0, "build", "team 0", "research")
    assert "industrial moon/0" in r.options(0)
    r = play(*lines).choose(0, "build", "team 1", "research")
    assert "industrial moon/0" not in r.options(0)


@pytest.mark.rule("SC-5.17", "SC-R-11")
def test_doublings_are_cumulative_but_two_industrial_bases_double_once() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N18,N19,time teams=mars_south",
        "tile mars_south/0 M08",
        "tile phobos/0 M04",
        "tile deimos/0 M02",
        "base phobos/0 0 industrial",
        "base deimos/0 1 industrial",
    ).choose(0, "build", "research", "card N18", "industrial deimos/0")
    assert value(r) == 4
    assert not [option for option in r.options(0) if option.startswith("industrial")]
    r.choose(0, "time double")
    assert value(r) == 8


@pytest.mark.rule("SC-5.18")
@pytest.mark.parametrize(("use", "drawn"), [(False, []), (True, [1])])
def test_using_an_opponents_base_is_a_choice_and_is_compensated(use: bool, drawn: list[int]) -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N15,N16 teams=lunar_l4",
        "seat 1 hand=N36",
        "base lunar_l4/0 1 spaceport",
        OPEN,
        "deck N30,N31,N32",
    ).choose(0, "move", "earth", "card N15")
    r.choose(0, *(["spaceport lunar_l4/0"] if use else ["card N16"]), "do it")
    assert r.state.corporations[0].teams[0] == "earth"
    assert compensated(r) == drawn


@pytest.mark.rule("SC-5.18")
@pytest.mark.parametrize(("use", "drawn"), [(False, []), (True, [1])])
def test_using_an_opponents_industrial_base_is_compensated(use: bool, drawn: list[int]) -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N18,N19 teams=lunar_l4",
        "seat 1 hand=N36",
        "tile moon/0 M04",
        "base moon/0 1 industrial",
        OPEN,
        "deck N30,N31,N32",
    ).choose(0, "build", "spaceport", "card N18")
    r.choose(0, *(["industrial moon/0"] if use else []), "do it")
    to_next_turn(r)
    assert r.state.bases["lunar_l4/0"] == (0, "spaceport")
    assert compensated(r) == drawn


@pytest.mark.rule("SC-5.19")
@pytest.mark.parametrize("trigger", ["contracts", "deck"])
def test_an_opponents_base_cannot_be_used_after_the_trigger(trigger: str) -> None:
    after = (f"ending {trigger}", "last_turns 0")
    spaceport = ("spacecorp mariners 2", "seat 0 hand=N15,N16,N17 teams=lunar_l4", "base lunar_l4/0 1 spaceport")
    assert "spaceport lunar_l4/0" in play(*spaceport).choose(0, "move", "earth").options(0)
    r = play(*spaceport, *after).choose(0, "move")
    assert r.question() == "gather 0"  # Earth alone is left, where the base is one's own
    assert r.asked(0).about["to"] == "earth"
    assert "spaceport lunar_l4/0" not in r.options(0)
    industrial = (
        "spacecorp mariners 2",
        "seat 0 hand=N18,N19 teams=lunar_l4",
        "tile moon/0 M04",
        "base moon/0 1 industrial",
    )
    assert "industrial moon/0" in play(*industrial).choose(0, "build", "research").options(0)
    assert "industrial moon/0" not in play(*industrial, *after).choose(0, "build", "research").options(0)


@pytest.mark.rule("SC-5.19")
def test_a_move_between_opponents_bases_is_impossible_after_the_trigger() -> None:
    lines = (
        "spacecorp mariners 2",
        "seat 0 hand=N15,N36 teams=halley",
        "base halley/0 1 research",
        "base sisyphus/0 1 research",
    )
    assert "move" in play(*lines).options(0)
    assert "move" not in play(*lines, "ending contracts", "last_turns 0").options(0)
