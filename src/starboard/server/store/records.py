"""What the store keeps: lines of journals, the lobby's list of tables, and who keeps each table's clock."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct


class Row(Struct, frozen=True, gc=False):
    """One line of a table's journal. Lines are numbered from 0 without a gap and never change."""

    number: int
    at: float
    """When it was accepted, in seconds since 1970."""
    entry: bytes
    """JSON of a journal entry; its meaning is not known here."""


class Listing(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    private: bool
    stage: str
    opened: float
    touched: float
    """When something last happened at it, to within `TOUCH_EVERY` seconds (`store.py`)."""
    summary: bytes
    """JSON; its meaning is not known here."""
    people: int = 0
    """Holders of seats who are here, as of its last entry."""
    held: int = 0
    """Seats that somebody holds, as of its last entry."""


class Listed(TypedDict, total=False):
    """What a line of a journal may change in the listing."""

    stage: str
    summary: bytes
    people: int
    held: int


class Hold(Struct, frozen=True):
    """Who keeps the clock and the bots of a table, and how long it has stood still in all."""

    keeper: str
    """The `Store.process` that keeps it; empty while the table sleeps."""
    beat: float
    """When its keeper was last known to be alive, in seconds since 1970."""
    skipped: float
    """Seconds, summed, during which nobody kept the table: its hourglass did not run then."""
    noted: int = -1
    """The last line that an administrator wrote: a live table that does not have it yet reads its journal."""
