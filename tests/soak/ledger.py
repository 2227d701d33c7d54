"""Accounting of acts: what players were told about each, held against what the journal has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from starboard.server import journal
from starboard.server.store import Row


class Deed(Struct):
    """One act of a seat, and what its player knows of it."""

    seat: int
    act: str
    decision: str
    option: str
    number: int | None = None
    """The number under which it was acknowledged."""
    refused: bool = False
    resent: int = 0
    """How often it was sent again because nobody had answered."""


class Findings(Struct):
    """What is wrong with a journal."""

    acknowledged: int = 0
    resent: int = 0
    lost: list[str] = field(default_factory=list)
    """Acknowledged, and not in the journal, or not where it was said to be, or as something else."""
    doubled: list[str] = field(default_factory=list)
    """In the journal more than once."""
    refused_yet_done: list[str] = field(default_factory=list)
    invented: list[str] = field(default_factory=list)
    """Answers of a player's seat that no player gave."""

    def add(self, other: Findings) -> None:
        """Count together."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def is_clean(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lost or self.doubled or self.refused_yet_done or self.invented)


def audit(rows: Sequence[Row], deeds: Iterable[Deed]) -> Findings:
    """Hold what players know against the journal of their table."""
    found = Findings()
    stored: dict[tuple[int, str], list[tuple[int, journal.Answered]]] = {}
    for row in rows:
        entry = journal.read_entry(row.entry)
        if isinstance(entry, journal.Answered) and entry.act:
            stored.setdefault((entry.seat, entry.act), []).append((row.number, entry))
    for deed in deeds:
        places = stored.pop((deed.seat, deed.act), [])
        name = f"seat {deed.seat}, {deed.act}, {deed.option!r}"
        found.resent += deed.resent > 0
        if len(places) > 1:
            found.doubled.append(f"{name}: entries {[number for number, _ in places]}")
        if deed.refused and places:
            found.refused_yet_done.append(f"{name}: entry {places[0][0]}")
        if deed.number is not None:
            found.acknowledged += 1
            if not any(_is(deed, number, entry) for number, entry in places):
                found.lost.append(f"{name}: acknowledged as entry {deed.number}, found {places}")
    found.invented += [f"seat {seat}, {act}: entry {places[0][0]}" for (seat, act), places in stored.items()]
    return found


def _is(deed: Deed, number: int, entry: journal.Answered) -> bool:
    return (number, entry.decision, entry.option) == (deed.number, deed.decision, deed.option)
