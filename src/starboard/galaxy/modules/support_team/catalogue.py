"""The cards of the support team as printed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One person's card; what they do is a modifier of the same name."""

    name: str
    sure: str
    """How well the card is known: exact, inferred or reconstructed."""
    note: str = ""
    tokens: Mapping[str, int] = {}
    """What lies on the card for its owner, and how many of each."""
    seconds: int = 0
    """How long something takes that is done against the clock."""
    needs_box: str = ""
    """The box without which the card is left out."""


class _File(Struct):
    people: tuple[Card, ...]


@cache
def people() -> Mapping[str, Card]:
    """Every card by the name of its person."""
    listed = msgspec.json.decode(files(__package__).joinpath("people.json").read_bytes(), type=_File)
    return {card.name: card for card in listed.people}
