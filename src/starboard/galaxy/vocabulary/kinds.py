"""What the arguments of options are, and all the values they can take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from starboard.engine import Kind
from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import ARROWS, COMPONENTS
from starboard.galaxy.catalog.goods import PRICES
from starboard.galaxy.catalog.sheets import board_keys, sheets
from starboard.galaxy.catalog.sides import SIDES
from starboard.galaxy.registry import aliens

MOST_SEATS = 5
MOST_PILES = 4
MOST_PLANETS = 4
MOST_BID = 250
"""No purse needs more; every bid has a number for learning agents, so they must end somewhere."""


def _squares() -> Iterator[str]:
    return (name for key in board_keys() for name in board(key).names)


def _sections() -> dict[str, None]:
    return {name: None for sheet in sheets().values() if sheet.sections for name in sheet.section_names}


Square = Annotated[str, Kind("square", r"-?\d+,-?\d+", _squares)]
"""A square of a ship's board, by its printed numbers: `7,6`."""
Turn = Annotated[int, Kind("turn", r"[v^<>]", lambda: ARROWS, {arrow: turn for turn, arrow in enumerate(ARROWS)})]
"""How far a component is turned, in quarters to the right; written as an arrow that shows where its front points."""
Side = Annotated[str, Kind("side", r"[a-z]+", lambda: SIDES)]
"""A side of a ship: `left`."""
Component = Annotated[int, Kind("component", r"\d+", lambda: map(str, COMPONENTS))]
"""A component by its number."""
Seat = Annotated[int, Kind("seat", r"\d+", lambda: map(str, range(MOST_SEATS)))]
Pile = Annotated[int, Kind("pile", r"\d+", lambda: map(str, range(1, MOST_PILES + 1)))]
"""A pile of adventure cards, counted from one."""
NumberTile = Annotated[int, Kind("number_tile", r"\d+", lambda: map(str, range(1, MOST_SEATS + 1)))]
"""The tile that says in which order ships start."""
Planet = Annotated[int, Kind("planet", r"\d+", lambda: map(str, range(1, MOST_PLANETS + 1)))]
"""A planet of a card, counted from one."""
Colour = Annotated[str, Kind("colour", r"[A-Z]", lambda: PRICES)]
"""The colour of a block of goods, by its letter."""
Section = Annotated[str, Kind("section", r"[a-z_]+", _sections)]
"""A section of a ship, by its name: `left`."""
Crew = Annotated[str, Kind("crew", r"[a-z_]+", lambda: ("humans", *(kind.name for kind in aliens())))]
"""Who boards a cabin."""
Amount = Annotated[int, Kind("amount", r"\d+", lambda: map(str, range(MOST_BID + 1)))]
"""An amount of credits."""
