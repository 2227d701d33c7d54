"""What everybody sees of the Trek, and what must always hold. Nothing about it is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.modules.transgalactic_trek.memory import drawn, held_by, holder, last_scores, side_of
from starboard.galaxy.modules.transgalactic_trek.trek import terms_of
from starboard.galaxy.table import Table


def seen(table: Table) -> Mapping[str, Any]:
    """Titles that nobody holds lie beside the flight, the others beside the ships of their holders."""
    titles = [
        {"id": f"title {title}", "name": title, "values": {"side": side_of(table, title)}, "seat": holder(table, title)}
        for title in drawn(table)
    ]
    return {
        "tray": [title for title in titles if title["seat"] is not None],
        "conditions": [
            {name: value for name, value in title.items() if name != "seat"}
            for title in titles
            if title["seat"] is None
        ],
        "scores": last_scores(table),
    }


def check(table: Table) -> None:
    """There are as many titles as players are to hold, and after the first flight everybody has those."""
    if drawn(table):
        each = terms_of(table).each
        assert len(set(drawn(table))) == each * table.setup.seats
        if table.round:
            assert [len(held_by(table, seat)) for seat in range(table.setup.seats)] == [each] * table.setup.seats


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """Nothing is hidden."""
