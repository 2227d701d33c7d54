"""Presets and dice: what they change, what they leave, and what gives way where not everything fits."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from starboard.engine import SEATS, Change, Choice, DiceTable, Need, Preset, Setup, Suggestion
from starboard.engine.setup import complete
from starboard.engine.suggestions import from_dice, from_preset

CHOICES = (
    Choice("pace", ("slow", "quick"), "slow"),
    Choice("flights", ("I", "II", "IV"), "I II", kind="list"),
    Choice("storms", ("0", "1", "2"), "0", group="box", switch="storms"),
    Choice("thunder", ("soft", "loud"), "soft", group="box", switch="storms"),
    Choice("band", ("no", "yes"), "no", group="box", switch="band"),
    Choice("other", ("no", "yes"), "no", group="elsewhere", switch="other"),
)
NEEDS = (
    Need("crowd", SEATS, ("4",), "band", ("yes",)),
    Need("lonely", "pace", ("quick",), SEATS, ("1", "2", "3")),
    Need("quiet", "storms", ("2",), "other", ("no",)),
)
PRESETS = (
    Preset(name="calm", options={"flights": "I"}),
    Preset(name="band", options={"band": "yes"}, seats=4),
    Preset(name="storms", options={"storms": "1"}),
)
DICE = DiceTable(
    name="weather",
    begin={"storms": "0"},
    faces=((Change(option="storms"),), (Change(option="flights", value="IV", instead_of="II"),)),
    again=(Change(option="storms"),),
    dice=(2, 1),
)


def make(seats: int, options: Mapping[str, str]) -> Setup:
    return complete("game", seats, range(1, 5), CHOICES, NEEDS, options)


def taken(name: str, seats: int, **options: str) -> Suggestion:
    (preset,) = [each for each in PRESETS if each.name == name]
    return from_preset(preset, PRESETS, CHOICES, make, seats, options)


def rolled(*faces: int, seats: int = 3, **options: str) -> Suggestion:
    left = iter(faces)
    return from_dice(DICE, len(faces), lambda: next(left), CHOICES, make, seats, options)


def test_a_preset_switches_off_what_it_does_not_name_and_leaves_the_rest() -> None:
    found = taken("storms", 3, pace="quick", flights="IV", band="yes", other="yes")
    assert found.options == {"pace": "quick", "flights": "I II", "storms": "1", "thunder": "soft"}
    assert (found.seats, found.dice) == (3, ())


def test_seats_are_given_up_where_there_is_no_room_down_to_a_single_one() -> None:
    assert taken("calm", 4, band="yes").seats == 3
    assert taken("calm", 1).seats == 1


def test_a_preset_for_a_number_of_people_rather_drops_what_was_agreed_besides() -> None:
    found = taken("band", 2, pace="quick")
    assert (found.seats, found.options["pace"]) == (4, "slow")


def test_dice_leave_what_they_do_not_speak_of() -> None:
    found = rolled(1, pace="quick", other="yes", storms="2", thunder="loud")
    assert found.options == {"pace": "quick", "flights": "I II", "other": "yes", "storms": "1", "thunder": "soft"}
    assert rolled(2, seats=1, flights="II I II").options["flights"] == "IV I IV"


def test_what_the_dice_say_goes_before_what_was_agreed_besides() -> None:
    found = rolled(1, 1, 2, other="yes", pace="quick")  # storms of the second degree do not go with the other box
    assert found.options == {"pace": "slow", "flights": "I IV", "storms": "2", "thunder": "soft"}
    assert [die.brought for die in found.dice] == ["1", "1", "2"]


def test_an_option_that_nobody_knows_is_dropped_with_the_others() -> None:
    assert rolled(1, unknown="x", pace="quick").options["pace"] == "slow"


def test_a_face_in_force_brings_what_comes_instead_and_then_nothing() -> None:
    found = rolled(2, 2, 2, 2, 1)
    assert [die.brought for die in found.dice] == ["2", "again", "again", "full", "full"]
    assert rolled(1, seats=1).seats == 1


def test_a_preset_that_nobody_can_play_is_a_mistake_of_the_game() -> None:
    with pytest.raises(ValueError, match="can be played by nobody"):
        from_preset(Preset(name="broken", options={"pace": "quick"}, seats=4), (), CHOICES, make, 2, {})
