"""Turning a ship: its components and all that lies on them are laid onto the board as it lies then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.galaxy.catalog.boards import board
from starboard.galaxy.catalog.components import piece_of_key, turned_piece
from starboard.galaxy.catalog.sheets import turned_key
from starboard.galaxy.ship.marks import turned_marks
from starboard.galaxy.ship.ship import CONTENTS, Ship
from starboard.galaxy.table import Table

STORES = ("pieces", *CONTENTS)


def turn_ship(table: Table, ship: Ship, quarters: int) -> None:
    """A ship turns clockwise by so many quarters (a somersault: two), and whatever of it is away turns with it.

    Where the printed numbers turn with the board, a half turn leaves every square its name: modules had better remember
    squares by their names. KeyError if the board cannot lie like that.
    """
    turned = turned_ship(ship, quarters)
    now = _changed(_stores(ship), _stores(turned))
    ship.layout, ship.absent = turned.layout, turned.absent
    for store in CONTENTS:
        setattr(ship, store, getattr(turned, store))
    table.tell("ship_turned", ship.seat, board=ship.board.name, quarters=quarters % 4, now=now)


def turned_ship(ship: Ship, quarters: int) -> Ship:
    """The ship as it would lie, turned clockwise by so many quarters."""
    old, twin = ship.board, ship.copy()
    new = board(turned_key(old.name, quarters))
    squares = [old.turned_square(square, quarters) for square in range(old.size)]
    twin.layout = ship.layout.turned(new, quarters)
    for store in CONTENTS:
        content: Mapping[int, Any] = getattr(ship, store)
        setattr(twin, store, {squares[square]: what for square, what in content.items()})
    twin.marks = {square: turned_marks(text, quarters) for square, text in twin.marks.items()}
    names = {old.names[square]: new.names[there] for square, there in enumerate(squares)}
    twin.absent = {section: _turned(held, names, quarters) for section, held in ship.absent.items()}
    return twin


def _turned(held: Mapping[str, Any], names: Mapping[str, str], quarters: int) -> dict[str, Any]:
    """A section that takes no part, with what it comes back with where and how it lies now."""
    turned = dict(held)
    for store in STORES:
        if store in held:
            turned[store] = {names[name]: what for name, what in held[store].items()}
    if "pieces" in held:
        turned["pieces"] = {
            name: turned_piece(piece_of_key(key), quarters).key for name, key in turned["pieces"].items()
        }
    if "marks" in held:
        turned["marks"] = {name: turned_marks(text, quarters) for name, text in turned["marks"].items()}
    return turned


def _stores(ship: Ship) -> dict[str, dict[str, Any]]:
    names = ship.board.names
    stores = {store: {names[square]: what for square, what in getattr(ship, store).items()} for store in CONTENTS}
    return {"pieces": {names[square]: piece.key for square, piece in ship.layout.placed()}, **stores}


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """What lies on each square now that was otherwise before, by store."""
    changed: dict[str, dict[str, Any]] = {}
    for store in STORES:
        was, content = before[store], after[store]
        squares = [name for name in {**was, **content} if was.get(name) != content.get(name)]
        if squares:
            changed[store] = {name: content.get(name) for name in squares}
    return changed
