"""How the table looks to a seat: the shape of its view. `seen.py` says who sees what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class ShipView(Struct, frozen=True):
    """A ship as it lies on the table; squares are named `column,row`, pieces as in a saved position."""

    board: str
    pieces: Mapping[str, str]
    figures: Mapping[str, str]
    """Who lives where, by letters: `HH` are two humans, `P` is the purple alien."""
    cells: Mapping[str, int]
    goods: Mapping[str, str]
    marks: Mapping[str, str]
    """What modules have laid on components, as texts of their own."""
    lost: Sequence[int]
    crew: int
    """How many crew members are on board; a card may count them otherwise."""
    engines: int
    """What it would declare with nothing powered, and with everything; cannons likewise."""
    engines_powered: int
    cannons: float
    cannons_powered: float
    exposed_connectors: int
    penalty: int
    absent: Mapping[str, Mapping[str, Any]] = {}
    """Sections that take no part, by their names, and `why`; those that come back with what is on them, by store."""


class PlaceView(Struct, frozen=True):
    """A seat's place at the yard. What it holds is seen only by itself; that it holds something, by everybody."""

    holding: bool
    hand: int | None
    fits: Sequence[str] | None
    """Where what it holds may be welded without an error: `7,6 ^`."""
    may_return: bool
    last: str | None
    aside: Sequence[int]
    looking: int | None
    number: int | None
    moves: int


class YardView(Struct, frozen=True):
    """The warehouse and the hourglass; the cards of a pile are seen by whoever is looking at it."""

    heap: int
    face_up: Sequence[int]
    places: Sequence[PlaceView]
    numbers: Sequence[int]
    started: bool
    circle: int
    running: bool
    time_up: bool
    turn: int | None
    piles: int
    pile: Sequence[str] | None


class FlightView(Struct, frozen=True):
    """The flight board: positions, the card on top, how many are to come, who has left."""

    order: Sequence[int]
    positions: Mapping[str, int]
    card: str | None
    cards_left: int
    played: Sequence[str]
    left: Mapping[str, str]
    dice: tuple[int, int] | None


class TableView(Struct, frozen=True):
    """The whole table as one seat sees it. Credits that are secret are None."""

    rounds: Sequence[str]
    round: int
    stage: str
    starter: int
    credits: Sequence[int | None]
    bank: Mapping[str, int]
    partners: Sequence[int | None]
    """The partner of each seat; None for those who play alone."""
    ships: Sequence[ShipView]
    ships_of: Sequence[int]
    """Whose ship, by the starting cabin on which it was begun, each seat builds or flies now: partners trade theirs."""
    numbers: Sequence[int]
    yard: YardView | None
    flight: FlightView | None
    results: Sequence[Mapping[str, Any]]
    winners: Sequence[int]
    """Once the game is over: everybody who owns at least a credit, the richest first."""
    modules: Mapping[str, Mapping[str, Any]] = {}
    """What the modules in play show, by their names."""
