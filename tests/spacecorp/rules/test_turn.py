"""SpaceCorp, section 4: whose turn it is, the steps of a turn, and the actions there are."""

import pytest

from tests.spacecorp.rules.playing import idle, play, to_next_turn


@pytest.mark.rule("SC-4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise(first: int) -> None:
    r = play("spacecorp mariners 3", f"active {first}")
    assert r.state.active == first
    for _ in range(4):
        idle(r)
    following = [(first + turn) % 3 for turn in range(1, 5)]
    assert [event.seat for event in r.events("turn")] == following
    assert r.state.active == following[-1]


@pytest.mark.rule("SC-4.1")
def test_only_the_active_player_chooses_an_action() -> None:
    r = play("spacecorp mariners 3", "active 1", "seat 1 hand=venture_capital")
    assert r.question() == "choose_action 1"
    assert r.options(0) == r.options(2) == ()


@pytest.mark.rule("SC-4.2")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=venture_capital infra=N15,N17,N25 teams=earth,earth",  # three infra: contract 7
        "base lunar_l4/0 0 spaceport",
        "offer N28,N29,N30,N31",
        "deck N01,N02,N03,N04",
    )
    r.choose(0, "research", "infra 1", "offer N28", "done")
    assert r.question() == "claim_contract 0"
    assert not r.events("card_drawn")
    r.choose(0, "contract 7")
    assert r.question() == "transfer 0"
    assert r.state.offer == ("", "N29", "N30", "N31")
    r.choose(0, "0 lunar_l4")
    steps = [
        (event.kind, event.seat)
        for event in r.happened
        if event.kind in ("action", "contract_fulfilled", "card_drawn", "team_transferred", "offered", "turn")
    ]
    assert steps == [
        ("action", 0),
        ("contract_fulfilled", 0),
        ("card_drawn", 1),  # compensation
        ("team_transferred", 0),
        ("offered", None),
        ("card_drawn", 0),
        ("turn", 1),
    ]
    assert r.state.corporations[1].hand == ("N01",)
    assert r.state.offer == ("N02", "N29", "N30", "N31")
    assert r.state.corporations[0].hand == ("N36", "N28", "N03")


@pytest.mark.rule("SC-4.3", "SC-19.12")
def test_in_starfarers_the_active_players_teams_advance_before_the_action() -> None:
    r = play(
        "spacecorp starfarers 2",
        "seat 0 hand=deep_survey_ai,S29 teams=luhman_16@1,wolf_359@3,sol",
        "seat 1 teams=barnard@2,sol,sol",
    )
    assert r.question() == "choose_action 0"
    assert r.state.corporations[0].teams[:3] == ("luhman_16", "wolf_359@2", "sol")
    assert r.state.corporations[1].teams[0] == "barnard@2"
    assert "explore" in r.options(0)  # the team that has just reached its star acts in the same turn
    idle(r)
    assert r.state.corporations[1].teams[0] == "barnard@1"
    assert r.state.corporations[0].teams[1] == "wolf_359@2"


EIGHT = ["research", "move", "explore", "build", "produce", "genetics", "upgrade", "special"]
ALL_POSSIBLE = (
    "hand=plasma_drive,rover,inflatable_habitat,mining_robots,gene_lab,near_space_probe,grand_collider "
    "teams=moon,lunar_l4"
)


@pytest.mark.rule("SC-4.4", "SC-4.5")
def test_mariners_has_eight_actions() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {ALL_POSSIBLE}", "tile halley/0 M02", "base halley/0 0 refinery")
    assert r.options(0) == EIGHT  # a revelation card in hand does not help


@pytest.mark.rule("SC-4.4")
def test_one_action_is_performed_in_a_turn() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {ALL_POSSIBLE}", "tile halley/0 M02", "base halley/0 0 refinery")
    r.choose(0, "genetics")
    to_next_turn(r)
    assert r.state.active == 1
    assert [event.data["action"] for event in r.events("action", 0)] == ["genetics"]
    assert r.state.corporations[0].genetics == 1


@pytest.mark.rule("SC-4.4")
def test_an_action_must_be_possible_to_be_announced() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=rover,venture_capital teams=lunar_l4")
    assert r.options(0) == ["research", "special"]


@pytest.mark.rule("SC-4.5")
@pytest.mark.parametrize("era", ["planeteers", "starfarers"])
def test_revelation_is_an_action_from_planeteers_on(era: str) -> None:
    r = play(f"spacecorp {era} 2", "seat 0 hand=grand_collider")
    assert "revelation" in r.options(0)
    r.choose(0, "revelation")
    assert r.state.corporations[0].revelation == 2


@pytest.mark.rule("SC-4.6")
def test_colonize_is_an_action_in_starfarers() -> None:
    r = play(
        "spacecorp starfarers 2",
        "tile wolf_359/0 S05",
        "base wolf_359/0 0 biolab",
        "colonies_left asimov",
    )
    assert "colonize" in r.options(0)
    r.choose(0, "colonize")
    assert r.state.colonies == {"wolf_359": (0, "asimov")}


@pytest.mark.rule("SC-4.6")
@pytest.mark.parametrize(("era", "site", "tile"), [("mariners", "moon", "M02"), ("planeteers", "ceres", "P03")])
def test_colonize_is_no_action_before_starfarers(era: str, site: str, tile: str) -> None:
    r = play(
        f"spacecorp {era} 2",
        "seat 0 profit=9 hand=time,venture_capital",
        f"tile {site}/0 {tile}",
        f"base {site}/0 0 industrial",
        "colonies_left asimov",
    )
    assert r.options(0)
    assert "colonize" not in r.options(0)


@pytest.mark.rule("SC-4.7")
def test_opponents_may_play_edges_in_the_active_players_turn() -> None:
    r = play("spacecorp mariners 3", "seat 0 hand=venture_capital", "seat 2 hand=piracy", "offer N28,N29,N30,N31")
    r.choose(0, "research", "infra 0")
    assert r.question() == "edge 2"
    r.choose(2, "N45", "offer N28", "offer N29")
    assert r.state.corporations[2].hand == ("N28", "N29")
    assert r.state.active == 0
    assert r.question() == "take_card 0"


@pytest.mark.rule("SC-4.7")
def test_opponents_need_not_play_them_and_are_asked_only_when_the_edge_allows_it() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=venture_capital", "seat 1 hand=piracy").choose(0, "special")
    assert not r.events("edge_played")
    assert r.state.active == 1
    r = play("spacecorp mariners 2", "seat 0 hand=venture_capital", "seat 1 hand=piracy")
    r.choose(0, "research", "infra 0").choose(1, "pass")
    assert r.state.corporations[1].hand == ("N45",)
    assert r.question() == "take_card 0"
