"""SpaceCorp, section 15: produce, genetics, upgrade and special."""

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.map.boards import BOARDS
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN, gained, profit
from tests.spacecorp.rules.playing import idle, play, value

DEIMOS = "tile deimos/0 exotic_elements"


def may(action: str, *lines: str, era: str = "mariners") -> bool:
    """Whether seat 0 could perform an action."""
    return action in play(f"spacecorp {era} 2", *lines).options(0)


@pytest.mark.rule("SC-15.1")
@pytest.mark.parametrize("base", ["refinery", "industrial", "research"])
def test_a_tile_with_a_p_value_and_any_own_base_produces_without_a_team(base: str) -> None:
    assert may("produce", "seat 0 hand=N30 teams=earth", DEIMOS, f"base deimos/0 0 {base}")


@pytest.mark.rule("SC-15.1")
def test_a_p_value_of_nothing_is_one_as_well() -> None:
    assert may("produce", "seat 0 hand=N30", "tile deimos/0 abundant_ores", "base deimos/0 0 research")


@pytest.mark.rule("SC-15.1")
@pytest.mark.parametrize(
    "lines",
    [
        ("seat 0 hand=N30 teams=deimos", DEIMOS),
        ("seat 0 hand=N30 teams=deimos", DEIMOS, "base deimos/0 1 refinery"),
        ("seat 0 hand=N30 teams=moon", "tile moon/0 water_ice", "base moon/0 0 industrial"),
        ("seat 0 hand=N30 teams=lunar_l4", "base lunar_l4/0 0 spaceport"),
    ],
    ids=["no base", "an opponent's base", "no P value", "no tile"],
)
def test_without_p_value_or_own_base_nothing_is_produced(lines: tuple[str, ...]) -> None:
    assert not may("produce", *lines)


THREE_TILES = (
    "tile deimos/0 M02",
    "tile phobos/0 M03",
    "tile mars_north/0 M09",
    "base deimos/0 0 research",
    "base phobos/0 0 refinery",
    "base mars_north/0 0 industrial",
    "contract 1 1",
    "contract 2 1",
    "contract 3 1",
)


@pytest.mark.rule("SC-EX-17", "SC-15.2", "SC-15.3")
def test_example_a_value_of_two_lets_up_to_two_tiles_produce() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N31,N36", *THREE_TILES)
    r.choose(0, "produce", "card N30", "card N31")
    assert set(r.options(0)) == {"deimos/0", "phobos/0", "mars_north/0"}
    r.choose(0, "phobos/0", "mars_north/0")
    assert gained(r, 0, "produce") == [(1 + 1) + 2]
    assert r.state.active == 1


@pytest.mark.rule("SC-EX-17", "SC-15.2")
def test_fewer_tiles_than_the_value_may_produce() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N31,N36", *THREE_TILES)
    r.choose(0, "produce", "card N30", "card N31", "deimos/0", "done")
    assert gained(r, 0, "produce") == [1]
    assert r.state.active == 1


@pytest.mark.rule("SC-15.2")
def test_a_value_of_one_lets_one_tile_produce() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N31,N36", *THREE_TILES)
    r.choose(0, "produce", "card N30", "do it", "mars_north/0")
    assert gained(r, 0, "produce") == [2]
    assert r.state.active == 1


@pytest.mark.rule("SC-15.2")
def test_no_tile_produces_twice() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30,N31,N36", DEIMOS, "base deimos/0 0 research", "contract 1 1")
    r.choose(0, "produce", "card N30", "card N31")
    assert gained(r, 0, "produce") == [1]


@pytest.mark.rule("SC-EX-18", "SC-15.3", "SC-15.1")
def test_example_exotic_elements_with_a_refinery_produce_two() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N30 teams=earth", DEIMOS, "base deimos/0 0 refinery")
    assert gained(r.choose(0, "produce"), 0, "produce") == [2]


@pytest.mark.rule("SC-15.4")
@pytest.mark.parametrize(("base", "amount"), [("refinery", 2), ("research", 1)])
def test_the_heritage_tile_produces_from_planeteers_on(base: str, amount: int) -> None:
    r = play("spacecorp planeteers 2", f"seat 0 hand=P35 heritage=M02,{base}").choose(0, "produce")
    assert gained(r, 0, "produce") == [amount]


