"""Setups, answers and positions that cannot be used: one sentence says why, and nothing has changed."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.engine import BadInput, Game, Refused
from starboard.galaxy import RULES
from starboard.galaxy.scenario import flight, yard
from starboard.galaxy.table import Table
from tests.damaged import (
    check_damage_is_noticed_or_harmless,
    check_loads_again,
    check_missing_fields_are_refused,
    check_nonsense_is_refused,
    saved_data,
)

SCOUT = """
ship I
7,7 starting_cabin 3333
7,6 cannon 0030 ^
7,8 engine 3000 ^
8,7 cargo_2 0003 goods=YB
6,7 battery_2 0303 cells=1
"""


ROUNDS = ", ".join(next(choice.values for choice in RULES.choices if choice.name == "rounds"))
"""Every flight there is, those of modules among them."""


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "galaxy is for 2 to 5 seats, not 1"),
        (6, {}, "galaxy is for 2 to 5 seats, not 6"),
        (2, {"teams": "teams"}, "option teams: 'teams' needs seats to be one of: 4, not 2"),
        (3, {"teams": "expert"}, "option teams: 'expert' needs seats to be one of: 4, not 3"),
        (2, {"pace": "fast"}, "option pace: 'fast' is not one of: real_time, turns"),
        (2, {"rounds": "I V"}, f"option rounds: 'V' is not one of: {ROUNDS}"),
        (2, {"rounds": " "}, f"option rounds: expected 1 to 8 of: {ROUNDS}"),
        (2, {"rounds": "I " * 9}, f"option rounds: expected 1 to 8 of: {ROUNDS}"),
        (2, {"edition": "second", "teams": "teams"}, "option teams: 'teams' needs seats to be one of: 4, not 2"),
        (2, {"edition": "second", "rounds": "I"}, "option rounds: 'I' needs edition to be one of: first, not second"),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput) as problem:
        RULES.setup(seats, options)
    assert str(problem.value) == message


def test_an_unknown_option_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match=r"^galaxy has no option 'round'; expected one of: rounds, edition, [^\n]+$"):
        RULES.setup(2, {"round": "I"})


NOT_OFFERED = ["", "draw ", "weld", "weld 7,6", "weld 5,5 ^", "weld 7,7 ^", "take 5", "finish 3", "alarm"]


@pytest.mark.parametrize("act", NOT_OFFERED)
def test_an_act_that_is_not_offered_is_refused(act: str) -> None:
    r = yard(2, "I", heap=["structural 3223"]).choose(0, "draw")
    before = r.game.save()
    asked = r.asked(0)
    with pytest.raises(Refused, match=re.escape(f"decision {asked.id} (build) has no option {act!r}")):
        r.game.answer(0, asked.id, act)
    assert r.game.save() == before


def test_a_component_that_somebody_else_took_first_is_refused() -> None:
    r = yard(2, "I", heap=["structural 3223"]).choose(0, "draw", "return")
    taking = next(act for act in r.options(1) if act.startswith("take "))
    late = r.asked(1)
    r.choose(0, taking)
    with pytest.raises(Refused, match="has no option"):
        r.game.answer(1, late.id, taking)


def test_what_was_meant_for_the_hourglass_before_is_refused_after_it_was_turned() -> None:
    r = yard(2, "II").alarm()
    late = r.asked(1)
    r.choose(0, "turn")
    with pytest.raises(Refused, match="is not open"):
        r.game.answer(1, late.id, "draw")


def saved_tables() -> dict[str, dict[str, Any]]:
    """Positions of a yard, of a flight before a card and of one in the middle of a card, as data."""
    building = yard(2, "II", heap=["structural 3223"]).choose(0, "draw").choose(1, "draw")
    flying = flight(SCOUT, SCOUT, cards=["I-12", "I-9"], fly_on=False)
    landed = flight(SCOUT, SCOUT, cards=["I-12", "I-9"]).choose(0, "land 1")
    games: dict[str, Game[Table]] = {"yard": building.game, "flight": flying.game, "card": landed.game}
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
        (("round",), 7),
        (("ships", 0, "board"), "IV"),
        (("ships", 0, "pieces", "7,7"), "999^"),
        (("ships", 0, "pieces", "7,7"), "4?"),
        (("ships", 0, "pieces", "1,1"), "4^"),
        (("ships", 0, "pieces", "7,7"), None),
        (("course", "deck"), None),
        (("chance", "counters"), None),
        (("bank",), {}),
    ],
)
def test_a_position_with_nonsense_in_it_is_refused(path: tuple[str | int, ...], value: object) -> None:
    check_nonsense_is_refused(RULES, SAVED["card"], path, value)


def test_a_position_with_an_answer_that_was_not_offered_is_refused() -> None:
    damaged = {**SAVED["card"], "since": [*SAVED["card"]["since"], [1, "land 1"]]}
    with pytest.raises(BadInput, match=r"^position: seat 1 is not offered 'land 1' at this point$"):
        Game.load(RULES, msgspec.json.encode(damaged))


@given(st.sampled_from(sorted(SAVED)), st.data())
def test_a_damaged_position_is_loaded_or_refused_but_never_anything_else(name: str, data: st.DataObject) -> None:
    check_damage_is_noticed_or_harmless(RULES, SAVED[name], data)
