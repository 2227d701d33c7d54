"""All adventure cards by id, and the decks they make: those of an edition, and what modules shuffle into them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.adventures.kinds import BASE_CARDS, SCENARIO_CARDS
from starboard.galaxy.catalog.shelf import Shelf
from starboard.galaxy.editions import EDITIONS, FIRST
from starboard.galaxy.registry import modules


class _CardFile(Struct):
    decks: dict[str, list[dict[str, Any]]]


def _kind(card: type[Adventure]) -> str:
    return str(card.__struct_config__.tag)


def _card_classes() -> dict[str, type[Adventure]]:
    brought = [card for module in modules() for card in module.cards]
    return {_kind(card): card for card in sorted((*BASE_CARDS, *SCENARIO_CARDS, *brought), key=_kind)}


def _card_files() -> Iterator[tuple[str, Traversable]]:
    """Every file of cards, and whose it is."""
    for edition in EDITIONS.values():
        yield edition.name, edition.file("cards.json")
    for module in modules():
        if module.decks is not None:
            yield module.name, files(module.package).joinpath(module.decks)


@cache
def _catalogue() -> tuple[dict[str, Adventure], dict[str, dict[str, tuple[str, ...]]]]:
    cards: dict[str, Adventure] = {}
    decks: dict[str, dict[str, tuple[str, ...]]] = {}
    for owner, file in _card_files():
        try:
            listed = msgspec.json.decode(file.read_bytes(), type=_CardFile).decks
            for level, plain in listed.items():
                made = [make_card({**card, "level": level}) for card in plain]
                twice = [card.id for card in made if card.id in cards]
                if twice:
                    raise ValueError(f"there is another card {twice[0]}")
                cards |= {card.id: card for card in made}
                decks.setdefault(owner, {})[level] = tuple(card.id for card in made)
        except (KeyError, ValueError, msgspec.ValidationError) as problem:
            raise ValueError(f"cards of {owner}: {problem}") from None
    return cards, decks


CARD_CLASSES: Mapping[str, type[Adventure]] = Shelf(_card_classes)
"""The class of each kind of card, by the name of the kind."""
CARDS: Mapping[str, Adventure] = Shelf(lambda: _catalogue()[0])
"""Every printed card by its id."""


def make_card(plain: Mapping[str, Any]) -> Adventure:
    """A card from plain data; KeyError for a kind that nobody brings, ValidationError for wrong values."""
    return msgspec.convert(plain, CARD_CLASSES[plain["kind"]])


@cache
def decks_of(edition: str = FIRST.name, brought_by: tuple[str, ...] = ()) -> Mapping[str, tuple[str, ...]]:
    """The ids of the cards of each level: those of an edition, then those of these modules."""
    decks: dict[str, tuple[str, ...]] = {}
    for owner in (edition, *brought_by):
        for level, cards in _catalogue()[1].get(owner, {}).items():
            decks[level] = decks.get(level, ()) + cards
    return decks