@pytest.mark.rule("SC-15.4")
def test_the_heritage_tile_needs_its_share_of_the_value() -> None:
    lines = ("tile ceres/0 P03", "base ceres/0 0 research")
    r = play("spacecorp planeteers 2", "seat 0 hand=P12,P35 heritage=M02,refinery", *lines)
    r.choose(0, "produce", "card P12", "do it")
    assert set(r.options(0)) == {"ceres/0", "heritage"}
    r.choose(0, "heritage")
    assert gained(r, 0, "produce") == [2]


def genetics(r: Rehearsal[Table], seat: int = 0) -> int:
    """How many spaces a genetics cube has travelled."""
    return int(r.game.view(1).table.corporations[seat].genetics)


@pytest.mark.rule("SC-15.5")
def test_the_genetics_cube_moves_as_many_spaces_as_the_value() -> None:
    one = play("spacecorp mariners 2", "seat 0 genetics=0 hand=N32,N46,N36").choose(0, "genetics", "card N32", "do it")
    two = play("spacecorp mariners 2", "seat 0 genetics=0 hand=N32,N46,N36").choose(
        0, "genetics", "card N32", "card N46"
    )
    assert (genetics(one), genetics(two)) == (1, 2)
    assert genetics(two, 1) == 0
    assert two.game.view(1).table.corporations[0].revelation == 0


@pytest.mark.rule("SC-15.6")
def test_a_full_lap_in_mariners_gives_nothing_at_once() -> None:
    r = play("spacecorp mariners 2", f"seat 0 genetics={CONSTANTS.wheel.spaces - 1} hand=N32,N36", "contract 5 1")
    r.choose(0, "genetics")
    assert genetics(r) == CONSTANTS.wheel.spaces
    assert r.question() == "gather 1"
    assert not r.events("progress_gained")
    assert not r.events("no_progress")  # it is not that no card was left


@pytest.mark.rule("SC-15.6")
@pytest.mark.parametrize(("spaces", "gains"), [(CONSTANTS.wheel.spaces, True), (CONSTANTS.wheel.spaces - 1, False)])
def test_the_lap_of_mariners_bears_fruit_at_the_setup_of_planeteers(spaces: int, gains: bool) -> None:
    r = play(
        "spacecorp mariners 2",
        f"seat 0 hand=N36 genetics={spaces}",
        *(f"contract {n} 1" for n in range(1, 8)),
        *LAST_TURN,
    )
    r.choose(0, "special")
    assert r.game.view(0).table.era == "planeteers"
    assert (r.question() == "progress 0") is gains


MARKED, UNMARKED = ("N13", "N15", "N22"), ("N18", "N28", "N24")


@pytest.mark.rule("SC-15.7")
def test_only_cards_that_may_upgrade_infra_can_be_placed() -> None:
    r = play("spacecorp mariners 2", f"seat 0 hand={','.join((*MARKED, *UNMARKED))}").choose(0, "upgrade")
    assert tuple(r.options(0)) == MARKED
    assert not may("upgrade", f"seat 0 hand={','.join(UNMARKED)}")


@pytest.mark.rule("SC-15.7")
def test_no_more_than_one_card_is_placed_in_a_turn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N13,N15", "seat 1 hand=N36").choose(0, "upgrade", "N13", "2")
    assert r.state.corporations[0].infra == ("", "N13", "")
    assert "N15" in r.state.corporations[0].hand
    assert r.question() == "choose_action 1"


@pytest.mark.rule("SC-15.8")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_a_card_goes_into_slot_one_two_or_three_of_the_own_hq(slot: int) -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N13,N28").choose(0, "upgrade")
    assert list(r.options(0)) == ["1", "2", "3"]
    r.choose(0, str(slot))
    view = r.game.view(1).table.corporations
    assert [number for number, card in enumerate(view[0].infra, start=1) if card == "N13"] == [slot]
    assert not any(view[1].infra)
    assert "N13" not in r.state.discard
    assert [event.data for event in r.events("upgraded", 0)] == [{"card": "N13", "slot": slot}]


