"""The settlement of a round, and tables of numbers in general."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.engine import View
from starboard.galaxy.presentation.ships import goods_line, strength_range
from starboard.galaxy.view import ShipView
from starboard.words import Words
from starboard.words.drawing import Drawing, Line, grid, heading

ABOARD = frozenset({"crew", "cells", "goods"})
"""Numbers that say nothing before the launch."""
ALWAYS = ("finish", "best_looking", "goods", "losses")
"""The kinds of lines that every settlement shows, whether or not there are any."""


def settlement_drawing(result: Mapping[str, Any], words: Words, width: int) -> Drawing:
    """What one round brought to each seat: a column for each kind of line there is, the base game's always."""
    kinds = tuple(dict.fromkeys((*ALWAYS, *(line["kind"] for line in result["lines"]))))
    columns = ("place", *kinds, "credits")
    rows: list[list[Line]] = [[[("", "")], *([(words(f"settlement-{column}"), "label")] for column in columns)]]
    for seat, row in enumerate(result["seats"]):
        amounts = [settled(result, seat, kind) for kind in kinds]
        rows.append([[(words.seat_name(seat), f"seat {seat}")], *_settled(row, amounts, words)])
    title = words("settlement-title", round=words("round-name", round=result["round"]))
    return [heading(title, width), *grid(rows)]


def settled(result: Mapping[str, Any], seat: int, kind: str) -> int:
    """What the lines of a kind brought a seat in a round."""
    return sum(line["amount"] for line in result["lines"] if line["kind"] == kind and line["seat"] == seat)


def _settled(row: Mapping[str, Any], amounts: Sequence[int], words: Words) -> list[Line]:
    place = words("settlement-left") if row["place"] is None else f"{row['place']}."
    owned = words("settlement-secret") if row["credits"] is None else str(row["credits"])
    return [
        [(place, "value" if row["place"] else "label")],
        *([_signed(amount)] for amount in amounts),
        [(owned, "value")],
    ]


def _signed(amount: int) -> tuple[str, str]:
    if not amount:
        return "–", "label"
    return (f"+{amount}", "plus") if amount > 0 else (f"−{-amount}", "minus")


def last_settlement(view: View, words: Words, width: int) -> Drawing:
    """The settlement of the round that was played last."""
    results = view.table.results
    return settlement_drawing(results[-1], words, width) if results else []


def ships_table(view: View, seats: Sequence[int], words: Words) -> Drawing:
    """Some ships as a table of numbers, for when there is no room to draw them."""
    numbers = [_numbers(view.table.ships[seat]) for seat in seats]
    columns = [name for name in numbers[0] if view.table.flight is not None or name not in ABOARD]
    rows: list[list[Line]] = [
        [[(words("stat-ship"), "label")], *([(words(f"stat-{column}"), "label")] for column in columns)]
    ]
    for seat, row in zip(seats, numbers, strict=True):
        rows.append([[(words.seat_name(seat), f"seat {seat}")], *(row[column] for column in columns)])
    return grid(rows)


def _numbers(ship: ShipView) -> dict[str, Line]:
    return {
        "crew": [(str(ship.crew), "value")],
        "engines": [(strength_range(ship.engines, ship.engines_powered), "value")],
        "cannons": [(strength_range(ship.cannons, ship.cannons_powered), "value")],
        "cells": [(str(sum(ship.cells.values())), "value")],
        "goods": goods_line(ship),
        "exposed": [(str(ship.exposed_connectors), "value")],
        "lost": [(str(len(ship.lost)), "value")],
    }
