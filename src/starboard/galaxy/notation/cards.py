"""Cards as texts: one line with the kind of card and everything printed on it, read and written by its types.

Items of a list stand between commas, fields of a record between colons, a list within a record between plus signs;
a space within a value is written `_`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, inspect

from starboard.engine import BadInput
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.deck import CARD_CLASSES, CARDS, make_card
from starboard.galaxy.adventures.saying import UNPRINTED

LISTS = ",+"
"""What stands between the items of a list, and of a list within a list."""
RECORD = ":"
YES, NO = "yes", "no"


def write_card(card: Adventure) -> str:
    """A card as one line: its kind, then everything printed on it."""
    printed = [name for name in card.__struct_fields__ if name not in UNPRINTED]
    return " ".join([card.kind, *(f"{name}={_write(getattr(card, name))}" for name in printed)])


def _write(value: Any, depth: int = 0) -> str:
    if isinstance(value, tuple):
        return LISTS[depth].join(_write(item, depth + 1) for item in value)
    if isinstance(value, Struct):
        return RECORD.join(_write(field, depth) for field in _said(value))
    if isinstance(value, bool):
        return YES if value else NO
    return str(value).replace(" ", "_")


def _said(record: Struct) -> list[Any]:
    """The fields of a record without those at its end that say nothing but their default."""
    fields = [getattr(record, name) for name in record.__struct_fields__]
    defaults = list(record.__struct_defaults__)
    while defaults and fields[-1] == defaults.pop():
        fields.pop()
    return fields


@cache
def read_card(text: str) -> Adventure:
    """A card from its id (`I-3`) or its text (`open_space`, `slavers strength=6 days=1 crew_loss=3 credits=5`)."""
    if text in CARDS:
        return CARDS[text]
    kind, *words = text.split() or [""]
    if kind not in CARD_CLASSES:
        raise BadInput(f"card {kind!r}: kind should be a kind of card ({', '.join(CARD_CLASSES)})")
    types = _types(kind)
    plain: dict[str, Any] = {"kind": kind, "id": text}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"card: expected name=value, not {word!r}")
        if name in plain:
            raise BadInput(f"card: {name!r} is given already")
        if name not in types:
            raise BadInput(f"card {kind!r}: it has no `{name}`")
        plain[name] = _read(types[name], value)
    try:
        return make_card(plain)
    except msgspec.ValidationError as problem:
        raise BadInput(f"card {kind!r}: {_in_plain_words(str(problem), types)}") from None


@cache
def _types(kind: str) -> dict[str, inspect.Type]:
    """The types of everything printed on a kind of card."""
    info = inspect.type_info(CARD_CLASSES[kind])
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields if field.name not in UNPRINTED}


def _read(kind: inspect.Type, text: str, depth: int = 0) -> Any:
    """A value of a type from its text; where the text does not fit it stays a text, and the type will complain."""
    match kind:
        case inspect.Metadata(type=inner):
            return _read(inner, text, depth)
        case inspect.UnionType(types=several):
            return _read(_one_of(several, text), text, depth)
        case inspect.VarTupleType(item_type=item):
            return [_read(item, word, depth + 1) for word in text.split(LISTS[depth])]
        case inspect.StructType():
            return _read_record(kind, text, depth)
        case inspect.BoolType() if text in (YES, NO):
            return text == YES
        case inspect.IntType() if text.isdecimal():
            return int(text)
        case inspect.FloatType() if re.fullmatch(r"\d+(\.\d+)?", text):
            return float(text)
        case _:
            return text.replace("_", " ")


def _one_of(types: tuple[inspect.Type, ...], text: str) -> inspect.Type:
    """The type that a text is meant for where a value may have several: numbers look like numbers."""
    numbers = [kind for kind in types if isinstance(kind, (inspect.IntType, inspect.FloatType))]
    others = [kind for kind in types if kind not in numbers]
    return (numbers if text.isdecimal() and numbers else others or numbers)[0]


def _read_record(kind: inspect.StructType, text: str, depth: int) -> Any:
    words = text.split(RECORD)
    required = [field.name for field in kind.fields if field.required]
    if not len(required) <= len(words) <= len(kind.fields):
        raise BadInput(f"card: expected {RECORD.join(required)}, not {text!r}")
    values = {field.name: _read(field.type, word, depth) for field, word in zip(kind.fields, words, strict=False)}
    return list(values.values()) if kind.array_like else values


def _in_plain_words(problem: str, types: dict[str, inspect.Type]) -> str:
    """What is wrong with a card's text, as a sentence to its writer."""
    place = re.search(r"`\$\.(\w+)", problem)
    if place is None:
        return problem.replace("Object missing required field", "it needs")
    return f"{place[1]} should be {_described(types[place[1]])}"


def _described(kind: inspect.Type) -> str:
    """What is expected where a value of this type stands."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return str((extra or {}).get("description") or _described(inner))
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(map(str, values))}"
        case inspect.UnionType(types=several):
            return " or ".join(map(_described, several))
        case inspect.VarTupleType(item_type=item):
            return f"{_described(item)} for each"
        case inspect.StructType(fields=fields):
            return f"{RECORD.join(field.name for field in fields)}"
        case inspect.BoolType():
            return f"{YES} or {NO}"
        case inspect.StrType():
            return "a word"
        case _:
            return "a number"
