"""The Lawyer of this edition, who halves what is due and pleads for titles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.mechanisms.specializations.choosing import had_at_the_end
from starboard.galaxy.mechanisms.specializations.lawyer import Lawyer
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

CLOSE = 1
"""By how much a score may fall short of the best."""


class TitleLawyer(Lawyer):
    """A score above nothing that comes close to the best is as good as the best."""

    def reduced(self, ship: Ship, owed: int) -> int:
        return owed // 2

    def firsts(self, table: Table, title: str, scores: Mapping[int, float], first: Sequence[int]) -> list[int]:
        best = max(scores.values(), default=0)
        return [
            *first,
            *(
                seat
                for seat, score in scores.items()
                if seat not in first
                and score > 0
                and best - score <= CLOSE
                and had_at_the_end(table, table.ships[seat], self.name)
            ),
        ]
