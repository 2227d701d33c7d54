"""What the arguments of options are, and all the values they can take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from starboard.engine import Kind
from starboard.spacecorp.catalog.cards import ACTIONS, CARDS, COLONIES, PROGRESS, TIME_CARDS
from starboard.spacecorp.catalog.constants import CONSTANTS
from starboard.spacecorp.catalog.contracts import ROWS
from starboard.spacecorp.corporation import BASES
from starboard.spacecorp.map.boards import BOARDS

MOST_SEATS = 4
SLOTS = range(1, 4)


def _sites() -> Iterator[str]:
    return (site for board in BOARDS.values() for site in board.sites)


def _spots() -> Iterator[str]:
    return (spot for board in BOARDS.values() for spots in board.spots.values() for spot in spots)


Action = Annotated[str, Kind("action", r"[a-z_]+", lambda: ACTIONS)]
Base = Annotated[str, Kind("base", r"[a-z_]+", lambda: BASES)]
"""A type of base."""
Card = Annotated[str, Kind("card", r"[A-Z]\d+", lambda: (*CARDS, *TIME_CARDS))]
"""An action card by its id, or a time card."""
Colony = Annotated[str, Kind("colony", r"\w+", lambda: COLONIES)]
Contract = Annotated[int, Kind("contract", r"\d+", lambda: map(str, ROWS))]
"""A contract of the era by its row, counted from one."""
Progress = Annotated[str, Kind("progress", r"\w+", lambda: PROGRESS)]
Seat = Annotated[int, Kind("seat", r"\d+", lambda: map(str, range(MOST_SEATS)))]
Site = Annotated[str, Kind("site", r"[a-zA-Z]\w*", _sites)]
Slot = Annotated[int, Kind("slot", r"\d+", lambda: map(str, SLOTS))]
"""A slot for infra, counted from one."""
Spot = Annotated[str, Kind("spot", r"\w+/\d+", _spots)]
"""Where a base can stand: a site and one of its boxes."""
Team = Annotated[int, Kind("team", r"\d+", lambda: map(str, range(CONSTANTS.teams.each)))]
TimeUse = Annotated[str, Kind("time_use", r"[a-z]+", lambda: ("double", "twice"))]
"""What a time card is used for."""
