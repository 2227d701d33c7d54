"""A game of missions: stake, draw, choice, winners."""

from __future__ import annotations

from itertools import product

import pytest

from starboard.engine import Game, Rehearsal, WrongSetup
from starboard.galaxy import RULES
from starboard.galaxy.catalog.components import COMPONENTS
from starboard.galaxy.flight.settlement import score, winners
from starboard.galaxy.modules.missions.catalogue import how_sure, missions
from starboard.galaxy.modules.missions.choosing import can_fly
from starboard.galaxy.modules.missions.components import PARTS, is_special
from starboard.galaxy.modules.missions.memory import mission_of, remembered
from starboard.galaxy.modules.missions.terms import values_of
from starboard.galaxy.registry import modules
from starboard.galaxy.table import Table
from tests.galaxy.modules.missions.jobs import PLAIN, begun, done, play_on


def new(seats: int = 3, seed: str = "missions", **options: str) -> Rehearsal[Table]:
    return Rehearsal(Game.new(RULES, RULES.setup(seats, {"missions": "chosen", "rounds": "II", **options}), seed))


@pytest.mark.rule("MX-1.1", "MX-1.2", "MX-9.1")
def test_missions_need_nothing_but_the_base_game() -> None:
    module = next(module for module in modules() if module.name == "missions")
    assert all(not isinstance(need, str) for need in module.needs)
    assert not module.excludes
    for other in modules():
        if "first" in other.editions and other.name != "missions":
            switches = {each.switch: each.on[-1] for each in modules() if each.name in {other.name, *other.needs}}
            RULES.setup(4, {"missions": "drawn", "rounds": "I", **switches})


@pytest.mark.rule("MX-1.3")
@pytest.mark.parametrize(("teams", "owned"), [("no", [20, 20, 20, 20]), ("teams", [40, 40, 40, 40])])
def test_everybody_begins_with_twenty_credits(teams: str, owned: list[int]) -> None:
    r = new(4, teams=teams)
    assert [r.state.credits(seat) for seat in range(4)] == owned


@pytest.mark.rule("MX-1.4", "MX-1.6")
def test_the_first_flight_need_not_be_of_level_one_and_levels_may_come_in_any_order() -> None:
    assert new(rounds="III I").state.rounds == ("III", "I")


@pytest.mark.rule("MX-1.5", "MX-2.3")
@pytest.mark.parametrize(("flown", "most"), [("I", 3), ("II", 6), ("III", 9), ("IV", 12)])
def test_four_numbers_are_for_the_levels_of_flights_whatever_the_round(flown: str, most: int) -> None:
    assert values_of(missions()["heavy_duty"], flown)["most_weight"] == most


@pytest.mark.rule("MX-1.7", "MX-2.1")
def test_three_of_the_missions_are_drawn_and_everybody_chooses() -> None:
    r = new()
    drawn = remembered(r.state, "drawn")
    assert len(set(drawn)) == 3
    assert len(missions()) == 16
    assert list(r.game.seats_asked()) == [0, 1, 2]
    assert all(list(r.options(seat)) == [f"fly {name}" for name in drawn] for seat in range(3))


@pytest.mark.rule("MX-1.7")
def test_what_all_want_is_flown() -> None:
    r = new()
    wanted = r.options(0)[1]
    for seat in range(3):
        r.choose(seat, wanted)
    assert mission_of(r.state) is missions()[wanted.removeprefix("fly ")]
    assert r.events("mission_chosen")[0].data["agreed"] is True


@pytest.mark.rule("MX-1.8")
def test_without_agreement_chance_decides_among_those_that_somebody_wants() -> None:
    flown: dict[tuple[int, ...], set[int]] = {}
    for number, votes in product(range(12), [(0, 1, 2), (0, 0, 2)]):
        r = new(seed=f"votes {number}")
        options = list(r.options(0))
        for seat, vote in enumerate(votes):
            r.choose(seat, options[vote])
        event = r.events("mission_chosen")[0]
        assert event.data["agreed"] is False
        flown.setdefault(votes, set()).add(options.index(f"fly {event.data['mission']}"))
    assert flown == {(0, 1, 2): {0, 1, 2}, (0, 0, 2): {0, 2}}


@pytest.mark.rule("MX-1.8")
def test_a_table_may_leave_it_to_chance() -> None:
    r = new(missions="drawn")
    assert mission_of(r.state) in [missions()[name] for name in remembered(r.state, "drawn")]


@pytest.mark.rule("MX-1.9")
def test_the_choice_of_a_mission_changes_neither_ships_nor_expansions() -> None:
    r = new()
    before = r.state.setup
    for seat in range(3):
        r.choose(seat, r.options(seat)[0])
    assert r.state.setup == before
    assert r.state.round_name == "II"


