"""Action cards, time cards, progress cards and colony tiles."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from starboard.spacecorp.catalog.codes import handled

ERAS = ("mariners", "planeteers", "starfarers")
ACTIONS = (
    "research",
    "move",
    "explore",
    "build",
    "produce",
    "genetics",
    "upgrade",
    "special",
    "revelation",
    "colonize",
)


def read(name: str, shape: Any) -> Any:
    """A data file of the catalogue in its typed shape."""
    return msgspec.json.decode(files(__package__).joinpath(f"{name}.json").read_bytes(), type=shape)


class CardAction(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card is worth for one type of action: a value that adds, or a number that multiplies."""

    type: str
    value: int = 0
    times: int = 0
    shielded: int | None = None
    """The value when played shielded, where the card offers that choice."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card. `mark` says how sure its values are: exact, inferred or reconstructed."""

    id: str
    name: str
    actions: tuple[CardAction, ...]
    mark: str
    infra: bool = False
    start: bool = False
    edge: str | None = None
    special: str | None = None
    only_in_58: bool = False

    def worth(self, action: str) -> CardAction | None:
        """What the card gives to an action, if anything."""
        for offered in self.actions:
            if offered.type == action:
                return offered
        return None


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of a kind a player must have before he may choose a progress card."""

    kind: str
    n: int


class Progress(Struct, frozen=True, forbid_unknown_fields=True):
    """An adaptation or breakthrough; two copies, the first with profit."""

    name: str
    kind: str
    era: str
    profits: tuple[int, int]
    gives: dict[str, int | bool]
    """By their codes, with an amount where there is one (`benefits/progress.py`)."""
    mark: str
    condition: Condition | None = None


class Colony(Struct, frozen=True, forbid_unknown_fields=True):
    """A colony tile: the colony points it needs, its benefit, and the player counts it is used with."""

    name: str
    value: int
    benefit: str
    players: tuple[int, ...]
    mark: str


class _CardFile(Struct):
    mariners: tuple[Card, ...]
    planeteers: tuple[Card, ...]
    starfarers: tuple[Card, ...]
    time: tuple[str, ...]
    time_in_deck: dict[str, int]


class _ProgressFile(Struct):
    cards: tuple[Progress, ...]


class _ColonyFile(Struct):
    colonies: tuple[Colony, ...]


_cards: _CardFile = read("cards", _CardFile)
DECKS = {"mariners": _cards.mariners, "planeteers": _cards.planeteers, "starfarers": _cards.starfarers}
CARDS = {card.id: card for deck in DECKS.values() for card in deck}
handled("action", [action.type for card in CARDS.values() for action in card.actions], dict.fromkeys(ACTIONS))
ERA_OF = {card.id: era for era, deck in DECKS.items() for card in deck}
TIME_CARDS = _cards.time
EVERY_TIME_CARD = frozenset(TIME_CARDS)
TIME_IN_DECK = {int(players): count for players, count in _cards.time_in_deck.items()}
STARTING_CARD = "chemical_thruster"
EDGES = tuple(sorted({card.edge for card in CARDS.values() if card.edge}))
INFRA_CARDS = frozenset(card.id for card in CARDS.values() if card.infra)
SPECIAL_CARDS = frozenset(card.id for card in CARDS.values() if card.special)

PROGRESS: dict[str, Progress] = {card.name: card for card in read("progress", _ProgressFile).cards}
COLONIES: dict[str, Colony] = {colony.name: colony for colony in read("colonies", _ColonyFile).colonies}


def is_time(card: str) -> bool:
    """Whether a card id is a time card's."""
    return card in EVERY_TIME_CARD
