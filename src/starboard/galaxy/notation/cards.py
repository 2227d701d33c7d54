"""Cards as texts: one line with the kind of card and everything printed on it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from starboard.engine import BadInput
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.deck import CARD_KINDS, CARDS, Card

EXPECTED = {
    "kind": f"a kind of card ({', '.join(CARD_KINDS)})",
    "goods": "blocks from R, Y, G, B",
    "planets": "blocks from R, Y, G, B for each planet",
    "meteors": "small_ or large_ and a side for each meteor",
    "shots": "light_ or heavy_ and a side for each shot",
    "lines": "crew, engines or cannons : days, crew or goods : a number, or shots : each shot, for each line",
}
"""What may stand in a card's text where a plain number is not meant."""


def write_card(card: Adventure) -> str:
    """A card as one line: its kind, then everything printed on it."""
    words = [card.kind]
    for name in card.__struct_fields__:
        if name in ("id", "learning"):
            continue
        words.append(f"{name}={_write_value(getattr(card, name))}")
    return " ".join(words)


def _write_value(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(_write_value(item) for item in value)
    if isinstance(value, Struct):
        amount = getattr(value, "amount", 0)
        printed = "+".join(_write_value(shot) for shot in amount) if isinstance(amount, tuple) else str(amount)
        return f"{getattr(value, 'criterion', '')}:{getattr(value, 'penalty', '')}:{printed}"
    return str(value).replace(" ", "_")


@cache
def read_card(text: str) -> Adventure:
    """A card from its id (`I-3`) or its text (`open_space`, `slavers strength=6 days=1 crew_loss=3 credits=5`)."""
    if text in CARDS:
        return CARDS[text]
    kind, *words = text.split() or [""]
    plain: dict[str, Any] = {"kind": kind, "id": text}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"card: expected name=value, not {word!r}")
        if name in plain:
            raise BadInput(f"card: {name!r} is given already")
        plain[name] = _read_value(name, value)
    try:
        card: Adventure = msgspec.convert(plain, Card)
    except msgspec.ValidationError as problem:
        raise BadInput(f"card {kind!r}: {_in_plain_words(str(problem))}") from None
    return card


def _in_plain_words(problem: str) -> str:
    """What is wrong with a card's text, as a sentence to its writer."""
    place = re.search(r"`\$\.(\w+)", problem)
    if place is None:
        missing = problem.replace("Object missing required field", "it needs")
        return missing.replace("Object contains unknown field", "it has no")
    return f"{place[1]} should be {EXPECTED.get(place[1], 'a number')}"


def _read_value(name: str, value: str) -> Any:
    if name in ("planets", "meteors", "shots"):
        return value.replace("_", " ").split(",")
    if name == "lines":
        return [_read_line(line) for line in value.split(",")]
    return int(value) if value.isdecimal() else value


def _read_line(line: str) -> list[Any]:
    words = line.split(":")
    if len(words) != 3:
        raise BadInput(f"card: expected criterion:penalty:amount, not {line!r}")
    criterion, penalty, amount = words
    return [criterion, penalty, int(amount) if amount.isdecimal() else amount.replace("_", " ").split("+")]
