"""SpaceCorp, section 9: discarding, refilling the offer and drawing at the end of a turn."""

import pytest

from tests.spacecorp.rules.playing import play, to_next_turn

OPEN = "offer -,-,-,-"


@pytest.mark.rule("SC-9.1")
def test_played_cards_go_to_the_common_discard_pile_in_step_five() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N15,N05,N16 teams=moon,earth",
        "base moon/0 0 research",
        "base lunar_l4/0 0 spaceport",
    )
    r.choose(0, "move", "team 0", "sisyphus", "card N15", "card N05", "do it")
    assert r.question() == "transfer 0"
    assert (r.state.in_play, r.state.discard) == (("N15", "N05"), ())
    r.choose(0, "stay")
    assert (r.state.in_play, r.state.discard) == ((), ("N15", "N05"))
    assert r.game.view(1).table.discard == ("N15", "N05")


@pytest.mark.rule("SC-9.1")
def test_a_special_card_is_discarded_after_the_cards_of_earlier_turns() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "discard N15").choose(0, "special")
    assert r.state.discard == ("N15", "N36")


@pytest.mark.rule("SC-9.1")
def test_a_card_placed_on_the_hq_is_not_discarded() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N36").choose(0, "upgrade", "3")
    assert r.state.active == 1
    assert r.state.discard == ()
    assert r.state.corporations[0].infra == ("", "", "N15")


@pytest.mark.rule("SC-9.2")
@pytest.mark.parametrize("time", ["double", "twice"])
def test_played_time_cards_are_kept_apart(time: str) -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N15,N16,T2 teams=moon,moon",
        "seat 1 hand=N36",
        "base moon/0 0 research",
        "time_aside -",
    )
    r.choose(0, "move", "team 0", "solar_l1", "card N15", f"time {time}", "do it")
    to_next_turn(r)
    assert r.state.active == 1
    assert r.state.time_aside == ("T2",)
    assert r.state.discard == ("N15",)


@pytest.mark.rule("SC-9.3", "SC-9.4")
def test_empty_boxes_are_filled_from_the_deck_in_step_five_and_not_during_the_action() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N28,N36",
        "seat 1 hand=N37",
        "offer N24,N25,N27,N29",
        "deck N30,N31,N32,N33",
    )
    r.choose(0, "research", "infra 0", "card N28", "offer N25")
    assert r.state.offer == ("N24", "", "N27", "N29")
    r.choose(0, "offer N29")
    assert r.state.offer == ("N24", "", "N27", "")
    r.choose(0, "done")
    assert r.state.offer == ("N24", "N30", "N27", "N31")
    assert r.game.view(1).table.offer == ("N24", "N30", "N27", "N31")
    assert r.state.corporations[0].hand == ("N36", "N25", "N29", "N32")  # step 6 comes after


@pytest.mark.rule("SC-9.3", "SC-9.6")
def test_with_an_empty_deck_boxes_stay_empty_and_no_card_is_drawn() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N36",
        "seat 1 hand=N37",
        "offer N24,N25,N27,N29",
        "deck N30",
        "discard N31,N32",
    )
    r.choose(0, "research", "infra 0", "offer N25", "offer N29")
    assert r.state.active == 1
    assert r.state.offer == ("N24", "N30", "N27", "")
    assert r.state.corporations[0].hand == ("N36", "N25", "N29")
    assert not r.events("card_drawn", 0)


@pytest.mark.rule("SC-9.4", "SC-24.5")
def test_a_research_base_leaves_its_box_empty_until_step_five() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N18 teams=lunar_l4,earth",
        "base lunar_l5/0 0 spaceport",
        "offer N24,N25,-,-",
        "deck N30,N31,N32",
    ).choose(0, "build", "research", "offer N24")
    assert r.question() == "transfer 0"
    assert r.state.offer == ("", "N25", "", "")
    r.choose(0, "stay")
    assert r.state.offer == ("N30", "N25", "N31", "N32")


@pytest.mark.rule("SC-9.5")
@pytest.mark.parametrize(("held", "draws"), [(0, True), (3, True), (4, True), (5, False), (6, False)])
def test_a_player_with_four_cards_or_fewer_draws_the_top_card(held: int, draws: bool) -> None:
    hand = ",".join(["N36", "N01", "N02", "N03", "N04", "N05", "N06"][: held + 1])
    r = play("spacecorp mariners 2", f"seat 0 hand={hand}", "seat 1 hand=N37", "offer N24,N25,N27,N29", "deck N30,N31")
    r.choose(0, "special")
    assert len(r.state.corporations[0].hand) == held + draws
    assert ("N30" in r.state.corporations[0].hand) is draws
    assert r.state.offer == ("N24", "N25", "N27", "N29")
    assert [event.data["source"] for event in r.events("card_drawn")] == (["turn"] if draws else [])


@pytest.mark.rule("SC-9.5")
def test_only_the_active_player_draws_in_step_six() -> None:
    r = play("spacecorp mariners 3", "seat 0 hand=N36", "seat 1 hand=N37", OPEN, "deck N30,N31,N32,N33,N34,N35").choose(
        0, "special"
    )
    assert r.state.corporations[1].hand == ("N37",)
    assert r.state.corporations[2].hand == ()


@pytest.mark.rule("SC-9.6", "SC-R-51")
def test_the_deck_is_never_reshuffled() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=N36",
        "seat 1 hand=N37",
        OPEN,
        "deck -",
        "ending deck",
        "discard N30,N31,N32",
    )
    r.choose(0, "special")
    assert r.state.corporations[0].hand == ()
    assert r.state.deck == ()
    assert r.state.offer == ("", "", "", "")
    assert r.state.discard == ("N30", "N31", "N32", "N36")


@pytest.mark.rule("SC-R-51")
def test_the_end_is_triggered_the_moment_the_last_card_is_taken() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=N37", "offer N24,N25,-,-", "deck N30")
    r.choose(0, "research", "infra 0")
    assert r.state.ending == ""
    r.choose(0, "deck")
    assert r.state.ending == "deck"
    assert [event.data["cause"] for event in r.events("ending")] == ["deck"]
    assert r.options(0) == ["offer N24", "offer N25", "done"]  # research goes on from the offer only


@pytest.mark.rule("SC-R-51")
def test_refilling_the_offer_with_the_last_card_triggers_the_end_too() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=N37", "offer N24,-,N25,N27", "deck N30").choose(
        0, "special"
    )
    assert r.state.offer == ("N24", "N30", "N25", "N27")
    assert r.state.ending == "deck"


@pytest.mark.rule("SC-9.7", "SC-EX-7", "SC-11.1")
def test_example_kai_researches_up_to_eleven_cards_and_not_again() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=think_tank,N29,N01,N02,N03,N04,N05",
        "seat 1 hand=N36",
        "offer N24,N25,N26,N27",
    ).choose(0, "research", "infra 0", "card N28", "card N29", "deck", "deck", "deck", "offer N24", "offer N26")
    assert r.asked(0).about["left"] == 1
    r.choose(0, "deck")
    assert r.state.active == 1
    assert len(r.state.corporations[0].hand) == 11
    r.choose(1, "special")
    assert r.question() == "choose_action 0"
    assert "research" not in r.options(0)
