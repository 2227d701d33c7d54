"""Choosing among the modules of the box: any combination, ready-made sets, and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from starboard.engine import BadInput, Game, Suggestion, WrongSetup
from starboard.galaxy import RULES
from starboard.galaxy.modules.big_expansion import BOX
from starboard.galaxy.registry import modules_on

SWITCHES = {
    "new_technology": "yes",
    "fifth_wheel": "yes",
    "new_ship_classes": "yes",
    "evil_machinations": "yes",
    "rough_roads": "2",
    "bonus_cards": "yes",
}
VARIETY = {"new_technology", "fifth_wheel", "bonus_cards"}
DIFFICULTY = {"new_ship_classes", "evil_machinations", "rough_roads"}


def combinations() -> Iterator[dict[str, str]]:
    for on in product((False, True), repeat=len(SWITCHES)):
        yield {name: value for (name, value), wanted in zip(SWITCHES.items(), on, strict=True) if wanted}


def rolled(*faces: int, seats: int = 4, options: Mapping[str, str] | None = None) -> Suggestion:
    left = iter(faces)
    return RULES.roll_options("harder", len(faces), lambda: next(left), seats, options)


def difficulty(found: Suggestion) -> tuple[str, bool, str]:
    """The flights, whether there are machinations, and how many road cards."""
    options = found.options
    return options["rounds"], "evil_machinations" in options, options.get("rough_roads", "0")


@pytest.mark.rule("BX-1.1")
def test_every_combination_is_played_unless_five_would_lack_the_new_components() -> None:
    for chosen in combinations():
        if "fifth_wheel" in chosen and "new_technology" not in chosen:
            with pytest.raises(WrongSetup):
                RULES.setup(4, chosen)
        else:
            found = {module.name for module in modules_on(RULES.setup(4, chosen))}
            assert found == chosen.keys()


@pytest.mark.rule("BX-1.2")
def test_the_new_classes_go_with_every_other_module() -> None:
    for chosen in combinations():
        if "new_technology" in chosen or "fifth_wheel" not in chosen:
            on = {**chosen, "new_ship_classes": "yes", "rounds": "IA IIA"}
            game = Game.new(RULES, RULES.setup(4, on), "together")
            assert {ship.board.name for ship in game.state.ships} == {"IA"} or not game.state.ships


@pytest.mark.rule("BX-1.3")
def test_ready_made_sets_add_one_thing_after_the_other() -> None:
    sets = {preset.name: {**preset.options} for preset in RULES.presets if preset.group == BOX.name}
    names = list(sets)
    harder = {name: {*chosen} & DIFFICULTY for name, chosen in sets.items()}
    assert not harder[names[0]]
    five, strange, both = names[1:4]
    assert ("fifth_wheel" in sets[five], harder[five]) == (True, set())
    assert ("fifth_wheel" in sets[strange], harder[strange]) == (False, {"new_ship_classes"})
    assert ("fifth_wheel" in sets[both], harder[both]) == (True, {"new_ship_classes"})
    for name in names[4:6]:  # at the first use of these, back to the standard classes
        assert len(harder[name]) == 1
        assert sets[name]["rounds"] == "I II III"
    assert {*sets[names[-1]]} >= SWITCHES.keys()


@pytest.mark.rule("BX-1.3", "BX-1.1")
@pytest.mark.parametrize("preset", [preset.name for preset in BOX.presets])
def test_a_ready_made_set_is_an_ordinary_setup_whatever_the_table_had(preset: str) -> None:
    before = {"rounds": "II", "pace": "turns", "bonus_cards": "yes", "rough_roads": "3", "handicap": "all"}
    found = RULES.suggest(preset, 2, {name: value for name, value in before.items() if name != "handicap"})
    wanted = next(each for each in BOX.presets if each.name == preset)
    assert found.seats == (wanted.seats or 2)
    setup = RULES.setup(found.seats, found.options)
    assert setup["pace"] == "turns"  # of which no set speaks
    assert {module.name for module in modules_on(setup)} == wanted.options.keys() - {"rounds"}
    assert setup["rounds"] == wanted.options["rounds"]
    free = RULES.setup(2, {**found.options, "rounds": "III"} | ({"fifth_wheel": "no"} if wanted.seats else {}))
    assert free["rounds"] == "III"


def test_fewer_seats_where_a_set_has_no_room_for_five() -> None:
    crowded = RULES.setup(5, RULES.options_for(5))
    assert RULES.suggest("first_evening", 5, crowded.options).seats == 4
    teams = {"teams": "expert"}
    assert "teams" in RULES.suggest("first_evening", 4, teams).options
    assert RULES.suggest("five_truckers", 4, teams).options["teams"] == "no"  # two teams of two do not go with five


@pytest.mark.rule("BX-15.1")
def test_the_dice_begin_with_the_standard_game() -> None:
    before = {"rounds": "IA IIIA", "new_ship_classes": "yes", "evil_machinations": "yes", "rough_roads": "3"}
    assert difficulty(rolled(3, options=before)) == ("I II IIIA", False, "0")
    usual, *others = RULES.dice_tables[0].dice
    assert {usual, *others} >= {3, 4, 5}
    with pytest.raises(BadInput, match="dice, not 9"):
        rolled(*[1] * 9)


@pytest.mark.rule("BX-15.2")
@pytest.mark.parametrize(
    ("face", "brought"),
    [
        (1, ("IA II III", False, "0")),
        (2, ("I IIA III", False, "0")),
        (3, ("I II IIIA", False, "0")),
        (4, ("I II III", True, "0")),
        (5, ("I II III", True, "0")),
        (6, ("I II III", False, "1")),
    ],
)
def test_what_each_face_brings(face: int, brought: tuple[str, bool, str]) -> None:
    found = rolled(face)
    assert difficulty(found) == brought
    assert [(die.face, die.brought) for die in found.dice] == [(face, str(face))]
    assert ("new_ship_classes" in found.options) == (face in (1, 2))


@pytest.mark.rule("BX-15.3")
def test_what_is_in_force_already_makes_the_roads_rougher() -> None:
    found = rolled(1, 1, 4, 5)
    assert difficulty(found) == ("IA II III", True, "2")
    assert [die.brought for die in found.dice] == ["1", "again", "4", "again"]
    most = rolled(6, 6, 6, 6, 2)
    assert difficulty(most) == ("I IIA III", False, "3")
    assert [die.brought for die in most.dice] == ["6", "6", "6", "full", "2"]


@pytest.mark.rule("BX-15.4", "BX-1.4")
def test_the_dice_leave_variety_alone_and_all_can_still_be_changed() -> None:
    five = {**RULES.options_for(5), "bonus_cards": "yes"}
    found = rolled(1, 4, 6, seats=5, options=five)
    assert found.options.keys() >= VARIETY | DIFFICULTY
    setup = RULES.setup(found.seats, {**found.options, "evil_machinations": "no", "rough_roads": "0"})
    assert "evil_machinations" not in setup.options
    spoken_of = {change.option for face in BOX.dice[0].faces for change in face}
    assert spoken_of - {"rounds"} == DIFFICULTY
