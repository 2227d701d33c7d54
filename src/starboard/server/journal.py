"""A table as a journal: everything that ever happened at it, one entry after the other.

The journal is all that is stored. Whoever reads it from the beginning knows the table as it is: who sits where, what
was said, and the game with its seed and its answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """One line of a journal. Where a client did it: the client's own name for it, and the seat it sat on."""

    act: str = ""
    by: int | None = None


class Opened(Entry, frozen=True, kw_only=True):
    """The table was opened."""

    game: str
    seats: int
    options: Mapping[str, str]
    private: bool
    before: str | None = None
    """The table that this one is the rematch of."""


class Taken(Entry, frozen=True, kw_only=True):
    """Somebody took a seat; `key` is what its token is checked against."""

    seat: int
    name: str
    key: str


class Emptied(Entry, frozen=True, kw_only=True):
    """A seat became empty before the game."""

    seat: int


class Filled(Entry, frozen=True, kw_only=True):
    """A bot plays a seat from now on. `given_up` says that its holder has left for good."""

    seat: int
    bot: str
    given_up: bool = False


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken_back"):
    """The holder of a seat plays it himself again."""

    seat: int


class Changed(Entry, frozen=True, kw_only=True):
    """The table agreed on another setup before the game."""

    seats: int
    options: Mapping[str, str]


class Started(Entry, frozen=True, kw_only=True):
    """The game began at this second since 1970, with this bot on every empty seat.

    The seed is told to nobody before the end.
    """

    seed: str
    version: str
    at: float
    bot: str


class Answered(Entry, frozen=True, kw_only=True):
    """A seat (or the clock) answered a decision."""

    seat: int
    decision: str
    option: str
    time: float


class Undone(Entry, frozen=True, kw_only=True):
    """A seat took its last step back."""

    seat: int
    time: float


class Wished(Entry, frozen=True, kw_only=True):
    """A seat wishes for an option that the table is to choose for it when the question comes; None: no longer."""

    seat: int
    option: str | None = None


class Readied(Entry, frozen=True, kw_only=True):
    """A seat has seen what there was to see in a pause, or wants to go on at once."""

    seat: int
    at_once: bool
    time: float


class Held(Entry, frozen=True, kw_only=True):
    """A seat holds a pause, or holds it no more."""

    seat: int
    on: bool
    time: float


class Spoke(Entry, frozen=True, kw_only=True):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class Came(Entry, frozen=True, kw_only=True):
    """The holder of a seat is here, by way of this server process."""

    seat: int
    process: str


class Went(Entry, frozen=True, kw_only=True):
    """The holder of a seat is away."""

    seat: int


class Rematched(Entry, frozen=True, kw_only=True):
    """Another table was opened for the same people."""

    table: str


class Closed(Entry, frozen=True, kw_only=True):
    """The host of the server closed the table for good; nothing happens at it any more."""

    reason: str = ""


class Muted(Entry, frozen=True, kw_only=True):
    """The host of the server muted the holder of a seat (None: all who watch), or lets them talk again."""

    seat: int | None
    muted: bool


AnyEntry: TypeAlias = (
    Opened
    | Taken
    | Emptied
    | Filled
    | TakenBack
    | Changed
    | Started
    | Answered
    | Undone
    | Wished
    | Readied
    | Held
    | Spoke
    | Came
    | Went
    | Rematched
    | Closed
    | Muted
)

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(AnyEntry).decode
