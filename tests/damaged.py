"""Saved positions that somebody has damaged: they are refused with a sentence, or loaded, and nothing else happens."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from starboard.engine import BadInput, Game, Rules

NONSENSE: st.SearchStrategy[Any] = st.sampled_from([None, -1, 10**30, 0.5, "", "x", [], {}, [[]], {"x": 1}, True])


def saved_data(game: Game[Any]) -> dict[str, Any]:
    """What a game saves, as data that can be damaged."""
    data: dict[str, Any] = msgspec.json.decode(game.save())
    return data


def check_loads_again(rules: Rules[Any], saved: dict[str, Any]) -> None:
    """An undamaged position is loaded, and saved again it is the same."""
    whole = msgspec.json.encode(saved)
    assert Game.load(rules, whole).save() == whole


def check_missing_fields_are_refused(rules: Rules[Any], saved: dict[str, Any]) -> None:
    """No field of the state can be left out."""
    for field in saved["state"]:
        damaged = {**saved, "state": {name: value for name, value in saved["state"].items() if name != field}}
        with pytest.raises(BadInput, match=rf"^position: the state is damaged \(KeyError\('{field}'\)\)$"):
            Game.load(rules, msgspec.json.encode(damaged))


def check_nonsense_is_refused(
    rules: Rules[Any], saved: dict[str, Any], path: tuple[str | int, ...], value: Any
) -> None:
    """The state with this value at this place cannot be used."""
    with pytest.raises(BadInput, match=r"^position: .+$"):
        Game.load(rules, _with_value(saved, ("state", *path), value))


def check_damage_is_noticed_or_harmless(rules: Rules[Any], saved: dict[str, Any], data: st.DataObject) -> None:
    """Any value anywhere: the position is refused in one line, or it can be loaded."""
    path = data.draw(st.sampled_from(_places_in(saved)[1:]))
    complaint = ""
    try:
        Game.load(rules, _with_value(saved, path, data.draw(NONSENSE)))
    except BadInput as problem:
        complaint = str(problem)
    assert "\n" not in complaint


def _with_value(saved: dict[str, Any], path: tuple[Any, ...], value: Any) -> bytes:
    damaged = msgspec.json.decode(msgspec.json.encode(saved))
    place = damaged
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return msgspec.json.encode(damaged)


def _places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a piece of data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, part in inner for found in _places_in(part, (*path, key)))]
