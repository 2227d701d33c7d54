"""How the table looks to a seat: the shape of its view. `seen.py` says who sees what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class CorporationView(Struct, frozen=True):
    """A corporation; the hand of another seat is only a number."""

    profit: int
    cards: int
    hand: Sequence[str] | None
    headquarters: str
    infra: Sequence[str]
    genetics: int
    revelation: int
    progress: Sequence[str]
    teams: Sequence[str]
    supply: Mapping[str, int]
    heritage: Sequence[str] | None
    produced: int
    """Produce actions of this era."""
    best_produce: int
    """The most profit that one of them has brought."""
    passed: bool


class TableView(Struct, frozen=True):
    """The table as one seat sees it."""

    era: str
    stage: str
    active: int
    first: int
    turns: int
    corporations: Sequence[CorporationView]
    deck: int
    discard: Sequence[str]
    offer: Sequence[str]
    in_play: Sequence[str]
    time_aside: Sequence[str]
    """Time cards that have been used in this era."""
    piles: Mapping[str, int]
    tiles: Mapping[str, str]
    bases: Mapping[str, Sequence[Any]]
    exploited: Sequence[str]
    claims: Mapping[str, Sequence[int]]
    colonies: Mapping[str, Sequence[Any]]
    colonies_left: Sequence[str]
    progress_left: Mapping[str, Sequence[int]]
    discs: Sequence[int]
    rewards: Mapping[str, int]
    fulfilled: int
    beyond: Sequence[int]
    orion_reached: bool
    banned: str
    ending: str
    last_turns: Sequence[int] | None
    """The seats that still have their last turn; None while there is no end to the turns."""
    results: Sequence[Mapping[str, Any]]
    winners: Sequence[int]
