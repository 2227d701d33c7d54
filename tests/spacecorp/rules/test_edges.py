"""SpaceCorp, section 10: edges, when they may be played and what they do."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.cards import PROGRESS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.playing import QUIET, compensated, idle, play, to_next_turn, value

OPEN = "offer -,-,-,-"
DECK = "deck N30,N31,N33,N03,N04,N06,N07,N08,N09,N10"


def hand(r: Rehearsal[Table], seat: int) -> tuple[str, ...]:
    """The cards that a seat holds."""
    return r.state.corporations[seat].hand


def profit(r: Rehearsal[Table], seat: int) -> int:
    """What a seat has earned."""
    return r.state.corporations[seat].profit


@pytest.mark.rule("SC-10.1")
def test_an_edge_in_ones_own_turn_leaves_the_action_to_be_performed() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=salvage,N36 teams=moon", "offer N24,N25,N27,N28", DECK)
    r.choose(0, "edge N38")
    assert r.question() == "choose_action 0"
    assert not r.events("action", 0)
    r.choose(0, "special")
    assert [event.data["action"] for event in r.events("action", 0)] == ["special"]
    assert profit(r, 0) == 2


@pytest.mark.rule("SC-10.1")
@pytest.mark.parametrize("card", ["N39", "N40", "N42", "N43", "N45", "N46"])
def test_edges_of_other_moments_are_not_offered_with_the_actions(card: str) -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={card},N36")
    assert r.question() == "choose_action 0"
    assert not [option for option in r.options(0) if option.startswith("edge")]


@pytest.mark.rule("SC-10.1", "SC-R-15")
@pytest.mark.parametrize(("choices", "kept"), [(["skip", "stay"], True), (["edge N38"], False)])
def test_a_player_who_cannot_act_may_keep_his_edge(choices: list[str], kept: bool) -> None:
    idle_hand = "salvage,N24,N39,N11,N12,N27,N30,N31"  # too many to research, nothing to explore, build or produce
    r = play("spacecorp mariners 2", f"seat 0 hand={idle_hand} teams=earth", "seat 1 hand=N36")
    assert r.options(0) == ["edge N38", "skip"]
    r.choose(0, *choices)
    assert ("N38" in hand(r, 0)) is kept
    assert bool(r.events("no_action", 0)) is kept
    assert r.state.active == (1 if kept else 0)


MOMENTS = {
    "sabotage": ("mariners", "sabotage", "", []),
    "piracy": ("mariners", "piracy", "", ["research", "infra 0", "do it"]),
    "pillage": ("mariners", "pillage", "", ["special"]),
    "diversion": ("mariners", "diversion", "tile moon/0 M02|base moon/0 0 refinery", ["produce"]),
    "market_influence": ("mariners", "market_influence", "seat 0 genetics=3", ["special", "contract 5"]),
    "espionage": ("planeteers", "espionage", "seat 0 genetics=2", ["genetics", "sensory_focus"]),
    "incompatibility": ("planeteers", "incompatibility", "seat 0 infra=P13", []),
    "hostile_microbes": ("planeteers", "hostile_microbes", "tile europa/0 P21|base europa/0 0 biolab", []),
}


@pytest.mark.rule("SC-10.2", "SC-10.3")
@pytest.mark.parametrize("edge", MOMENTS)
def test_an_edge_is_asked_for_at_its_moment_in_another_players_turn_and_discarded(edge: str) -> None:
    era, card, more, choices = MOMENTS[edge]
    own = {"mariners": "N36,N30,N32", "planeteers": "P47,P40,P43"}[era]
    r = play(f"spacecorp {era} 2", f"seat 0 profit=5 hand={own}", f"seat 1 hand={card}", *more.split("|"))
    for choice in choices:
        assert r.question().endswith(" 0")  # nobody else is asked before the moment comes
        r.choose(0, choice)
    assert r.question() == "edge 1"
    assert r.asked(1).about["edge"] == edge
    played = r.options(1)[0]
    r.choose(1, played)
    assert played in r.state.discard
    assert played not in hand(r, 1)
    assert [event.data["edge"] for event in r.events("edge_played", 1)] == [edge]


@pytest.mark.rule("SC-10.2")
@pytest.mark.parametrize("edge", MOMENTS)
def test_an_edge_that_is_not_played_stays_in_hand(edge: str) -> None:
    era, card, more, choices = MOMENTS[edge]
    own = {"mariners": "N36,N30,N32", "planeteers": "P47,P40,P43"}[era]
    r = play(f"spacecorp {era} 2", f"seat 0 profit=5 hand={own}", f"seat 1 hand={card}", *more.split("|"))
    r.choose(0, *choices)
    kept = hand(r, 1)
    r.choose(1, "pass")
    assert hand(r, 1)[:1] == kept
    assert not r.events("edge_played")
    assert r.state.corporations[0].profit >= 5


@pytest.mark.rule("SC-10.3")
def test_the_action_of_a_card_played_as_an_edge_is_ignored() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 hand=competitors,N15 infra=-,N13 teams=moon",
        "base moon/0 0 research",
        OPEN,
        DECK,
    )
    r.choose(0, "edge N44")
    assert r.state.discard == ("N44",)
    r.choose(0, "move", "solar_l1", "infra 0")
    assert value(r) == 3  # without the 2 of the competitors card
    assert "card N44" not in r.options(0)


THREE = (
    "spacecorp mariners 3",
    "seat 0 hand=competitors,N01,N02 infra=-,N13 teams=moon",
    "seat 1 infra=N15",
    "seat 2 infra=N17",
    "base moon/0 0 research",
    OPEN,
    DECK,
)


@pytest.mark.rule("SC-10.4")
@pytest.mark.parametrize(
    ("first", "second", "total", "drawn"), [(1, 2, 3 + 2, [1, 2]), (0, 1, 3 + 3, [1]), (0, 2, 3 + 2, [2])]
)
def test_competitors_add_the_infra_of_two_hqs(first: int, second: int, total: int, drawn: list[int]) -> None:
    r = play(*THREE).choose(0, "edge N44", "move", "solar_l1", f"infra {first}", f"infra {second}")
    assert value(r) == total
    assert not [option for option in r.options(0) if option.startswith("infra")]  # never three
    r.choose(0, "do it")
    assert compensated(r) == drawn


@pytest.mark.rule("SC-10.4")
def test_competitors_open_ways_that_one_hq_alone_would_not() -> None:
    lines = ("seat 0 hand=competitors infra=-,N13 teams=halley", "seat 1 infra=N15", "base halley/0 0 research")
    alone = play("spacecorp mariners 2", *lines).choose(0, "move")
    together = play("spacecorp mariners 2", *lines).choose(0, "edge N44", "move")
    assert set(together.options(0)) - set(alone.options(0)) == {"earth", "mars_north", "mars_south"}  # 6 = 3 + 3
    assert together.choose(0, "earth", "infra 0").state.corporations[0].teams[0] == "earth"


@pytest.mark.rule("SC-10.4")
def test_competitors_last_for_one_turn() -> None:
    r = play(*THREE).choose(0, "edge N44", "move", "solar_l1", "infra 0", "do it")
    idle(idle(r))
    assert r.state.active == 0
    r.choose(0, "move")
    r.choose(0, r.options(0)[0], "infra 0")
    assert not [option for option in r.options(0) if option.startswith("infra")]


@pytest.mark.rule("SC-10.5")
@pytest.mark.parametrize("trigger", ["contracts", "deck"])
def test_competitors_may_be_used_after_the_trigger(trigger: str) -> None:
    after = (f"ending {trigger}", "last_turns 0")
    assert "infra 1" not in play(*THREE, *after).choose(0, "move", "solar_l1").options(0)
    r = play(*THREE, *after).choose(0, "edge N44", "move", "solar_l1", "infra 1", "infra 2")
    assert value(r) == 5


@pytest.mark.rule("SC-10.5", "SC-5.19")
def test_competitors_do_not_open_opponents_bases_after_the_trigger() -> None:
    lines = ("spacecorp mariners 2", "seat 0 hand=competitors,N15,N16 teams=lunar_l4", "base lunar_l4/0 1 spaceport")
    r = play(*lines, "ending contracts", "last_turns 0").choose(0, "edge N44", "move")
    assert r.asked(0).about["to"] == "earth"
    assert "spaceport lunar_l4/0" not in r.options(0)


PRODUCING = (
    "tile mars_south/0 M09",
    "base mars_south/0 0 refinery",  # P2 + 1
    "tile moon/0 M02",
    "base moon/0 0 refinery",  # P1 + 1
)


@pytest.mark.rule("SC-10.6", "SC-EX-20")
def test_example_diversion_of_five_brings_three_and_takes_nothing() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N31,N36", "seat 1 hand=diversion", *PRODUCING)
    r.choose(0, "produce", "card N30", "card N31", "mars_south/0", "moon/0")
    assert r.events("produced", 0)[0].data["amount"] == 5
    assert r.asked(1).about["amount"] == 5
    r.choose(1, "N46")
    assert (profit(r, 0), profit(r, 1)) == (5, 3)


@pytest.mark.rule("SC-10.6")
def test_diversion_of_an_even_amount_is_half_of_it() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N36", "seat 1 hand=diversion", *PRODUCING[2:])
    r.choose(0, "produce").choose(1, "N46")
    assert (profit(r, 0), profit(r, 1)) == (2, 1)


@pytest.mark.rule("SC-10.6")
def test_diversion_is_for_an_opponents_production_only() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,diversion", *PRODUCING[2:]).choose(0, "produce")
    assert r.question() == "claim_contract 0"
    assert profit(r, 0) == 2


SPY = "seat 1 profit=4 hand=espionage"
STUDENT = "seat 0 hand=exo_dna_decoder,P47 genetics=2"


@pytest.mark.rule("SC-10.7", "SC-R-31")
def test_espionage_gives_the_version_without_profit_of_a_progress_card() -> None:
    name = "sensory_focus"
    r = play("spacecorp planeteers 2", STUDENT, SPY).choose(0, "genetics", name)
    assert r.asked(1).about["progress"] == name
    r.choose(1, "P56")
    assert r.state.corporations[1].progress == (name,)
    assert profit(r, 1) == 4
    assert (r.state.corporations[0].progress, profit(r, 0)) == ((name,), PROGRESS[name].profits[0])
    assert r.state.progress_left[name] == ()


@pytest.mark.rule("SC-10.7")
def test_espionage_gives_nothing_when_that_version_is_taken() -> None:
    names = ("cooperative_empathy 1", "sensory_focus 0")  # of each only one version is left
    for name in names:
        r = play("spacecorp planeteers 2", STUDENT, SPY, f"progress {name}", "progress radiation_resistance 2,0")
        r.choose(0, "genetics", name.split()[0])
        assert not r.events("edge_played")
        assert r.question() != "edge 1"
        assert hand(r, 1)[0] == "P56"
        assert r.state.corporations[1].progress == ()


@pytest.mark.rule("SC-10.7", "SC-18.33", "SC-18.37", "SB-SC-23")
@pytest.mark.parametrize(
    ("owned", "asked"),
    [("-", False), ("radiation_resistance", True), ("radiation_resistance,extended_lifespan", False)],
)
def test_a_spy_must_meet_the_condition_and_not_own_the_card(owned: str, asked: bool) -> None:
    copies = "progress extended_lifespan 2,0"  # its condition: one adaptation
    r = play("spacecorp planeteers 2", f"{STUDENT} progress=sensory_focus", f"{SPY} progress={owned}", copies)
    r.choose(0, "genetics")  # the only card left comes unasked
    assert "extended_lifespan" in r.state.corporations[0].progress
    assert (r.question() == "edge 1") is asked


@pytest.mark.rule("SC-10.8")
@pytest.mark.parametrize("active", [0, 1])
def test_incompatibility_removes_infra_in_turn_order_from_the_active_player_on(active: int) -> None:
    r = play(
        "spacecorp planeteers 3",
        "seat 0 infra=P13,P17,-",
        "seat 1 infra=P14,P18,-",
        "seat 2 hand=incompatibility infra=P27,-,P30",
        f"active {active}",
    )
    assert r.question() == "edge 2"
    r.choose(2, "P57")
    order = [active, (active + 1) % 3, (active + 2) % 3]
    for seat in order:
        assert r.question() == f"remove_infra {seat}"
        assert set(r.options(seat)) == {card for card in r.state.corporations[seat].infra if card}
        r.choose(seat, r.options(seat)[1])
    assert [event.seat for event in r.events("infra_removed")] == order
    assert [corporation.infra for corporation in r.state.corporations] == [
        ("P13", "", ""),
        ("P14", "", ""),
        ("P27", "", ""),
    ]
    assert set(r.state.discard) == {"P57", "P17", "P18", "P30"}


@pytest.mark.rule("SC-10.9", "SC-EX-6")
@pytest.mark.parametrize(("julie", "gained"), [(0, 2), (1, 1)])
def test_example_market_influence_pays_two_for_ones_own_contract_and_one_for_anothers(julie: int, gained: int) -> None:
    r = play(
        "spacecorp mariners 2", "seat 0 genetics=3 hand=N37", f"seat {julie} hand=market_influence,N36", OPEN, DECK
    )
    r.choose(0, "research", "infra 0", "done", "contract 5")
    reward = r.events("profit", 0)[0].data["amount"]
    assert r.question() == f"edge {julie}"
    before = profit(r, julie)
    r.choose(julie, "N43")
    assert profit(r, julie) == before + gained
    assert before == (reward if julie == 0 else 0)
    assert "N43" in r.state.discard
    assert CONSTANTS.market_influence == (2, 1)


@pytest.mark.rule("SC-10.9")
def test_market_influence_waits_for_a_contract() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=market_influence").choose(0, "special")
    assert not r.events("edge_played")
    assert r.state.active == 1


@pytest.mark.rule("SC-10.10")
def test_interception_gives_an_extra_turn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=interception,N36,N37", OPEN, DECK).choose(0, "special", "N36")
    assert r.question() == "edge 0"
    r.choose(0, "N40")
    assert r.question() == "choose_action 0"
    r.choose(0, "special")
    assert r.state.active == 1
    assert profit(r, 0) == 4
    assert [event.seat for event in r.events("turn")] == [0, 1]


@pytest.mark.rule("SC-10.10", "SC-16.8")
def test_the_extra_turn_does_not_count_as_the_one_last_turn() -> None:
    r = play(
        "spacecorp mariners 3",
        "seat 0 hand=interception,N36,N37",
        "seat 1 hand=N34",
        OPEN,
        DECK,
        "ending contracts",
        "last_turns 0,1",
    )
    r.choose(0, "special", "N36", "N40", "special")
    assert profit(r, 0) == 4
    assert r.question() == "choose_action 1"
    assert r.state.era_name == "mariners"
    assert r.state.last_turns == (1,)


@pytest.mark.rule("SC-10.10", "SC-16.8")
def test_the_one_who_triggered_the_end_may_still_take_an_extra_turn() -> None:
    fulfilled = [f"contract {row} 1" for row in (1, 2, 3, 4, 6)]
    r = play(
        "spacecorp mariners 2", "seat 0 genetics=3 hand=interception,N36,N37", "seat 1 hand=N34", OPEN, DECK, *fulfilled
    )
    r.choose(0, "special", "N36", "contract 5", "N40")
    assert r.state.ending == "contracts"
    assert r.question() == "choose_action 0"
    r.choose(0, "special")
    assert r.state.active == 1
    assert r.state.last_turns == (1,)


@pytest.mark.rule("SC-R-24")
def test_the_extra_turn_is_a_full_one_step_zero_included() -> None:
    r = play("spacecorp starfarers 2", "seat 0 hand=S68,S62,S63 teams=wolf_359@3,sol", "seat 1 teams=barnard@3")
    assert r.state.corporations[0].teams[0] == "wolf_359@2"
    r.choose(0, "special", "S62", "S68")
    assert r.state.corporations[0].teams[0] == "wolf_359@1"
    assert r.state.corporations[1].teams[0] == "barnard@3"
    r.choose(0, "special")
    assert len([event for event in r.events("card_drawn", 0) if event.data["source"] == "turn"]) == 2


@pytest.mark.rule("SC-10.11")
def test_hostile_microbes_strike_everybody_who_meets_them_their_player_included() -> None:
    loss = CONSTANTS.hostile_microbes
    r = play(
        "spacecorp planeteers 4",
        "seat 0 profit=9 hand=P47 teams=inner_system",
        "seat 1 profit=9 hand=hostile_microbes teams=io",
        "seat 2 profit=9 teams=europa",  # a team on a tile with life
        "seat 3 profit=9 teams=inner_system",
        "tile europa/0 P21",
        "tile ganymede/0 P22",
        "base ganymede/0 1 biolab",  # a base on one
        "tile ceres/0 P04",
        "base ceres/0 3 research",  # a base without life
    )
    assert r.question() == "edge 1"
    r.choose(1, "P58")
    assert [profit(r, seat) for seat in range(4)] == [9, 9 - loss, 9 - loss, 9]


@pytest.mark.rule("SC-10.12")
def test_pillage_takes_the_cards_that_are_discarded() -> None:
    r = play(
        "spacecorp mariners 3",
        "seat 0 hand=N15,N05,N16,time infra=-,N17 teams=moon",
        "seat 1 hand=N36",
        "seat 2 hand=pillage",
        "base moon/0 0 research",
        "time_aside -",
        "discard N01",
    )
    r.choose(0, "move", "sisyphus", "infra 0", "card N15", "card N05", "time double", "do it")
    assert r.asked(2).about["cards"] == ["N15", "N05"]
    r.choose(2, "N42")
    assert hand(r, 2) == ("N15", "N05")
    assert r.state.discard == ("N01", "N42")
    assert r.state.time_aside == ("T1",)  # kept apart, not discarded
    assert hand(r, 0)[0] == "N16"
    assert r.state.corporations[0].infra == ("", "N17", "")


@pytest.mark.rule("SC-10.12")
def test_pillage_takes_no_card_placed_as_infra() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N36", "seat 1 hand=pillage,N37").choose(0, "upgrade", "2")
    assert r.question() == "choose_action 1"  # nothing was discarded, so nothing was asked
    assert r.state.corporations[0].infra == ("", "N15", "")


@pytest.mark.rule("SC-10.13")
def test_cards_taken_by_piracy_are_replaced_only_in_step_five() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=piracy", "offer N24,N25,N27,N28", DECK)
    r.choose(0, "research", "infra 0").choose(1, "N45", "offer N25", "offer N28")
    assert hand(r, 1) == ("N25", "N28")
    assert r.state.offer == ("N24", "", "N27", "")
    assert r.options(0) == ["deck", "offer N24", "offer N27", "done"]
    r.choose(0, "done")
    assert r.state.offer == ("N24", "N30", "N27", "N31")


@pytest.mark.rule("SC-10.13")
@pytest.mark.parametrize(("choices", "left"), [(["offer N25", "done"], 3), (["done"], 4)])
def test_a_pirate_may_take_fewer_cards(choices: list[str], left: int) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=piracy", "offer N24,N25,N27,N28", DECK)
    r.choose(0, "research", "infra 0").choose(1, "N45", *choices)
    assert r.question() == "take_card 0"
    assert len([card for card in r.state.offer if card]) == left
    assert len(hand(r, 1)) == 4 - left


@pytest.mark.rule("SC-10.13", "SC-24.5")
def test_a_pirate_finds_only_what_is_left_in_the_offer() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36", "seat 1 hand=piracy", "offer N24,-,N27,N28", DECK)
    r.choose(0, "research", "infra 0").choose(1, "N45")
    assert r.options(1) == ["offer N24", "offer N27", "offer N28", "done"]
    r.choose(1, "offer N27")
    assert r.options(1) == ["offer N24", "offer N28", "done"]


NO_EFFECT = {
    "piracy": ("mariners", "N45", OPEN, ["research", "infra 0", "deck"]),  # nothing in the offer
    "diversion": ("mariners", "N46", "tile moon/0 M01|base moon/0 0 research", ["produce", "contract 1"]),  # P0
    "pillage": ("mariners", "N42", "seat 0 teams=moon infra=N15,-,-", ["move", "infra 0"]),  # a time card only
    "incompatibility": ("planeteers", "P57", "", ["special"]),  # no card in any HQ
    "hostile_microbes": ("planeteers", "P58", "tile europa/0 P21|seat 0 teams=io", ["special"]),  # nobody on life
}
"""Edges, and what happens at their moment and right after it, when they could change nothing."""


@pytest.mark.rule("SC-10.2", "SB-SC-6")
@pytest.mark.parametrize("edge", NO_EFFECT)
def test_nobody_is_asked_for_an_edge_that_would_have_no_effect(edge: str) -> None:
    era, card, more, choices = NO_EFFECT[edge]
    own = {"diversion": "N30,N36", "pillage": "time,N36"}.get(edge, "venture_capital")
    lines = (f"seat 0 profit=5 hand={own} infra=-,-,-", f"seat 1 profit=5 hand={card}", *more.split("|"))
    r = play(f"spacecorp {era} 2", *lines)
    r.choose(0, *choices)
    while r.state.active == 0:
        assert r.game.seats_asked() == (0,)
        r.choose(0, next(option for option in QUIET if option in r.options(0)))
    assert not r.question().startswith("edge")
    assert card in hand(r, 1)


@pytest.mark.rule("SC-10.14")
def test_the_offer_taken_by_salvage_is_refilled_only_in_step_five() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=salvage,N36", "seat 1 hand=N37", "offer N24,N25,N27,N28", DECK)
    r.choose(0, "edge N38")
    assert hand(r, 0) == ("N36", "N24", "N25", "N27", "N28")
    assert r.state.offer == ("", "", "", "")
    r.choose(0, "research", "infra 0", "do it")
    assert r.options(0) == ["deck", "done"]
    r.choose(0, "done")
    assert r.state.active == 1
    assert r.state.offer == ("N30", "N31", "N33", "N03")


NAMES = ["research", "move", "explore", "build", "produce", "genetics", "upgrade", "special"]


@pytest.mark.rule("SC-10.15")
@pytest.mark.parametrize(
    ("era", "names"),
    [
        ("mariners", NAMES),
        ("planeteers", [*NAMES, "revelation"]),
        ("starfarers", [*NAMES, "revelation", "colonize"]),
    ],
)
def test_sabotage_may_name_the_actions_of_the_era(era: str, names: list[str]) -> None:
    special = {"mariners": "N36", "planeteers": "P47", "starfarers": "S62"}[era]
    card = {"mariners": "N39", "planeteers": "P49", "starfarers": "S67"}[era]
    r = play(f"spacecorp {era} 2", f"seat 0 hand={special}", f"seat 1 hand={card}").choose(1, card)
    assert r.question() == "sabotage 1"
    assert r.options(1) == names


@pytest.mark.rule("SC-10.15")
def test_the_action_named_by_sabotage_cannot_be_performed_this_turn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36,N32", "seat 1 hand=sabotage,N37", OPEN, DECK).choose(
        1, "N39", "special"
    )
    assert r.options(0) == ["research", "genetics"]
    r.choose(0, "genetics")
    to_next_turn(r)
    assert "special" in r.options(1)
    r.choose(1, "special")
    assert "special" in r.options(0)
