"""What the band remembers, what everybody sees of it, what only a seat sees, and what must always hold.

A tune lies in everybody's hand, which nobody else may know. A baton lies beside a ship that has rehearsed, the tempo is
in force for everybody, and a drum major goes about on each ship that has a bandstand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.table import Table

TUNES = ("march", "polka", "waltz", "tango", "gallop")
"""One for each of the most seats there can be, so that no two have the same."""
MAJOR = "drum_major"


def deal(table: Table) -> None:
    """A tune for every seat, for each another one."""
    remember(table, tunes=table.chance.shuffled("tunes", TUNES)[: table.setup.seats])


def remember(table: Table, **values: Any) -> None:
    """Lay something into the drawer."""
    table.drawers = {**table.drawers, "toy": {**table.drawers.get("toy", {}), **values}}


def remembered(table: Table, what: str, default: Any) -> Any:
    """What lies in the drawer."""
    return table.drawers.get("toy", {}).get(what, default)


def note(ship: Ship, what: str) -> None:
    """Something has happened to a ship, which happens once in a flight."""
    ship.drawers = {**ship.drawers, "toy": sorted({*ship.drawers.get("toy", ()), what})}


def noted(ship: Ship, what: str) -> bool:
    """Whether it has happened."""
    return what in ship.drawers.get("toy", ())


def seen(table: Table) -> Mapping[str, Any]:
    """Everybody sees the tempo, batons, drum majors, that there are tunes, and which moments have passed."""
    conditions = [{"id": "tempo", "name": f"tempo_{table.setup['toy_tempo']}"}]
    if remembered(table, "silence", False):
        conditions.append({"id": "silence", "name": "silence"})
    return {
        "conditions": conditions,
        "hand": [],
        "tray": [
            {"id": "baton", "name": "baton", "seat": seat, "values": {"tune": tune}}
            for seat, tune in enumerate(remembered(table, "rehearsed", ()))
        ],
        "walkers": [
            {"id": MAJOR, "seat": ship.seat, "square": ship.board.names[square]}
            for ship in table.ships
            if (square := major_on(table, ship)) is not None
        ],
        "tunes": len(remembered(table, "tunes", ())),
        "moments": remembered(table, "moments", ()),
    }


def own(table: Table, seat: int) -> Mapping[str, Any]:
    """A seat sees its own tune."""
    tunes = remembered(table, "tunes", ())
    return {"hand": [{"id": "tune", "name": f"tune_{tunes[seat]}", "option": "play"}]} if tunes else {}


def major_on(table: Table, ship: Ship) -> int | None:
    """Where the drum major of a ship stands; None if it has none, or if the floor has gone from under their feet."""
    square = remembered(table, "majors", {}).get(str(ship.seat))
    return square if square is not None and ship.layout.occupied >> square & 1 else None


def check(table: Table) -> None:
    """Once dealt, there is a tune for every seat, and none twice."""
    tunes = remembered(table, "tunes", None)
    assert tunes is None or (len(set(tunes)) == len(tunes) == table.setup.seats and set(tunes) <= set(TUNES))


def shake(table: Table, seat: int | None, shuffle: Callable[[list[Any]], None]) -> None:
    """All tunes that a seat does not hold are others."""
    tunes = remembered(table, "tunes", ())
    unseen = [tune for tune in TUNES if seat is None or not tunes or tune != tunes[seat]]
    shuffle(unseen)
    if tunes:
        remember(table, tunes=[tune if other == seat else unseen.pop() for other, tune in enumerate(tunes)])