def after_upgrade(hand: str, infra: str, era: str = "mariners") -> Rehearsal[Table]:
    """Seat 0 places the first card of the hand in slot 2."""
    r = play(f"spacecorp {era} 2", f"seat 0 hand={hand} infra={infra}", "deck -")
    return r.choose(0, "upgrade", hand.partition(",")[0], "2")


@pytest.mark.rule("SC-15.9")
def test_a_card_of_the_same_era_returns_to_the_hand() -> None:
    r = after_upgrade("N15,N16", "-,N13,-")
    assert r.state.corporations[0].infra == ("", "N15", "")
    assert r.state.corporations[0].hand == ("N16", "N13")


@pytest.mark.rule("SC-15.10")
def test_a_card_of_an_earlier_era_is_removed_from_the_game() -> None:
    r = after_upgrade("P17,P18", "-,N13,-", era="planeteers")
    assert r.state.corporations[0].infra == ("", "P17", "")
    assert r.state.corporations[0].hand == ("P18",)
    assert "N13" not in r.state.discard
    assert "N13" in r.state.boxed


def move_value(*lines: str) -> object:
    """What the own infra of seat 0 is worth to a move."""
    r = play("spacecorp mariners 2", *lines).choose(0, "move", "moon", "infra 0")
    return value(r)


CHAD = "hand=N15,N16,N18 teams=earth"


@pytest.mark.rule("SC-EX-19", "SC-15.11", "SC-15.13")
def test_example_move_3_in_slot_1_replaces_the_printed_move_1() -> None:
    r = play("spacecorp mariners 2", f"seat 0 {CHAD} infra=-,N25,N22", "contract 7 1")
    r.choose(0, "upgrade", "N15", "1")
    assert r.state.corporations[0].infra == ("N15", "N25", "N22")
    idle(r)
    r.choose(0, "move", "moon", "infra 0")
    assert value(r) == 3


@pytest.mark.rule("SC-15.11")
def test_a_card_over_a_printed_value_replaces_it_even_with_another_action() -> None:
    assert move_value(f"seat 0 {CHAD} infra=-,N13,-") == 1 + 2
    assert move_value(f"seat 0 {CHAD} infra=N22,N13,-") == 2


@pytest.mark.rule("SC-15.8", "SC-15.14")
def test_research_2_stays_printed_whatever_is_placed() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N28,N29 infra=N13,N15,N22").choose(0, "research", "infra 0")
    assert value(r) == 2


@pytest.mark.rule("SC-15.12")
def test_infra_stays_when_it_is_used() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N16 infra=-,N13,- teams=earth", "seat 1 hand=N36")
    r.choose(0, "move", "moon", "infra 0", "card N15", "do it")
    assert r.state.corporations[0].infra == ("", "N13", "")
    assert r.state.corporations[0].teams[0] == "moon"


@pytest.mark.rule("SC-15.12")
def test_an_edge_may_destroy_infra() -> None:
    r = play("spacecorp planeteers 2", "seat 0 infra=P17,P23,- hand=P47", "seat 1 hand=incompatibility")
    r.choose(1, "P57").choose(0, "P23")
    assert r.state.corporations[0].infra == ("P17", "", "")


@pytest.mark.rule("SC-15.13")
def test_a_new_card_is_no_help_in_the_turn_it_is_placed() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15 teams=moon", "seat 1 hand=N36 teams=earth")
    r.choose(0, "upgrade", "1")
    assert r.question() == "choose_action 1"
    assert r.state.corporations[0].teams[0] == "moon"


@pytest.mark.rule("SC-15.13")
def test_an_opponent_may_use_the_new_card_in_the_very_next_turn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N15,N28", "seat 1 hand=N05,N16 teams=earth")
    assert "move" in r.choose(0, "upgrade", "1").options(1)
    r.choose(1, "move", "moon", "infra 0")
    assert value(r) == 3


