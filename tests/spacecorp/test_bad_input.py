"""Setups, answers and positions of SpaceCorp that cannot be used: one sentence says why, and nothing has changed."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.engine import BadInput, Game, Refused
from starboard.spacecorp import RULES
from starboard.spacecorp.scenario import position
from starboard.spacecorp.table import Table
from tests.damaged import (
    check_damage_is_noticed_or_harmless,
    check_loads_again,
    check_missing_fields_are_refused,
    check_nonsense_is_refused,
    saved_data,
)

MOON = "spacecorp mariners 2\nseat 0 hand=N05,N06,N20 teams=moon,earth\ntile moon/0 water_ice\nbase moon/0 1 spaceport"
STARS = (
    "spacecorp starfarers 3\nseat 0 hand=S20,S21,time teams=wolf_359@2,barnard,gone progress=probe_network\n"
    "tile barnard/0 S01\nbase barnard/0 0 research\ncolony wolf_359 1 asimov\nseat 2 heritage=M02,refinery"
)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "spacecorp is for 2 to 4 seats, not 1"),
        (5, {}, "spacecorp is for 2 to 4 seats, not 5"),
        (2, {"planeteers_deck": "60"}, "option planeteers_deck: '60' is not one of: 58, 53"),
        (2, {"first_era": "x"}, "option first_era: 'x' is not one of: mariners, planeteers, starfarers"),
        (
            2,
            {"era": "mariners"},
            "spacecorp has no option 'era'; expected one of: first_era, last_era, planeteers_deck",
        ),
        (
            2,
            {"first_era": "starfarers", "last_era": "mariners"},
            "option first_era: 'starfarers' needs last_era to be one of: starfarers, not mariners",
        ),
        (
            3,
            {"first_era": "planeteers", "last_era": "mariners"},
            "option first_era: 'planeteers' needs last_era to be one of: planeteers, starfarers, not mariners",
        ),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput) as problem:
        RULES.setup(seats, options)
    assert str(problem.value) == message


@pytest.mark.parametrize("act", ["", "Move", "move ", "colonize", "pass", "skip", "edge N20", "research 2", "alarm"])
def test_an_action_that_is_not_offered_is_refused(act: str) -> None:
    r = position(MOON)
    before, asked = r.game.save(), r.asked(0)
    assert asked.question == "choose_action"
    with pytest.raises(Refused, match=re.escape(f"decision {asked.id} (choose_action) has no option {act!r}")):
        r.game.answer(0, asked.id, act)
    assert r.game.save() == before


def test_a_seat_cannot_act_in_the_turn_of_another() -> None:
    r = position(MOON)
    with pytest.raises(Refused, match="seat 1 has no open decision"):
        r.game.answer(1, r.asked(0).id, "research")


def saved_tables() -> dict[str, dict[str, Any]]:
    """Positions at the beginning of a turn, in the middle of an action, and far out, as data."""
    begun = Game.new(RULES, RULES.setup(4), "a seed")
    games: dict[str, Game[Table]] = {
        "new": begun,
        "action": position(MOON).choose(0, "move").game,
        "stars": position(STARS).game,
    }
    return {name: saved_data(game) for name, game in games.items()}


SAVED = saved_tables()


@pytest.mark.parametrize("name", SAVED)
def test_what_save_wrote_can_be_loaded(name: str) -> None:
    check_loads_again(RULES, SAVED[name])


@pytest.mark.parametrize("name", SAVED)
def test_a_position_with_a_field_missing_is_refused(name: str) -> None:
    check_missing_fields_are_refused(RULES, SAVED[name])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("stage",), "lunch"),
        (("era",), 7),
        (("era",), None),
        (("active",), 9),
        (("chance", "counters"), None),
        (("corporations", 0, "headquarters"), "tower"),
        (("corporations", 0, "infra"), ["N99", "", ""]),
        (("corporations", 0, "teams"), ["atlantis", "earth", "", ""]),
        (("corporations", 0, "supply"), None),
        (("bases",), {"moon/0": [1]}),
        (("tiles",), {"moon/0": "M99"}),
        (("deck",), None),
        (("piles",), []),
    ],
)
def test_a_position_with_nonsense_in_it_is_refused(path: tuple[str | int, ...], value: object) -> None:
    check_nonsense_is_refused(RULES, SAVED["action"], path, value)


def test_a_position_with_an_answer_that_was_not_offered_is_refused() -> None:
    damaged = {**SAVED["action"], "since": [[0, "move"], [0, "to the Sun"]]}
    with pytest.raises(BadInput, match=r"^position: seat 0 is not offered 'to the Sun' at this point$"):
        Game.load(RULES, msgspec.json.encode(damaged))


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput, match="this is a position of galaxy, not of spacecorp"):
        Game.load(RULES, msgspec.json.encode({**SAVED["new"], "game": "galaxy"}))


@settings(max_examples=200)
@given(st.sampled_from(sorted(SAVED)), st.data())
def test_a_damaged_position_is_loaded_or_refused_but_never_anything_else(name: str, data: st.DataObject) -> None:
    check_damage_is_noticed_or_harmless(RULES, SAVED[name], data)
