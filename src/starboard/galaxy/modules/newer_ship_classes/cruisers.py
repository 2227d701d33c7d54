"""Class IV: every board is made of two, drawn at random, so that no two cruisers have the same shape."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.engine import Rule
from starboard.galaxy.catalog.sheets import sheets
from starboard.galaxy.modules.newer_ship_classes.vocabulary import NAME
from starboard.galaxy.options import class_of
from starboard.galaxy.table import Table

STREAM = "cruisers"


class Cruisers:
    """Everybody draws one of the larger boards and one of the smaller; nobody else has either (AX-7.1, AX-7.2)."""

    name = "cruisers"
    rank: Mapping[str, int] = {}

    def at_round(self, table: Table) -> Rule:
        """Boards are drawn before they are handed out."""
        yield from ()
        sheet = sheets()[class_of(table.round_name)]
        if sheet.upper:
            fronts = table.chance.shuffled(STREAM, range(1, len(sheet.upper) + 1))
            rears = table.chance.shuffled(STREAM, range(1, len(sheet.lower) + 1))
            pairs = [f"{front}+{rear}" for front, rear in zip(fronts, rears, strict=True)]
            table.drawers = {**table.drawers, NAME: pairs[: table.setup.seats]}

    def board(self, table: Table, seat: int, key: str) -> str:
        """The board of a seat, composed of what it has drawn."""
        return f"{key}:{table.drawers[NAME][seat]}" if sheets()[key].upper else key