@pytest.mark.rule("SC-15.14")
def test_the_standard_hq_begins_with_research_2_and_move_1() -> None:
    assert move_value(f"seat 0 {CHAD}") == 1
    r = play("spacecorp mariners 2", "seat 0 hand=N28,N36", "offer N20,N22,N23,N24").choose(0, "research", "infra 0")
    assert value(r) == 2


@pytest.mark.rule("SC-15.14")
def test_the_standard_hq_has_no_other_printed_value() -> None:
    for action, hand, place in (("build", "N27,N18", "lunar_l4"), ("explore", "N24,N08", "moon")):
        r = play("spacecorp mariners 2", f"seat 0 hand={hand} teams={place}").choose(0, action)
        if r.question() == "base_type 0":
            r.choose(0, "research")
        assert r.question() == "gather 0"
        assert not [option for option in r.options(0) if "infra" in option]


@pytest.mark.rule("SC-15.15")
def test_one_special_card_is_played_in_a_turn() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N36,N37,N34", "seat 1 hand=N28").choose(0, "special")
    assert r.question() == "special_card 0"
    r.choose(0, "N36")
    assert r.state.active == 1
    assert {"N37", "N34"} <= set(r.state.corporations[0].hand)
    assert profit(r, 0) == CONSTANTS.specials["venture_capital"]
    assert r.state.discard == ("N36",)


PROTOTYPE = "hand=antimatter_drive_prototype"


def jump(*lines: str, target: str) -> Rehearsal[Table]:
    """Seat 0 plays the Antimatter Drive Prototype in Planeteers."""
    return play("spacecorp planeteers 2", *lines).choose(0, "special", target)


@pytest.mark.rule("SC-15.16")
def test_the_antimatter_drive_prototype_needs_neither_card_nor_infra() -> None:
    r = jump(f"seat 0 {PROTOTYPE} hq=standard teams=inner_system", target="0 charon")
    assert r.state.corporations[0].teams[0] == "charon"
    assert r.state.discard == ("P46",)
    assert not r.events("cards_played")


@pytest.mark.rule("SC-15.16")
def test_the_antimatter_drive_prototype_is_no_move_action() -> None:
    r = play("spacecorp planeteers 2", f"seat 0 profit=5 {PROTOTYPE} teams=inner_system", "seat 1 hand=P49")
    r.choose(1, "P49", "move")
    assert "move" not in r.options(0)
    r.choose(0, "special", "0 triton")
    assert r.state.corporations[0].teams[0] == "triton"


@pytest.mark.rule("SC-15.16")
def test_the_antimatter_drive_prototype_pays_for_no_radiation() -> None:
    lines = ("tile io/0 P10", "base io/0 0 refinery")
    r = jump(f"seat 0 profit=5 {PROTOTYPE} teams=io", *lines, target="0 mimas")
    assert r.state.corporations[0].teams[0] == "mimas"
    assert profit(r, 0) == 5


WITH_BOX = {era: {site.id for site in board.sites.values() if site.piles} for era, board in BOARDS.items()}


@pytest.mark.rule("SC-15.17")
def test_a_near_space_probe_goes_to_any_site_with_an_empty_exploration_box() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N34 teams=moon", "tile phobos/0 M04").choose(0, "special")
    assert set(r.options(0)) == WITH_BOX["mariners"] - {"phobos"}


@pytest.mark.rule("SC-15.17")
def test_a_deep_space_probe_goes_to_a_site_without_any_piece() -> None:
    lines = (
        "seat 0 hand=P44 teams=inner_system,io",
        "seat 1 teams=vesta",
        "tile pallas/0 P01",
        "base pallas/0 1 refinery",
    )
    r = play("spacecorp planeteers 2", *lines).choose(0, "special")
    assert set(r.options(0)) == WITH_BOX["planeteers"] - {"io", "vesta", "pallas"}


@pytest.mark.rule("SC-15.17")
def test_a_probe_brings_the_reward_of_its_tile() -> None:
    r = play("spacecorp mariners 2", "seat 0 hand=N34", "pile e1 M04").choose(0, "special", "halley")
    assert r.game.view(1).table.tiles == {"halley/0": "M04"}
    assert gained(r, 0, "discovery") == [1]
