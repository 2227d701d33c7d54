"""The rules for five: whatever is there for one is there for two, the second time a little less.

They hold for the whole flight, however many are left in it (BX-6.2), and for fewer players too, if a table likes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

ENOUGH_FOR_TWO = 3
"""Ships in the race, with which the second lowest suffers as well."""


class Crowd:
    """One more for every reward, for every penalty and for every bonus."""

    name = "crowd"
    rank: Mapping[str, int] = {}

    def shares(self, table: Table, card: Adventure, shares: list[int]) -> list[int]:
        """One more may use what a card offers, and enemies must be beaten once more; for one less (BX-6.19)."""
        return [*shares, shares[-1] + 1]

    def victims(
        self, table: Table, ranking: list[tuple[Ship, float]], measure: str, victims: list[tuple[Ship, int]]
    ) -> list[tuple[Ship, int]]:
        """The second lowest suffers as well, one less; of two ships only the lowest does (BX-6.12 to 6.18)."""
        if len(ranking) < ENOUGH_FOR_TWO:
            return victims
        suffering = {ship.seat for ship, _ in victims}
        following = [ship for ship, _ in ranking if ship.seat not in suffering]
        return [*victims, *((ship, 1) for ship in following[:1])]

    def prizes(self, table: Table, bonus: str, ranking: list[tuple[Ship, int]], prizes: Sequence[int]) -> Sequence[int]:
        """Two get the first amount for finishing; a single most beautiful ship is admired with the next ones."""
        if not ranking:
            return prizes
        first = prizes[0]
        if bonus == "finish":
            return [first, *prizes][: len(prizes)]
        admired = sorted(exposed for _, exposed in ranking)[:2][-1]
        return [first if exposed <= admired else amount for (_, exposed), amount in zip(ranking, prizes, strict=True)]
