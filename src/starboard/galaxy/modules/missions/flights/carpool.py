"""Carpool: seats are for paying passengers, so nobody is sent to fetch abandoned ships (MX-2.34)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.galaxy.adventures.deck import CARDS
from starboard.galaxy.modules.missions.memory import mission_of
from starboard.galaxy.table import Table


class Carpool:
    """Cards of one kind are passed over while the piles are made, and stay in their decks."""

    name = "carpool"
    rank: Mapping[str, int] = {}

    def deals(self, table: Table, cards: Sequence[str]) -> Sequence[str]:
        mission = mission_of(table)
        return cards if mission is None else [card for card in cards if CARDS[card].like != mission.without]
