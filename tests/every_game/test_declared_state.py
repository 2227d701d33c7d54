"""A field of a state is declared once (engine/fields.py); what is written out by hand for speed follows it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.engine import Game, fields
from starboard.engine.fields import Field, Fields
from tests.every_game.play import SEED, examples, game_under_way
from tests.every_game.registered import GAMES, Registered

randoms = st.integers(0, 2**32).map(Random)


def declares(entry: Registered) -> bool:
    state = Game.new(entry.rules, entry.rules.setup(min(entry.rules.seats)), SEED).state
    return hasattr(type(state), "FIELDS")


DECLARED = {name: entry for name, entry in GAMES.items() if declares(entry)}
declared_games = pytest.mark.parametrize("entry", DECLARED.values(), ids=DECLARED.keys())


def slots_of(cls: type) -> set[str]:
    return {name for base in cls.__mro__ for name in getattr(base, "__slots__", ())}


def declared(owner: Any) -> tuple[Field, ...]:
    found: Fields = type(owner).FIELDS
    return found.fields


def parts_of(owner: Any) -> list[Any]:
    """An object that declares its fields, and all such objects in it."""
    found = [owner]
    for field in declared(owner):
        held = getattr(owner, field.name)
        inside = held if field.copied == fields.EACH else [held]
        for part in inside:
            if hasattr(type(part), "FIELDS"):
                found += parts_of(part)
    return found


def check_copied(original: Any, twin: Any) -> None:
    """Each field of the twin is what the declaration says."""
    for field in declared(original):
        old, new, where = (
            getattr(original, field.name),
            getattr(twin, field.name),
            f"{type(twin).__name__}.{field.name}",
        )
        match field.copied:
            case fields.SHARED:
                assert new is old or (isinstance(old, int | str) and new == old), where
            case fields.SHALLOW:
                assert new == old, where
                assert new is not old, where
            case fields.NESTED:
                assert (new is None) == (old is None), where
                assert new is None or new is not old, where
            case fields.EACH:
                assert len(new) == len(old), where
                assert not any(one is other for one, other in zip(old, new, strict=True)), where
            case fields.EMPTIED:
                assert new == [], where
                assert new is not old, where
            case other:
                assert other == fields.OWN, where


@declared_games
@settings(max_examples=examples(20))
@given(random=randoms)
def test_every_field_is_declared_and_copied_as_declared(entry: Registered, random: Random) -> None:
    state = game_under_way(entry, random).state
    for original, twin in zip(parts_of(state), parts_of(state.copy()), strict=True):
        assert slots_of(type(original)) <= {field.name for field in declared(original)}
        check_copied(original, twin)
