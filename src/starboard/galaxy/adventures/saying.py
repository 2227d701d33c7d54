"""What a card says, as messages and values; `presentation` puts them into a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct, inspect

UNPRINTED = frozenset({"id", "level", "learning"})
"""The fields of a card that say which card it is, not what it does."""


class Said(NamedTuple):
    """A message of the words and its values: numbers, texts, things with words of their own, or messages again."""

    message: str
    values: Mapping[str, Any] = {}


class Things(NamedTuple):
    """Something that has words of its own: blocks, meteors, shots, as they stand on a card."""

    what: str
    printed: str | tuple[str, ...]


def printed_values(card: Struct) -> dict[str, Any]:
    """Everything printed on a card that its text may mention."""
    values: dict[str, Any] = {}
    for name, what in _printed(type(card)):
        value = getattr(card, name)
        if what:
            values[name] = Things(what, value)
        elif isinstance(value, (int, float, str)):
            values[name] = value
    return values


@cache
def _printed(card: type[Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of card, each with what it says if its type has words of its own."""
    info = inspect.type_info(card)
    assert isinstance(info, inspect.StructType)
    return tuple((field.name, said_as(field.type)) for field in info.fields if field.name not in UNPRINTED)


def said_as(kind: inspect.Type) -> str:
    """By which words values of this type are said; nothing for numbers, plain texts and structs."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra or {}).get("said", "")) or said_as(kind.type)
    if isinstance(kind, inspect.VarTupleType):
        return said_as(kind.item_type)
    return ""
