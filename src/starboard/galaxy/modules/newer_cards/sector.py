"""Dangerous sector: two cards of the next deck are put on top of the flight's."""

from __future__ import annotations

from starboard.engine import Rule
from starboard.galaxy.adventures.adventure import Adventure
from starboard.galaxy.table import Table


class DangerousSector(Adventure, frozen=True, tag="dangerous_sector"):
    """They come unseen from what no flight has used yet; if there are fewer, so many come (AX-R-15)."""

    cards: int
    deck: str
    """The level they come from, the one above its own."""

    def play(self, table: Table) -> Rule:
        yield from ()
        unused = table.decks.get(self.deck, ())
        drawn, left = unused[: self.cards], unused[self.cards :]
        table.decks = {**table.decks, self.deck: left}
        table.flight.deck = (*drawn, *table.flight.deck)
        table.tell("sector_entered", card=self.id, deck=self.deck, count=len(drawn))
