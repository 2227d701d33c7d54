"""A ship from its text, drawn and judged: errors, strengths, crew, exposed connectors."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from starboard.engine import BadInput, View
from starboard.galaxy.notation import read_ship, write_ship
from starboard.galaxy.presentation.nouns import blocks, capitalised, number
from starboard.galaxy.presentation.ships import ship_board
from starboard.galaxy.presentation.table import legend
from starboard.galaxy.seen import ship_view
from starboard.galaxy.ship.errors import mistakes
from starboard.galaxy.ship.ship import Ship
from starboard.galaxy.view import ShipView
from starboard.words import Words
from starboard.words.drawing import Drawing, below, heading, paragraph


def show(text: str, words: Words, width: int) -> Drawing:
    """The ship that a text describes, with its numbers and its errors in words; BadInput names a bad line."""
    ship = read_ship(text)
    seen = _view(ship)
    errors = _errors(ship)
    marks = {square: "wrong" for _, *squares in errors for square in squares if square}
    title = words("show-title", **{"class": seen.board})
    return below(
        [
            [heading(title, width)],
            ship_board(seen, None, marks),
            [[(line, "")] for line in _facts(seen, words)],
            _judgement(errors, words, width),
            legend(words, width),
        ]
    )


def copy(view: View, seat: int) -> str:
    """A seat's ship as the text that `show` reads; BadInput if it has none at the moment."""
    if seat not in range(len(view.table.ships)):
        raise BadInput(f"seat {seat} has no ship at the moment")
    return write_ship(Ship.from_data(seat, to_builtins(view.table.ships[seat])))


def show_data(text: str) -> dict[str, Any]:
    """The same as plain data."""
    ship = read_ship(text)
    seen = _view(ship)
    return {
        "class": seen.board,
        "components": len(seen.pieces),
        "crew": seen.crew,
        "engines": seen.engines,
        "engines_powered": seen.engines_powered,
        "cannons": seen.cannons,
        "cannons_powered": seen.cannons_powered,
        "cells": sum(seen.cells.values()),
        "goods": ship.blocks,
        "lost": len(ship.lost),
        "exposed_connectors": seen.exposed_connectors,
        "errors": [
            {"kind": kind, "squares": [square for square in squares if square]} for kind, *squares in _errors(ship)
        ],
    }


def _view(ship: Ship) -> ShipView:
    return ship_view(ship, 0)


def _errors(ship: Ship) -> list[list[str]]:
    """Kind, square, and the other square or nothing, as in events."""
    names = ship.board.names
    return [
        [found.kind, names[found.square], "" if found.other is None else names[found.other]]
        for found in mistakes(ship.layout)
    ]


def _facts(ship: ShipView, words: Words) -> list[str]:
    goods = "".join(ship.goods.values())
    facts = [
        words("show-crew", crew=ship.crew),
        words("show-engines", idle=number(ship.engines), powered=number(ship.engines_powered)),
        words("show-cannons", idle=number(ship.cannons), powered=number(ship.cannons_powered)),
        words("show-cells", cells=sum(ship.cells.values())),
        words("show-exposed", count=ship.exposed_connectors),
    ]
    if goods:
        facts.append(words("show-goods", goods=blocks(goods, words)))
    if ship.lost:
        facts.append(words("show-lost", count=len(ship.lost)))
    return facts


def _judgement(errors: list[list[str]], words: Words, width: int) -> Drawing:
    if not errors:
        return [[(words("show-no-errors"), "plus")]]
    lines: Drawing = [[(words("show-errors"), "value")]]
    for kind, square, other in errors:
        said = capitalised(words(f"error-{kind}", square=square, other=other))
        lines += paragraph(f"{said}.", width, "minus", indent="  ", bullet="• ")
    return lines
