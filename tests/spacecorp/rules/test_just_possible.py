"""What is just possible, and what is just not: both sides of a limit."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.engine import Rehearsal
from starboard.spacecorp.table import Table
from tests.spacecorp.rules.looking import LAST_TURN
from tests.spacecorp.rules.playing import QUIET, play


@pytest.mark.rule("SC-11.2")
def test_nobody_researches_when_there_is_no_card_left_to_take() -> None:
    exhausted = ("spacecorp mariners 2", "seat 0 hand=chemical_thruster", "deck -")
    assert "research" not in play(*exhausted, "offer -,-,-,-").options(0)
    assert "research" in play(*exhausted, "offer -,-,N20,-").options(0)


@pytest.mark.rule("SC-15.5", "SC-18.17")
def test_progress_that_gives_nothing_to_a_wheel_does_not_turn_it() -> None:
    r = play("spacecorp planeteers 2", "seat 0 hand=nuclear_thermal_drive progress=sensory_focus,molecular_assembly")
    assert not {"genetics", "revelation"} & {*r.options(0)}


@pytest.mark.rule("SC-11.8")
def test_only_the_adaptation_that_says_so_lifts_gravity() -> None:
    def ends(progress: str) -> Sequence[str]:
        r = play(
            "spacecorp planeteers 2",
            f"seat 0 teams=ceres,callisto profit=2 hand=nuclear_thermal_drive,fusion_drive progress={progress}",
            "base callisto/0 0 research",
        )
        return r.choose(0, "move", "team 1").options(0)

    assert ends("sensory_focus,helium_3_economy") == ends("-")
    assert len(ends("low_gravity_physiology")) > len(ends("-"))


@pytest.mark.rule("SC-19.12")
@pytest.mark.parametrize(
    ("progress", "place"), [("-", "alpha_centauri@3"), ("faster_than_light_travel", "alpha_centauri")]
)
def test_faster_than_light_a_team_needs_no_approach_track(progress: str, place: str) -> None:
    r = play(
        "spacecorp starfarers 2",
        f"seat 0 teams=sol profit=9 hand=fusion_booster,fusion_booster,2nd_gen_antimatter_drive progress={progress}",
    )
    r.choose(0, "move", "alpha_centauri")
    while "do it" not in r.options(0):
        r.choose(0, r.options(0)[0])
    assert r.choose(0, "do it").state.corporations[0].teams[0] == place


@pytest.mark.rule("SC-20.15")
@pytest.mark.parametrize(("tile", "paid"), [("S21", 1), ("S05", 2), ("S07", 3)])
def test_an_exploitation_base_needs_a_p_or_a_col_value_and_is_paid_both(tile: str, paid: int) -> None:
    r = play(
        "spacecorp starfarers 2",
        "seat 0 teams=wolf_359 profit=9 hand=planetary_forge,planetary_forge",
        f"tile wolf_359/0 {tile}",
    )
    r.choose(0, "build", "exploitation", "card S37", "card S38")
    assert [event.data["amount"] for event in r.events("profit", 0) if event.data["source"] == "exploitation"] == [paid]


@pytest.mark.rule("SC-10.2", "SC-10.11")
def test_an_edge_that_would_do_nothing_keeps_no_other_edge_from_being_offered() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 teams=ceres",
        "seat 1 hand=incompatibility,hostile_microbes",
        "tile ceres/0 exo_microbes",
    )
    assert r.question() == "edge 1"
    assert r.asked(1).about["edge"] == "hostile_microbes", "nobody has infra that could be removed"


@pytest.mark.rule("SC-10.14")
def test_one_card_in_the_offer_is_enough_for_salvage() -> None:
    one = play("spacecorp planeteers 2", "seat 0 hand=salvage", "offer -,-,P01,-")
    assert "edge P48" in one.options(0)
    assert "edge P48" not in play("spacecorp planeteers 2", "seat 0 hand=salvage", "offer -,-,-,-").options(0)


@pytest.mark.rule("SC-14.3")
@pytest.mark.parametrize(("cards", "possible"), [(2, False), (3, True)])
def test_an_industrial_base_doubles_and_does_no_more(cards: int, possible: bool) -> None:
    r = play(
        "spacecorp mariners 2",
        f"seat 0 teams=mars_north hand={','.join(['cargo_pod'] * cards)}",
        "base phobos/0 0 industrial",
        "tile mars_north/0 M09",
    )
    assert ("build" in r.options(0)) is possible, "a base takes 6 there"


@pytest.mark.rule("SC-18.2", "SC-18.10")
def test_who_cannot_pay_for_radiation_keeps_the_only_shield_for_shielding() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 teams=callisto profit=0 hand=fusion_drive,magnetic_sail",
        "base callisto/0 0 research",
    )
    options = r.choose(0, "move", "io").options(0)
    assert "card P17 shielded" in options
    assert "card P17" not in options
    rich = play(
        "spacecorp planeteers 2",
        "seat 0 teams=callisto profit=2 hand=fusion_drive,magnetic_sail",
        "base callisto/0 0 research",
    )
    assert {"card P17 shielded", "card P17"} < {*rich.choose(0, "move", "io").options(0)}


@pytest.mark.rule("SC-18.27")
@pytest.mark.parametrize(("base", "told"), [("research", None), ("spaceport", {"P17": (4, 0)})])
def test_what_cards_are_used_for_is_told_where_a_spaceport_could_double_them(base: str, told: object) -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 teams=callisto profit=2 hand=fusion_drive,magnetic_sail",
        f"base callisto/0 0 {base}",
    )
    r.choose(0, "move", "io", "card P17")
    assert r.asked(0).about.get("used") == told


@pytest.mark.rule("SC-14.3")
def test_of_industrial_bases_in_a_region_the_own_one_is_offered_first() -> None:
    r = play(
        "spacecorp mariners 2",
        "seat 0 teams=mars_north hand=cargo_pod,cargo_pod,cargo_pod",
        "base deimos/0 1 industrial",
        "base phobos/0 0 industrial",
        "tile mars_north/0 M09",
    )
    options = r.choose(0, "build", "research").options(0)
    assert [option for option in options if "industrial" in option] == ["industrial phobos/0", "industrial deimos/0"]


@pytest.mark.rule("SC-18.10", "SC-18.28")
def test_a_shield_factory_that_is_just_within_reach_is_built_where_nothing_else_can_be() -> None:
    def begun(profit: int, cards: str) -> Rehearsal[Table]:
        seat = f"seat 0 teams=europa profit={profit} hand={cards},magnetic_sail"
        return play("spacecorp planeteers 2", seat, "tile europa/0 P09")

    assert "build" not in begun(0, "asteroid_smelter").options(0), "a base takes 6 there"
    poor = begun(0, "asteroid_smelter,modular_base").choose(0, "build")
    assert poor.asked(0).about["bases"] == ["shield_factory"]
    rich = begun(2, "asteroid_smelter,modular_base").choose(0, "build")
    assert {"shield_factory", "research"} < {*rich.options(0)}, "who can pay for the radiation has a choice"


@pytest.mark.rule("SC-18.28")
def test_one_shield_factory_of_ones_own_shields_a_region_whatever_else_stands_there() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 teams=europa profit=0 hand=asteroid_smelter,modular_base",
        "tile europa/0 P09",
        "base io/0 0 shield_factory",
        "base ganymede/0 1 research",
    )
    assert "research" in r.choose(0, "build").options(0)


@pytest.mark.rule("SC-19.22", "SC-21.16")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_enters_the_orion_arm_from_a_region_without_an_own_colony(seat: int) -> None:
    def ends(*colony: str) -> Sequence[str]:
        r = play(
            "spacecorp starfarers 2",
            f"active {seat}",
            f"seat {seat} teams=ross_780 profit=9 hand=fusion_booster,2nd_gen_antimatter_drive,space_fold_drive",
            f"base ross_780/0 {seat} research",
            *colony,
        )
        return r.choose(seat, "move").options(seat)

    assert "orion_2" not in ends()
    assert "orion_2" not in ends(f"colony ross_780 {1 - seat} asimov")
    assert "orion_2" in ends(f"colony ross_780 {seat} asimov")


@pytest.mark.rule("SC-15.2")
def test_a_player_may_stop_producing_and_is_told_how_many_tiles_are_left() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=automated_mine,robot_miners,magnetic_sail",
        *(f"tile {site}/0 {tile}" for site, tile in (("ceres", "P03"), ("vesta", "P10"), ("pallas", "P11"))),
        *(f"base {site}/0 0 research" for site in ("ceres", "vesta", "pallas")),
    )
    r.choose(0, "produce", "card P35", "card P36")
    assert r.asked(0).about["left"] == 3
    r.choose(0, "ceres/0")
    assert r.asked(0).about["left"] == 2
    r.choose(0, "done")
    assert [event.data["amount"] for event in r.events("produced")] == [2]


@pytest.mark.rule("SC-10.10")
def test_who_keeps_interception_in_hand_has_no_other_turn() -> None:
    r = play("spacecorp planeteers 2", "seat 0 hand=interception,nuclear_thermal_drive")
    r.choose(0, "upgrade", "1", "pass")
    assert r.state.active == 1


@pytest.mark.rule("SC-10.6")
def test_half_of_one_is_one_for_diversion() -> None:
    r = play(
        "spacecorp planeteers 2",
        "seat 0 hand=automated_mine,nuclear_thermal_drive",
        "seat 1 hand=diversion",
        "tile ceres/0 P01",
        "base ceres/0 0 research",
    )
    r.choose(0, "produce")
    assert r.question() == "edge 1"
    assert list(r.game.view(None).waiting_for) == [], "nobody else learns who is asked"
    r.choose(1, "P55")
    assert [event.data["amount"] for event in r.events("profit", 1)] == [1]


@pytest.mark.rule("SC-16.10")
def test_everybody_may_take_a_heritage_along() -> None:
    r = play(
        "spacecorp mariners 2",
        *LAST_TURN,
        "seat 0 hand=N36",
        "tile deimos/0 M02",
        "base deimos/0 0 refinery",
        "tile phobos/0 M03",
        "base phobos/0 1 research",
    )
    while r.question().partition(" ")[0] != "heritage":
        r.choose(0, next((option for option in QUIET if option in r.options(0)), r.options(0)[0]))
    r.choose(0, "deimos/0").choose(1, "phobos/0")
    assert [each.heritage for each in r.state.corporations] == [("M02", "refinery"), ("M03", "research")]
