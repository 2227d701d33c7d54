"""A tune in everybody's hand: what everybody sees of it, what only its owner sees, and what must always hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.table import Table

TUNES = ("march", "polka", "waltz")


def deal(table: Table) -> None:
    """A tune for every seat."""
    tunes = [TUNES[table.chance.draw("tunes", len(TUNES))] for _ in range(table.setup.seats)]
    remember(table, tunes=tunes)


def remember(table: Table, **values: Any) -> None:
    """Lay something into the drawer."""
    table.drawers = {**table.drawers, "toy": {**table.drawers.get("toy", {}), **values}}


def remembered(table: Table, what: str, default: Any) -> Any:
    """What lies in the drawer."""
    return table.drawers.get("toy", {}).get(what, default)


def seen(table: Table) -> Mapping[str, Any]:
    """Everybody sees that there are tunes, and which moments have passed."""
    return {"tune": None, "hands": len(remembered(table, "tunes", ())), "moments": remembered(table, "moments", ())}


def own(table: Table, seat: int) -> Mapping[str, Any]:
    """A seat sees its own."""
    tunes = remembered(table, "tunes", ())
    return {"tune": tunes[seat]} if tunes else {}


def check(table: Table) -> None:
    """Once dealt, there is a tune for every seat."""
    tunes = remembered(table, "tunes", None)
    assert tunes is None or len(tunes) == table.setup.seats
