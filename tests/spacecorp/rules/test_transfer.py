"""SpaceCorp, section 8: the free transfer of a team that has not acted."""

import pytest

from tests.spacecorp.rules.playing import play

PORT = "base lunar_l4/0 0 spaceport"
FAR = "base deimos/0 0 research"


@pytest.mark.rule("SC-8.1", "SC-8.3")
def test_one_team_that_has_not_acted_may_be_transferred_over_any_distance() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36,N37 teams=lunar_l4,lunar_l4", PORT, FAR).choose(
        0, "special", "N36"
    )
    assert r.options(0) == ["0 earth", "0 deimos", "1 earth", "1 deimos", "stay"]
    r.choose(0, "0 deimos")
    assert r.state.active == 1  # one team only
    assert r.state.corporations[0].teams[:2] == ("deimos", "lunar_l4")


@pytest.mark.rule("SC-8.1")
def test_a_team_that_has_moved_cannot_be_transferred() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 teams=moon,earth", PORT, FAR)
    r.choose(0, "move", "team 0", "lunar_l4", "card N15", "do it")
    assert r.options(0) == ["1 lunar_l4", "stay"]


@pytest.mark.rule("SC-8.1")
def test_a_team_that_has_built_cannot_be_transferred() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N18,N19 teams=lunar_l4,earth", FAR)
    r.choose(0, "build", "spaceport", "card N18", "do it")
    assert r.options(0) == ["1 lunar_l4", "stay"]


@pytest.mark.rule("SC-8.1")
def test_a_team_that_has_explored_cannot_be_transferred() -> None:
    r = play(
        "spacecorp mariners 2", "seat 0 hand=N24,N39 teams=moon,earth", PORT, "base moon/0 0 research", "pile e1 M05"
    )
    r.choose(0, "explore", "card N24", "do it")
    assert r.options(0) == ["1 lunar_l4", "stay"]


@pytest.mark.rule("SC-8.1", "SC-24.2")
def test_neither_team_of_a_time_card_can_be_transferred() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16,time teams=moon,lunar_l5,earth,-", PORT)
    r.choose(0, "move", "team 0", "lunar_l4", "card N15", "time twice", "do it", "team 1")
    assert r.question() == "transfer 0"
    assert r.options(0) == ["2 lunar_l4", "stay"]


@pytest.mark.rule("SC-8.1")
def test_the_teams_of_others_cannot_be_transferred() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=moon", "seat 1 teams=lunar_l4", PORT, FAR).choose(
        0, "special"
    )
    assert r.state.active == 1


@pytest.mark.rule("SC-8.2")
@pytest.mark.parametrize("there", ["", "base halley/0 1 spaceport"])
def test_the_team_must_start_on_a_base_of_its_own(there: str) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=halley,earth", PORT, there).choose(0, "special")
    assert r.options(0) == ["1 lunar_l4", "stay"]


@pytest.mark.rule("SC-8.3")
def test_it_must_end_on_a_base_of_its_own() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=lunar_l4", PORT, "base lunar_l5/0 1 spaceport").choose(
        0, "special"
    )
    assert r.options(0) == ["0 earth", "stay"]


@pytest.mark.rule("SC-8.4", "SC-R-38")
def test_one_of_the_two_bases_must_be_a_spaceport() -> None:
    lines = ("spacecorp mariners 2", "seat 0 hand=N36 teams=earth,deimos,lunar_l4", FAR, "base moon/0 0 research")
    r = play(*lines, PORT).choose(0, "special")
    assert r.options(0) == ["0 lunar_l4", "1 lunar_l4", "2 earth", "2 deimos", "2 moon", "stay"]
    r = play(*lines, "base lunar_l4/0 0 research").choose(0, "special")
    assert r.state.active == 1  # the initial base is no spaceport either: nothing was asked


@pytest.mark.rule("SC-8.5")
def test_a_transfer_is_optional() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36 teams=lunar_l4", PORT, FAR).choose(0, "special", "stay")
    assert r.state.corporations[0].teams[0] == "lunar_l4"
    assert r.state.active == 1
    assert not r.events("team_transferred")


@pytest.mark.rule("SC-8.5")
def test_a_transfer_is_free() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 profit=3 hand=N36,N15 teams=lunar_l4",
        "seat 1 hand=N37",
        PORT,
        FAR,
        "offer N24,N27,N28,N29",
        "deck N30,N31",
    )
    r.choose(0, "special", "0 deimos")
    me = r.state.corporations[0]
    assert me.profit == 3 + 2  # what venture capital brings
    assert me.hand == ("N15", "N30")
    assert r.state.corporations[1].hand == ("N37",)


@pytest.mark.rule("SC-8.5", "SC-12.15")
def test_a_team_transferred_away_gives_up_its_claim() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N36 teams=moon",
        PORT,
        "tile moon/0 M05",
        "base moon/0 0 attraction",
        "claim moon 0 0",
    ).choose(0, "special", "0 lunar_l4")
    assert r.state.claims == {}


STARS = (
    "tile wolf_359/0 S07",
    "base wolf_359/0 0 spaceport",
)


@pytest.mark.rule("SC-R-22")
def test_in_starfarers_a_transfer_ends_directly_on_the_star() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S62 teams=sol", *STARS).choose(0, "special", "0 wolf_359")
    assert r.state.corporations[0].teams[0] == "wolf_359"


@pytest.mark.rule("SC-R-22")
def test_a_team_on_an_approach_track_cannot_be_transferred_away() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S62 teams=wolf_359@3,sol", *STARS).choose(0, "special")
    assert r.options(0) == ["1 wolf_359", "stay"]


@pytest.mark.rule("SC-R-47")
@pytest.mark.parametrize(
    ("era", "edge", "port"),
    [("mariners", "asteroid_belt", PORT), ("planeteers", "oort_cloud", "base ceres/0 0 spaceport")],
)
def test_teams_at_the_edge_of_the_board_cannot_be_transferred(era: str, edge: str, port: str) -> None:
    start = {"mariners": "earth", "planeteers": "inner_system"}[era]
    r = play(f"spacecorp {era} 2", f"seat 0 hand=venture_capital teams={edge},{start}", port, "contract 6 3")
    r.choose(0, "special")
    site = port.split()[1].partition("/")[0]
    assert r.options(0) == [f"1 {site}", "stay"]