@pytest.mark.rule("MX-1.10", "MX-R-3")
def test_all_three_are_discarded_after_the_flight_and_come_again_when_too_few_are_left() -> None:
    r = new(2, rounds="I I I I I I I I", missions="drawn")
    drawn: list[set[str]] = []
    for _ in range(8):
        now = set(remembered(r.state, "drawn"))
        drawn.append(now)
        assert not now & set(remembered(r.state, "discard"))
        play_on(r)
    assert len(set.union(*drawn[:5])) == 15
    assert all(len(now) == 3 for now in drawn)


@pytest.mark.rule("MX-1.12", "MX-R-28")
def test_whoever_has_more_than_twenty_credits_has_won() -> None:
    r = done(PLAIN, PLAIN, PLAIN, mission="carpool", purses=[20, 30, 10])
    # 4, 3 and 2 credits for the order, 2 for looks, and a credit for each of two humans
    assert [r.state.credits(seat) for seat in range(3)] == [28, 37, 16]
    assert winners(r.state) == [1, 0]
    assert [score(r.state, seat) for seat in range(3)] == [8, 17, -4]


@pytest.mark.rule("MX-1.14")
def test_there_are_ready_made_evenings_in_the_order_of_learning() -> None:
    presets = [preset for preset in RULES.presets if preset.group == "missions"]
    plans = [preset.options.get("mission_plan", "open").split() for preset in presets]
    assert plans[0][0] in ("riding_a_powder_keg", "radioactive_isotopes", "heavy_duty")
    assert missions()[plans[0][0]].components
    assert not missions()[plans[0][0]].piles
    assert plans[0][1:] == ["platinum_club", "experiments"]
    for preset in presets:
        RULES.setup(3, dict(preset.options))


@pytest.mark.rule("MX-1.16", "MX-9.2", "MX-9.3")
def test_missions_may_be_agreed_on_before_the_game() -> None:
    r = new(2, rounds="I I", mission_plan="heavy_duty open")
    assert mission_of(r.state) is missions()["heavy_duty"]
    assert not remembered(r.state, "drawn")
    play_on(r)
    assert len(remembered(r.state, "drawn")) == 3


@pytest.mark.rule("MX-1.16")
def test_or_any_mission_may_be_chosen_at_the_table() -> None:
    r = new(2, missions="free", rounds="IIB", newer_ship_classes="yes")
    offered = {option.removeprefix("fly ") for option in r.options(0)}
    assert offered == {name for name, mission in missions().items() if "IIB" not in mission.forbidden}
    assert "alien_design" not in offered


@pytest.mark.rule("MX-2.2", "MX-2.8", "MX-2.25", "MX-9.5")
def test_missions_that_cannot_be_flown_are_not_drawn_and_cannot_be_agreed_on() -> None:
    r = new(5, fifth_wheel="yes", new_technology="yes")
    assert not can_fly(r.state, missions()["escort_mission"])
    assert can_fly(r.state, missions()["alien_design"])
    with pytest.raises(WrongSetup):
        new(5, fifth_wheel="yes", new_technology="yes", mission_plan="escort_mission")
    with pytest.raises(WrongSetup):
        new(rounds="IIB", newer_ship_classes="yes", mission_plan="alien_design")
    assert missions()["alien_design"].discouraged == ("I",)
    new(rounds="I", mission_plan="alien_design")


@pytest.mark.rule("MX-3.2", "MX-3.5")
def test_special_components_are_mixed_into_the_warehouse_and_gone_after_the_flight() -> None:
    r = new(2, rounds="I I", mission_plan="heavy_duty carpool")
    assert r.state.yard is not None
    special = [tile for tile in r.state.yard.heap if is_special(tile)]
    assert len(special) == 15
    assert r.state.yard.heap[-15:] != special
    assert "heavy_containers" in {name for name, _ in r.state.in_play}
    play_on(r)
    assert "heavy_containers" not in {name for name, _ in r.state.in_play}
    assert r.state.yard is not None
    assert not [tile for tile in r.state.yard.heap if is_special(tile)]


@pytest.mark.rule("MX-3.1", "MX-2.2")
def test_there_are_66_special_components_with_one_part_each() -> None:
    tiles = [tile for tile in COMPONENTS if is_special(tile)]
    assert len(tiles) == 66
    counted = {part: sum(bool(COMPONENTS[tile].turned[0].parts.get(part)) for tile in tiles) for part in PARTS}
    assert list(counted.values()) == [13, 10, 13, 15, 8, 7]
    assert {how_sure(name) for name in missions()} == {"exact", "inferred", "reconstructed"}


@pytest.mark.rule("MX-3.3")
def test_a_special_component_is_built_in_or_goes_back_but_is_never_set_aside() -> None:
    r = begun("heavy_duty", "heavy_container_2 4142")
    r.choose(0, "draw")
    assert "set aside" not in r.options(0)
    assert "return" in r.options(0)
    r.choose(0, "return")
    assert r.state.yard is not None
    assert [COMPONENTS[tile].kind for tile in r.state.yard.face_up] == ["heavy_container_2"]
    plain = begun("heavy_duty", "cannon 0010")
    plain.choose(0, "draw")
    assert "set aside" in plain.options(0)
