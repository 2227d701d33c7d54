"""Reading a journal that may be damaged: the table as far as it goes, and what is wrong with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from starboard.engine import OtherVersion
from starboard.server import journal
from starboard.server.refusal import Refusal
from starboard.server.store.records import Row
from starboard.server.table import Table

LAST_KEPT = 10

Kind: TypeAlias = Literal[
    "database", "empty", "gap", "unreadable", "refused", "fault", "other_rules", "no_hold", "listing"
]


class Problem(Struct, frozen=True):
    """Something that is wrong in a database: at which table and which line of its journal, if it is at one."""

    kind: Kind
    table: str | None = None
    line: int | None = None
    detail: str = ""

    @property
    def is_damage(self) -> bool:
        """Whether something is broken. A game that was begun by other rules is not; it waits for them."""
        return self.kind != "other_rules"


class EntryLine(Struct, frozen=True):
    """A line of a journal without its secrets: when what happened, and on which seat."""

    number: int
    at: float
    kind: str
    seat: int | None


class Said(Struct, frozen=True):
    """Something that somebody said; `seat` is None for those who watch."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Replay:
    """A journal read to its end. `table` is as it was before the first problem; None if not even that can be said."""

    def __init__(self, name: str, *, talk: bool = False) -> None:
        self.name = name
        self.table: Table | None = None
        self.problems: list[Problem] = []
        self.lines = 0
        self.size = 0
        self.rules: str | None = None
        """The version of the rules by which the game was begun."""
        self.closed: str | None = None
        """Why the table was closed, if it was; known of a damaged table, too."""
        self.last: deque[EntryLine] = deque(maxlen=LAST_KEPT)
        self.talk: list[Said] = []
        self._keeps_talk = talk
        self._next = 0

    def read(self, rows: Iterable[Row]) -> Replay:
        """Read on."""
        for row in rows:
            self.lines += 1
            self.size += len(row.entry)
            if row.number != self._next:
                self._note("gap", self._next, f"{self._next}–{row.number - 1}")
            self._next = row.number + 1
            try:
                entry = journal.read_entry(row.entry)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
                self._note("unreadable", row.number, str(problem))
                continue
            self._remember(row, entry)
            if not self.problems:
                self._apply(row, entry)
        return self

    def end(self) -> Replay:
        """There is no more to read."""
        if self.lines == 0:
            self._note("empty", None)
        return self

    def _remember(self, row: Row, entry: journal.AnyEntry) -> None:
        kind = str(type(entry).__struct_config__.tag)
        self.last.append(EntryLine(row.number, row.at, kind, getattr(entry, "seat", entry.by)))
        if isinstance(entry, journal.Started):
            self.rules = entry.version
        elif isinstance(entry, journal.Closed):
            self.closed = entry.reason
        elif isinstance(entry, journal.Spoke) and self._keeps_talk:
            self.talk.append(Said(row.number, row.at, entry.seat, entry.name, entry.text))

    def _apply(self, row: Row, entry: journal.AnyEntry) -> None:
        try:
            if self.table is not None:
                self.table.apply(entry)
            elif isinstance(entry, journal.Opened):
                self.table = Table(self.name, entry, row.at)
            else:
                self._note("refused", row.number, f"{type(entry).__name__}: a table is opened first")
        except OtherVersion as problem:
            self._note("other_rules", row.number, str(problem))
        except Refusal as refusal:
            self._note("refused", row.number, f"{type(entry).__name__}: {refusal.told('en')}")
        except Exception as problem:  # whatever a damaged entry makes the rules stumble over
            self._note("fault", row.number, f"{type(entry).__name__}: {type(problem).__name__} {problem}".rstrip())

    def _note(self, kind: Kind, line: int | None, detail: str = "") -> None:
        self.problems.append(Problem(kind, self.name, line, detail))
